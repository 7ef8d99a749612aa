import type { KeywordType } from "../../model/json-schema/keywords.js";
import type { JsonSchema, JsonType } from "../../model/json-schema/schema.js";
import { pascalCase } from "../../text/identifiers.js";
import { arrayChecks } from "./array-checks.js";
import { callStatement, referencedSchema } from "./calls.js";
import { compositionChecks } from "./composition-checks.js";
import { never } from "../body/condition.js";
import { callText } from "../body/expression-texts.js";
import {
  allowedConstants,
  constantCondition,
  constantProblem,
  impliesType,
  isChain,
  saysNothing,
  stringOfStatement,
} from "./constant-checks.js";
import { groupOf, groupOfType, hasKeywordsFor, keywordGroups, type Group } from "./groups.js";
import { numberChecks } from "./number-checks.js";
import { objectChecks } from "./object-checks.js";
import { collectArguments, knowing, problemAt, type EmitContext } from "./emit-context.js";
import { withinMember } from "./steps.js";
import { check, ifStatement, type CheckStatement, type Statement } from "./statement.js";
import { stringChecks } from "./string-checks.js";
import { schemaGroupCondition, typeCondition, typesLiteral, visitsAllItems } from "./type-checks.js";

/** Deeper than this, a schema gets functions of its own. */
const maxInlineDepth = 5;

/** The checks of a schema on the value at a site. Schemas that have functions of their own are called. */
export function writeStatements(schema: JsonSchema, site: EmitContext): readonly Statement[] {
  if (schema.boolean !== undefined) return bodyStatements(schema, site);
  const target = referencedSchema(schema);
  if (isPlainType(target) && !site.module.hasLongs(target)) return bodyStatements(target, site);
  const hasFunction = site.module.typeName(schema) !== undefined || isSharedAt(schema, site);
  if (hasFunction || site.nesting > maxInlineDepth) return withinMember(site, [callStatement(schema, site)]);
  return bodyStatements(schema, site);
}

/** True for a schema that has a function for several places, where nothing is known of the value yet. */
function isSharedAt(schema: JsonSchema, { module, known }: EmitContext): boolean {
  return known.groups === undefined && known.constants === undefined && module.isShared(schema);
}

/**
 * True when a schema asks for one simple type and nothing else: looking is as short as calling. A choice that has the
 * type itself as a branch asks for nothing else.
 */
function isPlainType({ types, anyOf, ...others }: JsonSchema): boolean {
  const [type] = types ?? [];
  if (types?.length !== 1 || !(type === "string" || type === "number" || type === "integer" || type === "boolean"))
    return false;
  if (!Object.keys(others).every(saysNothing)) return false;
  return (
    anyOf?.some((branch) => branch.anyOf === undefined && branch.types?.[0] === type && isPlainType(branch)) ?? true
  );
}

/** The same, written out: the body of a schema's own function. Cheap checks come first. */
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
  const typed = expecting(
    check(condition, problem, rest, allowed !== undefined && impliesType(allowed, rest)),
    schema,
    site,
  );
  const stringOf = stringOfStatement(schema, rest, site);
  return [stringOf === undefined ? typed : { kind: "paths", fast: [typed], collect: [stringOf] }];
}

/** The same check, marked with the type that it asks for when it is only one. */
function expecting(typed: CheckStatement, schema: JsonSchema, site: EmitContext): CheckStatement {
  const [type] = schema.types ?? [];
  if (schema.types?.length !== 1 || type === undefined || type === "null") return typed;
  if (site.module.hasLongs(schema) && (type === "integer" || type === "number")) return typed;
  if (type === "array" && !visitsAllItems(schema)) return typed;
  const name = site.module.runtime("json/collect", `expect${pascalCase(type)}`);
  const tellsAbsence = site.step !== undefined;
  return {
    ...typed,
    expected: { type, value: site.value, call: callText(name, ...collectArguments(site)), tellsAbsence },
  };
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
  const ofGroups = (asked: readonly KeywordType[], site: EmitContext): readonly Statement[] =>
    asked
      .filter((group) => hasKeywordsFor(schema, group) && (site.known.groups?.has(group) ?? true))
      .flatMap((group) => groupStatements(schema, group, site));
  const inside = { ...site, step: undefined };
  return [
    ...ofGroups(scalarGroups, site),
    ...withinMember(site, [...ofGroups(structureGroups, inside), ...compositionChecks(schema, inside)]),
  ];
}

function groupStatements(schema: JsonSchema, group: KeywordType, site: EmitContext): readonly Statement[] {
  const isCertain = site.known.groups?.size === 1;
  const inner = knowing(isCertain ? site : { ...site, nesting: site.nesting + 1 }, { groups: new Set([group]) });
  const checks = groupChecks[group](schema, inner);
  return isCertain ? checks : ifStatement(schemaGroupCondition(group, site.value, schema, site.module), checks);
}

const scalarGroups: readonly KeywordType[] = ["number", "string"];
const structureGroups = keywordGroups.filter((group) => !scalarGroups.includes(group));

const groupChecks: Readonly<Record<KeywordType, (schema: JsonSchema, site: EmitContext) => readonly Statement[]>> = {
  number: numberChecks,
  string: stringChecks,
  array: arrayChecks,
  object: objectChecks,
};
