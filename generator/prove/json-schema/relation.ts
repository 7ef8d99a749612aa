import type { JsonValue } from "../../model/json-schema/schema.js";

/** Relation between the values that two schemas accept. */
export interface Relation {
  /** The answer to: does the later schema refuse a value that the earlier one accepts? */
  readonly narrowed: Answer;
  /** The answer to: does the later schema accept a value that the earlier one refuses? */
  readonly widened: Answer;
}

/** "no" is proved; a witness was evaluated against both schemas; a reason reads on behind "because". */
export type Answer =
  | { readonly kind: "no" }
  | { readonly kind: "yes"; readonly witness: JsonValue }
  | { readonly kind: "unknown"; readonly reason: string };
