import type { TypeDefinition } from "../../model/xml-schema/components.js";
import type { XmlShapes } from "../../plan/xml-shape.js";

/** The attributes that a nil element keeps: their properties, and whether one of them has to be there. */
export function nilAttributes(
  type: TypeDefinition,
  shapes: XmlShapes,
): { readonly properties: readonly string[]; readonly areRequired: boolean } {
  if (type.kind === "simple") return { properties: [], areRequired: false };
  const { attributes, anyAttributes } = shapes.shapeOf(type);
  const others = anyAttributes === undefined ? [] : [anyAttributes.name];
  return {
    properties: [...attributes.map(({ name }) => name), ...others],
    areRequired: attributes.some(({ use }) => use.required),
  };
}
