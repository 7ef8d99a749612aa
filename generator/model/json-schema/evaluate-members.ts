import type { JsonSchema } from "./schema.js";
import { fitsKeywords } from "./fits-keywords.js";
import { accepts, chargeStep, hiddenAround, type SchemaPosition } from "./evaluation.js";
import type { JsonRecord } from "./json-kinds.js";
import { isPatternFound } from "../../languages/pattern-search.js";

/** JSON Schema validation, section 6.5, and core, section 10.3.2. Records the evaluated names. */
export function evaluateMembers(
  schema: JsonSchema,
  value: JsonRecord,
  evaluationPlace: SchemaPosition,
  seen: Set<string | number>,
): boolean {
  if (!fitsKeywords(value, schema, "object")) return false;
  const { propertyNames } = schema;
  const hidden = hiddenAround(schema, evaluationPlace);
  if (schema.required?.some((name) => !Object.hasOwn(value, name) && !hidden.has(name)) === true) return false;
  for (const [name, needed] of schema.dependentRequired ?? []) {
    if (Object.hasOwn(value, name) && needed.some((other) => !Object.hasOwn(value, other))) return false;
  }
  return Object.entries(value).every(([name, member]) => {
    if (propertyNames !== undefined && !accepts(propertyNames, name, evaluationPlace)) return false;
    const schemas = schemasOf(schema, name, evaluationPlace);
    if (schemas.length > 0) seen.add(name);
    return schemas.every((schema) => accepts(schema, member, evaluationPlace));
  });
}

function schemasOf(schema: JsonSchema, name: string, { evaluation }: SchemaPosition): readonly JsonSchema[] {
  const found: JsonSchema[] = [];
  const property = schema.properties?.get(name);
  if (property !== undefined) found.push(property);
  for (const [pattern, inner] of schema.patternProperties ?? []) {
    chargeStep(evaluation, name);
    if (isPatternFound(pattern, name)) found.push(inner);
  }
  if (found.length === 0 && schema.additionalProperties !== undefined) found.push(schema.additionalProperties);
  return found;
}
