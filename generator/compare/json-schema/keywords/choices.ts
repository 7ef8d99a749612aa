import { isAnnotation } from "../../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { finiteValues } from "../flat/finite-values.js";
import { laterValues, patched, type FlatPair, type KeywordFinding, type KeywordChange } from "../keyword-finding.js";
import type { SchemaSession } from "../schema-session.js";
import { joinWords } from "../../../text/join-words.js";
import { targetName, referenceName } from "../target-name.js";
import { branchKey, branchName, branchText, pairBranches, listedTypes } from "./pair-branches.js";
import { compareOverlaps } from "./overlaps.js";
import { possibleTypes, type ValueTypes } from "../../../model/json-schema/possible-types.js";
import { typeChangeData } from "../type-phrase.js";

type ChoiceKeyword = "anyOf" | "oneOf";

/** anyOf and oneOf (core, sections 10.2.1.2 and 10.2.1.3), when both versions are choices or neither is. */
export function compareChoices(pair: FlatPair): readonly KeywordFinding[] {
  const { before, after } = pair;
  const [old, now] = [choicesOf(before.schema), choicesOf(after.schema)];
  const [oldKind, nowKind] = [old[0], now[0]];
  if (old.length === 1 && now.length === 1 && oldKind !== undefined && nowKind !== undefined) {
    return compareBranches(pair, oldKind, nowKind);
  }
  if (old.length === 2 && now.length === 2) {
    return [...compareBranches(pair, "anyOf", "anyOf"), ...compareBranches(pair, "oneOf", "oneOf")];
  }
  if (old.length === now.length) return [];
  const id = old.length < now.length ? "schema/choice-added" : "schema/choice-removed";
  const hybrid = patched(before.schema, laterValues(after.schema, "anyOf", "oneOf"));
  const { anyOf, oneOf = anyOf ?? [] } = old.length < now.length ? after.schema : before.schema;
  const words = {
    branches: joinWords(oneOf.map((branch) => branchText(branch, pair.session)).sort(), "or"),
  };
  return [{ kind: "change", id, key: nowKind ?? oldKind ?? "anyOf", data: {}, words, hybrid }];
}

function choicesOf(schema: JsonSchema): readonly ChoiceKeyword[] {
  return (["anyOf", "oneOf"] as const).filter((keyword) => schema[keyword] !== undefined);
}

/** True if a schema became a choice that says nothing else, or the reverse. */
export function isChoiceInOne({ before, after }: FlatPair): boolean {
  const [old, now] = [soleChoice(before.schema), soleChoice(after.schema)];
  if ((old === undefined) === (now === undefined)) return false;
  return choicesOf(old === undefined ? before.schema : after.schema).length === 0;
}

/** A schema that became one branch of a choice, or the reverse; undefined if no branch is a version of it. */
export function compareWithChoice(
  before: JsonSchema,
  after: JsonSchema,
  pair: FlatPair,
): readonly KeywordFinding[] | undefined {
  if (!isChoiceInOne(pair)) return undefined;
  const { session } = pair;
  const keyword = soleChoice(pair.before.schema) ?? soleChoice(pair.after.schema) ?? "anyOf";
  // A choice of one branch, or of one and null, is flattened into the branch.
  const choice = (written: JsonSchema, flat: JsonSchema): JsonSchema =>
    [written, flat].find((one) => soleChoice(one) === keyword) ?? {
      origin: written.origin,
      [keyword]: [withoutDiscriminator(written)],
    };
  const [a, b] = [choice(before, pair.before.schema), choice(after, pair.after.schema)];
  const { both } = pairBranches(a[keyword] ?? [], b[keyword] ?? [], session);
  if (both.length === 0) return undefined;
  return compareBranches(
    { before: { ...pair.before, schema: a }, after: { ...pair.after, schema: b }, session },
    keyword,
    keyword,
  );
}

/** A choice of one branch is flattened into that branch, and its discriminator with it, which is compared beside the branches. */
function withoutDiscriminator(schema: JsonSchema): JsonSchema {
  return schema.discriminator === undefined ? schema : patched(schema, { discriminator: undefined });
}

/** The one choice of a schema that says nothing else. */
export function soleChoice(schema: JsonSchema): ChoiceKeyword | undefined {
  const keywords = Object.keys(schema).filter((keyword) => !isAnnotation(keyword));
  const [only] = keywords;
  return keywords.length === 1 && (only === "anyOf" || only === "oneOf") ? only : undefined;
}

function compareBranches(pair: FlatPair, oldKind: ChoiceKeyword, nowKind: ChoiceKeyword): readonly KeywordFinding[] {
  const { before, after, session } = pair;
  const [old, now] = [branchesOf(before.schema, oldKind, session), branchesOf(after.schema, nowKind, session)];
  const pairing = pairBranches(old, now, session);
  const { both, removed, added } = pairing;
  const found: KeywordFinding[] = oldKind === "oneOf" && nowKind === "oneOf" ? [...compareOverlaps(pair, pairing)] : [];
  if (oldKind !== nowKind) {
    const hybrid = patched(before.schema, { [oldKind]: undefined, [nowKind]: old });
    const id = nowKind === "oneOf" ? "schema/choice-became-exclusive" : "schema/choice-became-inclusive";
    const harmed = nowKind === "oneOf" ? "sent" : "read";
    const codeLevels = tellBranchesByName(old) ? ({ [harmed]: "breaking" } as const) : {};
    found.push({ kind: "change", id, key: nowKind, data: {}, hybrid, codeLevels });
  }
  for (const group of provedTogether(removed)) {
    const hybrid = patched(before.schema, { [oldKind]: old.filter((branch) => !group.includes(branch)) });
    found.push(branchChange(group, "removed", oldKind, hybrid, session));
  }
  for (const group of provedTogether(added)) {
    const hybrid = patched(before.schema, { [oldKind]: [...old, ...group] });
    found.push(branchChange(group, "added", nowKind, hybrid, session));
  }
  for (const { before: a, after: b } of both) {
    const isOnly = both.length + removed.length + added.length === 1;
    const name = isOnly ? "" : branchName(a, session);
    const step = { kind: "branch", name, versions: { before: a, after: b } } as const;
    found.push({ kind: "inner", before: a, after: b, key: `${oldKind}/${old.indexOf(a)}`, step });
  }
  return found;
}

/** The branches of a choice. In anyOf, null is a branch of its own: each branch that accepts it means the same null. */
function branchesOf(schema: JsonSchema, keyword: ChoiceKeyword, session: SchemaSession): readonly JsonSchema[] {
  const branches = innerBranches(schema, keyword, session);
  return keyword === "anyOf" ? withOneNull(branches) : branches;
}

/** A branch without a name that is a choice itself stands for its own branches. */
function innerBranches(
  schema: JsonSchema,
  keyword: ChoiceKeyword,
  session: SchemaSession,
  depth = 0,
): readonly JsonSchema[] {
  return (schema[keyword] ?? []).flatMap((branch) => {
    if (targetName(branch, session) !== undefined || depth >= maxNested) return [branch];
    // A choice of one schema and null is flattened into that schema, without its name.
    const choice = [branch, session.flat(branch).schema].find((one) => soleChoice(one) !== undefined);
    const inner = choice && soleChoice(choice);
    return inner === undefined ? [branch] : innerBranches(choice ?? branch, inner, session, depth + 1);
  });
}

function withOneNull(branches: readonly JsonSchema[]): readonly JsonSchema[] {
  const nullable = branches.filter((branch) => listedTypes(branch)?.includes("null"));
  const [first, ...others] = nullable;
  if (first === undefined || (others.length === 0 && listedTypes(first)?.length === 1)) return branches;
  return [
    ...branches.flatMap((branch) => {
      const types = listedTypes(branch) ?? [];
      const rest = types.filter((type) => type !== "null");
      if (rest.length === types.length) return [branch];
      const values = branch.enum && { enum: branch.enum.filter((value) => value !== null) };
      return rest.length === 0 ? [] : [patched(branch, { ...(branch.types && { types: rest }), ...values })];
    }),
    { origin: first.origin, types: ["null"] },
  ];
}

const maxNested = 60;

/** Branches of oneOf that each ask for one property exclude each other in types as well. */
function tellBranchesByName(branches: readonly JsonSchema[]): boolean {
  const names = branches.map((branch) => {
    const keywords = Object.keys(branch).filter((keyword) => !isAnnotation(keyword));
    return keywords.length === 1 && branch.required?.length === 1 ? branch.required[0] : undefined;
  });
  return names.length > 1 && !names.includes(undefined) && new Set(names).size === names.length;
}

/** More branches are one change without a proof for each. */
const maxProved = 50;

function provedTogether(branches: readonly JsonSchema[]): readonly (readonly JsonSchema[])[] {
  return branches.length > maxProved ? [branches] : branches.map((branch) => [branch]);
}

function branchChange(
  branches: readonly JsonSchema[],
  what: "added" | "removed",
  key: string,
  hybrid: JsonSchema,
  session: SchemaSession,
): KeywordFinding {
  const [first, ...others] = branches;
  const telling = others.length === 0 ? first : undefined;
  const common = { kind: "change", key, hybrid, ...(telling && { telling }) } as const;
  const values = telling && finiteValues(telling);
  if (values?.length === 1 && values[0] === null) return { ...common, id: `schema/null-${what}`, data: {} };
  const names = branches.map((branch) => branchKey(branch, session)).sort();
  const texts = branches.map((branch) => branchText(branch, session)).sort();
  const [data, words] = [{ branch: names.join(", ") }, { branch: joinWords([...new Set(texts)], "or") }];
  return { ...common, id: `schema/branch-${what}`, data, words };
}

/** True if a reference to one schema became a reference to another one, and both were not merely renamed. */
export function isMovedReference(before: JsonSchema, after: JsonSchema, session: SchemaSession): boolean {
  const [old, now] = [referenceName(before, session), referenceName(after, session)];
  return old !== undefined && now !== undefined && !session.isSameName(old, now);
}

/**
 * A schema that was replaced as a whole: a reference that moved, values of other types, or a choice in place of keywords. Its keywords
 * have nothing to be compared with, except those of the two targets of a reference.
 */
export function compareReplacement(
  before: JsonSchema,
  after: JsonSchema,
  { before: old, after: now, session }: FlatPair,
  isMoved: boolean,
): KeywordChange | undefined {
  const isReplaced =
    isDisjoint(possibleTypes(old.schema), possibleTypes(now.schema)) ||
    isChoiceInOne({ before: old, after: now, session });
  if (!isMoved && !isReplaced) return undefined;
  const words = typeChangeData(before, after, session);
  // Words that do not show the difference: keywords show it.
  if (words.data["before"] === words.data["after"]) return undefined;
  return {
    kind: "change",
    id: isReplaced ? "schema/type-changed" : "schema/reference-changed",
    key: "types",
    ...((before.types === undefined || after.types === undefined) && { replaced: { before, after } }),
    ...words,
    hybrid: now.schema,
  };
}

/** True if no value is of both, apart from null. */
function isDisjoint(a: ValueTypes, b: ValueTypes): boolean {
  const rest = [...a].filter((type) => type !== "null");
  return rest.length > 0 && [...b].some((type) => type !== "null") && !rest.some((type) => b.has(type));
}
