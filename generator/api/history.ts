import type { HistoryOptions, HistoryResult } from "./history-options.js";

/**
 * The releases of a project, each compared with the newest one before it in its own history: changelog, breaks, and the version step that was
 * advised and taken. Every tag of the repository that is a version is a release; one that cannot be compared is told with the reason.
 * Throws a `UsageError` where there is no repository.
 */
export async function history(options: HistoryOptions = {}): Promise<HistoryResult> {
  const { makeHistory } = await import("./make-history.js");
  return makeHistory(options);
}
