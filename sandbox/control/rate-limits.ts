import type { FaultPlan } from "./generated/control/types.js";

/** Calls that a planned limit of requests has counted. */
export interface RateWindow {
  /** The start of the window in milliseconds since 1970. */
  readonly start: number;
  /** Calls in the window. */
  readonly used: number;
}

/** Seconds of a window that a plan does not name. */
const usualSeconds = 60;

/** Milliseconds of the window of a limit. */
export function windowMilliseconds({ seconds = usualSeconds }: FaultPlan): number {
  return seconds * 1000;
}

/** Counts a call at a time in the window before it, or in a new one. */
export function countedIn(window: RateWindow | undefined, now: number, milliseconds: number): RateWindow {
  const isOver = window === undefined || now >= window.start + milliseconds || now < window.start;
  return isOver ? { start: now, used: 1 } : { start: window.start, used: window.used + 1 };
}

/** The seconds until the next window if the limit is exceeded. Undefined if the call is within it. */
export function secondsToWait({ start, used }: RateWindow, plan: FaultPlan, now: number): number | undefined {
  const { requests = 0 } = plan;
  return used <= requests ? undefined : Math.max(1, Math.ceil((start + windowMilliseconds(plan) - now) / 1000));
}
