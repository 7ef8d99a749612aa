import { Budget, breadthFirst, shortestWord, wordOf, type Graph } from "../../languages/breadth-first.js";
import type { QName } from "../../model/xml-schema/components.js";
import type { ContentMachine, ContentState, Move } from "./content-machine.js";

/** `isPartial`: not all places were visited. */
export type ContentInclusion =
  /** All content of the first model fits the second. */
  | { readonly kind: "yes"; readonly isPartial?: true }
  /** Children that only the first model takes. */
  | { readonly kind: "no"; readonly word: readonly QName[]; readonly isPartial?: true }
  | { readonly kind: "unknown" };

/** The largest number of pairs of states; fewer where orders are free, which gives too many all the same. */
const maxPairs = 40_000;
const maxFreePairs = 2_000;
const maxSteps = 1_000_000;

interface Pair {
  /** The state of the content that should be included in the other. */
  readonly subState: ContentState;
  /** The states in which the other content may be after the same children; none where it has refused them. */
  readonly others: readonly ContentState[];
}

/**
 * Answers if each content of one model fits another, by going through both at once; children are told apart by `names`,
 * which hold one name for each that makes a difference. `visit` is told of what takes the same child in both.
 */
export function compareContent(
  sub: ContentMachine,
  of: ContentMachine,
  names: readonly QName[],
  visit?: (name: QName, subMove: Move, other: Move, prefix: () => readonly QName[]) => void,
): ContentInclusion {
  const isFree = sub.content.kind === "all" || of.content.kind === "all";
  const [pairs, steps] = [new Budget(isFree ? maxFreePairs : maxPairs), new Budget(maxSteps)];
  let word: readonly QName[] | undefined;
  const graph: Graph<Pair, QName> = {
    start: { subState: sub.start, others: [of.start] },
    keyOf: ({ subState, others }) => `${subState.id}/${others.map(({ id }) => id).join()}`,
    *waysFrom({ subState, others }, reached) {
      // Once a difference is known, only places that both reach are of interest.
      if (word !== undefined && others.length === 0) return;
      for (const name of sub.available(subState) ?? names) {
        if (!steps.spend()) return;
        for (const move of sub.step(subState, name)) {
          const moves = others.flatMap((other) => of.step(other, name));
          const [first] = moves;
          if (first !== undefined) visit?.(name, move, first, () => wordOf(reached));
          yield [name, { subState: move.next, others: distinct(moves.map(({ next }) => next)) }];
        }
      }
    },
  };
  for (const reached of breadthFirst(graph, pairs)) {
    if (steps.isSpent) break;
    const { subState, others } = reached.state;
    if (word === undefined && subState.isFinal && !others.some(({ isFinal }) => isFinal)) {
      word = wordOf(reached);
      if (visit === undefined) break;
    }
  }
  const isPartial = pairs.isSpent || steps.isSpent;
  if (word !== undefined) return isPartial ? { kind: "no", word, isPartial } : { kind: "no", word };
  return { kind: isPartial ? "unknown" : "yes" };
}

function distinct(states: readonly ContentState[]): readonly ContentState[] {
  return states.length < 2 ? states : [...new Set(states)].sort((a, b) => a.id - b.id);
}

/** The state after some children; undefined when they do not fit. */
export function stateAfter(machine: ContentMachine, word: readonly QName[]): ContentState | undefined {
  let state: ContentState | undefined = machine.start;
  for (const name of word) {
    state = state === undefined ? undefined : machine.step(state, name)[0]?.next;
  }
  return state;
}

/** The largest number of states in a search for the fewest children. */
const maxCompletion = 20_000;

/** The fewest children that complete the content from a state; undefined when too many are needed. `isUsable`: which moves count. */
export function completion(
  machine: ContentMachine,
  from: ContentState,
  names: readonly QName[],
  isUsable: (move: Move) => boolean = () => true,
): readonly QName[] | undefined {
  const graph: Graph<ContentState, QName> = {
    start: from,
    keyOf: (state) => state,
    *waysFrom(state) {
      for (const name of machine.available(state) ?? names) {
        const move = machine.step(state, name).find(isUsable);
        if (move !== undefined) yield [name, move.next];
      }
    },
  };
  return shortestWord(graph, ({ isFinal }) => isFinal, new Budget(maxCompletion));
}
