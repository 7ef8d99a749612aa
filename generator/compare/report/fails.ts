import type { FailLevel } from "../../settings/settings.js";
import type { Change } from "../change.js";

/** Whether a change lets a run fail. */
export function fails({ level }: Pick<Change, "level">, failOn: FailLevel): boolean {
  switch (failOn) {
    case "breaking":
      return level === "breaking";
    case "warning":
      return level !== "info";
    case "any":
      return true;
    case "none":
      return false;
  }
}
