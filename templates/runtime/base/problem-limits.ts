import { defaultMaxProblems, type Failure, type Problem } from "./problem.js";
import { escaped } from "./safe-text.js";

/**
 * How many bytes of JSON the problems of one result have together, for every hundred that the caller asks for: with
 * what stands around them no list of problems is longer than 4 kB, whatever the payload.
 */
const maxBytes = 3900;

/** Longer texts of a problem are cut, so that any problem fits. In bytes. */
const longest = 900;

/** For a line and a column that are yet to be found. */
const placeBytes = 40;

/** How many bytes there are for a list of at most `maxProblems` problems. */
export function problemBudget(maxProblems: number): number {
  return maxBytes * Math.max(1, maxProblems / defaultMaxProblems);
}

/** A problem whose texts are cut to their size. In its path, what could disguise it is escaped. */
export function fittingProblem(problem: Problem): Problem {
  const fitting = { ...problem, path: safePath(problem.path) };
  for (const text of ["message", "expected", "actual"] as const) {
    if (fitting[text] !== undefined) fitting[text] = cut(fitting[text]);
  }
  return fitting;
}

/** The path of the nearest ancestor when names of the payload make a path very long. */
export function cutPath(path: string): string {
  return path.length > longest ? path.slice(0, path.lastIndexOf("/", longest)) : path;
}

/** The same in bytes, with what could disguise it escaped. */
function safePath(path: string): string {
  let kept = escaped(cutPath(path));
  while (bytesOf(kept) > longest) kept = kept.slice(0, kept.lastIndexOf("/"));
  return kept;
}

/** How many bytes a problem has as JSON, at most. */
export function problemBytes(problem: Problem): number {
  return bytesOf(problem) + (problem.line === undefined ? placeBytes : 0);
}

/** The failure with the first of some problems: as many as a result may have, of the size that it may have. */
export function limitedFailure(problems: readonly Problem[], truncated: boolean = false): Failure {
  const kept: Problem[] = [];
  let room = problemBudget(defaultMaxProblems);
  for (const problem of problems) {
    const fitting = fittingProblem(problem);
    room -= problemBytes(fitting);
    if (kept.length === defaultMaxProblems || (room < 0 && kept.length > 0)) break;
    kept.push(fitting);
  }
  return { ok: false, problems: kept, truncated: truncated || kept.length < problems.length };
}

function cut(text: string): string {
  if (bytesOf(text) <= longest) return text;
  let kept = text.slice(0, longest);
  while (bytesOf(kept) > longest - 3) kept = kept.slice(0, kept.length * 0.95);
  // Not between the halves of a surrogate pair.
  return `${kept.replace(/[\ud800-\udbff]$/, "")}...`;
}

/** As JSON in UTF-8, at most: a unit of UTF-16 takes three bytes and no more. */
function bytesOf(value: unknown): number {
  return JSON.stringify(value).replace(/[^\0-\x7f]/g, "...").length;
}
