import {
  acceptsName,
  type AllAutomaton,
  type AllMember,
  type ContentAutomaton,
  type ContentEdge,
  type ContentState,
  type StateAutomaton,
} from "../../../../generator/model/xml-schema/automaton.js";
import { expandedName, type QName } from "../../../../generator/model/xml-schema/components.js";

/** True when child elements with these names are valid content: the meaning of an automaton, as a plain interpreter. */
export function acceptsSequence(automaton: ContentAutomaton, names: readonly QName[]): boolean {
  return automaton.kind === "all" ? acceptsAll(automaton, names) : acceptsStates(automaton, names);
}

function acceptsAll(automaton: AllAutomaton, names: readonly QName[]): boolean {
  if (names.length === 0 && automaton.optional) return true;
  const seen = new Set<AllMember>();
  for (const name of names) {
    const key = expandedName(name);
    const member = automaton.members.find(({ accepts }) =>
      accepts.some((element) => expandedName(element.name) === key),
    );
    if (member === undefined || seen.has(member)) return false;
    seen.add(member);
  }
  return automaton.members.every((member) => !member.required || seen.has(member));
}

function acceptsStates(automaton: StateAutomaton, names: readonly QName[]): boolean {
  return automaton.isNested === true ? acceptsOnWays(automaton, names) : acceptsOnOneWay(automaton, names);
}

/** A state, and the values of all counters there. */
interface Place {
  readonly state: ContentState;
  readonly counters: readonly number[];
}

function acceptsOnWays(automaton: StateAutomaton, names: readonly QName[]): boolean {
  const [start] = automaton.states;
  let places: readonly Place[] = start === undefined ? [] : [{ state: start, counters: [] }];
  for (const name of names) {
    const next = new Map<string, Place>();
    for (const { state, counters } of places.flatMap((automatonPlace) => afterSkips(automaton, automatonPlace))) {
      for (const edge of state.edges) {
        if (!acceptsName(edge.accepts, name) || !isOpen(edge, counters)) continue;
        const counted = Array.from({ length: automaton.counters }, (_, counter) => counters[counter] ?? 0);
        for (const counter of edge.increments) counted[counter] = (counted[counter] ?? 0) + 1;
        const target = automaton.states[edge.target];
        if (target !== undefined) next.set(`${edge.target} ${counted.join()}`, { state: target, counters: counted });
      }
    }
    places = [...next.values()];
  }
  return places.some((automatonPlace) => afterSkips(automaton, automatonPlace).some(({ state }) => state.final));
}

/** A state, and the states that skips lead to. */
function afterSkips(automaton: StateAutomaton, { state, counters }: Place): readonly Place[] {
  const reached: Place[] = [];
  const left = [...counters];
  for (let at: ContentState | undefined = state; at !== undefined; at = takeSkip(automaton, at, left)) {
    reached.push({ state: at, counters: [...left] });
  }
  return reached;
}

function acceptsOnOneWay(automaton: StateAutomaton, names: readonly QName[]): boolean {
  const counters = new Array<number>(automaton.counters).fill(0);
  let state = automaton.states[0];
  for (const name of names) {
    let edge: ContentEdge | undefined;
    while (state !== undefined) {
      edge = state.edges.find((candidate) => acceptsName(candidate.accepts, name) && isOpen(candidate, counters));
      if (edge !== undefined) break;
      state = takeSkip(automaton, state, counters);
    }
    if (edge === undefined) return false;
    for (const counter of edge.increments) counters[counter] = (counters[counter] ?? 0) + 1;
    state = automaton.states[edge.target];
  }
  while (state !== undefined && !state.final) state = takeSkip(automaton, state, counters);
  return state !== undefined;
}

function isOpen(edge: ContentEdge, counters: readonly number[]): boolean {
  return edge.below.every(({ counter, limit }) => (counters[counter] ?? 0) < limit);
}

function takeSkip(automaton: StateAutomaton, state: ContentState, counters: number[]): ContentState | undefined {
  const { skip } = state;
  if (skip === undefined) return undefined;
  if (skip.atLeast !== undefined && (counters[skip.atLeast.counter] ?? 0) < skip.atLeast.count) return undefined;
  if (skip.resets !== undefined) counters[skip.resets] = 0;
  return automaton.states[skip.target];
}
