import type { JsonSchema } from "../../model/json-schema/schema.js";

/** The form in memory of values: "plain" is that of JSON; "whole" is an integer that a double must represent. */
export type LeafForm = "bigint" | "string" | "Date" | "whole" | "plain";

/** A row of the table by which values are converted, or the form of a leaf. */
export type FormRef = number | LeafForm;

/** The forms of a value and of its parts. */
export interface FormRow {
  /** The form of integers; undefined if they are plain numbers. */
  readonly integers?: "bigint" | "string" | "whole";
  /** True if strings become Date objects. */
  readonly dates?: true;
  /** Forms of properties by name; `others` applies to any other property. */
  readonly members?: ReadonlyMap<string, FormRef>;
  /** The form of properties outside `members`; undefined if they are plain. */
  readonly others?: FormRef;
  /** Forms of the first items by position; undefined if all of them are plain. */
  readonly first?: readonly FormRef[];
  /** The form of the items after `first`; undefined if they are plain. */
  readonly items?: FormRef;
}

/** Forms in memory of the values of an API. */
export interface ValueForms {
  /** Returns the form of the integers that a schema describes; undefined if they are numbers. */
  integersOf(schema: JsonSchema): "bigint" | "string" | undefined;
  /** True if the strings that a schema describes become Date objects. */
  hasDates(schema: JsonSchema): boolean;
  /** Returns the table entry for the values of a schema; undefined if their form in memory is the JSON form. */
  readonly refOf: (schema: JsonSchema) => FormRef | undefined;
  /** True if integers are read exactly. */
  readonly isExact: boolean;
  /** The table that numbers of `refOf` and of rows are indexes into. */
  readonly rows: readonly FormRow[];
}
