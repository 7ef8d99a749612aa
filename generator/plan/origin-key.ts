import type { Origin } from "../diagnostics/origin.js";

/** Returns a source location as a string: equal for equal locations, for sorting and comparison. */
export function originKey(origin: Origin): string {
  return origin.kind === "pointer" ? `${origin.file.path}#${origin.pointer}` : `${origin.file.path}@${origin.start}`;
}
