import type { ReadJournalReceived } from "./generated/control/server.js";
import type { JournalEntry } from "./generated/control/types.js";

/** Values by which exchanges of a world are selected. */
export type JournalFilter = Omit<NonNullable<ReadJournalReceived["query"]>, "world">;

/** The exchanges that have every value of a filter, in their order; with a limit, the newest. */
export function selectedEntries(entries: readonly JournalEntry[], filter: JournalFilter): readonly JournalEntry[] {
  const { since, until, limit, ...others } = filter;
  const [start, end] = [since, until].map((time) => (time === undefined ? undefined : Date.parse(time)));
  const found = entries.filter((entry) => {
    const at = Date.parse(entry.at);
    return (start === undefined || at >= start) && (end === undefined || at < end) && isSelected(entry, others);
  });
  return limit === undefined ? found : found.slice(-limit);
}

function isSelected(
  entry: JournalEntry,
  { interface: name, operationId, status, caller, after }: Omit<JournalFilter, "since" | "until" | "limit">,
): boolean {
  return (
    (name === undefined || entry.interface === name) &&
    (operationId === undefined || entry.operationId === operationId) &&
    (status === undefined || hasStatus(entry, status)) &&
    (caller === undefined || isCalledBy(entry, caller)) &&
    (after === undefined || entry.id > after)
  );
}

function hasStatus({ response: { status } }: JournalEntry, wanted: string): boolean {
  return status !== undefined && (wanted === `${status}` || wanted === `${Math.floor(status / 100)}XX`);
}

/** True if an application, a company or a user with this id is the caller. */
export function isCalledBy({ caller }: JournalEntry, id: string): boolean {
  return caller !== undefined && Object.values(caller).includes(id);
}
