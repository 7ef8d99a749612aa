import type { JsonValue } from "../model/json-schema/schema.js";
import type { ChangeData, Level } from "./kind-of-change.js";

interface Extended {
  /** Members that begin with "x-", as they are written; absent where there are none. */
  readonly extensions?: ReadonlyMap<string, JsonValue>;
}

/** The last day that was announced: `x-sunset`, a date or a date with a time (RFC 3339), in UTC. */
export function sunsetOf({ extensions }: Extended): string | undefined {
  const value = extensions?.get("x-sunset");
  const day = typeof value === "string" && /^\d{4}-\d\d-\d\d(?:$|T)/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(day) ? undefined : new Date(day).toISOString().slice(0, 10);
}

/** A change of an announced last day. */
export interface SunsetChange {
  readonly data: ChangeData;
  /** An earlier day than the one that was announced: somebody may have planned with it. */
  readonly level: Level;
}

/** The change of the last day of something that is used inside messages; undefined where there is none. */
export function sunsetChange(before: Extended, after: Extended): SunsetChange | undefined {
  const [old, now] = [sunsetOf(before), sunsetOf(after)];
  if (old === now) return undefined;
  const data = { before: old ?? "no stated day", after: now ?? "no stated day" };
  return { data, level: old !== undefined && now !== undefined && now < old ? "warning" : "info" };
}
