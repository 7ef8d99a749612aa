import type { Operation } from "../model/contract.js";
import type { JsonValue, JsonSchema } from "../model/json-schema/schema.js";

/** The extension of an Operation Object that names sets of its query parameters: callers give exactly one of them. */
export const parameterSetsKey = "x-parameter-sets";

/** The sets by the names of their parameters; undefined when the operation has none, or none of use. */
export function parameterSets(operation: Operation): readonly (readonly string[])[] | undefined {
  const value = operation.extensions.get(parameterSetsKey);
  return value === undefined || parameterSetsFault(operation) !== undefined ? undefined : (value as string[][]);
}

/** Why the sets are of no use, as the end of a sentence. */
export function parameterSetsFault(operation: Operation): string | undefined {
  const value = operation.extensions.get(parameterSetsKey);
  if (value === undefined) return undefined;
  if (!isListOfSets(value)) return "it is no list of two or more lists of names";
  const optional = operation.parameters.filter((parameter) => parameter.in === "query" && !parameter.required);
  const names = value.flat();
  const unknown = names.find((name) => !optional.some((parameter) => parameter.name === name));
  if (unknown !== undefined) return `the operation has no optional query parameter "${unknown}"`;
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  return repeated === undefined ? undefined : `"${repeated}" stands in more than one place`;
}

/** An object of query parameters of which exactly one set is given whole. The others stay as they are. */
export function withParameterSets(schema: JsonSchema, sets: readonly (readonly string[])[]): JsonSchema {
  const { origin, properties = new Map<string, JsonSchema>(), required = [], ...rest } = schema;
  const inSets = new Set(sets.flat());
  const branches = sets.map((set): JsonSchema => {
    const members = [...properties].map(([name, member]): [string, JsonSchema] => [
      name,
      inSets.has(name) && !set.includes(name) ? { origin: member.origin, boolean: false } : member,
    ]);
    return { origin, types: ["object"], properties: new Map(members), required: [...required, ...set] };
  });
  return { origin, ...rest, oneOf: branches };
}

function isListOfSets(value: JsonValue): value is string[][] {
  return (
    Array.isArray(value) &&
    value.length > 1 &&
    value.every((set) => Array.isArray(set) && set.length > 0 && set.every((name) => typeof name === "string"))
  );
}
