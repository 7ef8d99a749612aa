import { Ajv2020 } from "ajv/dist/2020.js";
import * as addFormats from "ajv-formats";
import type { JsonValue } from "../../generator/model/json-schema/schema.js";
import { mutateSchema } from "./mutate-schema.js";
import { createRandom, createRandomJson } from "./random-schema.js";
import { createRandomTyped } from "./random-typed-schema.js";

type Plain = { readonly [key: string]: JsonValue };
/** A dialect of OpenAPI's schemas. */
export type Dialect = "3.0" | "3.1";

/** Two versions of a schema in plain JSON Schema, with definitions A and B, and values that may tell them apart. */
export interface SchemaPair {
  readonly before: Plain;
  readonly after: Plain;
  readonly values: readonly JsonValue[];
}

/** Left out: what ajv miscounts ("contains" in empty arrays, what branches evaluate). */
const misjudged = ["contains", "unevaluatedItems", "unevaluatedProperties"];
const newer = ["patternProperties", "propertyNames", "dependentRequired", "dependentSchemas", "if", "prefixItems"];

/** Pairs as people make them, and wild ones. */
export function schemaPair(seed: number, index: number, dialect: Dialect): SchemaPair {
  const random = createRandom(seed * 100_000 + index);
  const isOld = dialect === "3.0";
  const json = createRandomJson(random, isOld ? [...misjudged, ...newer] : misjudged);
  const typed = createRandomTyped(random, isOld);
  const isWild = index % 4 === 0;
  const again = { $ref: "#/$defs/B" };
  const $defs = isWild
    ? { A: json.schema(0), B: { ...asPlain(json.schema(0)), items: { anyOf: [again, json.schema(0)] } } }
    : { A: typed.schema(0), B: { type: "object", properties: { id: typed.schema(0), a: again, b: typed.schema(1) } } };
  const before = { ...(isWild ? asPlain(json.schema(2)) : typed.schema(2)), $defs };
  const after = { $defs, ...asPlain(mutateSchema(before, random, json)) };
  const values = Array.from({ length: 24 }, (_, at) => {
    const schema = at % 2 === 0 ? before : after;
    if (isWild) return at % 4 === 0 ? json.value(3) : json.matching(schema, 3);
    return typed.value(schema, asPlain(schema.$defs), 3);
  });
  return withoutInherited({ before, after, values });
}

/** ajv treats properties of Object.prototype as present, even with "ownProperties". */
function withoutInherited(pair: SchemaPair): SchemaPair {
  return JSON.parse(JSON.stringify(pair).replaceAll("isPrototypeOf", "own")) as SchemaPair;
}

/** Wild pairs with all keywords but formats; references lead to "#/$defs". */
export function unevaluatedPair(seed: number, index: number): SchemaPair {
  const random = createRandom(seed * 200_000 + index);
  const json = createRandomJson(random, ["format", "ref"]);
  const before = asPlain(json.schema(2));
  const after = asPlain(mutateSchema(before, random, json));
  const values = Array.from({ length: 24 }, (_, at) =>
    at % 4 === 0 ? json.value(3) : json.matching(at % 2 === 0 ? before : after, 3),
  );
  return { before, after, values };
}

/** Validates with ajv: true if a value is accepted; undefined if ajv's own code throws. */
export type Judge = (value: JsonValue) => boolean | undefined;

const ajv = new Ajv2020({ strict: false, ownProperties: true, logger: false });
addFormats.default.default(ajv);
const withDot = new RegExp(addFormats.default.default.get("email") as RegExp);
// A domain of one label is one for RFC 5321, section 4.1.2, and not for ajv.
ajv.addFormat("email", (text: string) => withDot.test(text) || withDot.test(`${text}.a`));
const withPath = addFormats.default.default.get("uri") as (text: string) => boolean;
// A scheme with an empty path is a URI for RFC 3986, section 3, and not for ajv.
ajv.addFormat("uri", (text: string) => withPath(text) || (text.endsWith(":") && withPath(`${text}a`)));

/** Undefined for schemas that ajv does not compile. */
export function judgeOf(schema: Plain, direction: "sent" | "read"): Judge | undefined {
  try {
    const validate = ajv.compile(
      asPlain(withoutHidden(schema, direction === "sent" ? "readOnly" : "writeOnly", new Set())),
    );
    return (value) => {
      try {
        // A plain copy: ajv distinguishes objects without a prototype from others.
        return validate(structuredClone(value));
      } catch (error) {
        if (error instanceof TypeError) return undefined;
        throw error;
      }
    };
  } catch {
    return undefined;
  }
}

/** The property names of a schema, and of its subschemas, that the sending side omits in this direction. */
export function untravelledNames(schema: JsonValue, direction: "sent" | "read"): ReadonlySet<string> {
  if (typeof schema !== "object" || schema === null) return new Set();
  if (Array.isArray(schema))
    return new Set((schema as readonly JsonValue[]).flatMap((item) => [...untravelledNames(item, direction)]));
  const mark = direction === "sent" ? "readOnly" : "writeOnly";
  const marked = Object.entries(asPlain((schema as Plain)["properties"])).filter(
    ([, property]) => asPlain(property)[mark] === true,
  );
  const inner = Object.values(schema).flatMap((value) => [...untravelledNames(value, direction)]);
  return new Set([...marked.map(([name]) => name), ...inner]);
}

/** True for a value with a property of one of these names anywhere. */
export function holdsAny(value: JsonValue, names: ReadonlySet<string>): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).some((item) => holdsAny(item, names));
  return Object.entries(value).some(([name, member]) => names.has(name) || holdsAny(member, names));
}

/** The schema with marked properties made optional. `around`: properties that enclosing schemas declare. */
function withoutHidden(value: JsonValue, mark: string, around: ReadonlySet<string>): JsonValue {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map((value) => withoutHidden(value, mark, around));
  if (typeof value !== "object" || value === null) return value;
  const plain = value as Plain;
  const hidden = new Set(around);
  for (const [name, property] of Object.entries(asPlain(plain["properties"]))) {
    if (asPlain(property)[mark] === true) hidden.add(name);
    else hidden.delete(name);
  }
  const inner = (key: string, value: JsonValue): JsonValue => {
    if (key === "required") return (value as readonly string[]).filter((name) => !hidden.has(name));
    if (["enum", "const", "dependentRequired"].includes(key)) return value;
    if (["properties", "patternProperties", "$defs"].includes(key)) return overEach(value, mark, new Set());
    if (key === "dependentSchemas") return overEach(value, mark, hidden);
    return withoutHidden(value, mark, ["allOf", "anyOf", "oneOf", "then", "else"].includes(key) ? hidden : new Set());
  };
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, inner(key, value)]));
}

function overEach(schemas: JsonValue, mark: string, around: ReadonlySet<string>): JsonValue {
  const entries = Object.entries(asPlain(schemas));
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutHidden(value, mark, around)]));
}

/** The same schema in the words of OpenAPI 3.0. */
export function inOldWords(value: JsonValue): Plain {
  if (value === true) return {};
  if (value === false) return { not: {} };
  const { $ref, type, const: constant, exclusiveMinimum, exclusiveMaximum, ...rest } = asPlain(value);
  const also: Plain[] = [];
  const plain: Record<string, JsonValue> = {};
  for (const [key, value] of Object.entries(rest)) {
    if (["allOf", "anyOf", "oneOf"].includes(key)) plain[key] = (value as readonly JsonValue[]).map(inOldWords);
    else if (["items", "not"].includes(key)) plain[key] = inOldWords(value);
    else if (key === "additionalProperties") plain[key] = typeof value === "boolean" ? value : inOldWords(value);
    else if (key === "properties") {
      plain[key] = Object.fromEntries(Object.entries(asPlain(value)).map(([name, inner]) => [name, inOldWords(inner)]));
    } else if (key !== "$defs") plain[key] = value;
  }
  // A part without keywords of its own, or one next to a reference that hides it, becomes a separate schema.
  if ($ref !== undefined) also.push({ $ref });
  if (constant !== undefined) also.push({ enum: [constant] });
  if (exclusiveMinimum !== undefined) also.push({ minimum: exclusiveMinimum, exclusiveMinimum: true });
  if (exclusiveMaximum !== undefined) also.push({ maximum: exclusiveMaximum, exclusiveMaximum: true });
  if (type !== undefined) also.push(oldType([type].flat() as readonly string[]));
  const [only] = also;
  if (only !== undefined && also.length === 1) {
    const isFree = Object.keys(only).every((key) => plain[key] === undefined);
    if (isFree && ($ref === undefined || Object.keys(plain).length === 0)) return { ...plain, ...only };
  }
  if (also.length === 0) return plain;
  return { allOf: [plain, ...also], ...marksOf(plain) };
}

/** A mark on a property marks the whole of it. */
function marksOf(plain: Plain): Plain {
  return Object.fromEntries(Object.entries(plain).filter(([key]) => key === "readOnly" || key === "writeOnly"));
}

function oldType(types: readonly string[]): Plain {
  const others = types.filter((type) => type !== "null");
  if (others.length === 0) return { enum: [null] };
  const branches = others.map((type) => ({
    type,
    ...(type === "array" ? { items: {} } : {}),
    ...(types.includes("null") ? { nullable: true } : {}),
  }));
  const [only] = branches;
  return branches.length === 1 && only !== undefined ? only : { anyOf: branches };
}

function asPlain(value: JsonValue | undefined): Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Plain) : {};
}
