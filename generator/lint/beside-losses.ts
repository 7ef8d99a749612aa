import type { Origin } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { RuleId } from "./rule.js";

/** A finding of a rule: its place, and the name of what it is about where it has one. */
interface Finding {
  readonly id: RuleId;
  readonly origin: Origin;
  readonly name: string | undefined;
}

/**
 * Tells which findings hold for a contract of which parts were given up: what seems to be missing or unused may only be
 * unreadable. Of a whole contract all do.
 */
export function holdsBesideLosses({ losses = [], files }: Contract): (finding: Finding) => boolean {
  if (losses.length === 0) return () => true;
  const lost = new Set(losses.map(({ origin }) => keyOf(origin.file.path, origin.pointer)));
  const aroundLost = new Set(
    losses.flatMap(({ origin: { file, pointer } }) => around(pointer).map((at) => keyOf(file.path, at))),
  );
  let words: ReadonlyMap<string, number> | undefined;
  return ({ id, origin, name }) => {
    if (origin.kind === "offset") return id !== "lint/unused-component" || isWrittenOnce(name);
    const { file, pointer } = origin;
    const isLost = (member: string): boolean => lost.has(keyOf(file.path, pointer + member));
    const holdsLost = (member: string): boolean => aroundLost.has(keyOf(file.path, pointer + member));
    switch (id) {
      case "lint/missing-description":
        return !["", "/description", "/summary", "/$ref"].some(isLost);
      case "lint/missing-operation-id":
        return !holdsLost("/operationId");
      case "lint/missing-tags":
        return !holdsLost("/tags");
      case "lint/missing-error-response":
        return !holdsLost("/responses");
      case "lint/unmarked-default":
        // Told at the description of what has no default.
        return !aroundLost.has(keyOf(file.path, pointer.slice(0, pointer.lastIndexOf("/"))));
      case "lint/unused-component":
        return isWrittenOnce(name);
      case "lint/wrong-example":
      case "lint/wrong-default":
        return true;
    }
  };

  /** A name that is written elsewhere as well may be used by what was given up. */
  function isWrittenOnce(name: string | undefined): boolean {
    words ??= wordsOf(files.map(({ text }) => text));
    return name === undefined || (words.get(name) ?? 0) <= 1;
  }
}

function keyOf(path: string, pointer: string): string {
  return `${path}#${pointer}`;
}

/** The pointers of everything that a pointer stands in, its own first. */
function around(pointer: string): readonly string[] {
  const found = [pointer];
  for (let at = pointer; at !== "";) found.push((at = at.slice(0, at.lastIndexOf("/"))));
  return found;
}

/** The number of times that each word stands in texts; names of components are words. */
function wordsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(/[\w.-]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
