import type { ContentEdge, ContentSkip, ContentState, StateAutomaton } from "./automaton.js";
import { isEmptiableContent, repeatedContent, type Content, type Leaf } from "./content-expression.js";

/** A state under construction: targets are states and not yet numbers. */
interface Draft {
  edges: DraftEdge[];
  /** The step to a later state that consumes nothing, with the repetition that must be satisfied first; undefined if none exists. */
  skip?: { readonly target: Draft; readonly loop?: Loop };
}

interface DraftEdge {
  readonly leaf: Leaf;
  /** The state after the child that the edge reads. */
  readonly target: Draft;
  /** The counted repetitions that begin or go round with this edge, outermost first. */
  readonly loops: readonly Loop[];
}

interface Loop {
  /** The number of the counter that counts the rounds. */
  readonly counter: number;
  /** Minimum number of rounds before the content continues. */
  readonly min: number;
  /** Rounds that may be made; Infinity where there is no bound. */
  readonly max: number;
}

/** The automaton of a content model; it may be ambiguous (see `findAmbiguity`). Part 1, section 3.8.4. */
export function contentStates(content: Content): StateAutomaton {
  let counters = 0;

  /** Returns the first state of `node`; `next` follows it. */
  function build(node: Content, next: Draft): Draft {
    switch (node.kind) {
      case "leaf":
        return { edges: [{ leaf: node, target: next, loops: [] }] };
      case "sequence":
        return node.of.reduceRight((after, item) => build(item, after), next);
      case "choice": {
        const edges = node.of.flatMap((item) => firstEdges(build(item, next), next));
        return isEmptiableContent(node) ? { edges, skip: { target: next } } : { edges };
      }
      case "repeat":
        return buildRepeat(node.of, node.min, node.max, next);
      case "all":
        // Loading accepts an xs:all group only as the whole content.
        return node.members.reduceRight(
          (after, { leaf, min, max }) => build(repeatedContent(leaf, min, max), after),
          next,
        );
    }
  }

  function buildRepeat(body: Content, min: number, max: number, next: Draft): Draft {
    if (max === 1) return { edges: firstEdges(build(body, next), next), skip: { target: next } };
    if (max === Infinity && min <= 1) {
      const again: Draft = { edges: [], skip: { target: next } };
      const first = build(body, again);
      again.edges = firstEdges(first, again);
      return min === 0 ? again : first;
    }
    const loop: Loop = { counter: counters++, min, max };
    const round: Draft = { edges: [], skip: { target: next, loop } };
    round.edges = firstEdges(build(body, round), round).map((edge) => ({ ...edge, loops: [loop, ...edge.loops] }));
    return round;
  }

  const final: Draft = { edges: [] };
  return numbered(build(content, final), final, counters);
}

/** Returns the edges that are possible from `start` without leaving the states before `end`. */
function firstEdges(start: Draft, end: Draft): DraftEdge[] {
  const edges: DraftEdge[] = [];
  for (let state = start; state !== end;) {
    edges.push(...state.edges);
    // A required repetition cannot be skipped before its first pass.
    if (state.skip === undefined || (state.skip.loop?.min ?? 0) > 0) break;
    state = state.skip.target;
  }
  return edges;
}

/** Gives the states that can be reached their numbers, in order of the content model, with the final state last. */
function numbered(start: Draft, final: Draft, counters: number): StateAutomaton {
  const order = reachable(start, final);
  const numbers = new Map(order.map((state, index) => [state, index]));
  const numberOf = (state: Draft): number => numbers.get(state) ?? 0;
  const positions = new Map<DraftEdge["leaf"], number>();
  for (const { leaf } of order.flatMap(({ edges }) => edges)) {
    if (!positions.has(leaf)) positions.set(leaf, positions.size);
  }
  const states = order.map((state): ContentState => {
    const edges = state.edges.flatMap((edge) => {
      const sharedByEdges = { position: positions.get(edge.leaf) ?? 0, target: numberOf(edge.target) };
      return expand(edge, sharedByEdges);
    });
    const skip = state.skip === undefined ? {} : { skip: mapSkip(state.skip, numberOf(state.skip.target)) };
    return { edges, ...skip, final: state === final };
  });
  return { kind: "states", states, counters };
}

/**
 * Returns the reachable states in topological order. The states of a content part are adjacent and numbered as in that
 * part compiled separately.
 */
function reachable(start: Draft, final: Draft): Draft[] {
  const seen = new Set<Draft>([final]);
  const order: Draft[] = [];
  const path = [enter(start)];
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const next = top.following.pop();
    if (next === undefined) {
      order.push(top.state);
      path.pop();
    } else if (!seen.has(next)) {
      path.push(enter(next));
    }
  }
  return [...order.reverse(), final];

  /** The last of `following` is visited first, and so gets the highest number. */
  function enter(state: Draft): { readonly state: Draft; readonly following: Draft[] } {
    seen.add(state);
    const targets = state.edges.map(({ target }) => target);
    return { state, following: state.skip === undefined ? targets : [...targets, state.skip.target] };
  }
}

function expand(
  { leaf, loops }: DraftEdge,
  { position, target }: Pick<ContentEdge, "position" | "target">,
): ContentEdge[] {
  const below = loops.filter(({ max }) => max !== Infinity).map(({ counter, max }) => ({ counter, limit: max }));
  const increments = loops.map(({ counter }) => counter);
  return leaf.accepts.map((accepts) => ({
    particle: leaf.particle,
    position,
    accepts,
    target,
    below,
    increments,
  }));
}

function mapSkip({ loop }: NonNullable<Draft["skip"]>, target: number): ContentSkip {
  if (loop === undefined) return { target };
  const resets = { target, resets: loop.counter };
  return loop.min === 0 ? resets : { ...resets, atLeast: { counter: loop.counter, count: loop.min } };
}
