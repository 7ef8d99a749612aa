import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { originOf, type Cursor } from "../cursor.js";

/**
 * The largest sum of readings of schemas that were already read in another dynamic scope, each counted with the anchors of its
 * scope. A few resources with a few anchors each could ask for any number of them.
 */
const maxScopedReadings = 100_000;

/** Counts the readings of a contract that dynamic scopes add to those that its text has. */
export interface ScopedReadings {
  /** False for a reading beyond the limit, which is reported once. */
  allows(at: Cursor): boolean;
}

/** Begins the count of schemas that are read once more in another dynamic scope. */
export function createScopedReadings(diagnostics: Diagnostics): ScopedReadings {
  const read = new Set<unknown>();
  let sum = 0;
  let isReported = false;
  return {
    allows(at) {
      const { scope } = at.document;
      if (scope === undefined) return true;
      // The first reading in a scope of one anchor is what the text asks for.
      sum += read.has(at.value) ? scope.anchors.size : scope.anchors.size - 1;
      if (typeof at.value === "object") read.add(at.value);
      if (sum <= maxScopedReadings) return true;
      if (!isReported) {
        const name = at.pointer.slice(at.pointer.lastIndexOf("/") + 1) || "#";
        diagnostics.report("json-schema/too-many-scopes", originOf(at), { name, most: maxScopedReadings });
      }
      isReported = true;
      return false;
    },
  };
}
