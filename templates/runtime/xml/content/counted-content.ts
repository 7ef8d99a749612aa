/**
 * Content models in which only what follows tells which of several nested repetitions went round, as in (a{2,3}, b?){2,1000000}: all
 * ways through them are followed at once. A way is a state with a range for each counter, so that a million rounds are one way.
 */
import {
  edgeFits,
  statesContent,
  type ChildDef,
  type ContentChild,
  type ContentEdge,
  type ContentOptions,
  type ContentState,
  type ContentWays,
  type StatesContent,
} from "./content.js";

/** The content model of sequences and choices whose repetitions are nested in such a way. */
export function countedContent(
  children: readonly ChildDef[],
  states: readonly ContentState[],
  options: ContentOptions & { readonly counters?: number } = {},
): StatesContent {
  const model = statesContent(children, states, options);
  const caps = capsOf(states, model.counters);
  return { ...model, ways: () => new CountedWays(states, caps) };
}

/** The values that counters may have, those of each from `least` to `most`. */
interface CounterState {
  /** The number of the state. */
  readonly state: number;
  /** The least value of each counter. */
  readonly least: readonly number[];
  /** The largest value of each counter. */
  readonly most: readonly number[];
}

/** The number of ways that are followed at once, which bounds the work for a child; a model in which there are more loses those that came last. */
const maxStates = 100;

class CountedWays implements ContentWays {
  #ways: readonly CounterState[];

  readonly #states: readonly ContentState[];
  /** For each counter without an upper limit: the value above which all are the same. */
  readonly #caps: readonly number[];

  constructor(states: readonly ContentState[], caps: readonly number[]) {
    this.#states = states;
    this.#caps = caps;
    const zeros = caps.map(() => 0);
    this.#ways = [{ state: 0, least: zeros, most: zeros }];
  }

  take(child: ContentChild | undefined, namespace: string): string | undefined {
    let tag: string | undefined;
    const next: CounterState[] = [];
    this.#walk((way, { edges = [] }) => {
      for (const edge of edges) {
        if (!edgeFits(edge, child, namespace)) continue;
        const open = this.#through(way, edge);
        if (open === undefined) continue;
        tag ??= edge.on;
        if (edge.on === tag) next.push(open);
      }
    });
    if (tag !== undefined) this.#ways = merged(next);
    return tag;
  }

  get isComplete(): boolean {
    let isComplete = false;
    this.#walk((_, { final }) => void (isComplete ||= final === true));
    return isComplete;
  }

  open(): readonly ContentEdge[] {
    const open: ContentEdge[] = [];
    this.#walk((way, { edges = [] }) => {
      open.push(...edges.filter((edge) => this.#through(way, edge) !== undefined));
    });
    return open;
  }

  first(): { readonly state: number; readonly counters: readonly number[] } {
    const [way] = this.#ways;
    return { state: way?.state ?? 0, counters: way?.least ?? [] };
  }

  goTo(state: number, counters: readonly number[]): void {
    this.#ways = [{ state, least: [...counters], most: [...counters] }];
  }

  /** Shows each way in the states that it reaches by skips. */
  #walk(visit: (way: CounterState, state: ContentState) => void): void {
    for (const start of this.#ways) {
      let way: CounterState | undefined = start;
      while (way !== undefined) {
        const state: ContentState | undefined = this.#states[way.state];
        if (state === undefined) break;
        visit(way, state);
        way = afterSkip(way, state);
      }
    }
  }

  /** The way after a child that an edge takes; undefined when no values of the counters let it. */
  #through(way: CounterState, { to, below = [], count = [] }: ContentEdge): CounterState | undefined {
    const least = [...way.least];
    const most = [...way.most];
    for (const [counter, limit] of below) {
      if (least[counter]! >= limit) return undefined;
      most[counter] = Math.min(most[counter]!, limit - 1);
    }
    for (const counter of count) {
      least[counter] = Math.min(least[counter]! + 1, this.#caps[counter]!);
      most[counter] = Math.min(most[counter]! + 1, this.#caps[counter]!);
    }
    return { state: to, least, most };
  }
}

function afterSkip({ least, most }: CounterState, { skip }: ContentState): CounterState | undefined {
  if (skip === undefined) return undefined;
  const { atLeast, reset, to: state } = skip;
  if (atLeast === undefined && reset === undefined) return { state, least, most };
  const [from, upTo] = [[...least], [...most]];
  if (atLeast !== undefined) {
    const [counter, count] = atLeast;
    if (most[counter]! < count) return undefined;
    from[counter] = Math.max(least[counter]!, count);
  }
  if (reset !== undefined) from[reset] = upTo[reset] = 0;
  return { state, least: from, most: upTo };
}

/** The same values in fewer ways, `maxStates` at most: ranges that touch in one counter and are equal in all others are joined. */
function merged(ways: readonly CounterState[]): readonly CounterState[] {
  const kept: CounterState[] = [];
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
    if (kept.length < maxStates) kept.push(added);
  }
  return kept;
}

/** One way for two; undefined where one range for each counter would say more than both. */
function joinedWay(one: CounterState, other: CounterState): CounterState | undefined {
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
function holds(outer: CounterState, inner: CounterState): boolean {
  return outer.least.every((value, index) => value <= inner.least[index]! && outer.most[index]! >= inner.most[index]!);
}

/** The largest number that each counter is compared with: it is not counted above that. */
function capsOf(states: readonly ContentState[], counters: number): readonly number[] {
  const caps = new Array<number>(counters).fill(0);
  const raise = (counter: number, value: number): void => void (caps[counter] = Math.max(caps[counter]!, value));
  for (const { edges = [], skip } of states) {
    for (const [counter, limit] of edges.flatMap(({ below = [] }) => below)) raise(counter, limit);
    if (skip?.atLeast !== undefined) raise(...skip.atLeast);
  }
  return caps;
}
