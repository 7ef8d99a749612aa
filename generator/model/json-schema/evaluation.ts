import type { JsonSchema, JsonValue } from "./schema.js";
import { hiddenNames, nothingHidden, type HiddenNames, type SchemaView } from "./schema-view.js";

/**
 * The parts that a schema has looked at in a value that it accepts: names of members, positions of items. Undefined:
 * refused.
 */
export type Evaluated = ReadonlySet<string | number> | undefined;

/** The state of checking one value: the view, and the steps that are left. */
export interface Evaluation {
  /** Absent: all properties are asked for. */
  readonly view: SchemaView | undefined;
  /** The budget of this reading, which every schema inside shares. */
  readonly steps: { left: number };
  /** True where only the shape of a value counts: patterns and formats, and what may rest on them, are left aside. */
  readonly isLoose: boolean;
  /** Applies a schema to a value at a place; throws `Undecided` when the budget is spent. */
  readonly outcomeOf: (schema: JsonSchema, value: JsonValue, evaluationPlace: Place) => Evaluated;
}

/** The place at which a schema applies. */
export interface Place {
  readonly evaluation: Evaluation;
  /** The number of schemas that are being applied around this one. */
  readonly depth: number;
  /** Properties that the schemas around it hide for the same value. */
  readonly around: HiddenNames;
}

/** True when a schema accepts a member or an item. */
export function accepts(schema: JsonSchema, value: JsonValue, { evaluation, depth }: Place): boolean {
  return evaluation.outcomeOf(schema, value, { evaluation, depth, around: nothingHidden }) !== undefined;
}

/** The properties that nobody is asked for where a schema applies. */
export function hiddenAround(schema: JsonSchema, { evaluation, around }: Place): HiddenNames {
  return evaluation.view === undefined ? around : hiddenNames(schema, evaluation.view, around);
}
