import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { isExclusive } from "../../../model/json-schema/schema-view.js";
import type { Origin } from "../../../diagnostics/origin.js";
import { valueDirections } from "../../kind-of-change.js";
import { lookThrough } from "../../operations/look-through.js";
import type { Pairing } from "../../pair-up.js";
import { patched, type FlatPair, type KeywordChange } from "../keyword-finding.js";
import type { SchemaSession } from "../schema-session.js";
import { branchKey, branchText } from "./pair-branches.js";
import type { Versions } from "../../versions.js";

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
  if (!isExclusive(after.schema, session.views.sent)) return [];
  const branches = after.schema.oneOf ?? [];
  const kept = new Set(both.flatMap((pair) => (session.isSame(pair.before, pair.after) ? [pair.after] : [])));
  const pairs = branches.flatMap((one, at) =>
    branches.slice(at + 1).flatMap((other) => (kept.has(one) && kept.has(other) ? [] : [[one, other] as const])),
  );
  if (pairs.length > maxPairs) return [];
  const older = new Map(both.map((pair) => [pair.after, pair.before]));
  const news = pairs.filter(
    ([one, other]) => !isRefusedBefore([one, other], [older.get(one), older.get(other)], session),
  );
  return news.map(([one, other]) => {
    const { origin, allOf = [] } = before.schema;
    const common: JsonSchema = { origin, not: { origin, allOf: [one, other] } };
    const [first = "", second = ""] = [branchKey(one, session), branchKey(other, session)].sort();
    const [firstText = "", secondText = ""] = [branchText(one, session), branchText(other, session)].sort();
    return {
      kind: "change",
      id: "schema/branches-overlap",
      key: "oneOf",
      isToldIfProved: true,
      data: { one: first, other: second },
      words: { one: firstText, other: secondText },
      editedIn: onlyEdited([one, other], older, session),
      hybrid: patched(before.schema, { allOf: [...allOf, common] }),
    };
  });
}

/** The one of two branches that has changed, where both were there before. */
function onlyEdited(
  pair: readonly JsonSchema[],
  older: ReadonlyMap<JsonSchema, JsonSchema>,
  session: SchemaSession,
): Versions<Origin> | undefined {
  const edited = pair.flatMap((after) => {
    const before = older.get(after);
    return before !== undefined && session.isSame(before, after) ? [] : [{ before, after }];
  });
  const [only] = edited;
  if (edited.length !== 1 || only?.before === undefined) return undefined;
  return { before: lookThrough(only.before).origin, after: lookThrough(only.after).origin };
}

/**
 * True when all that two branches have in common fitted both of their older versions, or when nothing fits both: proved of the two alone,
 * which is a small question beside one about the whole choice.
 */
function isRefusedBefore(
  now: readonly JsonSchema[],
  [one, other]: readonly (JsonSchema | undefined)[],
  session: SchemaSession,
): boolean {
  const { origin } = now[0] ?? {};
  if (origin === undefined) return false;
  const refused: JsonSchema = one && other ? { origin, allOf: [one, other] } : { origin, boolean: false };
  const common: JsonSchema = { origin, allOf: now };
  return valueDirections.every((direction) => session.relation(common, refused, direction).narrowed.kind === "no");
}
