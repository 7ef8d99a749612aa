import type { Origin } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { LintFinding, SkippedParts } from "./rule.js";

/** Returns the skipped parts around a finding; undefined if no part of the spec was skipped. */
export function skippedPartsNear({
  skippedParts = [],
  files,
}: Contract): ((finding: LintFinding) => SkippedParts) | undefined {
  if (skippedParts.length === 0) return undefined;
  const lost = new Set(skippedParts.map(({ origin }) => keyOf(origin.file.path, origin.pointer)));
  const aroundLost = new Set(
    skippedParts.flatMap(({ origin: { file, pointer } }) => around(pointer).map((at) => keyOf(file.path, at))),
  );
  let words: ReadonlyMap<string, number> | undefined;
  return ({ origin, name }) => {
    const keyAt = (member: string): string => keyOf(origin.file.path, pointerOf(origin) + member);
    return {
      isLost: (member) => lost.has(keyAt(member)),
      holdsLost: (member) => aroundLost.has(keyAt(member)),
      isBesideLost: () => aroundLost.has(keyOf(origin.file.path, parentOf(pointerOf(origin)))),
      isNamedElsewhere() {
        words ??= wordsOf(files.map(({ text }) => text));
        return name !== undefined && (words.get(name) ?? 0) > 1;
      },
    };
  };
}

/** Locations in XSD have no pointers, and no part of an XSD is skipped: they match no key. */
function pointerOf(origin: Origin): string {
  return origin.kind === "offset" ? "#/" : origin.pointer;
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(pointer.lastIndexOf("/"), 0));
}

function keyOf(path: string, pointer: string): string {
  return `${path}#${pointer}`;
}

/** Returns a pointer and its ancestors, its own first. */
function around(pointer: string): readonly string[] {
  const found = [pointer];
  for (let at = pointer; at !== "";) found.push((at = at.slice(0, at.lastIndexOf("/"))));
  return found;
}

/** Counts each word in some strings; names of components are words. */
function wordsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(/[\w.-]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
