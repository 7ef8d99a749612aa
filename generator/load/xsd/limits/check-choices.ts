import { anyType } from "../../../model/xml-schema/builtin-types.js";
import type {
  ComplexTypeDefinition,
  Particle,
  TypeDefinition,
  XmlSchema,
} from "../../../model/xml-schema/components.js";
import { substitutesOf, type Substitutes } from "../../../model/xml-schema/substitutions.js";
import type { Mapping } from "../names/mapping.js";
import { hasRoomForType } from "./written-out.js";

/** Counts the substitutes of elements, and the types that xsi:type may name. Types and elements with too many are reported. */
export function checkChoices(mapping: Mapping, schema: XmlSchema): void {
  const substitutes = substitutesOf(schema);
  const derived = derivedCounts(mapping.finished);
  for (const type of mapping.finished) {
    const { content } = type;
    const particle = "particle" in content ? content.particle : undefined;
    const more = particle === undefined ? 0 : choicesIn(particle, substitutes, derived);
    hasRoomForType(mapping, type.origin, more);
  }
  for (const { type, origin } of schema.elements.values()) {
    hasRoomForType(mapping, origin, derived.get(type) ?? 0);
  }
}

function choicesIn(particle: Particle, substitutes: Substitutes, derived: ReadonlyMap<TypeDefinition, number>): number {
  let choices = 0;
  const pending = [particle];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { term } = next;
    if (term.kind === "group") pending.push(...term.particles);
    if (term.kind !== "element") continue;
    const elements = substitutes(term);
    choices += elements.length - 1;
    for (const { type } of elements) choices += derived.get(type) ?? 0;
  }
  return Math.max(0, choices);
}

/**
 * The number of named types that are derived from each, in one step or many. Types come after those that they are
 * derived from.
 */
function derivedCounts(types: Iterable<ComplexTypeDefinition>): ReadonlyMap<TypeDefinition, number> {
  const counts = new Map<TypeDefinition, number>();
  for (const type of [...types].reverse()) {
    if (type.name === undefined || type.base === anyType) continue;
    counts.set(type.base, (counts.get(type.base) ?? 0) + (counts.get(type) ?? 0) + 1);
  }
  return counts;
}
