import { Budget, breadthFirst, wordOf } from "./breadth-first.js";
import { characterClasses, type Alphabet } from "./character-classes.js";
import type { TextMachine, TextState } from "./text-machine.js";

/** A pattern that is to be found, or not to be found. */
export interface TextCondition {
  readonly machine: TextMachine;
  /** False for a pattern that must not be found. */
  readonly isWanted: boolean;
}

/** Strings with a length in characters within bounds that satisfy all conditions. */
export interface TextQuery {
  readonly conditions: readonly TextCondition[];
  /** The least length, in characters. */
  readonly min: number;
  /** Maximum length, in characters. */
  readonly max: number;
  /** The characters that strings may contain. */
  readonly alphabet: Alphabet;
  /** Excluded: strings that match all of these patterns, with a length within these bounds. */
  readonly except?: { readonly machines: readonly TextMachine[]; readonly min: number; readonly max: number };
}

interface Place {
  readonly states: readonly TextState[];
  /** The number of characters on the path. */
  readonly length: number;
}

/**
 * Yields matching strings, the shortest first, one per distinguishable path: a traversal of all automata at once. The
 * result is complete unless a budget is exhausted. `places` bounds the visited pattern states.
 */
export function* searchTexts(
  query: TextQuery,
  states: Budget,
  places: Budget = new Budget(Infinity),
): Generator<string, void> {
  const { conditions, min, max, except } = query;
  const machines = [...conditions.map(({ machine }) => machine), ...(except?.machines ?? [])];
  const atoms = new Set(machines.flatMap((machine) => machine.atoms));
  const characters = characterClasses([...atoms], query.alphabet);
  // Beyond this, lengths make no difference.
  const limits = [min, max + 1, except?.min ?? 0, (except?.max ?? -1) + 1];
  const counted = Math.max(...limits.filter(Number.isFinite));
  const isSought = ({ states, length }: Place): boolean =>
    length >= min &&
    length <= max &&
    conditions.every(({ isWanted }, at) => states[at]?.isFine === isWanted) &&
    (except === undefined ||
      length < except.min ||
      length > except.max ||
      states.slice(conditions.length).some(({ isFine }) => !isFine));
  const isLost = ({ states, length }: Place): boolean =>
    length > max || conditions.some(({ isWanted }, at) => (isWanted ? states[at]?.isDead : states[at]?.isDone));
  const step = ({ states, length }: Place, character: string): Place => ({
    states: machines.map((machine, at) => machine.next(states[at] ?? machine.start, character)),
    length: Math.min(length + 1, counted),
  });
  const graph = {
    start: { states: machines.map(({ start }) => start), length: 0 },
    keyOf: ({ states, length }: Place): string => `${states.map(({ id }) => id).join()} ${length}`,
    *waysFrom(searchPlace: Place): Generator<readonly [string, Place]> {
      const looked = searchPlace.states.reduce((sum, { moves }) => sum + moves.length, 0);
      for (const character of characters) {
        if (!places.spend(looked)) return;
        const next = step(searchPlace, character);
        if (!isLost(next)) yield [character, next];
      }
    },
  };
  for (const reached of breadthFirst(graph, states)) {
    if (isSought(reached.state)) yield wordOf(reached).join("");
  }
}
