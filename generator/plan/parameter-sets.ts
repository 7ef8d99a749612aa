import type { Operation } from "../model/contract.js";
import { compareText } from "../text/in-order.js";
import type { JsonValue, JsonSchema } from "../model/json-schema/schema.js";

/**
 * The extension of an Operation Object that names sets of its query parameters: callers use exactly one of them. A set
 * may contain another one, or nothing: `[[], [a], [a, b]]` means that b requires a.
 */
export const parameterSetsKey = "x-parameter-sets";

/** Returns the sets by the names of their parameters; undefined if the operation has no valid ones. */
export function parameterSets(operation: Operation): readonly (readonly string[])[] | undefined {
  const value = operation.extensions.get(parameterSetsKey);
  return value === undefined || parameterSetsFault(operation) !== undefined ? undefined : (value as string[][]);
}

/** The reason why the sets are of no use, as the end of a sentence. */
export function parameterSetsFault(operation: Operation): string | undefined {
  const value = operation.extensions.get(parameterSetsKey);
  if (value === undefined) return undefined;
  if (!isListOfSets(value)) return "it is not a list of two or more lists of names";
  const optional = operation.parameters.filter((parameter) => parameter.in === "query" && !parameter.required);
  const names = new Set(optional.map(({ name }) => name));
  const unknown = value.flat().find((name) => !names.has(name));
  if (unknown !== undefined) return `the operation has no optional query parameter "${unknown}"`;
  const repeated = value.flatMap((set) => repeatedIn(set))[0];
  if (repeated !== undefined) return `a set contains "${repeated}" twice`;
  return repeatedIn(value.map(setText)).length === 0 ? undefined : "two sets are equal";
}

/** Returns a set as a string, independent of the order of its names. */
export function setText(set: readonly string[]): string {
  return set.length === 0 ? "none of them" : [...set].sort(compareText).join(" and ");
}

function repeatedIn(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

/** Returns an object of query parameters in which exactly one set is complete. The other parameters are unchanged. */
export function withParameterSets(schema: JsonSchema, sets: readonly (readonly string[])[]): JsonSchema {
  const { origin, properties = new Map<string, JsonSchema>(), required = [], ...rest } = schema;
  const inSets = new Set(sets.flat());
  // A parameter with its own set next to an empty one is an optional parameter of one branch, so that its problems have
  // their own paths.
  const alone = sets.some((set) => set.length === 0) ? sets.find((set) => set.length === 1) : undefined;
  const namedSets = alone === undefined ? sets : sets.filter((set) => set.length > 0);
  const branches = namedSets.map((set): JsonSchema => {
    const members = [...properties].map(([name, member]): [string, JsonSchema] => [
      name,
      inSets.has(name) && !set.includes(name) ? { origin: member.origin, boolean: false } : member,
    ]);
    return {
      origin,
      types: ["object"],
      properties: new Map(members),
      required: [...required, ...(set === alone ? [] : set)],
    };
  });
  return { origin, ...rest, oneOf: branches };
}

function isListOfSets(value: JsonValue): value is string[][] {
  return (
    Array.isArray(value) &&
    value.length > 1 &&
    value.every((set) => Array.isArray(set) && set.every((name) => typeof name === "string"))
  );
}
