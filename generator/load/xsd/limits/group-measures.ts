import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { ModelGroup, Particle } from "../../../model/xml-schema/components.js";
import type { XmlElement } from "../xml/xml-tree.js";

/** The sizes of groups when those that they refer to are written out. Kept as they are made, from the inside out. */
export type GroupMeasures = WeakMap<ModelGroup, { readonly size: number; readonly depth: number }>;

const maxSize = 20_000;
const maxDepth = 600;
/** Groups that lie deeper in one another are joined where that says the same. */
const maxNested = 100;

/**
 * The group itself, known to be small enough that every later step may walk it as a tree. One that is too large is reported
 * and comes back empty; long chains of groups that refer to each other come back as one.
 */
export function withMeasures(
  { measures, diagnostics }: { readonly measures: GroupMeasures; readonly diagnostics: Diagnostics },
  node: XmlElement,
  group: ModelGroup,
): ModelGroup {
  const { size, depth } = measure(measures, group.particles);
  if (size <= maxSize && depth < maxDepth) {
    if (depth < maxNested) {
      measures.set(group, { size, depth: depth + 1 });
      return group;
    }
    const joined = { ...group, ...joinedParticles(group) };
    measures.set(joined, { size, depth: measure(measures, joined.particles).depth + 1 });
    return joined;
  }
  diagnostics.report("xsd/content-too-large", node.origin, size > maxSize ? { size: maxSize } : { depth: maxDepth });
  const particles: readonly Particle[] = [];
  return { ...group, particles };
}

/** The number of element and wildcard particles and empty groups in a particle, groups written out. */
export function particleSize(measures: GroupMeasures, { term }: Particle): number {
  return term.kind === "group" ? (measures.get(term)?.size ?? 1) : 1;
}

function measure(
  measures: GroupMeasures,
  particles: readonly Particle[],
): { readonly size: number; readonly depth: number } {
  let size = 0;
  let depth = 0;
  for (const particle of particles) {
    const { term } = particle;
    size += particleSize(measures, particle);
    if (term.kind === "group") depth = Math.max(depth, measures.get(term)?.depth ?? 0);
  }
  // An empty group is something to walk through, too.
  return { size: Math.max(1, size), depth };
}

/** Part 1, section 3.9.6: a sequence that occurs once in a sequence is pointless, and so is a choice in a choice. */
function joinedParticles({
  compositor,
  particles: members,
}: ModelGroup): Required<Pick<ModelGroup, "particles" | "joined">> {
  const particles: Particle[] = [];
  const joined = new Set<ModelGroup>();
  const pending = [...members].reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!isPointless(next, compositor)) {
      particles.push(next);
      continue;
    }
    joined.add(next.term);
    pending.push(...[...next.term.particles].reverse());
  }
  return { particles, joined: [...joined] };
}

function isPointless(
  particle: Particle,
  within: ModelGroup["compositor"],
): particle is Particle & { readonly term: ModelGroup } {
  const { term, minOccurs, maxOccurs } = particle;
  return term.kind === "group" && term.compositor === within && minOccurs === 1 && maxOccurs === 1;
}

/** The particles that a sequence needs in the place of one that occurs in it: its own, where it is a sequence that occurs once. */
export function particlesInSequence(particle: Particle): readonly Particle[] {
  return isPointless(particle, "sequence") ? particle.term.particles : [particle];
}
