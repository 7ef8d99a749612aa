import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { Direction } from "../kind-of-change.js";
import type { InnerNode, PairPlace, Region, RegionNode } from "./schema-pair-node.js";
import { comparePair } from "./schema-pairs.js";
import type { SchemaSession } from "./schema-session.js";

/** Every pair inside a pair and itself, with the directions in which types show it. */
export interface Reached {
  readonly nodes: readonly RegionNode[];
  readonly isCut: boolean;
}

/** Goes from name to name; each is entered once for a set of directions. */
export function reachFrom(root: InnerNode, directions: ReadonlySet<Direction>, session: SchemaSession): Reached {
  const entered = new Map<Region, Set<Direction>>();
  const queue: { readonly at: InnerNode; readonly visible: ReadonlySet<Direction> }[] = [
    { at: root, visible: directions },
  ];
  let isCut = false;
  for (const { at, visible } of queue) {
    if (session.reach.left < 0 && entered.size > 0) {
      isCut = true;
      break;
    }
    const region = regionOf(at, session);
    session.reach.left -= region.nodes.length;
    const known = entered.get(region);
    if (known !== undefined && [...visible].every((direction) => known.has(direction))) continue;
    const all = new Set([...(known ?? []), ...visible]);
    entered.set(region, all);
    for (const exit of region.exits) queue.push({ at: exit, visible: shared(exit.visible, all) });
  }
  return {
    nodes: [...entered].flatMap(([region, visible]) =>
      region.nodes.map((each) => ({ node: each.node, visible: shared(each.visible, visible) })),
    ),
    isCut: isCut || [...entered.keys()].some((region) => region.isCut),
  };
}

function shared(some: ReadonlySet<Direction> | undefined, all: ReadonlySet<Direction>): ReadonlySet<Direction> {
  return some === undefined ? all : new Set([...all].filter((direction) => some.has(direction)));
}

function regionOf({ before, after, place }: InnerNode, session: SchemaSession): Region {
  const byAfter = session.pairs.get(before) ?? new Map<JsonSchema, Map<string, Region>>();
  session.pairs.set(before, byAfter);
  const byPlace = byAfter.get(after) ?? new Map<string, Region>();
  byAfter.set(after, byPlace);
  const key = `${place.isEqual ? "=" : "~"}${place.subject}`;
  const region = byPlace.get(key) ?? explore(before, after, place, session);
  byPlace.set(key, region);
  return region;
}

/** Schemas that refer to themselves under ever other names end here at last. */
const maxNodes = 10_000;

/**
 * Level by level, so that what is met on several ways is told of on the shortest, and the first by name among those:
 * wherever it stands in a spec, the report is the same.
 */
function explore(before: JsonSchema, after: JsonSchema, place: PairPlace, session: SchemaSession): Region {
  const nodes: RegionNode[] = [];
  const exits: InnerNode[] = [];
  const seen = new Map<JsonSchema, Map<JsonSchema, string>>();
  let level: readonly InnerNode[] = [{ before, after, place, isNamed: false, visible: bothWays }];
  while (level.length > 0 && nodes.length < maxNodes) {
    const next: InnerNode[] = [];
    for (const { visible = bothWays, ...at } of [...level].sort(bySubject)) {
      if (!isNew(at)) continue;
      const node = comparePair(at.before, at.after, at.place, session);
      nodes.push({ node, visible });
      for (const inner of node.inner) {
        const onward = { ...inner, visible: shared(inner.visible, visible) };
        (inner.isNamed ? exits : next).push(onward);
      }
    }
    level = next;
  }
  return { nodes, exits, isCut: level.length > 0 };

  function isNew({ before: old, after: now, place: { isEqual } }: Omit<InnerNode, "visible">): boolean {
    const partners = seen.get(old) ?? new Map<JsonSchema, string>();
    seen.set(old, partners);
    const known = partners.get(now) ?? "";
    const mark = isEqual ? "=" : "~";
    if (known.includes(mark)) return false;
    partners.set(now, known + mark);
    return true;
  }
}

const bothWays: ReadonlySet<Direction> = new Set<Direction>(["sent", "read"]);

function bySubject(a: InnerNode, b: InnerNode): number {
  return a.place.subject < b.place.subject ? -1 : a.place.subject > b.place.subject ? 1 : 0;
}
