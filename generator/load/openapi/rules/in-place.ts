import type { JsonSchema } from "../../../model/json-schema/schema.js";

const none: readonly JsonSchema[] = [];

/** The schemas that apply to the same value as a schema itself; always the same empty list when there are none. */
export function inPlace(schema: JsonSchema): readonly JsonSchema[] {
  const { ref, not, allOf, anyOf, oneOf, dependentSchemas } = schema;
  const single = [ref?.target, not, schema.if, schema.then, schema.else].filter((one) => one !== undefined);
  const isLeaf = single.length === 0 && allOf === undefined && anyOf === undefined && oneOf === undefined;
  if (isLeaf && dependentSchemas === undefined) return none;
  return [
    ...single,
    ...(allOf ?? none),
    ...(anyOf ?? none),
    ...(oneOf ?? none),
    ...(dependentSchemas?.values() ?? none),
  ];
}

/** Whether nothing else applies to the values of a schema. */
export function standsAlone(schema: JsonSchema): boolean {
  return inPlace(schema) === none;
}
