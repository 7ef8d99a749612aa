import { InternalError } from "../../diagnostics/invariant.js";
import { AmbiguityTooCostly, findAmbiguity, type Ambiguity } from "./ambiguity.js";
import type { AllAutomaton, AllMember, ContentAutomaton, StateAutomaton } from "./automaton.js";
import type { ModelGroup, Particle } from "./components.js";
import { contentStates } from "./content-states.js";
import { ContentTooLarge, contentTree, unrolled, type ContentNode } from "./content-tree.js";
import { determinize, TooManyStates } from "./determinize.js";
import { withoutSubstitution, type Substitutes } from "./substitutions.js";

/** Why a content model has no automaton. */
export type ContentFault =
  | { readonly kind: "ambiguous"; readonly ambiguity: Ambiguity }
  /** Nested repetitions of which only what follows could tell which one went round, too large to be written out. */
  | { readonly kind: "undecidable-counts"; readonly ambiguity: Ambiguity }
  | { readonly kind: "too-large" };

export type CompiledContent =
  { readonly ok: true; readonly automaton: ContentAutomaton } | { readonly ok: false; readonly fault: ContentFault };

/** Element and wildcard particles of one content model, groups written out. */
const maxPlaces = 20_000;
/** The same and states when counted repetitions have to be written out. */
const maxUnrolled = 2_000;

/**
 * The automaton of a content model that loading has accepted. Pass `substitutesOf(schema)`, or elements stand for themselves
 * alone. Throws InternalError where `tryCompileContent` finds a fault.
 */
export function compileContent(particle: Particle, substitutes: Substitutes = withoutSubstitution): ContentAutomaton {
  const compiled = tryCompileContent(particle, substitutes);
  if (compiled.ok) return compiled.automaton;
  throw new InternalError(`A content model that was accepted has no automaton: ${compiled.fault.kind}`);
}

/** The automaton of a content model, or why there is none. Checks Unique Particle Attribution (Part 1, section 3.8.6). */
export function tryCompileContent(particle: Particle, substitutes: Substitutes = withoutSubstitution): CompiledContent {
  const all = allGroup(particle);
  if (all !== undefined) return compileAll(all.particle, all.group, substitutes);
  try {
    return compileStates(contentTree(particle, maxPlaces), substitutes);
  } catch (error) {
    if (error instanceof ContentTooLarge || error instanceof AmbiguityTooCostly) return tooLarge;
    throw error;
  }
}

const tooLarge: CompiledContent = { ok: false, fault: { kind: "too-large" } };

function compileStates(tree: ContentNode, substitutes: Substitutes): CompiledContent {
  const automaton = contentStates(tree, substitutes);
  const ambiguity = findAmbiguity(automaton);
  if (ambiguity === undefined) return { ok: true, automaton };
  if (ambiguity.kind === "particles") return { ok: false, fault: { kind: "ambiguous", ambiguity } };
  return compileUnrolled(tree, substitutes, ambiguity);
}

/** Nested counts, as in (a{2,3}, b?){2,4}: written out, sets of states say what counters cannot. */
function compileUnrolled(tree: ContentNode, substitutes: Substitutes, counts: Ambiguity): CompiledContent {
  const automaton = tryUnrolled(tree, substitutes);
  if (automaton === undefined) return { ok: false, fault: { kind: "undecidable-counts", ambiguity: counts } };
  const ambiguity = findAmbiguity(automaton);
  if (ambiguity === undefined) return { ok: true, automaton };
  return { ok: false, fault: { kind: "ambiguous", ambiguity } };
}

function tryUnrolled(tree: ContentNode, substitutes: Substitutes): StateAutomaton | undefined {
  try {
    return determinize(contentStates(unrolled(tree, maxUnrolled), substitutes), maxUnrolled);
  } catch (error) {
    if (error instanceof ContentTooLarge || error instanceof TooManyStates) return undefined;
    throw error;
  }
}

/** The xs:all group that is the whole content, if it is one. Groups around it hold nothing else (Part 1, section 3.8.6). */
function allGroup(particle: Particle): { particle: Particle; group: ModelGroup } | undefined {
  let current = particle;
  while (current.term.kind === "group" && current.maxOccurs === 1) {
    const { term } = current;
    if (term.compositor === "all") return { particle: current, group: term };
    const [only, ...others] = term.particles.filter(({ maxOccurs }) => maxOccurs !== 0);
    if (only === undefined || others.length > 0 || current.minOccurs !== 1) return undefined;
    current = only;
  }
  return undefined;
}

function compileAll(particle: Particle, group: ModelGroup, substitutes: Substitutes): CompiledContent {
  const members = group.particles.flatMap((member): AllMember[] => {
    const { term, minOccurs, maxOccurs } = member;
    if (term.kind !== "element" || maxOccurs === 0) return [];
    return [{ particle: member, required: minOccurs > 0, accepts: substitutes(term) }];
  });
  const automaton: AllAutomaton = { kind: "all", optional: particle.minOccurs === 0, members };
  const ambiguity = ambiguityOfAll(automaton);
  return ambiguity === undefined ? { ok: true, automaton } : { ok: false, fault: { kind: "ambiguous", ambiguity } };
}

/** Two members for one name: as a choice of all members, which is what can come first. */
function ambiguityOfAll({ members }: AllAutomaton): Ambiguity | undefined {
  const edges = members.flatMap(({ particle, accepts }, position) =>
    accepts.map((element) => ({ particle, position, accepts: element, target: 1, below: [], increments: [] })),
  );
  const states = [{ edges, final: false }, { edges: [], final: true }]; // prettier-ignore
  return findAmbiguity({ kind: "states", states, counters: 0 });
}
