import type { JsonSchema, JsonType } from "../../model/json-schema/schema.js";
import { stringLiteral } from "../../text/literals.js";
import { equal, everyCondition, holds, someCondition, test, type Condition } from "../body/condition.js";
import type { Group } from "./groups.js";
import { problemAt, type EmitContext, type ValidatorModule } from "./emit-context.js";
import { check, ifStatement, type CheckedType, type Statement } from "./statement.js";

/** The condition that a variable holds a value of a group, in a way that the compiler understands. */
export function groupCondition(group: Group, value: string, module: ValidatorModule): Condition {
  switch (group) {
    case "null":
      return equal(value, "null");
    case "boolean":
    case "number":
    case "string":
      return test(`typeof ${value} === "${group}"`, `typeof ${value} !== "${group}"`);
    case "array":
      return holds(`Array.isArray(${value})`);
    case "object":
      return holds(`${module.runtime("json/object-members", "hasObjectType")}(${value})`);
  }
}

/** The same for a schema, of which whole numbers may be bigints. */
export function schemaGroupCondition(
  group: Group,
  value: string,
  schema: JsonSchema,
  module: ValidatorModule,
): Condition {
  if (group !== "number" || !module.hasLongs(schema)) return groupCondition(group, value, module);
  return holds(`${module.runtime("json/long-numbers", "hasNumberType")}(${value})`);
}

/** The condition that an expression has a simple type, where nothing builds on the compiler's knowledge of it. */
export function simpleCondition(type: CheckedType, value: string): Condition {
  switch (type) {
    case "string":
    case "boolean":
      return test(`typeof ${value} === "${type}"`, `typeof ${value} !== "${type}"`);
    case "number":
      return holds(`Number.isFinite(${value})`);
    case "integer":
      return holds(`Number.isInteger(${value})`);
  }
}

/** JSON Schema validation, section 6.1.1. An array must not have holes, a number must be one that JSON can hold. */
export function typeCondition(
  types: readonly JsonType[],
  value: string,
  schema: JsonSchema,
  module: ValidatorModule,
): Condition {
  // "integer" beside "number" adds nothing.
  const relevant = types.filter((type) => type !== "integer" || !types.includes("number"));
  return someCondition(relevant.map((type) => oneType(type, value, schema, module)));
}

function oneType(type: JsonType, value: string, schema: JsonSchema, module: ValidatorModule): Condition {
  if ((type === "integer" || type === "number") && module.hasLongs(schema)) {
    return holds(
      `${module.runtime("json/long-numbers", type === "integer" ? "hasIntegerType" : "hasNumberType")}(${value})`,
    );
  }
  switch (type) {
    case "integer":
      return everyCondition([groupCondition("number", value, module), holds(`Number.isInteger(${value})`)]);
    case "number":
      return everyCondition([groupCondition("number", value, module), holds(`Number.isFinite(${value})`)]);
    case "array":
      // A loop over all items meets the holes by itself.
      return visitsAllItems(schema)
        ? groupCondition("array", value, module)
        : holds(`${module.runtime("json/object-members", "hasArrayType")}(${value})`);
    case "null":
    case "boolean":
    case "string":
    case "object":
      return groupCondition(type, value, module);
  }
}

/** True when a loop over the items meets the holes of an array by itself. */
export function visitsAllItems(schema: JsonSchema): boolean {
  return schema.items !== undefined && schema.items.boolean === undefined && schema.prefixItems === undefined;
}

/**
 * Statements that walk an array to its end: only where it has no holes, of which there can be four billion. Such an array is
 * refused, here or by what looked at it before.
 */
export function whereWhole(
  schema: JsonSchema,
  site: EmitContext,
  statements: readonly Statement[],
): readonly Statement[] {
  if (statements.length === 0) return [];
  const isWhole = holds(`${site.module.runtime("json/object-members", "hasArrayType")}(${site.value})`);
  // The loop over all items has told the holes.
  if (visitsAllItems(schema)) return ifStatement(isWhole, statements);
  if (schema.types !== undefined) return statements;
  return [check(isWhole, problemAt(site, "type", '"array"'), statements)];
}

/** The types as the limit of a problem: `"string or null"`. */
export function typesLiteral(types: readonly JsonType[]): string {
  return stringLiteral(types.join(" or "));
}
