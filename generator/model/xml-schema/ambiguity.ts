import { acceptsName, type ContentEdge, type ContentState, type StateAutomaton } from "./automaton.js";
import { expandedName } from "./components.js";
import { namespacesOverlap } from "./wildcard-namespaces.js";

/** Two edges that one state can take for the same child element, regardless of counters. */
export interface Ambiguity {
  /**
   * "particles": the edges belong to different particles, which Unique Particle Attribution forbids (Part 1, section
   * 3.8.6 and appendix H). "counts": they belong to one particle, and only later children decide which repetition was
   * repeated.
   */
  readonly kind: "particles" | "counts";
  /** The edge that the state reaches over more skips. */
  readonly first: ContentEdge;
  /** The edge that it reaches over fewer skips, or over as many. */
  readonly second: ContentEdge;
}

/** Maximum cost of a content model. */
const maxComparisons = 2_000_000;

/** Thrown when the search costs too much; caught by `compileContent`. */
export class AmbiguityTooCostly extends Error {}

/** Returns the first ambiguity of different particles, then the first of counts; undefined if each child has one edge. */
export function findAmbiguity(automaton: StateAutomaton): Ambiguity | undefined {
  const scan = new AmbiguityScan(automaton.states);
  return scan.run();
}

interface Entered {
  readonly edge: ContentEdge;
  /** The number of the state at which the edge begins. */
  readonly state: number;
  /** The number of skips below this state on the current path. */
  readonly depth: number;
}

/**
 * Walks the forest of skips, from states without a skip to the states that skip to them, with the edges of all states
 * on the current path by name. Each edge is entered once, and compared only with edges that may overlap.
 */
class AmbiguityScan {
  private readonly states: readonly ContentState[];
  private readonly byName = new Map<string, Entered[]>();
  private readonly wildcards: Entered[] = [];
  private readonly all: Entered[] = [];
  private comparisons = 0;
  private ofCounts: Ambiguity | undefined;

  constructor(states: readonly ContentState[]) {
    this.states = states;
  }

  run(): Ambiguity | undefined {
    const skippedFrom = this.states.map((): number[] => []);
    const pending: { state: number; depth: number; leave: boolean }[] = [];
    this.states.forEach(({ skip }, state) => {
      if (skip === undefined) pending.push({ state, depth: 0, leave: false });
      else skippedFrom[skip.target]?.push(state);
    });
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { state, depth } = next;
      if (next.leave) {
        this.leave(state);
        continue;
      }
      const found = this.enter(state, depth);
      if (found !== undefined) return found;
      pending.push({ state, depth, leave: true });
      for (const from of skippedFrom[state] ?? []) pending.push({ state: from, depth: depth + 1, leave: false });
    }
    return this.ofCounts;
  }

  private enter(state: number, depth: number): Ambiguity | undefined {
    for (const edge of this.states[state]?.edges ?? []) {
      for (const other of this.candidates(edge)) {
        const found = this.compare({ edge, state, depth }, other);
        if (found?.kind === "particles") return found;
        this.ofCounts ??= found;
      }
      const entered = { edge, state, depth };
      this.listFor(edge).push(entered);
      this.all.push(entered);
    }
    return undefined;
  }

  private leave(state: number): void {
    const edges = this.states[state]?.edges ?? [];
    for (let index = edges.length - 1; index >= 0; index--) {
      this.listFor(edges[index]!).pop();
      this.all.pop();
    }
  }

  private listFor({ accepts }: ContentEdge): Entered[] {
    if (accepts.kind === "wildcard") return this.wildcards;
    const key = expandedName(accepts.name);
    const list = this.byName.get(key) ?? [];
    this.byName.set(key, list);
    return list;
  }

  /** Returns edges on the path that may overlap with one, nearest last. */
  private candidates(edge: ContentEdge): readonly Entered[] {
    const { accepts } = edge;
    if (accepts.kind === "wildcard") {
      return this.all.filter(({ edge: { accepts: other } }) => {
        this.count();
        return other.kind === "wildcard"
          ? namespacesOverlap(accepts.namespaces, other.namespaces)
          : acceptsName(accepts, other.name);
      });
    }
    const wildcards = this.wildcards.filter(({ edge: { accepts: other } }) => acceptsName(other, accepts.name));
    return [...(this.byName.get(expandedName(accepts.name)) ?? []), ...wildcards];
  }

  private compare(near: Entered, far: Entered): Ambiguity | undefined {
    const samePlace = near.edge.position === far.edge.position;
    if (samePlace && sameEffect(near, far)) return undefined;
    if (!this.canMeet(near, far)) return undefined;
    return { kind: samePlace ? "counts" : "particles", first: far.edge, second: near.edge };
  }

  /** True if some values of the counters allow the one edge and, after the skips in between, the other. */
  private canMeet(near: Entered, far: Entered): boolean {
    const values = new CounterValues();
    if (!values.allowsBelow(near.edge)) return false;
    for (let state = near.state; state !== far.state;) {
      this.count();
      const skip = this.states[state]?.skip;
      if (skip === undefined || !values.allowsSkip(skip)) return false;
      state = skip.target;
    }
    return values.allowsBelow(far.edge);
  }

  private count(): void {
    this.comparisons += 1;
    if (this.comparisons > maxComparisons) throw new AmbiguityTooCostly();
  }
}

/** True if two edges of one particle have the same effect. */
function sameEffect(near: Entered, far: Entered): boolean {
  if (near.edge === far.edge) return true;
  // Two edges differ in effect if only one of them increments a counter, or a counter is reset between them.
  const plain = ({ edge }: Entered): boolean => edge.increments.length === 0 && edge.below.length === 0;
  return near.edge.target === far.edge.target && plain(near) && plain(far);
}

/** The range of each counter along a path. */
class CounterValues {
  private readonly ranges = new Map<number, { least: number; most: number }>();
  private readonly reset = new Set<number>();

  allowsBelow(edge: ContentEdge): boolean {
    return edge.below.every(({ counter, limit }) =>
      this.reset.has(counter) ? limit > 0 : this.narrow(counter, 0, limit - 1),
    );
  }

  allowsSkip({ atLeast, resets }: NonNullable<ContentState["skip"]>): boolean {
    if (atLeast !== undefined) {
      const { counter, count } = atLeast;
      if (this.reset.has(counter) ? count > 0 : !this.narrow(counter, count, Infinity)) return false;
    }
    if (resets !== undefined) this.reset.add(resets);
    return true;
  }

  private narrow(counter: number, least: number, most: number): boolean {
    const known = this.ranges.get(counter) ?? { least: 0, most: Infinity };
    const range = { least: Math.max(known.least, least), most: Math.min(known.most, most) };
    this.ranges.set(counter, range);
    return range.least <= range.most;
  }
}
