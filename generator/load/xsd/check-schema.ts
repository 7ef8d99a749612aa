import type { Origin } from "../../diagnostics/origin.js";
import { tryCompileContent } from "../../model/xml-schema/compile-content.js";
import type { ContentEdge } from "../../model/xml-schema/automaton.js";
import type { ComplexTypeDefinition, Particle, XmlSchema } from "../../model/xml-schema/components.js";
import { substitutesOf } from "../../model/xml-schema/substitutions.js";
import type { Mapping } from "./mapping.js";

/** The checks that need every component. */
export function checkSchema(mapping: Mapping, schema: XmlSchema): void {
  const substitutes = substitutesOf(schema);
  for (const check of mapping.checks) check();
  for (const type of mapping.finished) {
    const particle = particleOf(type);
    if (particle !== undefined) checkContent(mapping, type.origin, particle, substitutes);
  }
}

/** The particle of a type's content, if it has one. */
export function particleOf({ content }: ComplexTypeDefinition): Particle | undefined {
  return content.kind === "element-only" || content.kind === "mixed" ? content.particle : undefined;
}

/** Part 1, section 3.8.6: Unique Particle Attribution. */
function checkContent(
  mapping: Mapping,
  origin: Origin,
  particle: Particle,
  substitutes: ReturnType<typeof substitutesOf>,
): void {
  const compiled = tryCompileContent(particle, substitutes);
  if (compiled.ok) return;
  const { fault } = compiled;
  switch (fault.kind) {
    case "too-large":
      mapping.diagnostics.report("xsd/content-too-large", origin, { size: 20_000 });
      return;
    case "undecidable-counts": {
      const { first } = fault.ambiguity;
      mapping.diagnostics.report("xsd/undecidable-counts", first.particle.origin, { name: describe(first) });
      return;
    }
    case "ambiguous": {
      const { first, second } = fault.ambiguity;
      const [a, b] = [place(first), place(second)];
      const params = { name: meeting(first, second), first: describe(first), second: describe(second) };
      const related = [{ message: "the other particle", origin: a }];
      mapping.diagnostics.report("xsd/ambiguous-content", b, params, related);
      return;
    }
  }
}

function place({ particle }: ContentEdge): Origin {
  return particle.origin;
}

function describe({ particle: { term } }: ContentEdge): string {
  return term.kind === "element" ? `element "${term.name.local}"` : "the wildcard";
}

/** What can belong to both. */
function meeting(first: ContentEdge, second: ContentEdge): string {
  for (const { accepts } of [first, second]) {
    if (accepts.kind === "element") return `"${accepts.name.local}"`;
  }
  return "an element";
}
