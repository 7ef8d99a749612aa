import { sunsetOf, type Extended } from "../model/sunset.js";
import type { ChangeData, Level } from "./kind-of-change.js";

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
  const data = { before: old ?? "no date", after: now ?? "no date" };
  return { data, level: old !== undefined && now !== undefined && now < old ? "warning" : "info" };
}
