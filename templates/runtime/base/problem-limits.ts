import { defaultMaxProblems, type Failure, type Problem } from "./problem.js";
import { beginning, escaped } from "./safe-text.js";

/**
 * Maximum bytes of JSON for the problems of one result, per hundred requested problems: with the properties around it
 * no list of problems is longer than 4 kB, for any payload.
 */
const maxBytes = 3900;

/** Maximum length of a problem's strings in bytes: longer ones are truncated, so that any problem fits. */
const longest = 850;

/** For a line and a column that are yet to be found. */
const lineAndColumnBytes = 40;

/** The number of bytes for a list of at most `maxProblems` problems. */
export function problemBudget(maxProblems: number): number {
  return maxBytes * Math.max(1, maxProblems / defaultMaxProblems);
}

/** Longer pointers into schemas are cut at an ancestor. In bytes. */
export const maxSchemaPathLength = 300;

/** Minimum bytes of a problem of a JSON validator: property names, quotes, a path, and the shortest sentence. */
export const leastBytes = 100;

/** Returns a problem with truncated strings. In its paths, misleading characters are escaped. */
export function fittingProblem(problem: Problem): Problem {
  const { message, path, schemaPath, expected, actual } = problem;
  const fitting: { -readonly [Name in keyof Problem]: Problem[Name] } = { ...problem };
  fitting.message = cutText(message);
  fitting.path = cutPath(escaped(cutPath(path)));
  if (schemaPath !== undefined) {
    fitting.schemaPath = cutPath(escaped(cutPath(schemaPath, maxSchemaPathLength)), maxSchemaPathLength);
  }
  if (expected !== undefined) fitting.expected = cutText(expected);
  if (actual !== undefined) fitting.actual = cutText(actual);
  return fitting;
}

/** The path of the nearest ancestor when its names make a path very long. Characters that could disguise it have been escaped. In bytes. */
export function cutPath(path: string, most: number = longest): string {
  let kept = path;
  // A character takes three bytes at most, and a quote or a backslash two.
  while (kept.length * 3 + 2 > most && bytesOf(kept) > most) kept = kept.slice(0, kept.lastIndexOf("/", most));
  return kept;
}

/** An upper bound of the bytes that a problem has as JSON. */
export function problemBytes(problem: Problem): number {
  return (problem.line === undefined ? lineAndColumnBytes : 0) + bytesOf(problem) + 1;
}

/** The failure with the first of some problems: as many as a result may have (normally 100), of the size that it may have. */
export function limitedFailure(
  problems: readonly Problem[],
  truncated: boolean = false,
  most: number = defaultMaxProblems,
): Failure {
  const kept: Problem[] = [];
  let room = problemBudget(most);
  for (const problem of problems) {
    const fitting = fittingProblem(problem);
    room -= problemBytes(fitting);
    if (kept.length === most || (room < 0 && kept.length > 0)) break;
    kept.push(fitting);
  }
  return { ok: false, problems: kept, truncated: truncated || kept.length < problems.length };
}

/** Truncates a string of a problem. */
export function cutText(text: string): string {
  let kept = text;
  for (let most = longest; isLonger(kept); most -= step) kept = `${beginning(text, most)}...`;
  return kept;
}

/** A string that is too long loses this many more UTF-16 units until it fits. */
const step = 50;

/** The bytes that a unit of UTF-16 takes as JSON, at most: an escape. */
const maxEscapeLength = 6;

function isLonger(text: string): boolean {
  return text.length * maxEscapeLength + 2 > longest && bytesOf(text) > longest;
}

/** As JSON in UTF-8, at most: a unit of UTF-16 takes three bytes and no more, or is escaped. */
function bytesOf(value: unknown): number {
  return JSON.stringify(value).replace(/[^ -~]/g, "...").length;
}
