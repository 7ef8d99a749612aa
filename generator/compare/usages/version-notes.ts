import { joinWords } from "../../text/join-words.js";
import { inOrder } from "../../text/in-order.js";
import { specDigest } from "../../usage/spec-digest.js";
import type { ApiUsage, ConsumerUsage } from "../../usage/usage-file.js";
import type { MatchedApi } from "./match-apis.js";

/** Remarks on usages that are not those of the old side. */
export interface VersionNotes {
  /** Usages of an API that is compared. */
  add(consumer: ConsumerUsage, api: ApiUsage, matched: MatchedApi): void;
  /** Usages of an API that neither side has. */
  addUnmatched(consumer: ConsumerUsage, api: ApiUsage): void;
  /** One remark for each kind, with the first names. */
  all(): readonly string[];
}

/** Creates an empty list of remarks. */
export function createVersionNotes(consumers: readonly ConsumerUsage[]): VersionNotes {
  const stale = new Map<string, Set<string>>();
  const [unknown, missing, unmatched] = [new Set<string>(), new Set<string>(), new Set<string>()];
  return {
    add({ consumer }, { spec, version, usages }, { contract, subjects }) {
      const root = contract.files[0];
      if (spec === undefined && version === undefined) unknown.add(consumer);
      if (spec !== undefined && root !== undefined && spec !== specDigest(root.text))
        stale.set(contract.name, (stale.get(contract.name) ?? new Set()).add(consumer));
      for (const usage of usages) if (subjects.isMissing(usage)) missing.add(`${usage.name} (${consumer})`);
    },
    addUnmatched: ({ consumer }, { package: name, api }) => void unmatched.add(`${api} of ${name} (${consumer})`),
    all: () => [
      ...inOrder(stale, ([api]) => api).flatMap(([api, names]) =>
        note(`Usages are of another version of "${api}" than the old side`, names),
      ),
      ...note("Usages have no version of their package, so they can be old", unknown),
      ...note("Usages are of APIs that neither side has", unmatched),
      ...note(
        "Files with usages omit some because of their size",
        consumers.flatMap(({ consumer, omitted }) => (omitted !== undefined && omitted.usages > 0 ? [consumer] : [])),
      ),
      ...note("Usages have names that the old side does not have", missing),
    ],
  };
}

const maxNames = 6;

function note(says: string, names: Iterable<string>): readonly string[] {
  const sorted = [...names].sort();
  return sorted.length === 0 ? [] : [`${says}: ${joinWords(sorted, "and", maxNames)}.`];
}
