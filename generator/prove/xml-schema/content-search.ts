import type { QName } from "../../model/xml-schema/components.js";
import type { ContentMachine, ContentState, Move } from "./content-machine.js";

/** `isPartial`: not all places were visited. */
export type ContentInclusion =
  /** All content of the first model fits the second. */
  | { readonly kind: "yes"; readonly isPartial?: true }
  /** Children that only the first model takes. */
  | { readonly kind: "no"; readonly word: readonly QName[]; readonly isPartial?: true }
  | { readonly kind: "unknown" };

/** How many pairs of states are looked at; fewer where orders are free, for there are too many all the same. */
const maxPairs = 40_000;
const maxFreePairs = 2_000;
const maxSteps = 1_000_000;

interface Pair {
  readonly own: ContentState;
  readonly others: readonly ContentState[];
  readonly before: Pair | undefined;
  readonly name: QName | undefined;
}

/**
 * Whether each content of one model fits another, by going through both at once; children are told apart by `names`, which
 * hold one name for each that makes a difference. `visit` is told of what takes the same child in both.
 */
export function compareContent(
  sub: ContentMachine,
  of: ContentMachine,
  names: readonly QName[],
  visit?: (name: QName, own: Move, other: Move, prefix: () => readonly QName[]) => void,
): ContentInclusion {
  const queue: Pair[] = [{ own: sub.start, others: [of.start], before: undefined, name: undefined }];
  const seen = new Set<string>([keyOf(sub.start, [of.start])]);
  let result: ContentInclusion = { kind: "yes" };
  const isFree = sub.content.kind === "all" || of.content.kind === "all";
  const mostPairs = isFree ? maxFreePairs : maxPairs;
  let steps = 0;
  for (let index = 0; index < queue.length; index++) {
    const pair = queue[index]!;
    if (result.kind === "yes" && pair.own.isFinal && !pair.others.some(({ isFinal }) => isFinal)) {
      result = { kind: "no", word: wordOf(pair) };
      if (visit === undefined) return result;
    }
    // Once a difference is known, only places that both reach are of interest.
    if (result.kind === "no" && pair.others.length === 0) continue;
    for (const name of sub.available(pair.own) ?? names) {
      steps += 1;
      if (steps > maxSteps) return result.kind === "no" ? { ...result, isPartial: true } : { kind: "unknown" };
      for (const move of sub.step(pair.own, name)) {
        const moves = pair.others.flatMap((other) => of.step(other, name));
        const [first] = moves;
        if (first !== undefined) visit?.(name, move, first, () => wordOf(pair));
        const others = distinct(moves.map(({ next }) => next));
        const key = keyOf(move.next, others);
        if (seen.has(key)) continue;
        if (seen.size >= mostPairs) return result.kind === "no" ? { ...result, isPartial: true } : { kind: "unknown" };
        seen.add(key);
        queue.push({ own: move.next, others, before: pair, name });
      }
    }
  }
  return result;
}

function distinct(states: readonly ContentState[]): readonly ContentState[] {
  return states.length < 2 ? states : [...new Set(states)].sort((a, b) => a.id - b.id);
}

function keyOf(own: ContentState, others: readonly ContentState[]): string {
  return `${own.id}/${others.map(({ id }) => id).join()}`;
}

function wordOf(last: Pair): readonly QName[] {
  const word: QName[] = [];
  for (let pair: Pair | undefined = last; pair?.name !== undefined; pair = pair.before) word.push(pair.name);
  return word.reverse();
}

/** The state after some children; undefined when they do not fit. */
export function stateAfter(machine: ContentMachine, word: readonly QName[]): ContentState | undefined {
  let state: ContentState | undefined = machine.start;
  for (const name of word) {
    state = state === undefined ? undefined : machine.step(state, name)[0]?.next;
  }
  return state;
}

/** How many states are gone through to find the fewest children. */
const maxCompletion = 20_000;

/** The fewest children that complete the content from a state; undefined when too many are needed. `isUsable`: which moves count. */
export function completion(
  machine: ContentMachine,
  from: ContentState,
  names: readonly QName[],
  isUsable: (move: Move) => boolean = () => true,
): readonly QName[] | undefined {
  const start: Pair = { own: from, others: [], before: undefined, name: undefined };
  const queue = [start];
  const seen = new Set<ContentState>([from]);
  for (let index = 0; index < queue.length && index < maxCompletion; index++) {
    const pair = queue[index]!;
    if (pair.own.isFinal) return wordOf(pair);
    for (const name of machine.available(pair.own) ?? names) {
      const move = machine.step(pair.own, name).find(isUsable);
      if (move === undefined || seen.has(move.next)) continue;
      seen.add(move.next);
      queue.push({ own: move.next, others: [], before: pair, name });
    }
  }
  return undefined;
}
