import type { HistoryOptions, HistoryResult } from "./history-options.js";

/**
 * Returns the releases of a project, each compared with the newest one before it in its own history: changelog, breaks,
 * and the advised and actual version step. Every tag of the repository that is a version is a release; one that cannot
 * be compared has a reason. Throws a `UsageError` if no repository exists.
 */
export async function history(options: HistoryOptions = {}): Promise<HistoryResult> {
  const { makeHistory } = await import("./make-history.js");
  return makeHistory(options);
}
