import type { Contract } from "../../generator/model/contract.js";
import type { JsonSchema, JsonValue } from "../../generator/model/json-schema/schema.js";
import { schemaAt } from "./json-schema.js";

/** A contract that has nothing but named schemas, written as plain JSON Schema with references like "#/Order". */
export function contractOf(schemas: { readonly [name: string]: JsonValue }): Contract {
  const at = schemaAt(schemas);
  return {
    name: "test",
    files: [],
    operations: [],
    webhooks: [],
    errorTables: [],
    schemas: new Map(Object.keys(schemas).map((name): [string, JsonSchema] => [name, at(`/${name}`)])),
    securitySchemes: new Map(),
    openQuestions: [],
  };
}
