import type { JsonSchema } from "../../model/json-schema/schema.js";

/** The form in memory of the values of a place: "plain" is that of JSON; "whole" is an integer that a double must hold. */
export type LeafForm = "bigint" | "string" | "Date" | "whole" | "plain";

/** A row of the table by which values are converted, or the form of a leaf. */
export type FormRef = number | LeafForm;

/** The forms of a value and of what it holds. */
export interface FormRow {
  readonly integers?: "bigint" | "string" | "whole";
  readonly dates?: true;
  readonly members?: ReadonlyMap<string, FormRef>;
  readonly others?: FormRef;
  readonly first?: readonly FormRef[];
  readonly items?: FormRef;
}

/** Forms in memory of the values of an interface. */
export interface ValueForms {
  /** The form of the integers that a schema describes; undefined where they are numbers. */
  integersOf(schema: JsonSchema): "bigint" | "string" | undefined;
  /** True where the texts that a schema describes are Date objects. */
  hasDates(schema: JsonSchema): boolean;
  /** The entry of the table for the values of a schema; undefined where they are in memory as they are in JSON. */
  readonly refOf: (schema: JsonSchema) => FormRef | undefined;
  /** True where whole numbers are read exactly. */
  readonly isExact: boolean;
  readonly rows: readonly FormRow[];
}
