import { type DeclaredApi, declaredApis } from "./declared-apis.js";
import type { KeptEntries } from "./kept-entries.js";
import type { JournalEntry, Reached, Report, ReportInterface } from "./generated/control/types.js";

/** The operations, statuses and rows of error tables that calls reach. */
export interface ReachedParts {
  /** The counts, next to the parts that the contracts declare. */
  report(): Promise<Report>;
  /** Forgets all calls. */
  clear(): Promise<void>;
}

/** The names under which an exchange is counted. */
export function reachedBy({
  interface: name,
  operationId,
  response: { status },
  refusal,
}: Pick<JournalEntry, "interface" | "operationId" | "response" | "refusal">): readonly string[] {
  if (operationId === undefined) return [];
  const rows = new Set(refusal?.rows?.map((row) => row.id));
  return [
    `operation ${name} ${operationId}`,
    ...(status === undefined ? [] : [`status ${name} ${operationId} ${status}`]),
    ...[...rows].map((id) => `row ${name} ${id}`),
  ];
}

/** The parts that the counts of a world show. */
export function createReached(kept: Pick<KeptEntries, "counts" | "clearCounts">): ReachedParts {
  return {
    async report() {
      const counts = await kept.counts();
      return { interfaces: declaredApis().map((api) => reportOf(api, counts)) };
    },
    clear: async () => kept.clearCounts(),
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
