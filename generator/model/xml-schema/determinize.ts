import type { ContentEdge, ContentState, StateAutomaton } from "./automaton.js";

/** Thrown when there are more sets of states than `limit`; caught by `compileContent`. */
export class TooManyStates extends Error {}

/**
 * The automaton in which a state is a set of states of one without counters, so that edges of one particle never compete.
 * Its final state is the last, reached by skips.
 */
export function determinize({ states }: StateAutomaton, limit: number): StateAutomaton {
  const sets: (readonly number[])[] = [];
  const numbers = new Map<string, number>();

  function numberOf(members: readonly number[]): number {
    const set = closure(states, members);
    const key = set.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (sets.length >= limit) throw new TooManyStates();
    numbers.set(key, sets.length);
    return sets.push(set) - 1;
  }

  numberOf([0]);
  const drafts: { edges: ContentEdge[]; final: boolean }[] = [];
  for (let index = 0; index < sets.length; index++) {
    const members = (sets[index] ?? []).flatMap((member) => states[member] ?? []);
    const edges = [...grouped(members).values()].map((group) => ({
      ...group[0]!,
      target: numberOf(group.map(({ target }) => target)),
    }));
    drafts.push({ edges, final: members.some(({ final }) => final) });
  }
  const last = drafts.length;
  const mapped = drafts.map(({ edges, final }): ContentState => {
    return final ? { edges, skip: { target: last }, final: false } : { edges, final: false };
  });
  return { kind: "states", states: [...mapped, { edges: [], final: true }], counters: 0 };
}

/** The states that skips reach from these, in order of number. */
function closure(states: readonly ContentState[], from: readonly number[]): readonly number[] {
  const seen = new Set<number>();
  for (const start of from) {
    for (let state: number | undefined = start; state !== undefined && !seen.has(state);) {
      seen.add(state);
      state = states[state]?.skip?.target;
    }
  }
  return [...seen].sort((a, b) => a - b);
}

/** Edges for the same element at the same place of the content model, together. */
function grouped(states: readonly ContentState[]): Map<string, ContentEdge[]> {
  const groups = new Map<string, ContentEdge[]>();
  const acceptors = new Map<ContentEdge["accepts"], number>();
  for (const edge of states.flatMap(({ edges }) => edges)) {
    if (!acceptors.has(edge.accepts)) acceptors.set(edge.accepts, acceptors.size);
    const key = `${edge.position}/${acceptors.get(edge.accepts)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [edge]);
    else group.push(edge);
  }
  return groups;
}
