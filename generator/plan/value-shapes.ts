import type { ObjectTextShape, PrimitiveShape, ValueShape } from "../../templates/runtime/http/operation.js";
import { maxNesting } from "../../templates/runtime/parameters/pair-tree.js";
import { keywordRow } from "../model/json-schema/keywords.js";
import { sameValue } from "../model/json-schema/same-value.js";
import type { JsonSchema, JsonType } from "../model/json-schema/schema.js";

/** Values inside of one parameter that a shape has. */
export const maxShapeValues = 20_000;

/** The alternatives of one value: every schema that describes it. */
export type Alternatives = readonly JsonSchema[];

const known = new WeakMap<JsonSchema, PlannedShape>();

interface PlannedShape {
  readonly shape: ValueShape;
  readonly isWhole: boolean;
}

/** The shape that the text of a parameter, a header or a field of a form can take (runtime/http/operation). */
export function valueShape(alternatives: Alternatives): ValueShape {
  return planned(alternatives).shape;
}

/** False if a value has more positions than the maximum of a shape. */
export function hasWholeShape(alternatives: Alternatives): boolean {
  return planned(alternatives).isWhole;
}

function planned(alternatives: Alternatives): PlannedShape {
  const [only] = alternatives;
  const found = alternatives.length === 1 && only !== undefined ? known.get(only) : undefined;
  if (found !== undefined) return found;
  const state: State = { above: [], left: maxShapeValues };
  const shape = shapeOf(alternatives, state);
  const result = { shape, isWhole: state.left >= 0 };
  if (alternatives.length === 1 && only !== undefined) known.set(only, result);
  return result;
}

interface State {
  /** Schemas of the shapes around this one, the innermost last. */
  readonly above: Alternatives[];
  /** Remaining number of values before the shape becomes "any". */
  left: number;
}

function shapeOf(alternatives: Alternatives, state: State): ValueShape {
  const roots = [...new Set(alternatives.map(target))];
  const level = state.above.findLastIndex((alternatives) => isSame(alternatives, roots));
  if (level !== -1) return { above: state.above.length - level };
  state.left -= 1;
  if (state.left < 0 || state.above.length > maxNesting) return "any";
  const types = typesOf(roots);
  const primitives = [...new Set([...types].flatMap(primitive))].sort();
  const [only, ...more] = primitives;
  const text: PrimitiveShape | undefined =
    only === undefined ? undefined : more.length > 0 || only === "null" ? primitives : only;
  if (types.size === 0) return saysNothing(roots) ? "any" : "string";
  if (!types.has("array") && !types.has("object")) return text ?? "string";
  state.above.push(roots);
  const items = types.has("array") ? shapeOf(itemAlternatives(roots), state) : undefined;
  const members = types.has("object") ? membersOf(roots, state) : undefined;
  state.above.pop();
  const common = text === undefined ? {} : { text };
  if (members === undefined) return { items: items ?? "any", ...common };
  return { ...members, ...(items !== undefined && { items }), ...common };
}

function membersOf(roots: Alternatives, state: State): Pick<ObjectTextShape, "members" | "others" | "closed"> {
  const properties = propertiesOf(roots);
  const open = othersOf(roots);
  const others = open !== undefined ? shapeOf(open, state) : properties.size === 0 ? "any" : "string";
  const members: [string, ValueShape][] = [];
  for (const [name, alternatives] of properties) {
    const shape = shapeOf(alternatives, state);
    // Names count if they are part of the serialized form; at deeper levels, unconstrained properties are left out.
    if (state.above.length === 1 || shape !== "string" || others !== "string") members.push([name, shape]);
  }
  const isClosed = roots.some((root) =>
    [...sameValue(root, ({ allOf = [] }) => allOf)].some((at) => at.additionalProperties?.boolean === false),
  );
  return { members: Object.fromEntries(members), others, ...(isClosed && { closed: true as const }) };
}

/** Returns the properties of an object, each with all its schemas. */
export function propertiesOf(alternatives: Alternatives): ReadonlyMap<string, Alternatives> {
  const found = new Map<string, JsonSchema[]>();
  for (const at of together(alternatives)) {
    for (const [name, property] of at.properties ?? []) {
      const list = found.get(name);
      if (list === undefined) found.set(name, [property]);
      else if (!list.includes(property)) list.push(property);
    }
  }
  return found;
}

/** Returns the schemas of undeclared properties; undefined if none exist. */
export function othersOf(alternatives: Alternatives): Alternatives | undefined {
  const found: JsonSchema[] = [];
  for (const { additionalProperties, unevaluatedProperties, patternProperties } of together(alternatives)) {
    for (const schema of [additionalProperties, unevaluatedProperties, ...(patternProperties?.values() ?? [])]) {
      if (schema !== undefined && schema.boolean !== false) found.push(schema);
    }
  }
  return found.length === 0 ? undefined : found;
}

/** The schemas of the items of a list. */
export function itemAlternatives(alternatives: Alternatives): Alternatives {
  const found = [...together(alternatives)].flatMap(({ items, prefixItems = [] }) => [
    ...prefixItems,
    ...(items === undefined || items.boolean === false ? [] : [items]),
  ]);
  return found;
}

/** Returns the types that a value may have. Compositions are treated loosely, since validation checks them. */
export function typesOf(alternatives: Alternatives): ReadonlySet<JsonType> {
  const found = new Set<JsonType>();
  const seen = new Set<JsonSchema>(alternatives.map(endOfChain));
  for (const at of seen) {
    // Its own types apply to all branches of its compositions.
    const jsonTypes = typesOfKeywords(at);
    (jsonTypes ?? impliedTypes(at)).forEach((type) => found.add(type));
    if (jsonTypes === undefined) for (const inner of partsOf(at)) seen.add(endOfChain(inner));
  }
  return found;
}

const endsOfChains = new WeakMap<JsonSchema, JsonSchema>();

/** Returns the first schema of a chain of references that constrains types more than the next does. Walks each chain once. */
function endOfChain(schema: JsonSchema): JsonSchema {
  const passed: JsonSchema[] = [];
  let at = schema;
  while (!endsOfChains.has(at)) {
    // A schema is its own end until the walk is over, so a circular chain ends too.
    endsOfChains.set(at, at);
    passed.push(at);
    if (at.ref !== undefined && partsOf(at).length === 1 && saysNoTypes(at)) at = at.ref.target;
  }
  const end = endsOfChains.get(at) ?? at;
  passed.forEach((one) => endsOfChains.set(one, end));
  return end;
}

function saysNoTypes(schema: JsonSchema): boolean {
  return typesOfKeywords(schema) === undefined && impliedTypes(schema).length === 0;
}

/** True if none of the schemas restricts a value. */
function saysNothing(roots: Alternatives): boolean {
  return [...together(roots)].every(
    (at) => at.boolean !== false && Object.keys(at).every((keyword) => isSilent(keyword)),
  );
}

function isSilent(keyword: string): boolean {
  const row = keywordRow(keyword);
  return row === undefined || row.role !== undefined || row.applies === "here";
}

function together(alternatives: Alternatives): ReadonlySet<JsonSchema> {
  return new Set(alternatives.flatMap((alternative) => [...sameValue(alternative)]));
}

/** Returns the target of a schema that only has a reference. */
function target(schema: JsonSchema): JsonSchema {
  const seen = new Set<JsonSchema>();
  let at = schema;
  while (at.ref !== undefined && !seen.has(at) && typesOfKeywords(at) === undefined && at.properties === undefined) {
    seen.add(at);
    at = at.ref.target;
  }
  return at;
}

function isSame(left: Alternatives, right: Alternatives): boolean {
  return left.length === right.length && left.every((schema) => right.includes(schema));
}

function primitive(type: JsonType): readonly ("string" | "number" | "boolean" | "null")[] {
  if (type === "array" || type === "object") return [];
  return [type === "integer" ? "number" : type];
}

function typesOfKeywords({ types, const: constant, enum: values }: JsonSchema): readonly JsonType[] | undefined {
  return types ?? (constant === undefined ? values?.map(typeOf) : [typeOf(constant.value)]);
}

function impliedTypes(schema: JsonSchema): readonly JsonType[] {
  const { properties, additionalProperties, patternProperties, items, prefixItems } = schema;
  const isObject = properties !== undefined || additionalProperties !== undefined || patternProperties !== undefined;
  const isList = items !== undefined || prefixItems !== undefined;
  return [...(isObject ? (["object"] as const) : []), ...(isList ? (["array"] as const) : [])];
}

function partsOf({ ref, allOf = [], anyOf = [], oneOf = [] }: JsonSchema): readonly JsonSchema[] {
  return [...(ref === undefined ? [] : [ref.target]), ...allOf, ...anyOf, ...oneOf];
}

function typeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "number" || type === "boolean" || type === "string" ? type : "object";
}
