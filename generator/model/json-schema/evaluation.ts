import { Undecided } from "../../languages/undecided.js";
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

/** Charges one step, and the search of a pattern by the length of its text. Throws `Undecided` when the budget is spent. */
export function chargeStep({ steps }: Evaluation, searched = ""): void {
  steps.left -= 1 + Math.ceil(searched.length / 8);
  if (steps.left < 0) throw new Undecided();
}

/** True if a schema accepts a property value or an item. */
export function accepts(schema: JsonSchema, value: JsonValue, { evaluation, depth }: SchemaPosition): boolean {
  return evaluation.outcomeOf(schema, value, { evaluation, depth, around: nothingHidden }) !== undefined;
}

/** Returns the properties that a view does not require around a schema. */
export function hiddenAround(schema: JsonSchema, { evaluation, around }: SchemaPosition): HiddenNames {
  return evaluation.view === undefined ? around : hiddenNames(schema, evaluation.view, around);
}
