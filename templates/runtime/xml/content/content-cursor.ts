import {
  edgeFits,
  emptyContent,
  wildcardName,
  type ContentChild,
  type ContentEdge,
  type ContentModel,
  type ContentState,
  type ContentWays,
  type StatesContent,
} from "./content.js";

/** The reason why a child element is not welcome. */
export type ContentFault =
  /** Something else has to come first; the child is taken nevertheless. */
  | { readonly kind: "missing"; readonly expected: readonly string[] }
  /** It may not appear so often. */
  | { readonly kind: "too-many" }
  /** It may not appear here, or not at all. */
  | {
      readonly kind: "unexpected";
      readonly expected: readonly string[];
      /** The limit of the repetition that would have to begin once more. */
      readonly maxRounds?: number | undefined;
    };

/** The content of an element that has no children. */
export const noChildren: ContentModel = /* @__PURE__ */ emptyContent();

/**
 * The position of a decoder or validator in the children of one element. Used again for the next element at its depth.
 */
export class XmlContentCursor {
  model: ContentModel = noChildren;
  /** The fault that the last call of `accept` found. */
  fault: ContentFault | undefined = undefined;
  #state = 0;
  #ways: ContentWays | undefined = undefined;
  readonly #counters: number[] = [];
  /** The number of times that each child has appeared, welcome or not. */
  readonly #counts: number[] = [];

  /** Begins a content model. */
  enter(model: ContentModel): void {
    this.model = model;
    this.#state = 0;
    for (let index = 0; index < model.children.length; index++) this.#counts[index] = 0;
    if (model.kind === "all") return;
    for (let index = 0; index < model.counters; index++) this.#counters[index] = 0;
    this.#ways = model.ways?.();
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
    return model.kind === "all" ? this.#acceptInAll(child) : this.#acceptInStates(model, child, namespace);
  }

  /** The children that are missing at the end; undefined if none are. Changes nothing. */
  finish(): readonly string[] | undefined {
    const { model } = this;
    if (model.kind === "all") {
      if (model.optional && this.#counts.slice(0, model.children.length).every((count) => count === 0))
        return undefined;
      const missing = model.children.filter((child) => child.required && this.#countOfMember(child) === 0);
      return missing.length === 0 ? undefined : missing.map(({ local }) => local);
    }
    const isComplete = this.#ways === undefined ? this.#mayEnd(model) : this.#ways.isComplete;
    return isComplete ? undefined : this.#expected(model);
  }

  #mayEnd(model: StatesContent): boolean {
    // Skips reset counters, which has not happened: what comes after the question is judged as before it.
    const before = model.counters === 0 ? undefined : this.#counters.slice(0, model.counters);
    let state: ContentState | undefined = model.states[this.#state];
    while (state !== undefined && state.final !== true) state = this.#skipFrom(model, state);
    if (before !== undefined) this.#restore(before);
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

  #acceptInStates(model: StatesContent, child: ContentChild | undefined, namespace: string): string | undefined {
    if (this.#ways !== undefined) return this.#acceptOnWays(model, this.#ways, child, namespace);
    // Skips reset counters on the way; when nothing takes the child in the end, they have not happened.
    const before = model.counters === 0 ? undefined : this.#counters.slice(0, model.counters);
    for (
      let state: ContentState | undefined = model.states[this.#state];
      state !== undefined;
      state = this.#skipFrom(model, state)
    ) {
      const edge = this.#openEdge(state, child, namespace);
      if (edge !== undefined) return this.#take(edge);
    }
    if (before !== undefined) this.#restore(before);
    return this.#recover(model, child, namespace);
  }

  #acceptOnWays(
    model: StatesContent,
    ways: ContentWays,
    child: ContentChild | undefined,
    namespace: string,
  ): string | undefined {
    const taken = ways.take(child, namespace);
    if (taken !== undefined) return taken;
    const { state, counters } = ways.first();
    this.#state = state;
    this.#restore(counters);
    const tag = this.#recover(model, child, namespace);
    if (tag !== undefined) ways.goTo(this.#state, this.#counters.slice(0, model.counters));
    return tag;
  }

  #restore(counters: readonly number[]): void {
    counters.forEach((value, counter) => (this.#counters[counter] = value));
  }

  #take(edge: ContentEdge): string {
    if (edge.count !== undefined) {
      for (const counter of edge.count) this.#counters[counter] = (this.#counters[counter] ?? 0) + 1;
    }
    this.#state = edge.to;
    return edge.on;
  }

  #openEdge(state: ContentState, child: ContentChild | undefined, namespace: string): ContentEdge | undefined {
    const { edges } = state;
    if (edges === undefined) return undefined;
    for (const edge of edges) {
      if (edgeFits(edge, child, namespace) && this.#isOpen(edge)) return edge;
    }
    return undefined;
  }

  #isOpen({ below }: ContentEdge): boolean {
    return below === undefined || below.every(([counter, limit]) => this.#counters[counter]! < limit);
  }

  #skipFrom(model: StatesContent, { skip }: ContentState): ContentState | undefined {
    if (skip === undefined) return undefined;
    if (skip.atLeast !== undefined && this.#counters[skip.atLeast[0]]! < skip.atLeast[1]) return undefined;
    if (skip.reset !== undefined) this.#counters[skip.reset] = 0;
    return model.states[skip.to];
  }

  /** Says what is wrong, and goes on at the nearest place that takes this child, if there is one. */
  #recover(model: StatesContent, child: ContentChild | undefined, namespace: string): string | undefined {
    const expected = this.#expected(model);
    if (this.#isFull(model, child, namespace)) {
      this.fault = { kind: "too-many" };
      return undefined;
    }
    const closed = this.#closedEdges(model);
    const edge = expected.length === 0 ? undefined : edgeBehind(model, this.#state, child, namespace, closed);
    if (edge !== undefined) {
      this.fault = { kind: "missing", expected };
      for (const [counter] of edge.below ?? []) this.#counters[counter] = 0;
      return this.#take(edge);
    }
    const ended = [...closed.keys()].find(({ to }) => edgeBehind(model, to, child, namespace) !== undefined);
    this.fault = { kind: "unexpected", expected, maxRounds: ended && closed.get(ended) };
    return undefined;
  }

  /** The edges that only a full counter closes here, with its limit. */
  #closedEdges(model: StatesContent): ReadonlyMap<ContentEdge, number> {
    const closed = new Map<ContentEdge, number>();
    const before = this.#counters.slice(0, model.counters);
    for (
      let state: ContentState | undefined = model.states[this.#state];
      state !== undefined;
      state = this.#skipFrom(model, state)
    ) {
      for (const edge of state.edges ?? []) {
        const full = edge.below?.find(([counter, limit]) => this.#counters[counter]! >= limit);
        if (full !== undefined) closed.set(edge, full[1]);
      }
    }
    this.#restore(before);
    return closed;
  }

  /** True when a child would fit here, had it not appeared too often. */
  #isFull(model: StatesContent, child: ContentChild | undefined, namespace: string): boolean {
    for (
      let state: ContentState | undefined = model.states[this.#state];
      state !== undefined;
      state = model.states[state.skip?.to ?? -1]
    ) {
      if (state.edges?.some((edge) => edgeFits(edge, child, namespace) && !this.#isOpen(edge)) === true) return true;
    }
    return false;
  }

  /** Local names of elements that could come next. */
  #expected(model: StatesContent): readonly string[] {
    if (this.#ways !== undefined) return [...new Set(this.#ways.open().map((edge) => expectedName(model, edge)))];
    const before = this.#counters.slice(0, model.counters);
    const names = new Set<string>();
    for (
      let state: ContentState | undefined = model.states[this.#state];
      state !== undefined;
      state = this.#skipFrom(model, state)
    ) {
      for (const edge of state.edges ?? []) {
        if (this.#isOpen(edge)) names.add(expectedName(model, edge));
      }
    }
    this.#restore(before);
    return [...names];
  }
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
