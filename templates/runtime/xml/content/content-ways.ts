import { edgeFits, type ContentChild, type ContentEdge, type StatesContent } from "./content.js";

/**
 * A place in a content model. Each counter has a range of values: only what follows tells which of several nested repetitions went
 * round, as in (a{2,3}, b?){2,1000000}. A million rounds are one way.
 */
export interface ContentWay {
  /** The number of the state. */
  readonly state: number;
  /** The least value of each counter. */
  readonly least: readonly number[];
  /** The largest value of each counter. */
  readonly most: readonly number[];
}

/** The number of ways that are followed at once, which bounds the work for a child; a model in which there are more loses those that came last. */
const maxWays = 100;

/** The place at which a content model begins. */
export function startOf({ caps }: StatesContent): ContentWay {
  const zeros = caps.map(() => 0);
  return { state: 0, least: zeros, most: zeros };
}

/** The ways that a child takes, with its tag; undefined when no way has a place for it. */
export function waysAfter(
  model: StatesContent,
  ways: readonly ContentWay[],
  child: ContentChild | undefined,
  namespace: string,
): { readonly tag: string; readonly ways: readonly ContentWay[] } | undefined {
  let tag: string | undefined;
  const next: ContentWay[] = [];
  for (const start of ways) {
    for (let way: ContentWay | undefined = start; way !== undefined; way = afterSkip(model, way)) {
      for (const edge of model.states[way.state]?.edges ?? []) {
        if ((tag !== undefined && edge.on !== tag) || !edgeFits(edge, child, namespace)) continue;
        const open = wayThrough(model, way, edge);
        if (open === undefined) continue;
        tag = edge.on;
        next.push(open);
      }
    }
  }
  if (tag === undefined) return undefined;
  return { tag, ways: next.length === 1 ? next : merged(next) };
}

/** True when the content may end on one of the ways. */
export function mayEndOn(model: StatesContent, ways: readonly ContentWay[]): boolean {
  for (const start of ways) {
    for (let way: ContentWay | undefined = start; way !== undefined; way = afterSkip(model, way)) {
      if (model.states[way.state]?.final === true) return true;
    }
  }
  return false;
}

/** Each way, and those that it reaches by skips, with the edges that begin there. */
export function reached(
  model: StatesContent,
  ways: readonly ContentWay[],
): readonly (readonly [way: ContentWay, edges: readonly ContentEdge[]])[] {
  const places: (readonly [ContentWay, readonly ContentEdge[]])[] = [];
  for (const start of ways) {
    for (let way: ContentWay | undefined = start; way !== undefined; way = afterSkip(model, way)) {
      places.push([way, model.states[way.state]?.edges ?? []]);
    }
  }
  return places;
}

/** The number of times that an element has to appear. */
export interface ElementCount {
  /** The least number of elements. */
  readonly least: number;
  /** The largest number; absent where there is no limit. */
  readonly most?: number;
  /** The number of elements that are there. */
  readonly found: number;
}

/** The count of the only element that may follow; undefined unless it has to appear more than once. */
export function missingCount(model: StatesContent, start: ContentWay): ElementCount | undefined {
  const [way = start, edges = []] = reached(model, [start]).at(-1) ?? [];
  const [edge] = edges;
  const [counter = -1, least = 0] = model.states[way.state]?.skip?.atLeast ?? [];
  const found = way.most[counter] ?? least;
  if (edge === undefined || edges.length > 1 || edge.to !== way.state || found >= least || least === 1)
    return undefined;
  const limit = edge.below?.find(([limited]) => limited === counter);
  return { least, found, ...(limit && { most: limit[1] }) };
}

/** The way after a child that an edge takes; undefined when no values of the counters let it. */
export function wayThrough(
  { caps }: StatesContent,
  way: ContentWay,
  { to, below = [], count = [] }: ContentEdge,
): ContentWay | undefined {
  if (below.length === 0 && count.length === 0) return { state: to, least: way.least, most: way.most };
  const least = [...way.least];
  const most = [...way.most];
  for (const [counter, limit] of below) {
    if (least[counter]! >= limit) return undefined;
    most[counter] = Math.min(most[counter]!, limit - 1);
  }
  for (const counter of count) {
    least[counter] = Math.min(least[counter]! + 1, caps[counter]!);
    most[counter] = Math.min(most[counter]! + 1, caps[counter]!);
  }
  return { state: to, least, most };
}

function afterSkip({ states }: StatesContent, { state, least, most }: ContentWay): ContentWay | undefined {
  const skip = states[state]?.skip;
  if (skip === undefined) return undefined;
  const { atLeast, reset, to } = skip;
  if (atLeast === undefined && reset === undefined) return { state: to, least, most };
  const [from, upTo] = [[...least], [...most]];
  if (atLeast !== undefined) {
    const [counter, count] = atLeast;
    if (most[counter]! < count) return undefined;
    from[counter] = Math.max(least[counter]!, count);
  }
  if (reset !== undefined) from[reset] = upTo[reset] = 0;
  return { state: to, least: from, most: upTo };
}

/** The same values in fewer ways, `maxWays` at most: ranges that touch in one counter and are equal in all others are joined. */
function merged(ways: readonly ContentWay[]): readonly ContentWay[] {
  const kept: ContentWay[] = [];
  for (const way of ways) {
    let added = way;
    for (let index = 0; index < kept.length; index++) {
      const joined = joinedWay(kept[index]!, added);
      if (joined === undefined) continue;
      // The joined way may touch others that were passed.
      kept.splice(index, 1);
      added = joined;
      index = -1;
    }
    if (kept.length < maxWays) kept.push(added);
  }
  return kept;
}

/** One way for two; undefined where one range for each counter would say more than both. */
function joinedWay(one: ContentWay, other: ContentWay): ContentWay | undefined {
  if (one.state !== other.state) return undefined;
  if (holds(one, other)) return one;
  if (holds(other, one)) return other;
  const differs = (index: number): boolean =>
    one.least[index] !== other.least[index] || one.most[index] !== other.most[index];
  const differing = one.least.findIndex((_, index) => differs(index));
  if (one.least.some((_, index) => index > differing && differs(index))) return undefined;
  const touches =
    one.least[differing]! <= other.most[differing]! + 1 && other.least[differing]! <= one.most[differing]! + 1;
  if (!touches) return undefined;
  return {
    state: one.state,
    least: one.least.map((value, index) => Math.min(value, other.least[index]!)),
    most: one.most.map((value, index) => Math.max(value, other.most[index]!)),
  };
}

/** True when all values of the second are among those of the first. */
function holds(outer: ContentWay, inner: ContentWay): boolean {
  return outer.least.every((value, index) => value <= inner.least[index]! && outer.most[index]! >= inner.most[index]!);
}
