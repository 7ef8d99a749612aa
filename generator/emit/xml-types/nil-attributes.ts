import type { ElementDeclaration } from "../../model/xml-schema/components.js";
import type { XmlShapes } from "../../plan/xml-shape.js";

/** The parts of a nil element's value. */
export interface NilAttributes {
  /** The properties of the attributes that its type has, or a type that xsi:type may name; "xsi:type" itself where there is one. */
  readonly properties: readonly string[];
  /** True where one of them has to be there. */
  readonly areRequired: boolean;
}

/** The attributes that a nil element keeps. */
export function nilAttributes(element: ElementDeclaration, shapes: XmlShapes): NilAttributes {
  const { type } = element;
  if (type.kind === "simple") return { properties: [], areRequired: false };
  const derived = shapes.substitutableTypes(element);
  const properties = [type, ...derived].flatMap((candidate) => {
    const { attributes, anyAttributes } = shapes.shapeOf(candidate);
    return [...attributes.map(({ name }) => name), ...(anyAttributes === undefined ? [] : [anyAttributes.name])];
  });
  const isRequired = shapes.shapeOf(type).attributes.some(({ use }) => use.required);
  return {
    properties: [...new Set([...properties, ...(derived.length === 0 ? [] : ["xsi:type"])])],
    // An abstract type needs another one's name.
    areRequired: isRequired || (type.abstract && derived.length > 0),
  };
}
