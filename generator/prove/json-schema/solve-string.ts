import { codePointLength } from "../../../templates/runtime/text/code-points.js";
import { textFormats } from "../../model/json-schema/formats.js";
import { isFound } from "../../model/json-schema/pattern-search.js";
import { Undecided } from "../../model/json-schema/undecided.js";
import { found, none, unsure, type Atom, type Outcome, type Search } from "./outcome.js";
import { textMachine } from "../../languages/ecma/text-machine.js";
import { searchTexts, type FoundTexts, type TextCondition } from "../../languages/ecma/search-texts.js";

interface StringConditions {
  readonly min: number;
  readonly max: number;
  readonly patterns: ReadonlySet<string>;
  readonly notPatterns: ReadonlySet<string>;
  readonly formats: ReadonlySet<string>;
  readonly notFormats: ReadonlySet<string>;
  readonly excluded: ReadonlySet<string>;
}

/** A text of some length in which patterns are found and others are not. */
export function solveString(atoms: readonly Atom[], search: Search): Outcome {
  const conditions = conditionsOf(atoms);
  const { min, max, patterns, notPatterns, formats, notFormats } = conditions;
  if (min > max) return none;
  if ([...patterns].some((pattern) => notPatterns.has(pattern))) return none;
  if ([...formats].some((format) => notFormats.has(format))) return none;
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
  return texts.isComplete && texts.found.length === 0 ? none : unsure("the texts in question are too many");
}

/** Texts that fit the patterns and some more; what formats say is left to be looked at. */
function textsLike(conditions: StringConditions, more: readonly string[], search: Search): FoundTexts {
  const { min, max, patterns, notPatterns, excluded } = conditions;
  const machines: TextCondition[] = [];
  const add = (pattern: string, isWanted: boolean): void => {
    // What no machine judges is left out: it only makes more texts.
    const machine = textMachine(pattern);
    if (machine !== undefined) machines.push({ machine, isWanted });
  };
  for (const pattern of new Set([...patterns, ...more])) add(pattern, true);
  for (const pattern of notPatterns) add(pattern, false);
  return searchTexts(machines, { min, max, excluded: [...excluded] }, search);
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

function easyTexts({ min, max, formats, patterns, notFormats }: StringConditions): readonly string[] {
  const examples = [...formats, ...notFormats].flatMap((format) => textFormats.get(format)?.examples ?? []);
  // Longer ones are shown to nobody; patterns are better at making their own.
  const length = Math.min(min, 2000);
  const plain = [..."ab0-A"].flatMap((character) => [character.repeat(length), character.repeat(length + 1)]);
  const longest = max < 2000 ? ["a".repeat(max), "b".repeat(max)] : [];
  const counted = Array.from({ length: 60 }, (_, index) => `${"a".repeat(Math.max(length - 2, 0))}${index + 10}`);
  return [...(patterns.size === 0 ? [] : [""]), ...examples, ...plain, ...longest, ...counted];
}

/** Undefined when a pattern is not searched in linear time. */
function fits(conditions: StringConditions, text: string): boolean | undefined {
  const { min, max, patterns, notPatterns, formats, notFormats, excluded } = conditions;
  const length = codePointLength(text);
  if (length < min || length > max || excluded.has(text)) return false;
  try {
    return (
      [...patterns].every((pattern) => isFound(pattern, text)) &&
      ![...notPatterns].some((pattern) => isFound(pattern, text)) &&
      [...formats].every((format) => textFormats.get(format)?.check(text) === true) &&
      ![...notFormats].some((format) => textFormats.get(format)?.check(text) === true)
    );
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
}
