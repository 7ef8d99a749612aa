import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { pairUp } from "../../pair-up.js";
import { laterValues, patched, type FlatPair, type KeywordFinding } from "../keyword-finding.js";

/** not, if/then/else, and the branches of allOf that could not be brought together (core, sections 10.2.1 and 10.2.2). */
export function compareConditions(pair: FlatPair): readonly KeywordFinding[] {
  return [
    ...compareTogether(pair, "not", ["not"]),
    ...compareTogether(pair, "condition", ["if", "then", "else"]),
    ...compareAllOf(pair),
  ];
}

/** Compares keywords with schemas that are one change, with others that depend on them. */
export function compareTogether(
  { before, after, session }: FlatPair,
  name: "not" | "condition" | "contains" | "property-names",
  keywords: readonly ("not" | "if" | "then" | "else" | "contains" | "propertyNames")[],
  dependent: readonly ("minContains" | "maxContains")[] = [],
): readonly KeywordFinding[] {
  const differing = keywords.find((keyword) => {
    const [a, b] = [before.schema[keyword], after.schema[keyword]];
    return a !== b && (a === undefined || b === undefined || !session.isSame(a, b));
  });
  if (differing === undefined) return [];
  const has = ({ schema }: FlatPair["before"]): boolean => keywords.some((keyword) => schema[keyword] !== undefined);
  const what = has(before) ? (has(after) ? "changed" : "removed") : "added";
  const hybrid = patched(before.schema, laterValues(after.schema, ...keywords, ...dependent));
  return [{ kind: "change", id: `schema/${name}-${what}`, key: differing, data: {}, hybrid }];
}

/** So many pairs of branches are looked at to find those that are the same. */
const maxPairs = 2_500;

function compareAllOf({ before, after, session }: FlatPair): readonly KeywordFinding[] {
  const [old = [], now = []] = [before.schema.allOf, after.schema.allOf];
  if (old.length === 0 && now.length === 0) return [];
  const nameOf = ({ ref }: JsonSchema): string | undefined => ref && session.nameOfTarget(ref.target);
  const same = new Map<JsonSchema, string>();
  // Of very many branches, those with a name are known by it alone.
  const isMany = old.length * now.length > maxPairs;
  old.forEach((a, index) => {
    if (isMany && nameOf(a) !== undefined) return;
    const partner = now.find((b) => !same.has(b) && session.isSame(a, b));
    if (partner === undefined) return;
    same.set(a, String(index)).set(partner, String(index));
  });
  const { both, removed, added } = pairUp(old, now, [(schema) => same.get(schema), nameOf]);
  const [loneOld, loneNow] = [removed[0], added[0]];
  const lone =
    removed.length === 1 && added.length === 1 && loneOld && loneNow ? [{ before: loneOld, after: loneNow }] : [];
  const branches = (schemas: readonly JsonSchema[]): JsonSchema =>
    patched(before.schema, { allOf: schemas.length === 0 ? undefined : schemas });
  const change = { kind: "change", key: "allOf", data: {} } as const;
  return [
    ...[...both, ...lone].map((pair): KeywordFinding => ({
      kind: "inner",
      ...pair,
      key: "allOf",
      step: { kind: "branch", name: "" },
    })),
    ...(lone.length > 0 ? [] : removed).map((schema): KeywordFinding => ({
      ...change,
      id: "schema/all-of-branch-removed",
      hybrid: branches(old.filter((otherSchema) => otherSchema !== schema)),
    })),
    ...(lone.length > 0 ? [] : added).map((schema): KeywordFinding => ({
      ...change,
      id: "schema/all-of-branch-added",
      hybrid: branches([...old, schema]),
    })),
  ];
}
