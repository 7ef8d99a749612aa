import { visibleJson } from "../../text/visible.js";
import type { ReleaseHistory } from "./history.js";

/** A history as one JSON document. */
export function jsonHistory(history: ReleaseHistory): string {
  return visibleJson({ version: 1, ...history });
}
