import type { JsonSchema } from "../../model/json-schema/schema.js";
import { valueDirections, type ValueDirection } from "../kind-of-change.js";
import type { InnerNode, PairPlace, Region, RegionLink, RegionNode } from "./schema-pair-node.js";
import { createIsNewPair } from "../pair-map.js";
import { comparePair } from "./schema-pairs.js";
import type { SchemaSession } from "./schema-session.js";

/** The region that begins with a pair: compared once, wherever it is met. */
export function regionOf(
  { before, after, place: pairPlace }: Omit<InnerNode, "visible">,
  session: SchemaSession,
): Region {
  const byPlace = session.pairs.getOrAdd(before, after, () => new Map());
  const key = `${pairPlace.isEqual ? "=" : "~"}${pairPlace.subject}`;
  const region = byPlace.get(key) ?? explore(before, after, pairPlace, session);
  byPlace.set(key, region);
  return region;
}

/** The regions that a region leads to, each once. */
export function linksOf(region: Region, session: SchemaSession): readonly RegionLink[] {
  const known = session.links.get(region);
  if (known !== undefined) return known;
  const links = new Map<Region, ReadonlySet<ValueDirection> | undefined>();
  for (const exit of region.exits) {
    const target = regionOf(exit, session);
    links.set(target, links.has(target) ? together(links.get(target), exit.visible) : exit.visible);
  }
  const list = [...links].map(([target, visible]) => ({ region: target, visible }));
  session.links.set(region, list);
  return list;
}

/** The directions that are in both; undefined stands for all. */
export function shared(
  some: ReadonlySet<ValueDirection> | undefined,
  all: ReadonlySet<ValueDirection>,
): ReadonlySet<ValueDirection> {
  return some === undefined ? all : new Set([...all].filter((direction) => some.has(direction)));
}

function together(
  a: ReadonlySet<ValueDirection> | undefined,
  b: ReadonlySet<ValueDirection> | undefined,
): ReadonlySet<ValueDirection> | undefined {
  return a === undefined || b === undefined ? undefined : new Set([...a, ...b]);
}

/** Schemas that refer to themselves under ever other names end here at last. */
const maxNodes = 10_000;

/**
 * Level by level, so that what is met on several ways is told of on the shortest, and the first by name among those:
 * wherever it stands in a spec, the report is the same.
 */
function explore(before: JsonSchema, after: JsonSchema, pairPlace: PairPlace, session: SchemaSession): Region {
  const nodes: RegionNode[] = [];
  const exits: InnerNode[] = [];
  const isNew = createIsNewPair<JsonSchema, JsonSchema>();
  const isNewEqual = createIsNewPair<JsonSchema, JsonSchema>();
  const most = Math.min(maxNodes, Math.max(1, session.budget.nodes));
  let level: readonly InnerNode[] = [{ before, after, place: pairPlace, isNamed: false, visible: bothWays }];
  while (level.length > 0 && nodes.length < most) {
    const next: InnerNode[] = [];
    for (const { visible = bothWays, ...at } of [...level].sort(bySubject)) {
      if (!(at.place.isEqual ? isNewEqual : isNew)(at.before, at.after)) continue;
      const node = comparePair(at.before, at.after, at.place, session);
      nodes.push({ node, visible });
      for (const inner of node.inner) {
        const onward = { ...inner, visible: shared(inner.visible, visible) };
        (inner.isNamed ? exits : next).push(onward);
      }
    }
    level = next;
  }
  session.budget.nodes -= nodes.length;
  return { nodes, exits, isCut: level.length > 0 };
}

const bothWays: ReadonlySet<ValueDirection> = new Set(valueDirections);

function bySubject(a: InnerNode, b: InnerNode): number {
  return a.place.subject < b.place.subject ? -1 : a.place.subject > b.place.subject ? 1 : 0;
}
