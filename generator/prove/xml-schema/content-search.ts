import { Budget, breadthFirst, shortestWord, wordOf, type Graph } from "../../languages/breadth-first.js";
import type { QName } from "../../model/xml-schema/components.js";
import type { ContentMachine, MachineState, ContentMove } from "./content-machine.js";

/** `isPartial`: not all states were visited. */
export type ContentInclusion =
  /** All content of the first model fits the second. */
  | { readonly kind: "yes"; readonly isPartial?: true }
  /** Children that only the first model takes. */
  | { readonly kind: "no"; readonly word: readonly QName[]; readonly isPartial?: true }
  | { readonly kind: "unknown" };

/** Maximum number of pairs of states; fewer where orders are free, which gives too many all the same. */
const maxPairs = 40_000;
const maxFreePairs = 2_000;
const maxSteps = 1_000_000;

interface Pair {
  /** The state of the content that should be included in the other. */
  readonly subState: MachineState;
  /** The possible states of the other content after the same children; empty if it has rejected them. */
  readonly others: readonly MachineState[];
}

/**
 * Decides if one content model includes another, by traversing both at once. `names` contains one name for each case
 * that makes a difference. `visit` is called with pairs that accept the same child.
 */
export function searchContent(
  sub: ContentMachine,
  of: ContentMachine,
  names: readonly QName[],
  visit?: (name: QName, subMove: ContentMove, other: ContentMove, prefix: () => readonly QName[]) => void,
): ContentInclusion {
  const isFree = sub.content.kind === "all" || of.content.kind === "all";
  const [pairs, steps] = [new Budget(isFree ? maxFreePairs : maxPairs), new Budget(maxSteps)];
  let word: readonly QName[] | undefined;
  const graph: Graph<Pair, QName> = {
    start: { subState: sub.start, others: [of.start] },
    keyOf: ({ subState, others }) => `${subState.id}/${others.map(({ id }) => id).join()}`,
    *waysFrom({ subState, others }, reached) {
      // Once a difference is known, only states that both reach matter.
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

function distinct(states: readonly MachineState[]): readonly MachineState[] {
  return states.length < 2 ? states : [...new Set(states)].sort((a, b) => a.id - b.id);
}

/** Returns the state after some children; undefined if they are invalid. */
export function stateAfter(machine: ContentMachine, word: readonly QName[]): MachineState | undefined {
  let state: MachineState | undefined = machine.start;
  for (const name of word) {
    state = state === undefined ? undefined : machine.step(state, name)[0]?.next;
  }
  return state;
}

/** Maximum number of states in a search for the shortest completion. */
const maxCompletion = 20_000;

/** Returns the shortest children that complete the content from a state; undefined if they are too many. `isUsable` filters the moves. */
export function completion(
  machine: ContentMachine,
  from: MachineState,
  names: readonly QName[],
  isUsable: (move: ContentMove) => boolean = () => true,
): readonly QName[] | undefined {
  const graph: Graph<MachineState, QName> = {
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
