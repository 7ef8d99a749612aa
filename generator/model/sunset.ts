import type { JsonValue } from "./json-schema/schema.js";

/** A part of a spec that may have an `x-sunset`. */
export interface Extended {
  /** Properties with names that start with "x-", as written; undefined if there are none. */
  readonly extensions?: ReadonlyMap<string, JsonValue>;
}

/** The last day that was announced: `x-sunset`, a date or a date with a time (RFC 3339), in UTC. */
export function sunsetOf({ extensions }: Extended): string | undefined {
  const value = extensions?.get("x-sunset");
  const day = typeof value === "string" && /^\d{4}-\d\d-\d\d(?:$|T)/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(day) ? undefined : new Date(day).toISOString().slice(0, 10);
}
