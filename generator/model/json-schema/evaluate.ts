import { equalsJson } from "../../../templates/runtime/json/equal.js";
import type { JsonSchema, JsonValue } from "./schema.js";
import { evaluateItems } from "./evaluate-items.js";
import { evaluateMembers } from "./evaluate-members.js";
import { fitsKeywords } from "./fits-keywords.js";
import { includesValue } from "./includes-value.js";
import { isList, isOfType, isRecord } from "./json-kinds.js";
import {
  accepts,
  chargeStep,
  hiddenAround,
  type Evaluated,
  type Evaluation,
  type SchemaPosition,
} from "./evaluation.js";
import { isExclusive, nothingHidden, type HiddenNames, type SchemaView } from "./schema-view.js";
import { Undecided } from "../../languages/undecided.js";

/** The budget of an evaluation: the branches of schemas may grow exponentially. */
export interface Steps {
  /** The remaining number of schema applications; below zero the result is undecided. */
  left: number;
}

/**
 * Returns true if a schema accepts a value, by a direct reading of JSON Schema 2020-12. Undefined if this is
 * undecidable within limits: circular schemas, patterns without a linear-time match, too many steps.
 */
export function evaluate(
  schema: JsonSchema,
  value: JsonValue,
  view: SchemaView,
  steps: Steps = { left: 20_000 },
): boolean | undefined {
  return outcome(schema, value, { view, steps, isLoose: false, outcomeOf });
}

/**
 * True if a value has the shape of a schema: other examples would not compile. Patterns and formats are ignored, and so
 * is everything that depends on them: branches of oneOf, "not" and conditions. False if the steps are exhausted.
 */
export function fits(value: JsonValue, schema: JsonSchema, steps: Steps = { left: 10_000 }): boolean {
  return outcome(schema, value, { view: undefined, steps, isLoose: true, outcomeOf }) === true;
}

function outcome(schema: JsonSchema, value: JsonValue, evaluation: Evaluation): boolean | undefined {
  try {
    return outcomeOf(schema, value, { evaluation, depth: 0, around: nothingHidden }) !== undefined;
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
}

const maxDepth = 200;

function outcomeOf(schema: JsonSchema, value: JsonValue, outer: SchemaPosition): Evaluated {
  const { evaluation } = outer;
  chargeStep(evaluation, typeof value === "string" && schema.pattern !== undefined ? value : "");
  if (outer.depth > maxDepth) throw new Undecided();
  if (schema.boolean !== undefined) return schema.boolean ? new Set() : undefined;
  const evaluationPlace: SchemaPosition = { ...outer, depth: outer.depth + 1 };
  const seen = new Set<string | number>();
  const { types, enum: entries, const: constant } = schema;
  const isFine =
    types?.some((type) => isOfType(value, type)) !== false &&
    (entries === undefined || includesValue(entries, value)) &&
    (constant === undefined || equalsJson(value, constant.value)) &&
    (typeof value !== "number" || fitsKeywords(value, schema, "number")) &&
    (typeof value !== "string" || fitsKeywords(value, evaluation.isLoose ? looseText(schema) : schema, "string")) &&
    (!isList(value) || evaluateItems(schema, value, evaluationPlace, seen)) &&
    (!isRecord(value) || evaluateMembers(schema, value, evaluationPlace, seen)) &&
    evaluateBranches(schema, value, evaluationPlace, seen);
  return isFine && evaluateRest(schema, value, evaluationPlace, seen) ? seen : undefined;
}

function looseText({ pattern: _, format: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** Core, section 10.2, and references. */
function evaluateBranches(
  schema: JsonSchema,
  value: JsonValue,
  evaluationPlace: SchemaPosition,
  seen: Set<string | number>,
): boolean {
  const also = (branch: JsonSchema, around: HiddenNames): boolean => {
    const outcome = evaluationPlace.evaluation.outcomeOf(branch, value, { ...evaluationPlace, around });
    outcome?.forEach((value) => seen.add(value));
    return outcome !== undefined;
  };
  const around = hiddenAround(schema, evaluationPlace);
  const inner = (branch: JsonSchema): boolean => also(branch, around);
  if (schema.ref !== undefined && !also(schema.ref.target, nothingHidden)) return false;
  if (schema.allOf?.every(inner) === false) return false;
  if (schema.anyOf !== undefined && schema.anyOf.filter(inner).length === 0) return false;
  const chosen = schema.oneOf?.filter(inner).length;
  const { isLoose, view } = evaluationPlace.evaluation;
  if (isLoose) return chosen !== 0;
  if (chosen === 0 || (chosen !== undefined && chosen > 1 && isExclusive(schema, view))) return false;
  if (schema.not !== undefined && accepts(schema.not, value, evaluationPlace)) return false;
  if (isRecord(value)) {
    for (const [name, dependent] of schema.dependentSchemas ?? []) {
      if (Object.hasOwn(value, name) && !inner(dependent)) return false;
    }
  }
  if (schema.if === undefined) return true;
  const branch = also(schema.if, nothingHidden) ? schema.then : schema.else;
  return branch === undefined || inner(branch);
}

/** Core, section 11: the parts that no other keyword has evaluated. */
function evaluateRest(
  schema: JsonSchema,
  value: JsonValue,
  evaluationPlace: SchemaPosition,
  seen: Set<string | number>,
): boolean {
  const rest = isList(value)
    ? { inner: schema.unevaluatedItems, entries: [...value.entries()] }
    : isRecord(value)
      ? { inner: schema.unevaluatedProperties, entries: Object.entries(value) }
      : undefined;
  const inner = rest?.inner;
  if (rest === undefined || inner === undefined) return true;
  for (const [key, value] of rest.entries) {
    if (seen.has(key)) continue;
    if (!accepts(inner, value, evaluationPlace)) return false;
    seen.add(key);
  }
  return true;
}
