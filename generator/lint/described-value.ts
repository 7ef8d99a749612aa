import type { Origin } from "../diagnostics/origin.js";

/** A value with a description, and the parts of its schema that a description may repeat. */
export interface DescribedValue {
  /** "Parameter", "Property", "Element" */
  readonly what: string;
  readonly name: string;
  /** The source location of the description. */
  readonly origin: Origin;
  readonly description: string;
  /** Defaults as strings; empty if the schema has none. */
  readonly defaults: readonly string[];
  readonly bounds: readonly StatedBound[];
  /** The values of an enumeration as strings; empty if the schema has none. */
  readonly values: readonly string[];
  /** Undefined for a value whose presence depends on more than its schema. */
  readonly isRequired: boolean | undefined;
}

/** A bound of a schema: JSON Schema Validation, sections 6.2 to 6.4; XML Schema Part 2, section 4.3. */
export interface StatedBound {
  readonly kind: "maximum" | "minimum";
  /** The quantity that it limits: characters of a string, items of an array, or the number. */
  readonly measure: "characters" | "items" | "value";
  /** The bound as a number. */
  readonly value: number;
  readonly isExclusive: boolean;
}
