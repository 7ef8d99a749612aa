import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { compareText } from "../../text/in-order.js";
import { digest } from "./digest.js";

/** The fingerprint of an input: the digest of a file, of the names in a folder, or the sign that nothing is there. */
export function fingerprint(path: string): string {
  try {
    // Opening a pipe does not block.
    if (statSync(path).isFile()) return `file ${digest(readFileSync(path))}`;
    return `folder ${digest(readdirSync(path).sort(compareText).join("\n"))}`;
  } catch {
    return "nothing";
  }
}

/** Clocks of file systems lag behind the clock of the system by up to a tick. */
const tickMilliseconds = 20;

/** The deviation that a clock under correction may reach in an hour or so. */
const driftMilliseconds = 1000;

/** True when the time of day was set back since this process started: times of changes say nothing then. */
export function wasClockSetBack(now: number = Date.now()): boolean {
  return now < performance.timeOrigin + performance.now() - driftMilliseconds;
}

/**
 * True when an input is the same as it was at a moment in the past: it was not written, replaced or removed since.
 * The time of the last change of a file's status cannot be set back.
 */
export function isUntouchedSince(path: string, moment: number): boolean {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status !== undefined) return status.ctimeMs < moment - tickMilliseconds;
  const parent = dirname(path);
  return parent === path || isUntouchedSince(parent, moment);
}
