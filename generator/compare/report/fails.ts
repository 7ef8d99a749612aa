import type { FailLevel } from "../../settings/diff-settings.js";
import { isInformation } from "../catalog.js";
import { notCompared } from "../catalog/comparison.js";
import type { Change } from "../change.js";

/** True for a change that lets a run fail. A place that was not compared may hide a break, so it counts as one. */
export function fails({ id, level }: Pick<Change, "id" | "level">, failOn: FailLevel): boolean {
  switch (failOn) {
    case "breaking":
      return level === "breaking" || (id === notCompared && level === "warning");
    case "warning":
      return level !== "info";
    case "any":
      return level !== "info" || !isInformation(id);
    case "none":
      return false;
  }
}
