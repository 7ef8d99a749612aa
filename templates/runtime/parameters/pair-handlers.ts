import type { ParameterTable } from "../http/operation.js";
import type { PairForm, PairState } from "./pair-form.js";
import { isExplodedObject, othersTaker, takerOf, type PairTaker } from "./pair-takers.js";
import { isBracketed } from "./pair-tree.js";

/** Handlers of pairs by their names. */
export interface PairHandlers {
  /** By the whole name of a pair. */
  readonly byName: ReadonlyMap<string, PairTaker>;
  /** By the name before brackets: "filter" accepts "filter[status]". */
  readonly byBase: ReadonlyMap<string, PairTaker>;
  /** The length of the longest key of `byBase`. */
  readonly maxBaseLength: number;
  /** Accepts the remaining pairs: values of an object with additional properties. */
  readonly rest: PairTaker | undefined;
  readonly takers: readonly PairTaker[];
}

/** Prepares to take the pairs of a query, a form or cookies apart. */
export function compilePairs(tables: readonly ParameterTable[], form: PairForm): PairHandlers {
  const takers = tables.map((table) => takerOf(table, form));
  const isOwn = (_: PairTaker, index: number): boolean => !isExplodedObject(tables[index]);
  const byName = new Map<string, PairTaker>();
  // A parameter takes precedence over another parameter's property of the same name.
  for (const taker of new Set([...takers.filter(isOwn), ...takers])) {
    for (const name of taker.names) if (!byName.has(name)) byName.set(name, taker);
  }
  const byBase = new Map([...byName].filter(([, { hasBrackets }]) => hasBrackets));
  const others = form.others === undefined ? undefined : othersTaker(form.others, form);
  return {
    byName,
    byBase,
    maxBaseLength: [...byBase.keys()].reduce((length, name) => Math.max(length, name.length), 0),
    rest: others ?? takers.find(({ takesRest }) => takesRest),
    takers: others === undefined ? takers : [...takers, others],
  };
}

/** Passes a pair to its taker; `raw` is not decoded yet. False if none accepts it. */
export function takePair(handlers: PairHandlers, state: PairState, name: string, raw: string): boolean {
  const named = handlers.byName.get(name);
  if (named !== undefined) {
    named.take(state, name, name.length, raw);
    return true;
  }
  // The longest name first: one may begin like another ("a", "a[b]"). None is longer than those of the contract.
  const { byBase, maxBaseLength, rest } = handlers;
  if (byBase.size > 0 && name.endsWith("]")) {
    for (let at = name.lastIndexOf("[", maxBaseLength); at > 0; at = name.lastIndexOf("[", at - 1)) {
      const taker = byBase.get(name.slice(0, at));
      if (taker === undefined) continue;
      taker.take(state, name, at, raw);
      return true;
    }
  }
  if (rest === undefined) return false;
  const bracket = name.indexOf("[");
  const isNested = rest.nestsRest && bracket > 0 && isBracketed(name, bracket);
  rest.take(state, name, isNested ? bracket : name.length, raw);
  return true;
}

/** Converts the collected pairs to values. */
export function finishPairs({ takers }: PairHandlers, state: PairState): void {
  for (const { finish } of takers) finish?.(state);
}
