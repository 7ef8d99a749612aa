/** A state that a search has reached, and the way there. */
export interface Reached<State, Symbol> {
  readonly state: State;
  /** The state from which the last step came; undefined at the start. */
  readonly before: Reached<State, Symbol> | undefined;
  /** The symbol that led here; undefined at the start. */
  readonly symbol: Symbol | undefined;
}

/** A graph that is made while it is searched. */
export interface Graph<State, Symbol> {
  /** The state that the search begins with. */
  readonly start: State;
  /** Equal for states that are one. */
  keyOf(state: State): unknown;
  /** The steps out of a state, each with the symbol that it takes. */
  waysFrom(state: State, reached: Reached<State, Symbol>): Iterable<readonly [symbol: Symbol, next: State]>;
}

/** The budget of a search. `also` is called on each step; it returns false if the outer search was aborted. */
export class Budget {
  #left: number;
  readonly #also: () => boolean;
  /** True once a search was aborted. */
  isSpent: boolean = false;

  constructor(steps: number, also: () => boolean = () => true) {
    this.#left = steps;
    this.#also = also;
  }

  /** Takes steps; false if too few are left. */
  spend(steps: number = 1): boolean {
    this.#left -= steps;
    this.isSpent ||= this.#left < 0 || !this.#also();
    return !this.isSpent;
  }
}

/** Yields the states of a graph, each once, in order of their shortest words. Each new state takes a step of the budget. */
export function* breadthFirst<State, Symbol>(
  { start, keyOf, waysFrom }: Graph<State, Symbol>,
  budget: Budget,
): Generator<Reached<State, Symbol>, void> {
  const queue: Reached<State, Symbol>[] = [{ state: start, before: undefined, symbol: undefined }];
  const seen = new Set<unknown>([keyOf(start)]);
  for (const reached of queue) {
    yield reached;
    for (const [symbol, state] of waysFrom(reached.state, reached)) {
      const key = keyOf(state);
      if (seen.has(key)) continue;
      if (!budget.spend()) return;
      seen.add(key);
      queue.push({ state, before: reached, symbol });
    }
  }
}

/** Returns the symbols of the path to a state. */
export function wordOf<State, Symbol>(last: Reached<State, Symbol>): readonly Symbol[] {
  const word: Symbol[] = [];
  for (let reached = last; reached.before !== undefined; reached = reached.before) word.push(reached.symbol!);
  return word.reverse();
}

/** Returns the shortest path of symbols to an accepted state; undefined if none exists within the budget. */
export function shortestWord<State, Symbol>(
  graph: Graph<State, Symbol>,
  isSought: (state: State) => boolean,
  budget: Budget,
): readonly Symbol[] | undefined {
  for (const reached of breadthFirst(graph, budget)) if (isSought(reached.state)) return wordOf(reached);
  return undefined;
}
