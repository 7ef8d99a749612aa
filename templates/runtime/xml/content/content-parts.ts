import { sequenceStates, statesContent } from "./content.js";
import type { ChildDef, ContentOptions, ContentState, SequenceChildDef, StatesContent } from "./content.js";

/** A part of content models: the children of a group that several types take. */
export interface ContentPart {
  /** Every child of the part, each once. */
  readonly children: readonly ChildDef[];
  /** The states of the part, numbered from 0; the number behind the last one stands for what follows. */
  readonly states: readonly ContentState[];
  /** The number of counters. */
  readonly counters: number;
  /** Abstract elements in whose place others stand. */
  readonly heads: readonly ChildDef[];
}

/** A part in which each child has one place. */
export function sequencePart(children: readonly SequenceChildDef[], heads: readonly ChildDef[] = []): ContentPart {
  return { ...sequenceStates(children), counters: 0, heads };
}

/** Any other part. */
export function statesPart(
  children: readonly ChildDef[],
  states: readonly ContentState[],
  { counters = 0, heads = [] }: Partial<Pick<ContentPart, "counters" | "heads">> = {},
): ContentPart {
  return { children, states, counters, heads };
}

/** Parts one after the other as one. */
export function joinedPart(parts: readonly ContentPart[]): ContentPart {
  const children: ChildDef[] = [];
  const states: ContentState[] = [];
  let counters = 0;
  for (const part of parts) {
    const [state, counter] = [states.length, counters];
    children.push(...part.children);
    states.push(...part.states.map((moved) => movedState(moved, state, counter)));
    counters += part.counters;
  }
  return { children, states, counters, heads: parts.flatMap((part) => part.heads) };
}

/** The content model of parts one after the other. */
export function joinedContent(parts: readonly ContentPart[], options: ContentOptions = {}): StatesContent {
  const { children, states, counters, heads } = joinedPart(parts);
  const named = heads.length === 0 ? {} : { heads };
  return statesContent(children, [...states, { final: true }], { ...options, ...named, counters });
}

/** A state behind others: its numbers and those of its counters begin later. */
function movedState({ edges, skip, final }: ContentState, state: number, counter: number): ContentState {
  return {
    ...(edges && {
      edges: edges.map(({ on, wildcard, to, below, count }) => ({
        on,
        ...(wildcard && { wildcard }),
        to: to + state,
        ...(below && { below: below.map(([of, limit]) => [of + counter, limit] as const) }),
        ...(count && { count: count.map((of) => of + counter) }),
      })),
    }),
    ...(skip && {
      skip: {
        to: skip.to + state,
        ...(skip.atLeast && { atLeast: [skip.atLeast[0] + counter, skip.atLeast[1]] as const }),
        ...(skip.reset !== undefined && { reset: skip.reset + counter }),
      },
    }),
    ...(final && { final }),
  };
}
