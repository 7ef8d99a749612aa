import type { ContentEdge, ContentState, StateAutomaton } from "../../model/xml-schema/automaton.js";
import { expandedName } from "../../model/xml-schema/components.js";
import { isGroupPart, type GroupPart, type ShapeProperty, type XmlShapes } from "../../plan/xml-shape.js";

/** A run of states in a content model: those of a group that is written once, or of children that are not. */
export interface ContentRun {
  /** Absent for children of the type itself. */
  readonly group?: GroupPart;
  /** The states by themselves, with numbers and counters from 0; the last one stands for what follows. */
  readonly automaton: StateAutomaton;
}

/** The states of an automaton in runs, one after the other; undefined where they lie otherwise. */
export function contentRuns(
  automaton: StateAutomaton,
  parts: readonly (ShapeProperty | GroupPart)[],
  shapes: XmlShapes,
): readonly ContentRun[] | undefined {
  const { states } = automaton;
  const last = states.at(-1);
  if (automaton.isNested === true || last?.final !== true || last.edges.length > 0 || last.skip !== undefined) {
    return undefined;
  }
  const ends = endsOf(states, parts, shapes);
  const runs = ends?.map(({ group, from, to }) => {
    const cut = cutOut(states.slice(from, to), from);
    return cut && { ...(group && { group }), automaton: cut };
  });
  const counters = runs?.reduce((sum, run) => sum + (run?.automaton.counters ?? 0), 0);
  return runs?.every((run) => run !== undefined) === true && counters === automaton.counters ? runs : undefined;
}

/** An automaton with its counters numbered as a run of it has them; undefined where it cannot stand as a run. */
export function asRun({ states, isNested }: StateAutomaton): StateAutomaton | undefined {
  return isNested === true ? undefined : cutOut(states.slice(0, -1), 0);
}

interface Stretch {
  /** Undefined where the states are those of children of the type itself. */
  readonly group: GroupPart | undefined;
  /** The number of the first state. */
  readonly from: number;
  /** The number of the first state behind it. */
  readonly to: number;
}

function endsOf(
  states: readonly ContentState[],
  parts: readonly (ShapeProperty | GroupPart)[],
  shapes: XmlShapes,
): readonly Stretch[] | undefined {
  const owners = ownersOf(parts, shapes);
  const stretches: { group: GroupPart | undefined; from: number; to: number }[] = [];
  const seen = new Set<GroupPart>();
  for (const [index, { edges }] of states.slice(0, -1).entries()) {
    const open = stretches.at(-1);
    const owner = edges[0] === undefined ? undefined : owners.get(keyOf(edges[0]));
    const group = edges[0] === undefined ? open?.group : owner;
    if (edges.some((edge) => owners.get(keyOf(edge)) !== group)) return undefined;
    if (open !== undefined && open.group === group) {
      open.to = index + 1;
      continue;
    }
    if (group !== undefined && seen.has(group)) return undefined;
    if (group !== undefined) seen.add(group);
    stretches.push({ group, from: index, to: index + 1 });
  }
  return stretches;
}

/** The groups to which children and wildcards of a content model belong. */
function ownersOf(parts: readonly (ShapeProperty | GroupPart)[], shapes: XmlShapes): ReadonlyMap<unknown, GroupPart> {
  const owners = new Map<unknown, GroupPart>();
  for (const part of parts) {
    if (!isGroupPart(part)) continue;
    const { content } = shapes.shapeOf(part.type);
    for (const property of content.kind === "properties" ? content.ordered : []) {
      const items = property.kind === "items" ? property.items : property.kind === "element" ? [property] : [];
      const wildcards =
        property.kind === "items" ? property.wildcards : property.kind === "wildcard" ? [property.wildcard] : [];
      for (const { element } of items) owners.set(expandedName(element.name), part);
      for (const wildcard of wildcards) owners.set(wildcard, part);
    }
  }
  return owners;
}

function keyOf({ accepts }: ContentEdge): unknown {
  return accepts.kind === "element" ? expandedName(accepts.name) : accepts;
}

/** States that lead to one another and to the one behind them, with numbers and counters of their own; undefined where they lead elsewhere. */
function cutOut(states: readonly ContentState[], from: number): StateAutomaton | undefined {
  const counters = new Map<number, number>();
  const counterOf = (counter: number): number => {
    const known = counters.get(counter) ?? counters.size;
    counters.set(counter, known);
    return known;
  };
  const moved = states.map(({ edges, skip, final }): ContentState => ({
    edges: edges.map((edge) => ({
      ...edge,
      target: edge.target - from,
      below: edge.below.map(({ counter, limit }) => ({ counter: counterOf(counter), limit })),
      increments: edge.increments.map(counterOf),
    })),
    ...(skip && {
      skip: {
        target: skip.target - from,
        ...(skip.atLeast && { atLeast: { ...skip.atLeast, counter: counterOf(skip.atLeast.counter) } }),
        ...(skip.resets !== undefined && { resets: counterOf(skip.resets) }),
      },
    }),
    final,
  }));
  const targets = moved.flatMap(({ edges, skip }) => [
    ...edges.map(({ target }) => target),
    ...(skip ? [skip.target] : []),
  ]);
  if (moved.some(({ final }) => final) || targets.some((target) => target < 0 || target > states.length))
    return undefined;
  return { kind: "states", states: [...moved, { edges: [], final: true }], counters: counters.size };
}
