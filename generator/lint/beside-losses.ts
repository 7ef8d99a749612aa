import type { Origin } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { Finding, Losses } from "./rule.js";

/** Losses around a finding of a contract of which parts were given up; undefined for a whole contract. */
export function lossesOf({ losses = [], files }: Contract): ((finding: Finding) => Losses) | undefined {
  if (losses.length === 0) return undefined;
  const lost = new Set(losses.map(({ origin }) => keyOf(origin.file.path, origin.pointer)));
  const aroundLost = new Set(
    losses.flatMap(({ origin: { file, pointer } }) => around(pointer).map((at) => keyOf(file.path, at))),
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

/** Places of XSD have no pointers, and nothing of XSD is given up in part: none of these is a key. */
function pointerOf(origin: Origin): string {
  return origin.kind === "offset" ? "#/" : origin.pointer;
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(pointer.lastIndexOf("/"), 0));
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
