import { Budget, breadthFirst, wordOf } from "./breadth-first.js";
import { characterClasses, type Alphabet } from "./character-classes.js";
import type { TextMachine, TextState } from "./text-machine.js";

/** A pattern that is to be found, or not to be found. */
export interface TextCondition {
  readonly machine: TextMachine;
  /** False for a pattern that must not be found. */
  readonly isWanted: boolean;
}

/** Texts whose lengths, in characters, lie within bounds and that fulfil all conditions. */
export interface TextQuery {
  readonly conditions: readonly TextCondition[];
  /** The least length, in characters. */
  readonly min: number;
  /** The largest length, in characters. */
  readonly max: number;
  /** The characters that texts may hold. */
  readonly alphabet: Alphabet;
  /** Texts that all of these are found in, with a length within these bounds, are not sought. */
  readonly except?: { readonly machines: readonly TextMachine[]; readonly min: number; readonly max: number };
}

interface Place {
  readonly states: readonly TextState[];
  /** The number of characters that lead there. */
  readonly length: number;
}

/**
 * The texts that are sought, the shortest first, one for each way to tell them apart: a walk through all machines at once. There
 * are no others when no budget is spent. `places`: the places of patterns that are looked at.
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
