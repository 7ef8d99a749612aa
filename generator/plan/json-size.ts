import { parsePattern, type PatternNode } from "../../templates/runtime/patterns/parse-pattern.js";
import { textFormats } from "../model/json-schema/formats.js";
import { isOfType } from "../model/json-schema/json-kinds.js";
import { sameValue } from "../model/json-schema/same-value.js";
import { schemasInPlace, type JsonSchema } from "../model/json-schema/schema.js";

/** Bytes of white space and punctuation for each value: a line break and an indentation of eight in a depth of seven. */
const layout = 64;

/** Bytes of a number, true, false or null; `JSON.stringify` writes 25 at most. */
const maxPlainLength = 32;

/** Bytes of a UTF-16 unit as an escape, `\u00e4`; a character beyond U+FFFF has two of them. */
const escape = 6;

/** Maximum depth of nested schemas; no JSON reader goes deeper. */
const maxDepth = 256;

/** Maximum length in bytes by type; "plain" covers numbers, booleans and null. 0 for types that are not allowed. */
type Sizes = Readonly<Record<"string" | "array" | "object" | "plain", number>>;

const anything: Sizes = { string: Infinity, array: Infinity, object: Infinity, plain: maxPlainLength };

const known = new WeakMap<JsonSchema, Sizes>();

type SizesOf = (schema: JsonSchema) => Sizes;

/**
 * Returns the maximum length in bytes of valid JSON: indented, with every character escaped. Infinity if it is
 * unbounded. Never too small for realistic values; too large if a condition or a negation bounds the value.
 */
export function maxJsonLength(schema: JsonSchema): number {
  return sizeOf(sizesOf(schema, 0));
}

function sizeOf(sizes: Sizes): number {
  return largest(Object.values(sizes));
}

function sizesOf(schema: JsonSchema, depth: number): Sizes {
  const found = known.get(schema);
  if (found !== undefined) return found;
  if (depth > maxDepth) return anything;
  // A value that may hold one of its own kind has no bound.
  known.set(schema, anything);
  const inside: SizesOf = (inner) => sizesOf(inner, depth + 1);
  const { ref, allOf = [], anyOf, oneOf } = schema;
  const bounds = [sizesOfKeywords(schema, inside), ...allOf.map(inside)];
  if (ref !== undefined) bounds.push(inside(ref.target));
  for (const branches of [anyOf, oneOf]) {
    const all = branches?.map(inside);
    if (all !== undefined) bounds.push(sizesBy((type) => largest(all.map((sizes) => sizes[type]))));
  }
  const sizes = sizesBy((type) => bounds.reduce((least, record) => Math.min(least, record[type]), Infinity));
  known.set(schema, sizes);
  return sizes;
}

function sizesBy(bound: (type: keyof Sizes) => number): Sizes {
  return { string: bound("string"), array: bound("array"), object: bound("object"), plain: bound("plain") };
}

function sizesOfKeywords(schema: JsonSchema, inside: SizesOf): Sizes {
  const { types, boolean } = schema;
  const values = schema.const === undefined ? schema.enum : [schema.const.value];
  return sizesBy((type) => {
    if (boolean === false || (type !== "plain" && types?.includes(type) === false)) return 0;
    if (type === "plain") return maxPlainLength;
    const said = values?.filter((value) => isOfType(value, type)).map((value) => JSON.stringify(value).length * escape);
    return said === undefined ? ofType[type](schema, inside) : largest(said);
  });
}

const ofType = {
  string: (schema: JsonSchema) => 2 + times(maxTextLength(schema), 2 * escape),
  array: maxListLength,
  object: maxObjectLength,
};

function maxListLength({ maxItems = Infinity, prefixItems = [], items }: JsonSchema, inside: SizesOf): number {
  const first = prefixItems.reduce((sum, item) => sum + sizeOf(inside(item)) + layout, layout);
  const others = items?.boolean === false ? 0 : Math.max(0, maxItems - prefixItems.length);
  return first + times(others, (items === undefined ? Infinity : sizeOf(inside(items))) + layout);
}

function maxObjectLength(schema: JsonSchema, inside: SizesOf): number {
  const { maxProperties = Infinity, propertyNames: names, unevaluatedProperties } = schema;
  const isClosed = unevaluatedProperties?.boolean === false;
  const named = new Map<string, number>();
  let others = 0;
  for (const at of isClosed ? sameValue(schema, schemasInPlace) : [schema]) {
    const { properties = [], patternProperties, additionalProperties: rest } = at;
    for (const [name, member] of properties) named.set(name, Math.max(named.get(name) ?? 0, sizeOf(inside(member))));
    const open = rest === undefined ? (isClosed ? 0 : Infinity) : sizeOf(inside(rest));
    others = largest([
      others,
      open,
      ...[...(patternProperties?.values() ?? [])].map((patternProperty) => sizeOf(inside(patternProperty))),
    ]);
  }
  const other = others === 0 ? 0 : others + layout + (names === undefined ? Infinity : inside(names).string);
  const start = layout + times(maxProperties, other);
  return [...named].reduce((sum, [name, member]) => sum + escape * name.length + member + layout, start);
}

function maxTextLength({ maxLength = Infinity, pattern = "", format = "" }: JsonSchema): number {
  const row = textFormats.get(format);
  return Math.min(maxLength, row?.longest ?? maxMatchLength(row?.pattern ?? ""), maxMatchLength(pattern));
}

/** The characters of the longest text that a pattern holds from its start to its end; Infinity where it only finds a part. */
function maxMatchLength(pattern: string): number {
  const node = parsePattern(pattern);
  if (node.kind === "refusal") return Infinity;
  return largest(
    (node.kind === "choice" ? node.of : [node]).map((patternNode) =>
      isWhole(patternNode) ? charactersOf(patternNode) : Infinity,
    ),
  );
}

function isWhole(node: PatternNode): boolean {
  const isEnd = (at: PatternNode | undefined, what: string): boolean => at?.kind === "assertion" && at.what === what;
  return node.kind === "sequence" && isEnd(node.of[0], "start") && isEnd(node.of.at(-1), "end");
}

function charactersOf(node: PatternNode): number {
  switch (node.kind) {
    case "character":
      return 1;
    case "assertion":
      return 0;
    case "sequence":
      return node.of.reduce((sum, patternNode) => sum + charactersOf(patternNode), 0);
    case "choice":
      return largest(node.of.map(charactersOf));
    case "repeat":
      return times(node.max, charactersOf(node.of));
  }
}

function largest(sizes: readonly number[]): number {
  return sizes.reduce((most, size) => Math.max(most, size), 0);
}

/** Multiplies; zero times Infinity is zero. */
function times(count: number, size: number): number {
  return count === 0 || size === 0 ? 0 : count * size;
}
