import { defaultMaxProblems, type Failure, type Problem } from "./problem.js";
import { escaped } from "./safe-text.js";

/**
 * How many bytes of JSON the problems of one result have together, for every hundred that the caller asks for: with
 * what stands around them no list of problems is longer than 4 kB, whatever the payload.
 */
const maxBytes = 3900;

/** Longer pieces of a problem are cut, so that any problem fits. In bytes. */
const longest = { path: 1000, message: 1000, expected: 700, actual: 400 } as const;

/** For the names of the members that all problems have, their punctuation, and a line and a column. */
const frameBytes = 70;

/** How many bytes there are for a list of at most `maxProblems` problems. */
export function problemBudget(maxProblems: number): number {
  return maxBytes * Math.max(1, maxProblems / defaultMaxProblems);
}

/** A problem whose pieces are cut to their size. In its path, what could disguise it is escaped. */
export function fittingProblem(problem: Problem): Problem {
  const { path, message, expected, actual } = problem;
  return {
    ...problem,
    message: cut(message, longest.message),
    path: safePath(path),
    ...(expected !== undefined && { expected: cut(expected, longest.expected) }),
    ...(actual !== undefined && { actual: cut(actual, longest.actual) }),
  };
}

/** The path of the nearest ancestor when names of the payload make a path very long. */
export function cutPath(path: string): string {
  return path.length > longest.path ? path.slice(0, path.lastIndexOf("/", longest.path)) : path;
}

/** The same in bytes, with what could disguise it escaped. */
function safePath(path: string): string {
  let kept = escaped(cutPath(path));
  while (byteLength(kept) > longest.path) kept = kept.slice(0, kept.lastIndexOf("/"));
  return kept;
}

/** How many bytes a problem has as JSON, at most. */
export function problemBytes({ code, path, message, expected, actual }: Problem): number {
  let bytes = frameBytes + byteLength(code) + byteLength(path) + byteLength(message);
  if (expected !== undefined) bytes += byteLength(expected) + `,"expected":""`.length;
  if (actual !== undefined) bytes += byteLength(actual) + `,"actual":""`.length;
  return bytes;
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

function cut(text: string, bytes: number): string {
  if (text.length * 3 <= bytes || byteLength(text) <= bytes) return text;
  let length = 0;
  for (let room = bytes - 3; ; length += 1) {
    room -= byteLength(text.charAt(length));
    if (room < 0) break;
  }
  // Not between the halves of a surrogate pair.
  return `${text.slice(0, length).replace(/[\ud800-\udbff]$/, "")}...`;
}

/** In UTF-8, quotes and backslashes counted with the backslash that JSON puts in front of them. */
function byteLength(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22 || code === 0x5c) bytes += 1;
    else if (code >= 0x80) bytes += code < 0x800 ? 1 : 2;
  }
  return bytes;
}
