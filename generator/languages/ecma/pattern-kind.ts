import { patternSize } from "../../../templates/runtime/patterns/program.js";
import type { PatternNode } from "../../../templates/runtime/patterns/parse-pattern.js";
import { readPattern, tooLarge } from "../../../templates/runtime/patterns/read-pattern.js";
import { hasOneWay, maxPositions } from "./one-way.js";

/**
 * Linear-time matching of a pattern: by the engine's RegExp, if it provably never backtracks, or by the runtime's
 * `linearPattern`; or none, with the reason ("it refers back to what a group has matched").
 */
export type PatternKind =
  | { readonly kind: "native" }
  | { readonly kind: "linear" }
  | { readonly kind: "refused"; readonly reason: string };

/** Classifies a regular expression that is valid with the flag u. */
export function patternKind(source: string): PatternKind {
  const read = readPattern(source);
  if (read.kind === "refusal") return { kind: "refused", reason: read.reason };
  if (read.looks.length === 0 && isDeterministic(read.node)) return { kind: "native" };
  const reason = tooLarge(read);
  return reason === undefined ? { kind: "linear" } : { kind: "refused", reason };
}

/**
 * True if a backtracking engine never has a choice: each next character belongs to one branch only. Then matching takes
 * linear time from each start, and the start is fixed by "^" or the match is short.
 */
function isDeterministic(node: PatternNode): boolean {
  const branches = (node.kind === "choice" ? node.of : [node]).map(withoutAnchors);
  const isAnchored = branches.every((branch) => branch.isAnchored);
  if (!isAnchored && branches.some((branch) => hasNoEnd(branch.body) || sizeOf(branch.body) > maxUnanchoredLength))
    return false;
  return hasOneWay({ kind: "choice", of: branches.map((branch) => branch.body) });
}

/** Maximum number of characters that a search reads from each start. */
const maxUnanchoredLength = 100;

/** Returns the number of characters in a pattern with unrolled repetitions. */
function sizeOf(node: PatternNode): number {
  return Math.max(1, patternSize(node).positions);
}

interface Branch {
  readonly isAnchored: boolean;
  /** The part of the branch behind its anchor, or all of it. */
  readonly body: PatternNode;
}

function withoutAnchors(node: PatternNode): Branch {
  const parts = node.kind === "sequence" ? node.of : [node];
  const isAnchored = isAssertion(parts[0], "start");
  const isEnded = parts.length > (isAnchored ? 1 : 0) && isAssertion(parts.at(-1), "end");
  return { isAnchored, body: { kind: "sequence", of: parts.slice(isAnchored ? 1 : 0, isEnded ? -1 : undefined) } };
}

function isAssertion(node: PatternNode | undefined, what: "start" | "end"): boolean {
  return node?.kind === "assertion" && node.what === what;
}

function hasNoEnd(node: PatternNode): boolean {
  switch (node.kind) {
    case "character":
    case "assertion":
      return false;
    case "sequence":
    case "choice":
      return node.of.some(hasNoEnd);
    case "repeat":
      return node.max * sizeOf(node.of) > maxPositions || hasNoEnd(node.of);
  }
}
