import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { FoundChange } from "../change.js";
import type { Direction } from "../kind-of-change.js";

/** Two versions of a schema, and what its own keywords come to. What stands inside is compared when it is asked for. */
export interface SchemaPairNode {
  readonly before: JsonSchema;
  readonly after: JsonSchema;
  readonly subject: string;
  readonly changes: readonly PairChange[];
  /** Whether the two say anything of values differently, proved harmless or not. */
  readonly differs: boolean;
  readonly inner: readonly InnerNode[];
}

/** A change with what it says of values; annotations say nothing of them. */
export interface PairChange extends FoundChange {
  readonly isAnnotation: boolean;
}

export interface InnerNode {
  readonly before: JsonSchema;
  readonly after: JsonSchema;
  readonly subject: string;
  /** The versions around it accept the same values, so these do where they stand. */
  readonly isEqual: boolean;
  readonly directions: ReadonlySet<Direction> | undefined;
}
