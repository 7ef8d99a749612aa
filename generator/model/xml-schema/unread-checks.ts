import { reachableComponents, type Component } from "./choose-roots.js";
import { expandedName, type ElementDeclaration, type XmlSchema } from "./components.js";
import type { UnreadCheck } from "./unread-check.js";

/**
 * Returns a function to the ignored XSD 1.1 checks of documents with an element. A check counts for its whole component, and a lax
 * wildcard leads to each declaration that it allows.
 */
export function unreadChecksOf(schema: XmlSchema): (element: ElementDeclaration) => readonly UnreadCheck[] {
  const checks = schema.documents.flatMap(({ targetNamespace, unreadChecks = [] }) =>
    unreadChecks.map((check) => ({ check, parts: partsOf(schema, check, targetNamespace) })),
  );
  const known = new Map<ElementDeclaration, readonly UnreadCheck[]>();
  return (element) => {
    if (checks.length === 0) return [];
    const found = known.get(element);
    if (found !== undefined) return found;
    const reached = reachableComponents(schema, [element], ["strict", "lax"]);
    const applying = checks
      .filter(({ parts }) => parts === "any" || parts.some((part) => reached.has(part)))
      .map(({ check }) => check);
    known.set(element, applying);
    return applying;
  };
}

/** The components with a check; "any" for a check that can apply to each document, such as that of an attribute wildcard. */
function partsOf(schema: XmlSchema, { component }: UnreadCheck, namespace: string): readonly Component[] | "any" {
  if (component === undefined) return "any";
  const key = expandedName({ namespace, local: component.name });
  const { types, elements, attributes, modelGroups, attributeGroups } = schema;
  switch (component.kind) {
    case "group":
      return modelGroups.get(key)?.group.particles.map(({ term }) => term) ?? [];
    case "attributeGroup": {
      const group = attributeGroups.get(key);
      return group?.wildcard === undefined ? (group?.attributeUses.map(({ attribute }) => attribute) ?? []) : "any";
    }
    case "element":
      return [elements.get(key)].filter((part) => part !== undefined);
    case "attribute":
      return [attributes.get(key)].filter((part) => part !== undefined);
    default:
      return [types.get(key)].filter((part) => part !== undefined);
  }
}
