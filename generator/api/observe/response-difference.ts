import type { Operation } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { ObservedShape } from "./observed-shape.js";

/** A part of observed responses that the spec does not allow. */
export type ResponseDifference =
  | {
      readonly kind: "status";
      readonly operation: Operation;
      readonly status: number;
      /** By media type; a shape for JSON only. */
      readonly content: Map<string, ObservedShape | undefined>;
    }
  | { readonly kind: "null" | "format"; readonly schema: JsonSchema }
  | { readonly kind: "property"; readonly schema: JsonSchema; readonly name: string; readonly shape: ObservedShape }
  | { readonly kind: "value"; readonly schema: JsonSchema; readonly value: string | number };

/** A difference, and the responses that show it. */
export interface ObservedDifference {
  readonly difference: ResponseDifference;
  /** The number of responses by their group: "GET /orders 200". */
  readonly seen: Map<string, number>;
}

/** Differences by key, with the number of all responses in each group. */
export class Differences {
  readonly found = new Map<string, ObservedDifference>();
  readonly totals = new Map<string, number>();
  private readonly last = new Map<ObservedDifference, number>();
  private readonly schemaKeys = new Map<JsonSchema, number>();
  private response = 0;
  private group = "";

  /** Begins a response of a group; it is counted once for each difference, and in each of its groups. */
  begin(group: string, ...others: readonly string[]): void {
    this.response += 1;
    this.group = group;
    for (const name of [group, ...others]) this.totals.set(name, (this.totals.get(name) ?? 0) + 1);
  }

  /** Returns the difference of a key, created if it is new, and counts the current response. */
  note<T extends ResponseDifference>(key: string, create: () => T, group: string = this.group): T {
    const known = this.found.get(key) ?? { difference: create(), seen: new Map<string, number>() };
    this.found.set(key, known);
    if (this.last.get(known) !== this.response) known.seen.set(group, (known.seen.get(group) ?? 0) + 1);
    this.last.set(known, this.response);
    return known.difference as T;
  }

  /** A key for a schema in this process. */
  keyOf(schema: JsonSchema): string {
    const key = this.schemaKeys.get(schema) ?? this.schemaKeys.size;
    this.schemaKeys.set(schema, key);
    return String(key);
  }
}
