import { isProse } from "../../model/json-schema/keywords.js";
import type { JsonSchema, SchemaRef } from "../../model/json-schema/schema.js";
import type { SchemaSession } from "./schema-session.js";

/** The name of a pair of schemas in subjects, if both versions refer to it by that name. */
export function nameOfPair(before: JsonSchema, after: JsonSchema, session: SchemaSession): string | undefined {
  const name = targetName(before, session);
  return session.isSameName(name, targetName(after, session)) ? name : undefined;
}

/** The name of a schema, or of the target of a reference without other keywords. */
export function targetName(schema: JsonSchema, session: SchemaSession): string | undefined {
  return session.nameOf(schema) ?? referenceName(schema, session);
}

/** The name of the target of a reference without other keywords. */
export function referenceName(schema: JsonSchema, session: SchemaSession): string | undefined {
  return isPlainReference(schema) ? session.nameOfTarget(schema.ref.target) : undefined;
}

/** The schema that has the name: the target of a reference without other keywords. */
export function namedBy(schema: JsonSchema, session: SchemaSession): JsonSchema {
  return session.nameOf(schema) === undefined && isPlainReference(schema) ? schema.ref.target : schema;
}

/** A reference with only documentation next to it. */
function isPlainReference(schema: JsonSchema): schema is JsonSchema & { readonly ref: SchemaRef } {
  return schema.ref !== undefined && Object.keys(schema).every((key) => key === "ref" || isProse(key));
}
