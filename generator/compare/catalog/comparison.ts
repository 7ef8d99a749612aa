import { doubtful } from "./effects.js";

/** Comparisons that could not be made since a version could not be read. */
export const comparisonChanges = {
  "compare/not-compared": doubtful(
    "{Where} is unreadable in {version} and was not compared: {why}",
    'Fix the error in both versions, or set "unreadable" to "ignore".',
    { code: { sent: "warning", read: "warning" } },
  ),
};

/** The kind of a place that is not compared: no run passes over it unless told. */
export const notCompared = "compare/not-compared";
