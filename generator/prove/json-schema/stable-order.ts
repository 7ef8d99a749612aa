import { canonicalText } from "../../../templates/runtime/json/unique.js";
import { isProse, keywordRow } from "../../model/json-schema/keywords.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { inOrder, shortestFirst } from "../../text/in-order.js";
import { isList, isRecord } from "../../model/json-schema/json-kinds.js";

/** Sorts unordered lists by content, so that the first match is the same for any order in the spec. */
export function schemasInOrder(schemas: readonly JsonSchema[]): readonly JsonSchema[] {
  if (schemas.length < 2) return schemas;
  let ordered = orders.get(schemas);
  if (ordered === undefined) orders.set(schemas, (ordered = inOrder(schemas, keyOf)));
  return ordered;
}

/** Values, short ones first. */
export function valuesInOrder(values: readonly JsonValue[]): readonly JsonValue[] {
  return values.length < 2 ? values : shortestFirst(values, canonicalText);
}

/** Returns a value as JSON, with sorted properties: equal strings for equal values. */
export function jsonText(value: JsonValue): string {
  if (isList(value)) return `[${value.map(jsonText).join(",")}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  return `{${entriesInOrder(Object.entries(value))
    .map(([name, member]) => `${JSON.stringify(name)}:${jsonText(member)}`)
    .join(",")}}`;
}

/** Returns the names of maps and properties by code units. */
export function namesInOrder(names: Iterable<string>): readonly string[] {
  return [...new Set(names)].sort();
}

/** The entries in the order of their names. */
export function entriesInOrder<T>(entries: Iterable<readonly [string, T]>): readonly (readonly [string, T])[] {
  return inOrder(entries, ([name]) => name);
}

const orders = new WeakMap<readonly JsonSchema[], readonly JsonSchema[]>();

const keys = new WeakMap<JsonSchema, string>();

/** The key of a schema: its outline, and a digest of all of it. */
function keyOf(schema: JsonSchema): string {
  let key = keys.get(schema);
  if (key === undefined) {
    const text = saidBy(schema);
    keys.set(schema, (key = `${text.slice(0, 60)} ${hashed(text)}`));
  }
  return key;
}

/** Returns the content of a schema with sorted keywords; inner schemas by their keys, references by their source locations. */
function saidBy(schema: JsonSchema): string {
  const parts: string[] = [];
  for (const keyword of Object.keys(schema).sort()) {
    if (!isProse(keyword) && keyword !== "default")
      parts.push(`${keyword} ${said(schema[keyword as keyof JsonSchema], keyword)}`);
  }
  return parts.join("\n");
}

function said(value: unknown, keyword: string): string {
  switch (keywordRow(keyword)?.shape) {
    case "ref":
      return placeOf((value as NonNullable<JsonSchema["ref"]>).target);
    case "discriminator":
      return (value as NonNullable<JsonSchema["discriminator"]>).propertyName;
    case "schema":
      return keyOf(value as JsonSchema);
    case "schemas": {
      const schemas = (value as readonly JsonSchema[]).map(keyOf);
      return (keywordRow(keyword)?.applies === "here" ? schemas.sort() : schemas).join();
    }
    case "schemasByName":
    case "schemasByPattern": {
      const members = value as ReadonlyMap<string, JsonSchema>;
      return entriesInOrder(members)
        .map(([name, member]) => `${JSON.stringify(name)}:${keyOf(member)}`)
        .join();
    }
    case "namesByName":
      return canonicalText(
        entriesInOrder(value as ReadonlyMap<string, readonly string[]>).map(([name, needed]) => [
          name,
          namesInOrder(needed),
        ]),
      );
    case "types":
    case "names":
      return namesInOrder(value as readonly string[]).join();
    case "values":
      return canonicalText(valuesInOrder(value as readonly JsonValue[]));
    default:
      return canonicalText(value);
  }
}

function placeOf({ origin }: JsonSchema): string {
  return origin.kind === "pointer" ? `${origin.file.path}#${origin.pointer}` : String(origin.start);
}

/** Two schemas with equal hashes keep the order of the spec: nothing else depends on it. FNV-1a, twice. */
function hashed(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}
