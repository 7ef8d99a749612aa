import type { Origin } from "../diagnostics/origin.js";

/** A place as one text: equal for equal places, to order things by and to tell them apart. */
export function originKey(origin: Origin): string {
  return origin.kind === "pointer" ? `${origin.file.path}#${origin.pointer}` : `${origin.file.path}@${origin.start}`;
}
