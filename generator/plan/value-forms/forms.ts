import type { JsonSchema } from "../../model/json-schema/schema.js";

/** The form in memory of the values of a place: "plain" is that of JSON; "whole" is an integer that a double must hold. */
export type LeafForm = "bigint" | "string" | "Date" | "whole" | "plain";

/** A row of the table by which values are converted, or the form of a leaf. */
export type FormRef = number | LeafForm;

/** The forms of a value and of what it holds. */
export interface FormRow {
  /** The form of integers; absent where they are plain numbers. */
  readonly integers?: "bigint" | "string" | "whole";
  /** True where texts are Date objects. */
  readonly dates?: true;
  /** Forms of members by name; a member that is not among them is as `others` says. */
  readonly members?: ReadonlyMap<string, FormRef>;
  /** The form of members that are not in `members`; absent where they are plain. */
  readonly others?: FormRef;
  /** Forms of the first items by position; absent where all of them are plain. */
  readonly first?: readonly FormRef[];
  /** The form of the items behind those of `first`; absent where they are plain. */
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
  /** The table that numbers of `refOf` and of rows are indexes into. */
  readonly rows: readonly FormRow[];
}
