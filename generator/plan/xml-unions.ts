import type {
  ComplexTypeDefinition,
  ElementDeclaration,
  TypeDefinition,
  XmlSchema,
} from "../model/xml-schema/components.js";
import { allocateNames } from "./name-allocator.js";
import { elementsOf } from "../model/xml-schema/elements-of.js";
import type { NamedXmlUnion } from "./plan.js";
import type { XmlShapes } from "./xml-shape.js";
import { compareText } from "../text/in-order.js";
import type { SentView } from "./xml-views.js";

/** Maximum number of types in an inline union; a larger one is declared once with a name. */
const maxInlineTypes = 25;

/**
 * Names the unions of a type and its xsi:type substitutes, sorted by name. Without a name, each element of such a type
 * would list them all.
 */
export function nameXmlUnions(
  schema: XmlSchema,
  views: readonly SentView[],
  shapes: XmlShapes,
  typeNames: ReadonlyMap<TypeDefinition, string>,
  taken: Set<string>,
): readonly NamedXmlUnion[] {
  const found = new Map<readonly ComplexTypeDefinition[], ElementDeclaration>();
  for (const element of allElements(schema, views)) {
    const derived = shapes.substitutableTypes(element);
    if (derived.length > maxInlineTypes && !found.has(derived)) found.set(derived, element);
  }
  const requests = [...found].map(([derived, { type }]) => ({
    owner: { type, derived },
    wish: `Any${typeNames.get(type) ?? ""}`,
    rank: 0,
    // Elements that block some of the types have fewer.
    key: String(shapes.substitutableTypes({ type }).length - derived.length).padStart(9, "0"),
  }));
  return [...allocateNames(requests, taken)]
    .map(([owner, typeName]) => ({ ...owner, typeName }))
    .sort((a, b) => compareText(a.typeName, b.typeName));
}

/** Every declaration of an element, those of types inside included. */
function allElements(schema: XmlSchema, views: readonly SentView[]): ReadonlySet<ElementDeclaration> {
  const elements = new Set([...schema.elements.values(), ...views.flatMap((view) => view.elements)]);
  const types = new Set<TypeDefinition>(schema.types.values());
  const addType = (type: TypeDefinition): void => {
    if (type.kind === "simple" || types.has(type)) return;
    types.add(type);
  };
  elements.forEach(({ type }) => addType(type));
  for (const type of types) {
    if (type.kind === "simple" || type.content.kind === "simple" || type.content.kind === "empty") continue;
    for (const element of elementsOf(type.content.particle)) {
      elements.add(element);
      addType(element.type);
    }
  }
  return elements;
}
