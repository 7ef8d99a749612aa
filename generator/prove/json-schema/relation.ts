import type { JsonValue } from "../../model/json-schema/schema.js";

/** Relation between the values that two schemas accept. */
export interface Relation {
  /** The result for: does the later schema reject a value that the earlier one accepts? */
  readonly narrowed: Answer;
  /** The result for: does the later schema accept a value that the earlier one rejects? */
  readonly widened: Answer;
}

/** "no" is proved; a counterexample was evaluated against both schemas; a reason completes "because ...". */
export type Answer =
  | { readonly kind: "no" }
  | { readonly kind: "yes"; readonly witness: JsonValue }
  | { readonly kind: "unknown"; readonly reason: string };
