import { isPatternFound } from "../../languages/pattern-search.js";
import { Undecided } from "../../languages/undecided.js";
import { addTo } from "../grouped.js";
import type { JsonSchema } from "./schema.js";

type MessageDirection = "request" | "response";

const known = { request: new WeakMap<JsonSchema, boolean>(), response: new WeakMap<JsonSchema, boolean>() };

/**
 * True if a property has the mark of a direction: its own, one of the schemas that it refers to or combines by `allOf`, or every branch
 * of its `anyOf`, `oneOf` or condition. OpenAPI, Schema Object: readOnly, writeOnly. JSON Schema Validation, section 9.4: one mark of
 * several is enough.
 */
export function isHiddenIn(direction: MessageDirection, property: JsonSchema): boolean {
  const mark = direction === "request" ? "readOnly" : "writeOnly";
  const results = known[direction];
  const found = new Set([property]);
  const marked: JsonSchema[] = [];
  const users = new Map<JsonSchema, Alternatives[]>();
  for (const schema of found) {
    const isHidden = results.get(schema) ?? schema[mark];
    if (isHidden === true) marked.push(schema);
    // A mark that is false replaces those of the schemas behind it.
    if (isHidden !== undefined) continue;
    for (const branches of alternativesOf(schema)) {
      const alternatives: Alternatives = { of: schema, left: branches.length };
      for (const branch of branches) {
        found.add(branch);
        addTo(users, branch, alternatives);
      }
    }
  }
  const hidden = new Set(marked);
  for (const schema of hidden) {
    for (const alternatives of users.get(schema) ?? []) {
      alternatives.left -= 1;
      if (alternatives.left === 0) hidden.add(alternatives.of);
    }
  }
  for (const schema of found) results.set(schema, hidden.has(schema));
  return hidden.has(property);
}

/** Schemas of a keyword: each value is valid against at least one of them. */
interface Alternatives {
  /** The schema with these branches. */
  readonly of: JsonSchema;
  /** The number of alternatives without a mark. */
  left: number;
}

function alternativesOf(schema: JsonSchema): readonly (readonly JsonSchema[])[] {
  const { ref, allOf = [], anyOf = [], oneOf = [], if: condition, then, else: otherwise } = schema;
  const conditional = condition && then && otherwise ? [then, otherwise] : [];
  const choices = [anyOf, oneOf, conditional].map((branches) => branches.filter((branch) => !isNull(branch)));
  return [...(ref === undefined ? [] : [[ref.target]]), ...allOf.map((part) => [part]), ...choices];
}

function isNull({ types, const: only }: JsonSchema): boolean {
  return types?.join() === "null" || only?.value === null;
}

/** True if an object has properties that a direction hides. */
export function hidesProperties(direction: MessageDirection, schema: JsonSchema): boolean {
  const { properties, patternProperties, additionalProperties, unevaluatedProperties } = schema;
  const others = [additionalProperties, unevaluatedProperties].filter((other) => other !== undefined);
  return [...(properties?.values() ?? []), ...(patternProperties?.values() ?? []), ...others].some((property) =>
    isHiddenIn(direction, property),
  );
}

/** True if the keywords of an object hide a property of this name: its declaration, a pattern, or the schema of other properties. */
export function isHiddenName(direction: MessageDirection, schema: JsonSchema, name: string): boolean {
  const { properties, patternProperties, additionalProperties, unevaluatedProperties } = schema;
  const declared = properties?.get(name);
  if (declared !== undefined) return isHiddenIn(direction, declared);
  if (!hidesProperties(direction, schema)) return false;
  try {
    const patterns = [...(patternProperties ?? [])].filter(([pattern]) => isPatternFound(pattern, name));
    const rest = additionalProperties ?? unevaluatedProperties;
    if (patterns.length === 0) return rest !== undefined && isHiddenIn(direction, rest);
    return patterns.some(([, property]) => isHiddenIn(direction, property));
  } catch (error) {
    if (error instanceof Undecided) return false;
    throw error;
  }
}
