import type { Origin } from "../../../diagnostics/origin.js";
import type { ModelGroup, ModelGroupDefinition, Particle } from "../../../model/xml-schema/components.js";
import { annotationOf, referenceAnnotation } from "../annotations/annotations.js";
import { mapLocalElement } from "./elements.js";
import { reportBesideRef } from "./beside-ref.js";
import type { Global, Located } from "../names/globals.js";
import { withMeasures } from "../limits/group-measures.js";
import type { Mapping } from "../names/mapping.js";
import { findComponent, nameIn } from "../names/resolve-names.js";
import { schemaChildren } from "../types/simple-types.js";
import { countValue, tokenValue } from "../xml/values.js";
import { hasRoomForGroup } from "../limits/written-out.js";
import { mapWildcard } from "./wildcards.js";
import { attribute, writtenName, type XmlElement } from "../xml/xml-tree.js";

/** Local names of the elements that stand for particles. */
export const particleNames: ReadonlySet<string> = new Set(["element", "group", "all", "choice", "sequence", "any"]);

/**
 * The term of a content model that an element of XSD stands for; undefined when it was reported. Part 1, section 3.9.2.
 */
export function mapParticle(mapping: Mapping, from: Located): Particle | undefined {
  const { node } = from;
  const occurs = occursOf(mapping, node);
  const term = mapTerm(mapping, from);
  if (term === undefined) return undefined;
  const annotation = term.kind === "element" && term.scope === "global" ? referenceAnnotation(node) : undefined;
  return { origin: node.origin, ...occurs, term, ...(annotation && { annotation }) };
}

function occursOf(mapping: Mapping, node: XmlElement): Pick<Particle, "minOccurs" | "maxOccurs"> {
  const minOccurs = countValue(node, "minOccurs") ?? 1;
  const max = countValue(node, "maxOccurs") ?? 1;
  if (minOccurs > max) {
    const origin = (attribute(node, "minOccurs") ?? attribute(node, "maxOccurs"))?.valueOrigin ?? node.origin;
    mapping.diagnostics.report("xsd/occurs-range", origin, { min: String(minOccurs), max: String(max) });
  }
  return { minOccurs, maxOccurs: max === Infinity ? "unbounded" : max };
}

function mapTerm(mapping: Mapping, from: Located): Particle["term"] | undefined {
  const { node } = from;
  switch (node.local) {
    case "element":
      return mapElement(mapping, from);
    case "group":
      return mapGroupRef(mapping, from);
    case "any":
      return mapWildcard(from);
  }
  return mapGroup(mapping, from);
}

function mapElement(mapping: Mapping, from: Located): Particle["term"] | undefined {
  const { node } = from;
  const local = tokenValue(node, "name");
  if (attribute(node, "ref") === undefined) {
    if (local !== undefined) return mapLocalElement(mapping, from, local);
    const params = { element: writtenName(node), expected: 'attribute "name" or attribute "ref"' };
    mapping.diagnostics.report("xsd/missing-part", node.origin, params);
    return undefined;
  }
  reportBesideRef(mapping, node, ["name", "type", "form", "nillable", "default", "fixed", "block"]);
  const ref = nameIn(mapping, from, "ref");
  return ref === undefined ? undefined : findComponent(mapping, "element", mapping.elements, ref);
}

function mapGroupRef(mapping: Mapping, from: Located): ModelGroup | undefined {
  const { node } = from;
  const ref = nameIn(mapping, from, "ref");
  const found = ref === undefined ? undefined : findComponent(mapping, "group", mapping.modelGroups, ref);
  const max = countValue(node, "maxOccurs") ?? 1;
  if (found?.group.compositor === "all" && max > 1) {
    mapping.diagnostics.report("xsd/all-group-limit", node.origin, { reason: "cannot repeat" });
  }
  return found?.group;
}

/** An xs:all, xs:choice or xs:sequence. Part 1, section 3.8.2. */
export function mapGroup(mapping: Mapping, { node, document }: Located): ModelGroup {
  const compositor = node.local as ModelGroup["compositor"];
  const particles = schemaChildren(node).flatMap((child) => {
    const particle = particleNames.has(child.local) ? mapParticle(mapping, { node: child, document }) : undefined;
    if (particle === undefined) return [];
    if (compositor === "all" && isOnceAll(particle)) return particlesInAll(mapping, child.origin, particle);
    checkMember(mapping, compositor, child, particle);
    return [particle];
  });
  return withMeasures(mapping, node, { kind: "group", origin: node.origin, compositor, particles });
}

/** XSD 1.1 Part 1, section 3.8.6.2: an xs:all that occurs once in another one is part of it. */
function isOnceAll(particle: Particle): particle is Particle & { readonly term: ModelGroup } {
  const { term, minOccurs, maxOccurs } = particle;
  return term.kind === "group" && term.compositor === "all" && minOccurs === 1 && maxOccurs === 1;
}

/** The particles of an xs:all as a part of another one; none if groups of groups bring too many. */
export function particlesInAll(
  mapping: Mapping,
  origin: Origin,
  { term }: Particle & { readonly term: ModelGroup },
): readonly Particle[] {
  return hasRoomForGroup(mapping, origin, term.particles.length) ? term.particles : [];
}

/** XSD 1.1 Part 1, section 3.8.6.2: All Group Limited. */
function checkMember(
  mapping: Mapping,
  compositor: ModelGroup["compositor"],
  node: XmlElement,
  { term }: Particle,
): void {
  if (term.kind !== "group") return;
  const report = (reason: string): void => mapping.diagnostics.report("xsd/all-group-limit", node.origin, { reason });
  if (compositor === "all") {
    report(term.compositor === "all" ? "in another one must occur once" : "contains no other groups than xs:all");
  } else if (term.compositor === "all") report("is not allowed in another group");
}

/** A global xs:group. Part 1, section 3.7.2. */
export function mapModelGroup(mapping: Mapping, global: Global): ModelGroupDefinition {
  const { node, document, name } = global;
  const inner = schemaChildren(node).find(({ local }) => local === "all" || local === "choice" || local === "sequence");
  const { origin } = node;
  const empty = { kind: "group", origin, compositor: "sequence", particles: [] } as const;
  const group = inner === undefined ? empty : mapGroup(mapping, { node: inner, document });
  return { kind: "group-definition", origin, name, group, annotation: annotationOf(node) };
}
