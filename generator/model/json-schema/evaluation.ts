import type { JsonSchema, JsonValue } from "./schema.js";
import { hiddenNames, nothingHidden, type HiddenNames, type SchemaView } from "./schema-view.js";

/** The evaluated parts of a valid value: names of properties, positions of items. Undefined: the value is invalid. */
export type Evaluated = ReadonlySet<string | number> | undefined;

/** The state of checking one value: the view, and the steps that are left. */
export interface Evaluation {
  /** Undefined: every required property counts. */
  readonly view: SchemaView | undefined;
  /** The budget of the evaluation, shared by all inner schemas. */
  readonly steps: { left: number };
  /** True if only the shape of a value counts: patterns, formats and anything that may depend on them are ignored. */
  readonly isLoose: boolean;
  /** Applies a schema to a value at a position; throws `Undecided` when the budget is spent. */
  readonly outcomeOf: (schema: JsonSchema, value: JsonValue, evaluationPlace: SchemaPosition) => Evaluated;
}

/** The position at which a schema applies. */
export interface SchemaPosition {
  readonly evaluation: Evaluation;
  /** The number of schemas that are being applied around this one. */
  readonly depth: number;
  /** Properties that the schemas around it hide for the same value. */
  readonly around: HiddenNames;
}

/** True if a schema accepts a property value or an item. */
export function accepts(schema: JsonSchema, value: JsonValue, { evaluation, depth }: SchemaPosition): boolean {
  return evaluation.outcomeOf(schema, value, { evaluation, depth, around: nothingHidden }) !== undefined;
}

/** Returns the properties that a view does not require around a schema. */
export function hiddenAround(schema: JsonSchema, { evaluation, around }: SchemaPosition): HiddenNames {
  return evaluation.view === undefined ? around : hiddenNames(schema, evaluation.view, around);
}
