import type { ElementDeclaration, Particle, QName, Wildcard } from "./components.js";
import { allowsNamespace } from "./wildcard-namespaces.js";

/**
 * Content models as deterministic automata with counters, the input of decoders and encoders.
 *
 * A "states" automaton starts in state 0 with all counters at 0. In a state, for the next child element:
 *
 * 1. The first edge whose `accepts` matches the element and whose `below` tests hold consumes it: add 1 to each counter in
 *    `increments` and go to `target`.
 * 2. Otherwise, if the state has a `skip` and its `atLeast` test holds, set the counter in `resets` to 0, go to the skip's
 *    `target` and try again there, with the same element.
 * 3. Otherwise the element is not expected here. Expected tags: the edges of this state and of the states that skips reach.
 *
 * At the end of the content, skips are followed to a `final` state; if no skip is possible, an element is missing.
 * Skips are never circular. A counter is 0 unless its repetition is active, and `maxOccurs="1000000"` is one state and
 * one counter. An optional chain of n elements has n states with one edge and one skip each, so generated code is a
 * `switch` over states whose cases fall through on a skip.
 *
 * An automaton with `isNested` follows rule 1 for all edges of the particle, at this state and at the states that skips
 * reach: its content is valid if one of these paths ends in a final state.
 *
 * "all" is an xs:all group: each element at most once, in any order. Required elements must occur, unless the group is
 * optional and the content is empty. A group with counts or wildcards (XSD 1.1) is a "states" automaton with one state for
 * all children and a counter for each of them.
 */
export type ContentAutomaton = StateAutomaton | AllAutomaton;

/** The automaton of a content model, with states and counters. */
export interface StateAutomaton {
  readonly kind: "states";
  /** The states by the indexes that edges and skips name; the first is the start. */
  readonly states: readonly ContentState[];
  /** The number of counters; they are numbered from 0. */
  readonly counters: number;
  /**
   * Only later children decide which of several nested repetitions a child repeats, so all edges of its particle are
   * followed at once. Undefined if the first edge is the only one.
   */
  readonly isNested?: true;
  /** The children come in any order: an `xs:all` with counts or wildcards. Undefined for sequences and choices. */
  readonly isUnordered?: true;
}

/** A state: the children that it accepts, and whether the content may end. */
export interface ContentState {
  /** Edges that take a child, in the order in which they are tried. */
  readonly edges: readonly ContentEdge[];
  /** The skip that is followed if no edge accepts the child; undefined if none exists. */
  readonly skip?: ContentSkip;
  /** True if the content may end in this state. */
  readonly final: boolean;
}

/** An edge that takes one child. */
export interface ContentEdge {
  /** The element or wildcard particle that the child is counted for. */
  readonly particle: Particle;
  /**
   * The position of the particle in the content model: a group that is referred to twice has two for each of its
   * particles.
   */
  readonly position: number;
  /** The particle's element, a substitution group element (each has its own edge), or a wildcard. */
  readonly accepts: ElementDeclaration | Wildcard;
  /** The index of the state that follows. */
  readonly target: number;
  /** Conditions that must all hold; none when empty. */
  readonly below: readonly CounterBelow[];
  /** The numbers of the counters that go up by one. */
  readonly increments: readonly number[];
}

/** The condition that a counter is below its limit. */
export interface CounterBelow {
  /** The number of the counter. */
  readonly counter: number;
  /** The value that the counter has not reached yet. */
  readonly limit: number;
}

/** An edge that takes no child. */
export interface ContentSkip {
  /** The index of the state that follows. */
  readonly target: number;
  /** The minimum count that a counter must have reached; undefined if the skip is always allowed. */
  readonly atLeast?: { readonly counter: number; readonly count: number };
  /** The number of the counter that is set to 0; undefined if none is. */
  readonly resets?: number;
}

/** The automaton of an `xs:all`: each element at most once, in any order. XML Schema Part 1, section 3.8. */
export interface AllAutomaton {
  readonly kind: "all";
  /** No child at all is fine too. */
  readonly optional: boolean;
  readonly members: readonly AllMember[];
}

/** An element of an `xs:all`. */
export interface AllMember {
  readonly particle: Particle;
  /** True if the element must occur, unless the whole group is omitted. */
  readonly required: boolean;
  /** The particle's element and its substitution group, without abstract elements. */
  readonly accepts: readonly ElementDeclaration[];
}

/** True if the declaration or wildcard of an edge accepts an element name. */
export function acceptsName(accepts: ElementDeclaration | Wildcard, name: QName): boolean {
  return accepts.kind === "wildcard"
    ? allowsNamespace(accepts.namespaces, name.namespace)
    : accepts.name.local === name.local && accepts.name.namespace === name.namespace;
}
