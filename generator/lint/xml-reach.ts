import type { Origin } from "../diagnostics/origin.js";
import type {
  AttributeDeclaration,
  AttributeUse,
  ElementDeclaration,
  ModelGroup,
  TypeDefinition,
  Wildcard,
} from "../model/xml-schema/components.js";

/** A component of an XSD that others may reach. */
export type XmlComponent =
  | ElementDeclaration
  | AttributeDeclaration
  | AttributeUse
  | TypeDefinition
  | ModelGroup
  | Wildcard;

/** Returns a key for a location: equal for components with the same declaration. */
export function declarationKey(origin: Origin): string {
  return `${origin.file.path}@${origin.kind === "pointer" ? origin.pointer : origin.start}`;
}

/**
 * Returns every component that is reachable from `roots`: through types, their bases, their attributes and their
 * content, and through the components that `more` adds.
 */
export function reachXml(
  roots: Iterable<XmlComponent>,
  more: (component: XmlComponent) => readonly XmlComponent[] = () => [],
): ReadonlySet<XmlComponent> {
  const seen = new Set<XmlComponent>(roots);
  // Iterating a Set visits items that are added meanwhile.
  for (const component of seen) {
    for (const part of partsOf(component)) seen.add(part);
    for (const part of more(component)) seen.add(part);
  }
  return seen;
}

function partsOf(component: XmlComponent): readonly XmlComponent[] {
  if (!("kind" in component)) return [component.attribute];
  switch (component.kind) {
    case "element": {
      const { type, substitutionGroup } = component;
      return substitutionGroup === undefined ? [type] : [type, substitutionGroup];
    }
    case "attribute":
      return [component.type];
    case "group":
      return [...component.particles.map((particle) => particle.term), ...(component.joined ?? [])];
    case "wildcard":
      return [];
    case "simple":
    case "complex":
      return partsOfType(component);
  }
}

function partsOfType(type: TypeDefinition): readonly XmlComponent[] {
  const base = type.base === undefined || type.base === type ? [] : [type.base];
  if (type.kind === "complex") {
    const { content, attributeUses, attributeWildcard } = type;
    const wildcard = attributeWildcard === undefined ? [] : [attributeWildcard];
    const inside: readonly XmlComponent[] =
      content.kind === "simple"
        ? [content.type]
        : content.kind !== "empty" && content.particle !== undefined
          ? [content.particle.term]
          : [];
    return [...base, ...inside, ...attributeUses, ...wildcard];
  }
  switch (type.variety.kind) {
    case "list":
      return [...base, type.variety.item];
    case "union":
      return [...base, ...type.variety.members, ...(type.variety.joined ?? [])];
    case "any":
    case "atomic":
      return base;
  }
}
