import { pointersAround } from "../model/json-pointer.js";
import type { Contract } from "../model/contract.js";
import type { Doubt, LintFinding } from "./rule.js";

/** Returns a function that is true if a skipped part may explain a finding; undefined if no part of the spec was skipped. */
export function skippedPartsNear({
  skippedParts = [],
  files,
}: Contract): ((finding: LintFinding, doubts: readonly Doubt[]) => boolean) | undefined {
  if (skippedParts.length === 0) return undefined;
  const skipped = new Set(skippedParts.map(({ origin: { file, pointer } }) => `${file.path}#${pointer}`));
  const around = new Set(
    skippedParts.flatMap(({ origin: { file, pointer } }) =>
      [...pointersAround(pointer), ""].map((at) => `${file.path}#${at}`),
    ),
  );
  let words: ReadonlyMap<string, number> | undefined;
  return ({ origin, name }, doubts) => {
    // Locations in XSD have no pointers, and match no skipped part.
    const pointer = origin.kind === "offset" ? "#/" : origin.pointer;
    const at = `${origin.file.path}#${pointer}`;
    return doubts.some((doubt) => {
      switch (doubt) {
        case "any":
          return true;
        case "name":
          words ??= wordsOf(files.map(({ text }) => text));
          return name !== undefined && (words.get(name) ?? 0) > 1;
        case "subject":
          return skipped.has(at);
        case "parent":
          return around.has(`${origin.file.path}#${pointer.slice(0, Math.max(pointer.lastIndexOf("/"), 0))}`);
        default:
          return around.has(doubt === "/*" ? at : at + doubt);
      }
    });
  };
}

/** Counts each word in some strings; names of components are words. */
function wordsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(/[\w.-]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
