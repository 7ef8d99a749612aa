import type { Diagnostics } from "../../diagnostics/collector.js";
import type { ModelGroup, Particle } from "../../model/xml-schema/components.js";
import type { XmlElement } from "./xml-tree.js";

/** How large groups are when those that they refer to are written out. Kept as they are made, from the inside out. */
export type GroupMeasures = WeakMap<ModelGroup, { readonly size: number; readonly depth: number }>;

const maxSize = 20_000;
const maxDepth = 600;

/**
 * The group itself, known to be small enough that every later step may walk it as a tree. One that is too large is reported
 * and comes back empty.
 */
export function measured(
  { measures, diagnostics }: { readonly measures: GroupMeasures; readonly diagnostics: Diagnostics },
  node: XmlElement,
  group: ModelGroup,
): ModelGroup {
  let size = 0;
  let depth = 0;
  for (const { term } of group.particles) {
    const inner = term.kind === "group" ? measures.get(term) : undefined;
    size += inner?.size ?? 1;
    depth = Math.max(depth, inner?.depth ?? 0);
  }
  if (size <= maxSize && depth < maxDepth) {
    measures.set(group, { size, depth: depth + 1 });
    return group;
  }
  diagnostics.report("xsd/content-too-large", node.origin, size > maxSize ? { size: maxSize } : { depth: maxDepth });
  const particles: readonly Particle[] = [];
  return { ...group, particles };
}
