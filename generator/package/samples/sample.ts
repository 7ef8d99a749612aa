import { textFormats } from "../../model/json-schema/formats.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { fits, type Steps } from "../../model/json-schema/evaluate.js";

/** The remaining depth of a search: the branches of schemas may grow exponentially. */
interface Reach {
  /** Levels of schemas that may still be entered from here. */
  readonly depth: number;
  /** Remaining number of schemas to evaluate, in total. */
  readonly steps: Steps;
}

function deeper({ depth, steps }: Reach): Reach {
  return { depth: depth - 1, steps };
}

/**
 * Returns an example value for a schema: one of the spec, otherwise the smallest that the schema directly implies.
 * Undefined if neither is valid: patterns are not solved.
 */
export function sampleOf(
  schema: JsonSchema,
  examples: readonly JsonValue[] = [],
  reach: Reach = { depth: 32, steps: { left: 10_000 } },
): JsonValue | undefined {
  if (reach.depth <= 0 || reach.steps.left <= 0) return undefined;
  const { const: constant, default: fallback, enum: members = [] } = schema;
  const candidates = [...examples, ...(schema.examples ?? []).map(({ value }) => value), ...members];
  if (constant !== undefined) candidates.unshift(constant.value);
  if (fallback !== undefined) candidates.push(fallback.value);
  const written = candidates.find((value) => fits(value, schema, reach.steps));
  if (written !== undefined) return written;
  const made = schema.ref === undefined ? make(schema, deeper(reach)) : sampleOf(schema.ref.target, [], deeper(reach));
  return made !== undefined && fits(made, schema, reach.steps) ? made : undefined;
}

function make(schema: JsonSchema, reach: Reach): JsonValue | undefined {
  switch (schema.types?.[0]) {
    case "null":
      return null;
    case "boolean":
      return true;
    case "integer":
    case "number":
      return schema.minimum ?? (schema.exclusiveMinimum === undefined ? 1 : schema.exclusiveMinimum + 1);
    case "string":
      return makeString(schema);
    case "array":
      return makeArray(schema, reach);
    case "object":
      return makeObject(schema, reach);
    case undefined:
      return undefined;
  }
}

function makeString({ pattern, format, minLength = 0, maxLength = Infinity }: JsonSchema): string | undefined {
  if (pattern !== undefined) return undefined;
  if (format !== undefined) return textFormats.get(format)?.sample;
  return minLength > 40 ? undefined : "text".padEnd(minLength, "x").slice(0, maxLength);
}

function makeArray({ items, minItems = 0 }: JsonSchema, reach: Reach): JsonValue | undefined {
  if (minItems === 0) return [];
  const item = items === undefined || minItems > 3 ? undefined : sampleOf(items, [], deeper(reach));
  return item === undefined ? undefined : Array.from({ length: minItems }, () => item);
}

function makeObject({ properties, required = [] }: JsonSchema, reach: Reach): JsonValue | undefined {
  const made = Object.create(null) as Record<string, JsonValue>;
  for (const name of required) {
    const property = properties?.get(name);
    const member = property === undefined ? undefined : sampleOf(property, [], deeper(reach));
    if (member === undefined) return undefined;
    made[name] = member;
  }
  return made;
}
