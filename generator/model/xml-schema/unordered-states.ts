import type { ContentEdge, ContentState, StateAutomaton } from "./automaton.js";
import type { AllContent, AllOperand } from "./content-expression.js";

/**
 * The automaton of an `xs:all` with counts or wildcards: one state accepts all children and counts them, and a chain of skips
 * compares each count with its minimum. An optional group has one more state, at its start. XSD 1.1 Part 1, section 3.8.4.1.3.
 */
export function unorderedStates({ optional, members }: AllContent): StateAutomaton {
  const counted = members.filter(({ min, max }) => min > 0 || max !== Infinity);
  const counters = new Map(counted.map((member, counter) => [member, counter]));
  const required = members.filter(({ min }) => min > 0);
  const loop = optional ? 1 : 0;
  const last = loop + Math.max(required.length, 1);
  const edges = members.flatMap((member, position) => edgesOf(member, { position, target: loop, counters }));
  const chain = required.map(({ min }, index): ContentState => ({
    edges: index === 0 ? edges : [],
    skip: { target: loop + index + 1, atLeast: { counter: counters.get(required[index]!)!, count: min } },
    final: false,
  }));
  const states = [
    ...(optional ? [{ edges, skip: { target: last }, final: false }] : []),
    ...(chain.length === 0 ? [{ edges, skip: { target: last }, final: false }] : chain),
    { edges: [], final: true },
  ];
  return { kind: "states", states, counters: counted.length, isUnordered: true };
}

function edgesOf(
  member: AllOperand,
  {
    position,
    target,
    counters,
  }: { readonly position: number; readonly target: number; readonly counters: ReadonlyMap<AllOperand, number> },
): readonly ContentEdge[] {
  const { leaf, max } = member;
  const counter = counters.get(member);
  const below = counter === undefined || max === Infinity ? [] : [{ counter, limit: max }];
  const increments = counter === undefined ? [] : [counter];
  return leaf.accepts.map((accepts) => ({ particle: leaf.particle, position, accepts, target, below, increments }));
}
