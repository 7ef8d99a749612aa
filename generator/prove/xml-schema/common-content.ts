import { expandedName, type QName } from "../../model/xml-schema/components.js";
import { isEmptiableContent, type Content } from "../../model/xml-schema/content-expression.js";
import { leavesOf } from "./content-expression.js";
import { isSameContent } from "./same-content.js";

/** The rest of two contents without their common beginning and end. */
export interface Differing {
  readonly before: Content;
  readonly after: Content;
  /** Returns the shortest valid content around children of the rest; undefined if it is too long. */
  readonly around: (word: readonly QName[]) => readonly QName[] | undefined;
}

/**
 * Returns two sequences without their common start and end, which need no search, if each name has one position.
 * Undefined if they share nothing, or if a name may occur in several positions.
 */
export function withoutCommon(before: Content, after: Content): Differing | undefined {
  if (before.kind !== "sequence" || after.kind !== "sequence") return undefined;
  const [expressionsBefore, expressionsAfter] = [before.of, after.of];
  const most = Math.min(expressionsBefore.length, expressionsAfter.length);
  let first = 0;
  while (first < most && isSameContent(expressionsBefore[first]!, expressionsAfter[first]!)) first += 1;
  let last = 0;
  while (
    last < most - first &&
    isSameContent(
      expressionsBefore[expressionsBefore.length - 1 - last]!,
      expressionsAfter[expressionsAfter.length - 1 - last]!,
    )
  )
    last += 1;
  if (first + last === 0 || !hasPlainNames(before) || !hasPlainNames(after)) return undefined;
  const middle = (items: readonly Content[]): Content => ({
    kind: "sequence",
    of: items.slice(first, items.length - last),
  });
  return {
    before: middle(expressionsBefore),
    after: middle(expressionsAfter),
    around(word) {
      const start = fewest({ kind: "sequence", of: expressionsBefore.slice(0, first) });
      const end = fewest({ kind: "sequence", of: expressionsBefore.slice(expressionsBefore.length - last) });
      return start && end && [...start, ...word, ...end];
    },
  };
}

/** True if no wildcard occurs, and each name occurs once. */
function hasPlainNames(content: Content): boolean {
  const seen = new Set<string>();
  return leavesOf(content).every(({ accepts }) =>
    accepts.every((term) => {
      if (term.kind === "wildcard") return false;
      const name = expandedName(term.name);
      return !seen.has(name) && seen.add(name);
    }),
  );
}

const maxWord = 5_000;

function fewest(content: Content): readonly QName[] | undefined {
  if (isEmptiableContent(content)) return [];
  switch (content.kind) {
    case "leaf":
      return content.accepts.flatMap((term) => (term.kind === "element" ? [term.name] : [])).slice(0, 1);
    case "sequence": {
      const words = content.of.map(fewest);
      const word = words.flatMap((word) => word ?? []);
      return words.includes(undefined) || word.length > maxWord ? undefined : word;
    }
    case "choice": {
      const words = content.of.map(fewest).filter((names) => names !== undefined);
      return words.sort((a, b) => a.length - b.length)[0];
    }
    case "repeat": {
      const word = fewest(content.of);
      if (word === undefined || word.length * content.min > maxWord) return undefined;
      return Array.from({ length: content.min }, () => word).flat();
    }
    case "all":
      return undefined;
  }
}
