import type { JsonSchema, JsonType, JsonValue } from "../../../model/json-schema/schema.js";
import type { Levels } from "../../kind-of-change.js";
import { isOfType } from "../../../model/json-schema/json-kinds.js";
import { includesValue } from "../../../model/json-schema/includes-value.js";
import { jsonText, valuesInOrder } from "../../../prove/json-schema/stable-order.js";
import type { SchemaSession } from "../schema-session.js";
import { typeChangeData } from "../type-phrase.js";
import { joinWords } from "../../../text/join-words.js";
import {
  patched,
  type FlatPair,
  type KeywordChange,
  type KeywordFinding,
  laterValues,
  keywordChange,
} from "../keyword-finding.js";
import { keywordRows, type KeywordsOfRole, type KeywordsOfShape } from "../../../model/json-schema/keywords.js";

/** Validation, section 6.1: types and listed values. */
export function compareValueKeywords({ before, after, session }: FlatPair): readonly KeywordFinding[] {
  const [old, now] = [before.schema.enum, after.schema.enum];
  if (old === undefined && now === undefined) return compareTypes(before.schema, after.schema, session);
  if (old === undefined || now === undefined) return [listChange(before.schema, after.schema, session)];
  const removed = old.filter((value) => !includesValue(now, value));
  const added = now.filter((value) => !includesValue(old, value));
  if (old.length === 1 && now.length === 1 && removed.length === 1) return [constChange(before.schema, after.schema)];
  return [...valueChanges(before.schema, removed, "removed"), ...valueChanges(before.schema, added, "added")];
}

function listChange(before: JsonSchema, after: JsonSchema, session: SchemaSession): KeywordChange {
  const [listing, other] = before.enum === undefined ? [after, before] : [before, after];
  const values = listing.enum ?? [];
  const change = { kind: "change", key: "enum", hybrid: patched(before, laterValues(after, "types", "enum")) } as const;
  const types = [...codeTypes(other.types ?? allTypes)];
  if (!values.every((value) => types.some((type) => isOfType(value, type)))) {
    return { ...change, id: "schema/type-changed", ...typeChangeData(before, after, session) };
  }
  const id = `schema/${values.length === 1 ? "const" : "enum"}-${listing === after ? "added" : "removed"}` as const;
  return { ...change, id, data: { values: valuesText(values) } };
}

function constChange(before: JsonSchema, after: JsonSchema): KeywordChange {
  const data = { before: valuesText(before.enum ?? []), after: valuesText(after.enum ?? []) };
  return {
    kind: "change",
    id: "schema/const-changed",
    key: "enum",
    data,
    hybrid: patched(before, laterValues(after, "types", "enum")),
  };
}

/** More values are one change without a proof for each. */
const maxProved = 100;

function valueChanges(
  before: JsonSchema,
  values: readonly JsonValue[],
  what: "added" | "removed",
): readonly KeywordChange[] {
  return values.length <= maxProved
    ? values.map((value) => valueChange(before, [value], what))
    : [valueChange(before, values, what)];
}

function valueChange(before: JsonSchema, values: readonly JsonValue[], what: "added" | "removed"): KeywordChange {
  const old = before.enum ?? [];
  const left = what === "added" ? [...old, ...values] : old.filter((value) => !includesValue(values, value));
  const common = { kind: "change", key: "enum", hybrid: patched(before, { enum: left }) } as const;
  if (values.length === 1 && values[0] === null) return { ...common, id: `schema/null-${what}`, data: {} };
  const texts = valuesInOrder(values).map((value) => jsonText(value));
  const words = { value: joinWords(texts, "and"), count: String(texts.length) };
  return {
    ...common,
    id: `schema/enum-value-${what}`,
    data: { value: texts.join(", ") },
    ...(texts.length > 1 && { words, values: texts }),
  };
}

function valuesText(values: readonly JsonValue[]): string {
  return joinWords(
    valuesInOrder(values).map((value) => jsonText(value)),
    "or",
  );
}

const allTypes: readonly JsonType[] = ["null", "boolean", "number", "string", "array", "object"];

function compareTypes(before: JsonSchema, after: JsonSchema, session: SchemaSession): readonly KeywordChange[] {
  if (before.types === undefined && after.types === undefined) return [];
  const [old, now] = [before.types ?? allTypes, after.types ?? allTypes];
  const lost = old.filter((type) => !covers(now, type));
  const gained = now.filter((type) => !covers(old, type));
  const [type, ...others] = [...lost, ...gained];
  if (type === undefined) return [];
  const change = { kind: "change", key: "types", hybrid: patched(before, { types: after.types }) } as const;
  if (type === "null" && others.length === 0)
    return [{ ...change, id: lost.length === 0 ? "schema/null-added" : "schema/null-removed", data: {} }];
  const id = gained.length === 0 ? "narrowed" : lost.length === 0 ? "widened" : "changed";
  const codeLevels = typesCode(old, now);
  return [{ ...change, id: `schema/type-${id}`, ...typeChangeData(before, after, session), codeLevels }];
}

function covers(types: readonly JsonType[], type: JsonType): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

/** In TypeScript an integer is a number. */
function codeTypes(types: readonly JsonType[]): ReadonlySet<JsonType> {
  return new Set(types.map((type) => (type === "integer" ? "number" : type)));
}

function typesCode(before: readonly JsonType[], after: readonly JsonType[]): Levels {
  const [old, now] = [codeTypes(before), codeTypes(after)];
  const isOpen = old.size === allTypes.length;
  const loses = [...old].some((type) => !now.has(type));
  const gains = [...now].some((type) => !old.has(type));
  if (loses) return isOpen ? { sent: "breaking" } : { sent: "breaking", read: "breaking" };
  return gains ? { read: "breaking" } : {};
}

/** Keywords that ask for a text, or for a number that is not a bound. */
type TextKeyword = Exclude<KeywordsOfShape<"text" | "pattern" | "positive">, KeywordsOfRole>;

const textKeywords = keywordRows.flatMap(([name, { shape, role }]) =>
  role === undefined && (shape === "text" || shape === "pattern" || shape === "positive") ? [name as TextKeyword] : [],
);

/** Keywords that have one value: a text, or a number that is not a bound. */
export function compareTextKeywords({ before, after }: FlatPair): readonly KeywordFinding[] {
  const changes = textKeywords.flatMap((keyword): readonly KeywordChange[] => {
    const [old, now] = [before.schema[keyword]?.toString(), after.schema[keyword]?.toString()];
    const hybrid = patched(before.schema, laterValues(after.schema, keyword));
    return old === now ? [] : [{ ...keywordChange(keyword, old, now), hybrid }];
  });
  return [...changes, ...compareUnique(before.schema, after.schema)];
}

function compareUnique(before: JsonSchema, after: JsonSchema): readonly KeywordChange[] {
  if ((before.uniqueItems === true) === (after.uniqueItems === true)) return [];
  const hybrid = patched(before, laterValues(after, "uniqueItems"));
  const id = after.uniqueItems === true ? "schema/unique-items-added" : "schema/unique-items-removed";
  return [{ kind: "change", id, key: "uniqueItems", data: {}, hybrid }];
}
