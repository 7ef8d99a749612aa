import { sizeOf } from "../../languages/expression.js";
import { InternalError } from "../../diagnostics/invariant.js";
import { AmbiguityTooCostly, findAmbiguity, type Ambiguity } from "./ambiguity.js";
import type { AllAutomaton, AllMember, ContentAutomaton, StateAutomaton } from "./automaton.js";
import type { Particle } from "./components.js";
import { contentStates } from "./content-states.js";
import { contentOf, ContentTooLarge, isPlainAll, type AllContent, type Content } from "./content-expression.js";
import { unorderedStates } from "./unordered-states.js";
import { determinize, TooManyStates } from "./determinize.js";
import { withoutSubstitution, type Substitutes } from "./substitutions.js";

/** The reason why a content model has no automaton. */
export type AutomatonFault =
  /** Elements can belong to several particles; the automaton takes the first. */
  | { readonly kind: "ambiguous"; readonly ambiguity: Ambiguity; readonly automaton: ContentAutomaton }
  | { readonly kind: "too-large" };

/** The automaton of a content model, or the error that prevents it. */
export type CompiledContent =
  | { readonly ok: true; readonly automaton: ContentAutomaton }
  | { readonly ok: false; readonly fault: AutomatonFault };

/** Maximum number of element and wildcard particles in one content model, groups expanded. */
const maxPlaces = 20_000;
/** Maximum number of positions and states when counted repetitions have to be unrolled. */
const maxUnrolled = 2_000;

/**
 * Returns the automaton of a content model that loading has accepted. Pass `substitutesOf(schema)` to allow
 * substitution. If content is ambiguous, each element belongs to the first particle that accepts it. Throws
 * InternalError if `tryCompileContent` finds another error.
 */
export function compileContent(particle: Particle, substitutes: Substitutes = withoutSubstitution): ContentAutomaton {
  const compiled = tryCompileContent(particle, substitutes);
  if (compiled.ok) return compiled.automaton;
  if (compiled.fault.kind === "ambiguous") return compiled.fault.automaton;
  throw new InternalError(`A content model that was accepted has no automaton: ${compiled.fault.kind}`);
}

/** The automaton of a content model, or why there is none. Checks Unique Particle Attribution (Part 1, section 3.8.6). */
export function tryCompileContent(particle: Particle, substitutes: Substitutes = withoutSubstitution): CompiledContent {
  try {
    const content = contentOf(particle, substitutes, maxPlaces);
    return content.kind === "all" ? compileAll(content) : compileStates(content);
  } catch (error) {
    if (error instanceof ContentTooLarge || error instanceof AmbiguityTooCostly) return tooLarge;
    throw error;
  }
}

const tooLarge: CompiledContent = { ok: false, fault: { kind: "too-large" } };

function compileStates(content: Content): CompiledContent {
  const automaton = contentStates(content);
  const ambiguity = findAmbiguity(automaton);
  if (ambiguity === undefined) return { ok: true, automaton };
  if (ambiguity.kind === "particles") return { ok: false, fault: { kind: "ambiguous", ambiguity, automaton } };
  return compileSets(content, automaton);
}

/** Nested counts, as in (a{2,3}, b?){2,4}: sets of states replace counters; if the sets are too many, the automaton follows all paths. */
function compileSets(content: Content, counted: StateAutomaton): CompiledContent {
  const automaton = tryDeterminize(content);
  if (automaton === undefined) return { ok: true, automaton: { ...counted, isNested: true } };
  const ambiguity = findAmbiguity(automaton);
  if (ambiguity === undefined) return { ok: true, automaton };
  return { ok: false, fault: { kind: "ambiguous", ambiguity, automaton } };
}

function tryDeterminize(content: Content): StateAutomaton | undefined {
  if (sizeOf(content) > maxUnrolled) return undefined;
  try {
    return determinize(content, maxUnrolled);
  } catch (error) {
    if (error instanceof TooManyStates) return undefined;
    throw error;
  }
}

function compileAll(content: AllContent): CompiledContent {
  const { optional, members: all } = content;
  if (!isPlainAll(content)) {
    const automaton = unorderedStates(content);
    const ambiguity = ambiguityOf(all);
    if (ambiguity === undefined) return { ok: true, automaton };
    return { ok: false, fault: { kind: "ambiguous", ambiguity, automaton } };
  }
  const members = all.map(({ leaf, min }): AllMember => ({
    particle: leaf.particle,
    required: min > 0,
    accepts: leaf.accepts.filter((term) => term.kind === "element"),
  }));
  const automaton: AllAutomaton = { kind: "all", optional, members };
  const ambiguity = ambiguityOf(all);
  if (ambiguity === undefined) return { ok: true, automaton };
  return { ok: false, fault: { kind: "ambiguous", ambiguity, automaton } };
}

/**
 * Two elements of one name, or two wildcards of one namespace: compared as a choice of all elements, and of all wildcards, which any of
 * them can begin. An element precedes a wildcard. XSD 1.1 Part 1, section 3.8.6.4.
 */
function ambiguityOf(members: AllContent["members"]): Ambiguity | undefined {
  const edges = members.flatMap(({ leaf: { particle, accepts } }, position) =>
    accepts.map((term) => ({ particle, position, accepts: term, target: 1, below: [], increments: [] })),
  );
  const final = { edges: [], final: true };
  const among = (kind: "element" | "wildcard"): Ambiguity | undefined => {
    const alike = edges.filter(({ accepts }) => accepts.kind === kind);
    return findAmbiguity({ kind: "states", states: [{ edges: alike, final: false }, final], counters: 0 });
  };
  return among("element") ?? among("wildcard");
}
