import { type DeclaredApi, declaredApis } from "./declared-apis.js";
import type { JournalEntry, Reached, Report, ReportInterface } from "./generated/control/types.js";

/** Counts the operations, statuses and rows of error tables that calls reach. */
export interface ReachedParts {
  /** Counts an exchange. */
  add(entry: JournalEntry): void;
  /** The counts, next to the parts that the contracts declare. */
  report(): Report;
  /** Forgets all calls. */
  clear(): void;
}

/** Begins to count. */
export function createReached(): ReachedParts {
  const counts = new Map<string, number>();
  const add = (...parts: readonly (string | number)[]): void => {
    const key = parts.join(" ");
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  return {
    add({ interface: name, operationId, response: { status }, refusal }) {
      if (operationId === undefined) return;
      add("operation", name, operationId);
      if (status !== undefined) add("status", name, operationId, status);
      for (const id of new Set(refusal?.rows?.map((row) => row.id))) add("row", name, id);
    },
    report: () => ({ interfaces: declaredApis().map((api) => reportOf(api, counts)) }),
    clear: () => counts.clear(),
  };
}

function reportOf({ name, operations, rows }: DeclaredApi, counts: ReadonlyMap<string, number>): ReportInterface {
  return {
    name,
    operations: operations.map(({ operationId, statuses }) => ({
      operationId,
      calls: counts.get(`operation ${name} ${operationId}`) ?? 0,
      statuses: reachedStatuses(statuses, `status ${name} ${operationId} `, counts),
    })),
    rows: rows.map(({ id, meaning }) => ({
      id,
      ...(meaning !== undefined && { meaning }),
      calls: counts.get(`row ${name} ${id}`) ?? 0,
    })),
  };
}

/** The declared statuses and classes, then reached statuses that are neither. */
function reachedStatuses(declared: readonly string[], start: string, counts: ReadonlyMap<string, number>): Reached[] {
  const found = [...counts].filter(([key]) => key.startsWith(start));
  const reached = new Map(found.map(([key, calls]) => [key.slice(start.length), calls]));
  const inClass = (id: string): number =>
    [...reached].reduce((sum, [status, calls]) => sum + (id === `${status[0]}XX` ? calls : 0), 0);
  const single = declared.filter((id) => /^\d{3}$|^\dXX$/.test(id));
  const others = [...reached.keys()].filter((id) => !single.includes(id) && !single.includes(`${id[0]}XX`));
  return [...single, ...others.toSorted()].map((id) => ({ id, calls: reached.get(id) ?? inClass(id) }));
}
