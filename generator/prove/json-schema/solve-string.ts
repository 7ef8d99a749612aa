import { codePointLength } from "../../../templates/runtime/base/code-points.js";
import { textFormats } from "../../model/json-schema/formats.js";
import { isPatternFound } from "../../languages/pattern-search.js";
import { Undecided } from "../../languages/undecided.js";
import { found, none, tooMuch, unsure, type Atom, type Outcome, type Search } from "./outcome.js";
import { Budget } from "../../languages/breadth-first.js";
import { unicode } from "../../languages/character-classes.js";
import { textMachine } from "../../languages/ecma/text-machine.js";
import { searchTexts, type TextCondition, type TextQuery } from "../../languages/search-texts.js";
import { oneOfTexts, TextMachine } from "../../languages/text-machine.js";

interface StringConditions {
  /** The least length, in characters. */
  readonly min: number;
  /** Maximum length, in characters; Infinity where there is no bound. */
  readonly max: number;
  /** Regular expressions that are found in the text. */
  readonly patterns: ReadonlySet<string>;
  /** Regular expressions that are not found in it. */
  readonly notPatterns: ReadonlySet<string>;
  /** Names of formats that the text has. */
  readonly formats: ReadonlySet<string>;
  /** Names of formats that it does not have. */
  readonly notFormats: ReadonlySet<string>;
  /** Excluded strings. */
  readonly excluded: ReadonlySet<string>;
}

/** Returns a string with an allowed length that matches some patterns and not others. */
export function solveString(atoms: readonly Atom[], search: Search): Outcome {
  const conditions = conditionsOf(atoms);
  const { min, max, patterns, notPatterns, formats, notFormats } = conditions;
  if (min > max) return none;
  if ([...patterns].some((pattern) => notPatterns.has(pattern))) return none;
  if ([...formats].some((format) => notFormats.has(format))) return none;
  const lengths = [...patterns, ...notPatterns].reduce((sum, pattern) => sum + pattern.length, 0);
  if (!search.work.spend(lengths)) return tooMuch;
  const easy = easyTexts(conditions).find((text) => fits(conditions, text) === true);
  if (easy !== undefined) return found(easy);
  const typical = [...formats].map((format) => textFormats.get(format)?.typical ?? "");
  const plain = typical.some((pattern) => pattern !== "") ? textsLike(conditions, typical, search).found : [];
  const shapes = [...formats].map((format) => textFormats.get(format)?.pattern ?? "");
  const texts = textsLike(conditions, shapes, search);
  // Few formats have spaces.
  const spaced =
    notFormats.size === 0 ? [] : texts.found.flatMap((text) => [` ${text}`, `${text} `, `${text} ${text}`]);
  for (const text of [...plain, ...texts.found, ...spaced]) if (fits(conditions, text) === true) return found(text);
  return texts.isComplete && texts.found.length === 0 ? none : unsure("too many candidate strings");
}

interface FoundTexts {
  /** The shortest first, a few of them. */
  readonly found: readonly string[];
  /** True if the search was exhaustive: if it found no string, none exists. */
  readonly isComplete: boolean;
}

/** Yields strings that match the patterns, and some more; the caller checks formats. */
function textsLike(conditions: StringConditions, more: readonly string[], search: Search): FoundTexts {
  const { min, max, patterns, notPatterns, excluded } = conditions;
  const asked: TextCondition[] = [];
  const add = (pattern: string, isWanted: boolean): void => {
    // An assertion without an automaton is left out, which only enlarges the set.
    const machine = textMachine(pattern);
    if (machine !== undefined) asked.push({ machine, isWanted });
  };
  for (const pattern of new Set([...patterns, ...more])) add(pattern, true);
  for (const pattern of notPatterns) add(pattern, false);
  if (min > 0 || max < Infinity) {
    // Lengths make the walk long; often the patterns alone rule out every text.
    const any = firstTexts({ conditions: asked, min: 0, max: Infinity, alphabet: unicode }, 1, search);
    if (any.isComplete && any.found.length === 0) return any;
  }
  if (excluded.size > 0) asked.push({ machine: new TextMachine(oneOfTexts([...excluded])), isWanted: false });
  return firstTexts({ conditions: asked, min, max, alphabet: unicode }, maxFound, search);
}

const maxFound = 40;
const maxStates = 20_000;

function firstTexts(query: TextQuery, most: number, search: Search): FoundTexts {
  let states = 0;
  const budget = new Budget(maxStates, () => ++states % 64 !== 0 || search.spend());
  const found: string[] = [];
  for (const text of searchTexts(query, budget, search.work)) {
    found.push(text);
    if (found.length >= most) return { found, isComplete: false };
  }
  return { found, isComplete: !budget.isSpent && !search.work.isSpent };
}

function conditionsOf(atoms: readonly Atom[]): StringConditions {
  let [min, max] = [0, Infinity];
  const sets = { patterns: new Set<string>(), notPatterns: new Set<string>() };
  const formats = new Set<string>();
  const notFormats = new Set<string>();
  const excluded = new Set<string>();
  for (const { what, holds } of atoms) {
    if (what.kind === "size") [min, max] = [Math.max(min, what.min), Math.min(max, what.max)];
    else if (what.kind === "pattern") (holds ? sets.patterns : sets.notPatterns).add(what.pattern);
    else if (what.kind === "format") (holds ? formats : notFormats).add(what.format);
    else if (what.kind === "values" && !holds) {
      for (const value of what.values) if (typeof value === "string") excluded.add(value);
    }
  }
  return { min, max, ...sets, formats, notFormats, excluded };
}

/** Maximum length of a generated string. */
const maxText = 1_000_000;
/** Maximum length of a string that is tried in many spellings; patterns generate their own better. */
const maxVaried = 2000;

function easyTexts({ min, max, formats, patterns, notFormats }: StringConditions): readonly string[] {
  const examples = [...formats, ...notFormats].flatMap((format) => textFormats.get(format)?.examples ?? []);
  if (min > maxVaried) return min > maxText ? [] : [..."ab01A"].map((character) => character.repeat(min));
  const length = min;
  const plain = [..."ab0-A"].flatMap((character) => [character.repeat(length), character.repeat(length + 1)]);
  const longest = max < maxVaried ? ["a".repeat(max), "b".repeat(max)] : [];
  const counted = Array.from({ length: 60 }, (_, index) => `${"a".repeat(Math.max(length - 2, 0))}${index + 10}`);
  return [...(patterns.size === 0 ? [] : [""]), ...examples, ...plain, ...longest, ...counted];
}

/** Undefined if a pattern has no linear-time search. */
function fits(conditions: StringConditions, text: string): boolean | undefined {
  const { min, max, patterns, notPatterns, formats, notFormats, excluded } = conditions;
  const length = codePointLength(text);
  if (length < min || length > max || excluded.has(text)) return false;
  try {
    return (
      [...patterns].every((pattern) => isPatternFound(pattern, text)) &&
      ![...notPatterns].some((pattern) => isPatternFound(pattern, text)) &&
      [...formats].every((format) => textFormats.get(format)?.check(text) === true) &&
      ![...notFormats].some((format) => textFormats.get(format)?.check(text) === true)
    );
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
}
