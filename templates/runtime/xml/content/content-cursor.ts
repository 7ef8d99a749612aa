import {
  edgeFits,
  emptyContent,
  wildcardName,
  type ContentChild,
  type ContentEdge,
  type ContentModel,
  type ContentState,
  type StatesContent,
} from "./content.js";
import {
  mayEndOn,
  missingCount,
  reached,
  startOf,
  waysAfter,
  wayThrough,
  type ContentWay,
  type ElementCount,
} from "./content-ways.js";

/** The reason why a child element is not welcome. */
export type ContentFault =
  /** Something else has to come first; the child is taken nevertheless. */
  | ({ readonly kind: "missing" } & MissingElements)
  /** It may not appear so often. */
  | { readonly kind: "too-many"; readonly most?: number }
  /** It may not appear here, or not at all. */
  | {
      readonly kind: "unexpected";
      readonly expected: readonly string[];
      /** The limit of the repetition that would have to begin once more. */
      readonly maxRounds?: number | undefined;
    };

/** Elements of which one is missing. */
export interface MissingElements {
  /** Their local names. */
  readonly expected: readonly string[];
  /** The number of times that the only one has to appear. */
  readonly count?: ElementCount | undefined;
}

/** The content of an element that has no children. */
export const noChildren: ContentModel = /* @__PURE__ */ emptyContent();

/**
 * The position of a decoder or validator in the children of one element. Used again for the next element at its depth.
 */
export class XmlContentCursor {
  model: ContentModel = noChildren;
  /** The fault that the last call of `accept` found. */
  fault: ContentFault | undefined = undefined;
  /** The state of a model without counters. */
  #state = 0;
  /** The places in a model with counters. */
  #ways: readonly ContentWay[] = [];
  /** The number of times that each child has appeared, welcome or not. */
  readonly #counts: number[] = [];

  /** Begins a content model. */
  enter(model: ContentModel): void {
    this.model = model;
    this.#state = 0;
    for (let index = 0; index < model.children.length; index++) this.#counts[index] = 0;
    if (model.kind === "states" && model.caps.length > 0) this.#ways = [startOf(model)];
  }

  /** Counts a child that stands here: 1 for the first of its kind. */
  count(child: ContentChild): number {
    const count = this.#counts[child.index]! + 1;
    this.#counts[child.index] = count;
    return count;
  }

  /**
   * Takes the next child, which `count` has counted; `child` is undefined for an element that the model does not know. Gives its
   * tag, or undefined where it has no place. `fault` says what is wrong.
   */
  accept(child: ContentChild | undefined, namespace: string): string | undefined {
    const { model } = this;
    this.fault = undefined;
    if (model.kind === "all") return this.#acceptInAll(child);
    return this.#take(model, child, namespace) ?? this.#recover(model, child, namespace);
  }

  /** The children that are missing at the end; undefined if none are. Changes nothing. */
  finish(): MissingElements | undefined {
    const { model } = this;
    if (model.kind === "states") return this.#mayEnd(model) ? undefined : this.#missing(model);
    if (model.optional && this.#counts.slice(0, model.children.length).every((count) => count === 0)) return undefined;
    const missing = model.children.filter((child) => child.required && this.#countOfMember(child) === 0);
    return missing.length === 0 ? undefined : { expected: missing.map(({ local }) => local) };
  }

  #mayEnd(model: StatesContent): boolean {
    if (model.caps.length > 0) return mayEndOn(model, this.#ways);
    let state: ContentState | undefined = model.states[this.#state];
    while (state !== undefined && state.final !== true) state = stateBehind(model, state);
    return state !== undefined;
  }

  #acceptInAll(child: ContentChild | undefined): string | undefined {
    if (child === undefined) {
      const expected = this.model.children.filter((open) => this.#countOfMember(open) === 0).map(({ local }) => local);
      this.fault = { kind: "unexpected", expected };
      return undefined;
    }
    if (this.#countOfMember(child) === 1) return child.tag;
    this.fault = { kind: "too-many" };
    return undefined;
  }

  /** The number of times that a member of an xs:all group has appeared, under whatever name. */
  #countOfMember({ index, member }: ContentChild): number {
    const { children } = this.model;
    if (member === index && children[index + 1]?.member !== member) return this.#counts[index]!;
    return children.reduce((sum, child) => (child.member === member ? sum + this.#counts[child.index]! : sum), 0);
  }

  #take(model: StatesContent, child: ContentChild | undefined, namespace: string): string | undefined {
    if (model.caps.length > 0) {
      const after = waysAfter(model, this.#ways, child, namespace);
      if (after !== undefined) this.#ways = after.ways;
      return after?.tag;
    }
    let state: ContentState | undefined = model.states[this.#state];
    for (; state !== undefined; state = stateBehind(model, state)) {
      const { edges } = state;
      if (edges === undefined) continue;
      for (const edge of edges) {
        if (!edgeFits(edge, child, namespace)) continue;
        this.#state = edge.to;
        return edge.on;
      }
    }
    return undefined;
  }

  /** The places, of which the first counts after a fault. */
  #places({ caps }: StatesContent): readonly [ContentWay, ...ContentWay[]] {
    const [first = { state: this.#state, least: caps, most: caps }, ...others] = caps.length > 0 ? this.#ways : [];
    return [first, ...others];
  }

  /** Says what is wrong, and goes on at the nearest place that takes this child, if there is one. */
  #recover(model: StatesContent, child: ContentChild | undefined, namespace: string): string | undefined {
    const [first] = this.#places(model);
    const expected = openNames(model, reached(model, this.#places(model)));
    const full = fullEdge(model, first, child, namespace);
    if (full !== undefined) {
      // A limit of the element itself, and not of a group around it.
      const most = full.to === first.state ? full.below?.at(-1)?.[1] : undefined;
      this.fault = { kind: "too-many", ...(most !== undefined && { most }) };
      return undefined;
    }
    const closed = closedEdges(model, first);
    const edge = expected.length === 0 ? undefined : edgeBehind(model, first.state, child, namespace, closed);
    if (edge === undefined) {
      const ended = [...closed.keys()].find(({ to }) => edgeBehind(model, to, child, namespace) !== undefined);
      this.fault = { kind: "unexpected", expected, maxRounds: ended && closed.get(ended) };
      return undefined;
    }
    this.fault = { kind: "missing", ...this.#missing(model) };
    const least = [...first.least];
    for (const [counter] of edge.below ?? []) least[counter] = 0;
    const next = wayThrough(model, { ...first, least, most: least }, edge);
    this.#state = edge.to;
    if (next !== undefined) this.#ways = [next];
    return edge.on;
  }

  /** Elements of which one has to come next: those of the states that cannot be skipped. */
  #missing(model: StatesContent): MissingElements {
    const places = this.#places(model);
    const blocked = places.flatMap((way) => reached(model, [way]).slice(-1));
    const required = openNames(model, blocked);
    if (required.length === 0) return { expected: openNames(model, reached(model, places)) };
    return { expected: required, count: required.length === 1 ? missingCount(model, places[0]) : undefined };
  }
}

/** Local names of elements that edges take. */
function openNames(model: StatesContent, places: ReturnType<typeof reached>): readonly string[] {
  const names = new Set<string>();
  for (const [way, edges] of places) {
    for (const edge of edges) if (wayThrough(model, way, edge) !== undefined) names.add(expectedName(model, edge));
  }
  return [...names];
}

function stateBehind({ states }: StatesContent, { skip }: ContentState): ContentState | undefined {
  return skip === undefined ? undefined : states[skip.to];
}

/** The edges that only a full counter closes at a place, with its limit. */
function closedEdges(model: StatesContent, start: ContentWay): ReadonlyMap<ContentEdge, number> {
  const closed = new Map<ContentEdge, number>();
  for (const [{ least }, edges] of reached(model, [start])) {
    for (const edge of edges) {
      const full = edge.below?.find(([counter, limit]) => least[counter]! >= limit);
      if (full !== undefined) closed.set(edge, full[1]);
    }
  }
  return closed;
}

/** The edge that a child would take at a place, had it not appeared too often. */
function fullEdge(
  model: StatesContent,
  start: ContentWay,
  child: ContentChild | undefined,
  namespace: string,
): ContentEdge | undefined {
  let state: ContentState | undefined = model.states[start.state];
  for (; state !== undefined; state = stateBehind(model, state)) {
    const full = state.edges?.find(
      (edge) => edgeFits(edge, child, namespace) && wayThrough(model, start, edge) === undefined,
    );
    if (full !== undefined) return full;
  }
  return undefined;
}

/** Returns the nearest edge for a child behind a state, independent of counters; does not pass the edges in `closed`. */
function edgeBehind(
  model: StatesContent,
  start: number,
  child: ContentChild | undefined,
  namespace: string,
  closed?: ReadonlyMap<ContentEdge, number>,
): ContentEdge | undefined {
  const seen = new Set<number>([start]);
  for (const at of seen) {
    const { edges = [], skip } = model.states[at] ?? {};
    const edge = edges.find((candidate) => edgeFits(candidate, child, namespace));
    if (edge !== undefined) return edge;
    if (skip !== undefined) seen.add(skip.to);
    for (const candidate of edges) if (closed?.has(candidate) !== true) seen.add(candidate.to);
  }
  return undefined;
}

function expectedName(model: StatesContent, edge: ContentEdge): string {
  return edge.wildcard === undefined ? (model.byTag.get(edge.on)?.local ?? edge.on) : wildcardName(edge.wildcard);
}
