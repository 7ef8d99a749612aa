import { addTo } from "../grouped.js";
import type { State } from "../../languages/machine.js";
import type { ContentState, StateAutomaton } from "./automaton.js";
import { ContentGraph, type AllContent, type Content, type Leaf } from "./content-expression.js";

/** Thrown when there are more sets of states than `limit`; caught by `compileContent`. */
export class TooManyStates extends Error {}

/**
 * The automaton of a content model without counters, in which a state is a set of states, so that edges of one particle never
 * compete. Its final state is the last, reached by skips.
 */
export function determinize(content: Content, limit: number): StateAutomaton {
  const graph = new ContentGraph(content);
  const sets: (readonly State<Leaf | AllContent>[])[] = [];
  const numbers = new Map<string, number>();
  const positions = new Map<Leaf, number>();

  function numberOf(members: Iterable<State<Leaf | AllContent>>): number {
    const set = [...new Set(members)].sort((a, b) => a.id - b.id);
    const key = set.map(({ id }) => id).join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (sets.length >= limit) throw new TooManyStates();
    numbers.set(key, sets.length);
    return sets.push(set) - 1;
  }

  function positionOf(leaf: Leaf): number {
    const known = positions.get(leaf) ?? positions.size;
    positions.set(leaf, known);
    return known;
  }

  numberOf([graph.start]);
  const drafts: Omit<ContentState, "skip">[] = [];
  // More sets are found while these are walked.
  for (const set of sets) {
    const byLeaf = new Map<Leaf, State<Leaf | AllContent>[]>();
    for (const { symbol, next } of set.flatMap((state) => graph.moves(state))) {
      addTo(byLeaf, symbol, next);
    }
    const edges = [...byLeaf].flatMap(([leaf, next]) => {
      const sharedByEdges = {
        particle: leaf.particle,
        position: positionOf(leaf),
        target: numberOf(next),
        below: [],
        increments: [],
      };
      return leaf.accepts.map((accepts) => ({ ...sharedByEdges, accepts }));
    });
    drafts.push({ edges, final: set.some(({ isFinal }) => isFinal) });
  }
  const skip = { target: drafts.length };
  const states = drafts.map(({ edges, final }) => (final ? { edges, skip, final: false } : { edges, final }));
  return { kind: "states", states: [...states, { edges: [], final: true }], counters: 0 };
}
