import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { Pairing } from "../../pair-up.js";
import { patched, type FlatPair, type KeywordChange } from "../keyword-finding.js";
import { branchName } from "./match-branches.js";

/** Pairs of branches that are looked at for common values; more are told of as a whole. */
const maxPairs = 100;

/**
 * Branches of oneOf that have come to fit the same values, both named: such a value fits no longer exactly one (core, section 10.2.1.3).
 * Those that did so before are proved to change nothing.
 */
export function compareOverlaps(
  { before, after, session }: FlatPair,
  { both }: Pairing<JsonSchema>,
): readonly KeywordChange[] {
  const branches = after.schema.oneOf ?? [];
  const kept = new Set(both.flatMap((pair) => (session.isSame(pair.before, pair.after) ? [pair.after] : [])));
  const pairs = branches.flatMap((one, at) =>
    branches.slice(at + 1).flatMap((other) => (kept.has(one) && kept.has(other) ? [] : [[one, other] as const])),
  );
  if (pairs.length > maxPairs) return [];
  return pairs.map(([one, other]) => {
    const { origin, allOf = [] } = before.schema;
    const common: JsonSchema = { origin, not: { origin, allOf: [one, other] } };
    const [first = "", second = ""] = [branchName(one, session), branchName(other, session)].sort();
    return {
      kind: "change",
      id: "schema/branches-overlap",
      key: "oneOf",
      isToldIfProved: true,
      data: { one: first, other: second },
      hybrid: patched(before.schema, { allOf: [...allOf, common] }),
    };
  });
}
