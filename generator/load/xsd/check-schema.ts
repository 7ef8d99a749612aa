import type { Origin } from "../../diagnostics/origin.js";
import type { ContentEdge } from "../../model/xml-schema/automaton.js";
import { tryCompileContent } from "../../model/xml-schema/compile-content.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type ModelGroup,
  type Particle,
  type XmlSchema,
} from "../../model/xml-schema/components.js";
import { substitutesOf, type Substitutes } from "../../model/xml-schema/substitutions.js";
import { isDerivedFrom } from "../../model/xml-schema/type-derivation.js";
import { checkRestriction } from "./types/check-restriction.js";
import type { Mapping } from "./names/mapping.js";

/** The checks that need every component. */
export function checkSchema(mapping: Mapping, schema: XmlSchema): void {
  const substitutes = substitutesOf(schema);
  for (const check of mapping.checks) check();
  for (const element of schema.elements.values()) checkSubstitution(mapping, element);
  for (const type of mapping.finished) {
    const particle = particleOf(type);
    if (particle !== undefined) {
      checkConsistency(mapping, particle, substitutes);
      checkAttribution(mapping, type.origin, particle, substitutes);
    }
    if (!mapping.baseless.has(type)) checkRestriction(mapping, type, substitutes);
  }
}

/** The particle of a type's content, if it has one. */
function particleOf({ content }: ComplexTypeDefinition): Particle | undefined {
  return content.kind === "element-only" || content.kind === "mixed" ? content.particle : undefined;
}

/** Part 1, section 3.3.6: a member of a substitution group has a type that the head lets in. */
function checkSubstitution(
  mapping: Mapping,
  { name, type, origin, substitutionGroup: head }: ElementDeclaration,
): void {
  if (head === undefined || isDerivedFrom(type, head.type, head.final ?? [])) return;
  if (type.kind === "complex" && mapping.baseless.has(type)) return;
  const reason = isDerivedFrom(type, head.type)
    ? "the head is final for this derivation"
    : "its type is not derived from the head's type";
  mapping.diagnostics.report("xsd/invalid-substitution", origin, { name: name.local, head: head.name.local, reason });
}

/** Part 1, section 3.8.6: Element Declarations Consistent. */
function checkConsistency(mapping: Mapping, particle: Particle, substitutes: Substitutes): void {
  const seen = new Map<string, ElementDeclaration>();
  const visited = new Set<ModelGroup>();
  const pending = [particle];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { term, maxOccurs } = next;
    if (maxOccurs === 0 || term.kind === "wildcard") continue;
    if (term.kind === "group") {
      if (visited.has(term)) continue;
      visited.add(term);
      pending.push(...[...term.particles].reverse());
      continue;
    }
    for (const element of substitutes(term)) {
      const key = expandedName(element.name);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, element);
      else if (first !== element && (first.type !== element.type || element.type.name === undefined)) {
        const related = [{ message: "also declared here", origin: first.origin }];
        mapping.diagnostics.report("xsd/inconsistent-elements", element.origin, { name: element.name.local }, related);
        return;
      }
    }
  }
}

/** Part 1, section 3.8.6: Unique Particle Attribution. */
function checkAttribution(mapping: Mapping, origin: Origin, particle: Particle, substitutes: Substitutes): void {
  const compiled = tryCompileContent(particle, substitutes);
  if (compiled.ok) return;
  const { fault } = compiled;
  switch (fault.kind) {
    case "too-large":
      mapping.diagnostics.report("xsd/content-too-large", origin, { size: 20_000 });
      return;
    case "ambiguous": {
      const { first, second } = fault.ambiguity;
      const params = { name: meeting(first, second) };
      const related = [{ message: "the other particle", origin: first.particle.origin }];
      mapping.diagnostics.report("xsd/ambiguous-content", second.particle.origin, params, related);
      return;
    }
  }
}

/** The element that can belong to both; undefined when both are wildcards. */
function meeting(first: ContentEdge, second: ContentEdge): string | undefined {
  for (const { accepts } of [first, second]) {
    if (accepts.kind === "element") return accepts.name.local;
  }
  return undefined;
}
