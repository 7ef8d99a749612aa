import { includesValue } from "../../model/json-schema/includes-value.js";
import { isProse } from "../../model/json-schema/keywords.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { jsonLiteral } from "../../text/literals.js";
import { equalsJson } from "../../../templates/runtime/json/equal.js";
import { equal, holds, someCondition, type Condition } from "../body/condition.js";
import { pureCall } from "../body/expression-texts.js";
import { groupOf } from "./groups.js";
import { problemAt, type Knowledge, type EmitContext } from "./emit-context.js";
import { check, type Statement } from "./statement.js";

/** The values that `enum` and `const` leave, of those a site knows to be possible; undefined when neither is present. */
export function allowedConstants(schema: JsonSchema, known: Knowledge): readonly JsonValue[] | undefined {
  const lists = [schema.enum, schema.const && [schema.const.value], known.constants].filter(
    (list) => list !== undefined,
  );
  const [first, ...others] = lists;
  if (first === undefined || (schema.enum === undefined && schema.const === undefined)) return undefined;
  return first.filter(
    (value) =>
      (known.groups?.has(groupOf(value)) ?? true) &&
      isWholeEnough(value, schema) &&
      others.every((list) => includesValue(list, value)),
  );
}

/** A fraction is not an integer. */
function isWholeEnough(value: JsonValue, { types }: JsonSchema): boolean {
  return typeof value !== "number" || Number.isInteger(value) || types === undefined || types.includes("number");
}

/** Up to here values are compared one by one: the compiler learns what the variable can be. */
const maxChainLength = 4;

/** From here on a Set answers faster than a search through a list. */
const maxListLength = 16;

/** True when every value can be compared with `===`, one after the other. */
export function isChain(values: readonly JsonValue[]): boolean {
  return values.length <= maxChainLength && values.every(isScalar);
}

function isScalar(value: JsonValue): boolean {
  return typeof value !== "object" || value === null;
}

/** True when the check for some values refuses those of another type. */
export function impliesType(values: readonly JsonValue[], rest: readonly Statement[]): boolean {
  const [only] = rest;
  const isAll = rest.length === 1 && only?.kind === "check" && only.then.length === 0;
  return isChain(values) || (isAll && values.every(isScalar));
}

/** JSON Schema validation, sections 6.1.2 and 6.1.3. */
export function constantCondition(values: readonly JsonValue[], site: EmitContext): Condition {
  if (isChain(values)) return someCondition(values.map((value) => equal(site.value, jsonLiteral(value))));
  const scalars = values.filter(isScalar);
  const structures = values.filter((value) => !isScalar(value));
  const conditions: Condition[] = [];
  if (scalars.length > maxChainLength) conditions.push(searchCondition(scalars, site));
  else conditions.push(...scalars.map((value) => equal(site.value, jsonLiteral(value))));
  if (structures.length > maxListLength) conditions.push(holds(`${lookupName(structures, site)}(${site.value})`));
  else
    for (const structure of structures) {
      const constant = structureName(structure, site);
      conditions.push(holds(`${site.module.runtime("json/equal", "equalsJson")}(${site.value}, ${constant})`));
    }
  return someCondition(conditions);
}

/** The constant that finds a value among many lists and objects: conditions of more than a thousand overflow the stack of compilers. */
function lookupName(structures: readonly JsonValue[], site: EmitContext): string {
  const lookup = site.module.runtime("json/constant-lookup", "constantLookup");
  const constants = structuresName(structures, site);
  const type = "(value: unknown) => boolean";
  return site.module.constant(`${site.label}Lookup`, type, pureCall(lookup, constants), [lookup, constants]);
}

/** The constant that holds many lists and objects. */
function structuresName(structures: readonly JsonValue[], site: EmitContext): string {
  return site.module.constant(`${site.label}Constants`, "readonly unknown[]", jsonLiteral(structures));
}

function searchCondition(scalars: readonly JsonValue[], site: EmitContext): Condition {
  const method = scalars.length > maxListLength ? "has" : "includes";
  return holds(`${valuesName(scalars, site)}.${method}(${site.value})`);
}

/** The constant that holds a list or an object. */
function structureName(structure: JsonValue, site: EmitContext): string {
  return site.module.constant(`${site.label}Constant`, "unknown", jsonLiteral(structure));
}

/** The constant that holds some values: a list or a Set. */
function valuesName(scalars: readonly JsonValue[], site: EmitContext): string {
  const list = jsonLiteral(scalars);
  return scalars.length > maxListLength
    ? site.module.constant(`${site.label}Values`, "ReadonlySet<unknown>", pureCall("new Set", list))
    : site.module.constant(`${site.label}Values`, "readonly unknown[]", list);
}

/** The expression that records a value outside `enum` or `const`. */
export function constantProblem(schema: JsonSchema, site: EmitContext): string {
  if (schema.const === undefined) return problemAt(site, "enum", valueListText(schema.enum ?? [], site));
  const { value } = schema.const;
  if (schema.enum?.some((other) => equalsJson(value, other)) === false) return problemAt(site, "false");
  if (isScalar(value)) return problemAt(site, "const", jsonLiteral(value));
  return problemAt(site, "difference", structureName(value, site));
}

/** The values as a list or a Set: the constant that the check searches, when there is one. */
export function knownValues(values: readonly JsonValue[], site: EmitContext): string {
  if (values.length > maxListLength && !values.some(isScalar)) return structuresName(values, site);
  return values.length <= maxChainLength || !values.every(isScalar) ? jsonLiteral(values) : valuesName(values, site);
}

/** The values as a list: the one that the check searches, when there is one. */
export function valueListText(values: readonly JsonValue[], site: EmitContext): string {
  const known = knownValues(values, site);
  return values.length > maxListLength && values.every(isScalar) ? `[...${known}]` : known;
}

/** True when a schema says that a value is one of some texts and nothing else; `rest` is what it asks of a text. */
export function isStringOf(schema: JsonSchema, rest: readonly Statement[], site: EmitContext): boolean {
  const [only] = rest;
  const { types, enum: values } = schema;
  const areTexts = types?.length === 1 && types[0] === "string" && values?.every((value) => typeof value === "string");
  const isAll = rest.length === 1 && only?.kind === "check" && only.then.length === 0 && schema.const === undefined;
  return areTexts === true && isAll && site.known.constants === undefined;
}

/**
 * A choice between different constants is an enumeration whose values have descriptions: it is checked and reported
 * like one. Undefined for every other choice.
 */
export function describedConstants(branches: readonly JsonSchema[], site: EmitContext): Statement | undefined {
  const values = branches.map(onlyConstant).filter((value) => value !== undefined);
  const [first] = branches;
  if (first === undefined || branches.length < 2 || new Set(values).size !== branches.length) return undefined;
  const possible = allowedConstants({ origin: first.origin, enum: values }, site.known) ?? values;
  // Comparing would tell the compiler more than the checks that come later can bear.
  const condition =
    site.isLast || possible.length === 0 ? constantCondition(possible, site) : searchCondition(possible, site);
  return check(condition, problemAt(site, "enum", valueListText(values, site)));
}

/** The value of a schema that says nothing else that checks, if `===` can compare it. */
function onlyConstant(schema: JsonSchema): JsonValue | undefined {
  const { const: constant } = schema;
  if (constant === undefined || !isScalar(constant.value)) return undefined;
  return Object.keys(schema).every((key) => key === "const" || saysNothing(key)) ? constant.value : undefined;
}

/** True for keywords that say nothing of what is valid, nor of who sees it. */
export function saysNothing(keyword: string): boolean {
  return keyword === "deprecated" || isProse(keyword);
}
