import type { KeywordType } from "../../model/json-schema/keywords.js";
import type { JsonSchema, JsonType } from "../../model/json-schema/schema.js";
import { arrayChecks } from "./array-checks.js";
import { callStatement, referencedSchema } from "./calls.js";
import { compositionChecks } from "./composition-checks.js";
import { never } from "../body/condition.js";
import {
  allowedConstants,
  constantCondition,
  constantProblem,
  impliesType,
  isChain,
  isStringOf,
  valueListText,
} from "./constant-checks.js";
import { groupOf, groupOfType, hasKeywordsFor, keywordGroups, type Group } from "./groups.js";
import { numberChecks } from "./number-checks.js";
import { objectChecks } from "./object-checks.js";
import { knowing, problemAt, type EmitContext } from "./emit-context.js";
import { isPlainType } from "./plain-members.js";
import { check, ifStatement, type CheckedType, type Statement } from "./statement.js";
import { stringChecks } from "./string-checks.js";
import { schemaGroupCondition, simpleCondition, typeCondition, typesLiteral } from "./type-checks.js";

/** The checks of a schema on the value at a site. Schemas that have functions of their own are called. */
export function writeStatements(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  if (schema.boolean !== undefined) return bodyStatements(schema, site);
  const target = referencedSchema(schema);
  if (isPlainType(target) && !site.module.hasLongs(target)) return bodyStatements(target, site);
  return hasFunction(schema, site) ? [callStatement(schema, site)] : bodyStatements(schema, site);
}

function hasFunction(schema: JsonSchema, site: EmitContext): boolean {
  if (site.module.typeName(schema) !== undefined) return true;
  // A list of what has a function is a loop, and no level of a value that holds others of its kind.
  if (isList(schema) && (site.module.recurs(schema) || site.nesting < maxNesting))
    return !site.module.recurs(schema) && isSharedAt(schema, site);
  return isStructured(schema) || isSharedAt(schema, site);
}

/** Lists within lists are written out to this depth. */
const maxNesting = 2;

/** True for a schema of arrays that says nothing of their structure but that all items have a schema. */
function isList({ types, items, prefixItems, contains, ...others }: JsonSchema): boolean {
  const isArray = types?.length === 1 && types[0] === "array" && items !== undefined;
  return isArray && prefixItems === undefined && contains === undefined && !isStructured(others);
}

/** True for a schema about members, items or other schemas: it has a function of its own. */
function isStructured(schema: JsonSchema): boolean {
  return (
    hasKeywordsFor(schema, "object") ||
    hasKeywordsFor(schema, "array") ||
    schema.allOf !== undefined ||
    schema.if !== undefined ||
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some((branch) => branch.const === undefined)
  );
}

/** True for a schema that has a function for several places, where nothing is known of the value yet. */
function isSharedAt(schema: JsonSchema, { module, known }: EmitContext): boolean {
  return known.groups === undefined && known.constants === undefined && module.isShared(schema);
}

/** The same, written out: the body of a schema's own function. Checks of numbers and strings come first. */
export function bodyStatements(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  if (schema.boolean !== undefined) return schema.boolean ? [] : [check(never, problemAt(site, "false"))];
  if (schema.types === undefined) return constantStatements(schema, site);
  const possible = schema.types.filter((type) => site.known.groups?.has(groupOfType(type)) ?? true);
  const problem = problemAt(site, "type", typesLiteral(schema.types));
  if (possible.length === 0) return [check(never, problem)];
  const groups = new Set(possible.map(groupOfType));
  const rest = constantStatements(schema, knowing(site, { ...site.known, groups }));
  if (isKnown(possible, site)) return rest;
  const allowed = allowedConstants(schema, { ...site.known, groups });
  const condition = typeCondition(possible, site.value, schema, site.module);
  const isImplied = allowed !== undefined && impliesType(allowed, rest);
  const [only] = rest;
  if (isStringOf(schema, rest, site) && only?.kind === "check") {
    const stringOf = problemAt(site, "stringOf", valueListText(schema.enum ?? [], site));
    return [check(only.condition, stringOf)];
  }
  const simple = rest.length === 0 ? simpleType(schema, site) : undefined;
  const asked = simple === undefined ? condition : simpleCondition(simple, site.value);
  return [check(asked, problem, rest, isImplied)];
}

/** The simple type that is all that a schema asks for. */
function simpleType(schema: JsonSchema, site: EmitContext): CheckedType | undefined {
  const { types = [] } = schema;
  const [type] = types;
  if (types.length !== 1 || type === undefined || type === "null" || type === "array" || type === "object")
    return undefined;
  return site.module.hasLongs(schema) && type !== "string" && type !== "boolean" ? undefined : type;
}

function isKnown(possible: readonly JsonType[], site: EmitContext): boolean {
  const groups = new Set(possible.map(groupOfType));
  if (possible.includes("integer") && !possible.includes("number")) return false;
  return site.known.groups !== undefined && [...site.known.groups].every((group) => groups.has(group));
}

function constantStatements(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  const allowed = allowedConstants(schema, site.known);
  if (allowed === undefined) return keywordStatements(schema, site);
  if (allowed.length === 0) return [check(never, constantProblem(schema, site))];
  const groups: ReadonlySet<Group> | undefined = isChain(allowed) ? new Set(allowed.map(groupOf)) : site.known.groups;
  const known = groups === undefined ? { constants: allowed } : { constants: allowed, groups };
  const rest = keywordStatements(schema, knowing(site, known));
  return [check(constantCondition(allowed, site), constantProblem(schema, site), rest)];
}

function keywordStatements(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  const ofGroups = (asked: readonly KeywordType[]): readonly Statement[] =>
    asked
      .filter((group) => hasKeywordsFor(schema, group) && (site.known.groups?.has(group) ?? true))
      .flatMap((group) => groupStatements(schema, group, site));
  return [...ofGroups(keywordGroups), ...compositionChecks(schema, site)];
}

function groupStatements(schema: JsonSchema, group: KeywordType, site: EmitContext): readonly Statement[] {
  const isCertain = site.known.groups?.size === 1;
  const inner = knowing(isCertain ? site : { ...site, nesting: site.nesting + 1 }, { groups: new Set([group]) });
  const checks = groupChecks[group](schema, inner);
  return isCertain ? checks : ifStatement(schemaGroupCondition(group, site.value, schema, site.module), checks);
}

const groupChecks: Readonly<Record<KeywordType, (schema: JsonSchema, site: EmitContext) => readonly Statement[]>> = {
  number: numberChecks,
  string: stringChecks,
  array: arrayChecks,
  object: objectChecks,
};
