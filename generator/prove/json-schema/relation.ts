import type { JsonValue } from "../../model/json-schema/schema.js";

/** How the values that two schemas accept relate. */
export interface Relation {
  /** Whether the later schema refuses something that the earlier one accepts. */
  readonly narrowed: Answer;
  /** Whether the later schema accepts something that the earlier one refuses. */
  readonly widened: Answer;
}

/** "no" is proved; a witness was evaluated against both schemas; a reason reads on behind "because". */
export type Answer =
  | { readonly kind: "no" }
  | { readonly kind: "yes"; readonly witness: JsonValue }
  | { readonly kind: "unknown"; readonly reason: string };
