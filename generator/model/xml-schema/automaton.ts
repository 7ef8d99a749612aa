import type { ElementDeclaration, Particle, QName, Wildcard } from "./components.js";
import { allowsNamespace } from "./wildcard-namespaces.js";

/**
 * Content models as deterministic automata with counters: what decoders and encoders are compiled from.
 *
 * A "states" automaton starts in state 0 with all counters at 0. In a state, for the next child element:
 *
 * 1. the first edge whose `accepts` takes the element and whose `below` tests hold consumes it: add 1 to each counter in
 *    `increments` and go to `target`;
 * 2. otherwise, when the state has a `skip` and its `atLeast` test holds, set the counter in `resets` to 0, go to the skip's
 *    `target` and try again there, with the same element;
 * 3. otherwise the element is not expected here. Expected tags: the edges of this state and of those that skips reach.
 *
 * At the end of the content, skips are followed until a `final` state is reached; where no skip is possible, something is
 * missing. Skips never go in circles. A counter is 0 whenever its repetition is not being run, and `maxOccurs="1000000"` is
 * one state and one counter. An optional chain of n elements has n states with one edge and one skip each, so generated
 * code is a `switch` over states whose cases fall through on a skip.
 *
 * An automaton with `isNested` follows rule 1 for all edges of the particle in question, at this state and at those that skips reach:
 * its content is valid when one of the ways ends well.
 *
 * "all" is an xs:all group: each member at most once, in any order; every required member unless the group is optional and
 * there is no child at all.
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
   * Only what follows tells which of several nested repetitions goes round with a child, so all edges of its particle are to be followed at
   * once. Absent where the first edge is the only one.
   */
  readonly isNested?: true;
}

/** A state: the children that are taken from there, and whether the content may end. */
export interface ContentState {
  /** Edges that take a child, in the order in which they are tried. */
  readonly edges: readonly ContentEdge[];
  /** The edge that is followed when none of `edges` takes the child; absent where there is none. */
  readonly skip?: ContentSkip;
  /** True where the content may end here. */
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
  /** The particle's element, a member of its substitution group (each has an edge of its own), or a wildcard. */
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
  /** The count that a counter must have reached; absent where the skip is always open. */
  readonly atLeast?: { readonly counter: number; readonly count: number };
  /** The number of the counter that is set to 0; absent where none is. */
  readonly resets?: number;
}

/** The automaton of an `xs:all`: each member at most once, in any order. XML Schema Part 1, section 3.8. */
export interface AllAutomaton {
  readonly kind: "all";
  /** No child at all is fine too. */
  readonly optional: boolean;
  readonly members: readonly AllMember[];
}

/** A member of an `xs:all`. */
export interface AllMember {
  readonly particle: Particle;
  /** True where the element must occur, unless the group is left out as a whole. */
  readonly required: boolean;
  /** The particle's element and the members of its substitution group; abstract elements are left out. */
  readonly accepts: readonly ElementDeclaration[];
}

/** True when an element name fits the declaration or wildcard of an edge. */
export function acceptsName(accepts: ElementDeclaration | Wildcard, name: QName): boolean {
  return accepts.kind === "wildcard"
    ? allowsNamespace(accepts.namespaces, name.namespace)
    : accepts.name.local === name.local && accepts.name.namespace === name.namespace;
}
