import type { JsonSchema } from "../../model/json-schema/schema.js";
import { callCondition } from "./calls.js";
import { always, everyCondition, never, not, someCondition, type Condition } from "../body/condition.js";
import { hasKeywordsFor, keywordGroups, keywordsAbout } from "./groups.js";
import { isPresent } from "./members.js";
import { schemaStatements, type EmitContext } from "./emit-context.js";
import type { Statement } from "./statement.js";

/**
 * The condition that the value at a site matches a schema, as an expression: written out when it is short, else a call.
 */
export function writeCondition(schema: JsonSchema, site: EmitContext): Condition {
  if (schema.boolean !== undefined) return schema.boolean ? always : never;
  if (!isExpression(schema) || (narrows(schema, site) && !site.isLast)) return callCondition(schema, site);
  const statements = schemaStatements(schema, { ...site, nesting: site.nesting + 1 });
  // Branches that a switch leads to.
  return conditionOf(statements) ?? callCondition(schema, site);
}

/** The condition under which some statements find nothing; undefined where that takes a loop or a variable. */
export function conditionOf(statements: readonly Statement[]): Condition | undefined {
  return statements.some(needsStatements) ? undefined : everyCondition(statements.map(statementCondition));
}

function needsStatements(statement: Statement): boolean {
  switch (statement.kind) {
    case "check":
      return statement.then.some(needsStatements);
    case "when":
      return [...statement.then, ...statement.otherwise].some(needsStatements);
    case "either":
      return statement.asking.some(needsStatements);
    case "member":
    case "call":
      return false;
    case "line":
    case "bind":
    case "switch":
    case "loop":
    case "items":
      return true;
  }
}

/** True when a schema can be checked without a loop or a variable. */
function isExpression(schema: JsonSchema): boolean {
  if (statementKeywords.some((keyword) => keyword !== "required" && schema[keyword] !== undefined)) return false;
  if (schema.allOf !== undefined) return false;
  const choices = (schema.anyOf === undefined ? 0 : 1) + (schema.not === undefined ? 0 : 1);
  return choices === 0 || (choices === 1 && schema.enum === undefined && schema.const === undefined);
}

const statementKeywords: readonly (keyof JsonSchema)[] = [
  ...keywordsAbout("object"),
  "prefixItems",
  "items",
  "contains",
  "oneOf",
  "if",
  "unevaluatedItems",
  "unevaluatedProperties",
];

/** True when the compiler learns something of a variable's type from the written-out condition. */
function narrows(schema: JsonSchema, site: EmitContext): boolean {
  if (narrowingKeywords.some((keyword) => schema[keyword] !== undefined)) return true;
  // Keywords of one group bring a test of the group, unless that is known.
  return site.known.groups?.size !== 1 && keywordGroups.some((group) => hasKeywordsFor(schema, group));
}

const narrowingKeywords = ["types", "enum", "const", "anyOf", "not", "required"] as const;

function statementCondition(statement: Statement): Condition {
  switch (statement.kind) {
    case "check":
      return everyCondition([
        ...(statement.implied ? [] : [statement.condition]),
        ...statement.then.map(statementCondition),
      ]);
    case "when":
      return everyCondition([
        someCondition([not(statement.condition), everyCondition(statement.then.map(statementCondition))]),
        someCondition([statement.condition, everyCondition(statement.otherwise.map(statementCondition))]),
      ]);
    case "call":
      return statement.condition;
    case "either":
      return everyCondition(statement.asking.map(statementCondition));
    case "member":
      // Only `required` is written as an expression.
      return isPresent(statement.read);
    case "line":
    case "bind":
    case "switch":
    case "loop":
    case "items":
      throw new Error("A schema that needs statements was treated as an expression.");
  }
}
