import { patternSize } from "../../../../templates/runtime/patterns/program.js";
import { Budget } from "../../../languages/breadth-first.js";
import { xmlCharacters } from "../../../languages/character-classes.js";
import { searchTexts } from "../../../languages/search-texts.js";
import { oneOfTexts, TextMachine, whole, type Pattern } from "../../../languages/text-machine.js";
import { parseXsdPattern } from "../../../languages/xsd/parse-pattern.js";

/** Strings that every automaton accepts, with a length in characters within bounds. */
export interface TextSet {
  readonly machines: readonly TextMachine[];
  /** The least length, in characters. */
  readonly min: number;
  /** Maximum length, in characters. */
  readonly max: number;
}

/** The outcome of a search for a string. */
export type TextSearch =
  | { readonly kind: "found"; readonly text: string }
  | { readonly kind: "none" }
  /** The search was aborted. */
  | { readonly kind: "unknown" };

/** Maximum number of state sets per search, and of states in total: with hundreds of patterns a set is large. */
const maxConfigurations = 10_000;
const maxPlaces = 1_000_000;

/** A shortest text that is in the first set and, when there is a second, not in that one. */
export function findText(accepted: TextSet, refused?: TextSet): TextSearch {
  // A demand that both sets make leaves nothing out of the second.
  const machines = refused?.machines.filter((machine) => !accepted.machines.includes(machine)) ?? [];
  if (refused !== undefined && machines.length === 0 && refused.min <= accepted.min && refused.max >= accepted.max)
    return { kind: "none" };
  const conditions = accepted.machines.map((machine) => ({ machine, isWanted: true }));
  const { min, max } = accepted;
  const query = { conditions, min, max, alphabet: xmlCharacters, ...(refused && { except: { ...refused, machines } }) };
  const [states, places] = [new Budget(maxConfigurations), new Budget(maxPlaces)];
  for (const text of searchTexts(query, states, places)) return { kind: "found", text };
  return { kind: states.isSpent || places.isSpent ? "unknown" : "none" };
}

/** Returns the strings that a pattern facet matches, as an automaton; undefined if it is invalid or too large. Part 2, appendix F. */
export function patternLanguage(pattern: string): TextMachine | undefined {
  return anyPattern([pattern]);
}

/** Returns the strings that match one of the patterns. */
export function anyPattern(patterns: readonly string[]): TextMachine | undefined {
  const of: Pattern[] = [];
  for (const pattern of patterns) {
    const parsed = parseXsdPattern(pattern);
    if (!parsed.ok) return undefined;
    of.push(parsed.tree);
  }
  return machineOf(whole({ kind: "choice", of }));
}

/** Returns an automaton of the given strings. */
export function textsLanguage(texts: readonly string[]): TextMachine | undefined {
  return machineOf(oneOfTexts(texts));
}

/** Maximum number of characters in an expression with unrolled repetitions. */
const maxPositions = 600;

function machineOf(pattern: Pattern): TextMachine | undefined {
  return patternSize(pattern).positions > maxPositions ? undefined : new TextMachine(pattern);
}
