import type { ContentState, StateAutomaton } from "../../model/xml-schema/automaton.js";
import { expandedName, type ElementDeclaration } from "../../model/xml-schema/components.js";

/** The mark of a child of a sequence as the runtime takes it: "" is once. */
export type Occurs = "" | "?" | "*" | "+";

interface SequenceChild {
  readonly element: ElementDeclaration;
  /** True where paths show its position. */
  readonly repeats: boolean;
}

/**
 * The marks of the children of a sequence in which each has one place, in their order; undefined where an automaton is anything else than what
 * the runtime makes of them.
 */
export function plainSequence(
  { states, counters }: StateAutomaton,
  children: readonly SequenceChild[],
): readonly Occurs[] | undefined {
  const marks: Occurs[] = [];
  let at = 0;
  for (const { element, repeats } of children) {
    const mark = markAt(states, at, expandedName(element.name));
    if (mark === undefined || repeats !== (mark === "*" || mark === "+")) return undefined;
    marks.push(mark);
    at += mark === "+" ? 2 : 1;
  }
  const last = states[at];
  const isEnd = at === states.length - 1 && last?.final === true && last.edges.length === 0 && last.skip === undefined;
  return isEnd && counters === 0 ? marks : undefined;
}

function markAt(states: readonly ContentState[], at: number, name: string): Occurs | undefined {
  const way = wayOf(states[at], name);
  if (way === undefined) return undefined;
  if (way.skip !== undefined) {
    if (way.skip !== at + 1) return undefined;
    return way.target === at ? "*" : way.target === at + 1 ? "?" : undefined;
  }
  if (way.target !== at + 1) return undefined;
  // Once more, and then any number of times.
  const again = wayOf(states[at + 1], name);
  if (again === undefined) return "";
  return again.target === at + 1 && again.skip === at + 2 ? "+" : undefined;
}

/** The targets of a state with one edge, for an element of this name, and nothing else that needs saying. */
function wayOf(
  state: ContentState | undefined,
  name: string,
): { readonly target: number; readonly skip: number | undefined } | undefined {
  const [edge, ...others] = state?.edges ?? [];
  if (state === undefined || edge === undefined || others.length > 0 || state.final) return undefined;
  const { accepts, below, increments, target } = edge;
  const isPlain = below.length === 0 && increments.length === 0;
  if (accepts.kind !== "element" || expandedName(accepts.name) !== name || !isPlain) return undefined;
  const { skip } = state;
  if (skip?.atLeast !== undefined || skip?.resets !== undefined) return undefined;
  return { target, skip: skip?.target };
}
