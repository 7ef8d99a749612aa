import type { Clock } from "../domain/clock.js";
import type { FaultPlan } from "./generated/control/types.js";

/** Calls that a planned limit of requests has counted. */
export interface RateWindow {
  /** The start of the window in milliseconds since 1970. Undefined before the first call. */
  start?: number;
  /** Calls in the window. */
  used: number;
}

/** Counts a call. Returns the seconds until the next window if the limit is exceeded. */
export function secondsToWait(
  window: RateWindow,
  { requests = 0, seconds = 60 }: FaultPlan,
  clock: Clock,
): number | undefined {
  const now = clock.now().getTime();
  if (window.start === undefined || now >= window.start + seconds * 1000 || now < window.start) {
    window.start = now;
    window.used = 0;
  }
  window.used += 1;
  return window.used <= requests ? undefined : Math.max(1, Math.ceil((window.start + seconds * 1000 - now) / 1000));
}
