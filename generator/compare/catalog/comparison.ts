import { doubtful } from "./effects.js";
import type { KindRow } from "../kind-of-change.js";

/** Comparisons that could not be made since a version could not be read. */
export const comparisonChanges = {
  "compare/not-compared": {
    ...doubtful(
      "{Where} is unreadable in {version} and was not compared: {why}",
      'Fix the error in both versions, or set "unreadable" to "ignore".',
    ),
    code: { sent: "warning", read: "warning" },
  } satisfies KindRow,
};

/** The kind of a place that is not compared: no run passes over it unless told. */
export const notCompared = "compare/not-compared";
