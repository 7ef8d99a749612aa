import { subschemas, type JsonSchema } from "../../model/json-schema/schema.js";
import { createSpread } from "../../model/json-schema/spread.js";

/** Tells whether anything that a schema comes to is marked readOnly or writeOnly. Each schema is looked at once. */
export function createMarks(): (schema: JsonSchema) => boolean {
  return createSpread(
    (schema) => schema.readOnly === true || schema.writeOnly === true,
    (schema) => (schema.ref === undefined ? subschemas(schema) : [...subschemas(schema), schema.ref.target]),
  );
}
