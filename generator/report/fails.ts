import type { FailLevel } from "../settings/diff-settings.js";
import { isInformation } from "../compare/catalog.js";
import { notCompared } from "../compare/catalog/comparison.js";
import type { Change } from "../compare/change.js";

/** True for a change that lets a run fail. A place that was not compared may hide a break, so it counts as one. */
export function fails({ id, level, security }: Pick<Change, "id" | "level" | "security">, failOn: FailLevel): boolean {
  const isBreaking = level === "breaking" || (id === notCompared && level === "warning");
  switch (failOn) {
    case "breaking":
      return isBreaking;
    case "security":
      return isBreaking || security !== undefined;
    case "warning":
      return level !== "info";
    case "any":
      return level !== "info" || !isInformation(id);
    case "none":
      return false;
  }
}
