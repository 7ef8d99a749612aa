import type { Status } from "@specwright/travel-expense/vendors";

/** The outcome of one record of a request, which is saved independently. */
export interface RecordOutcome<T> {
  /** The record as it was sent. */
  readonly record: T;
  readonly isSaved: boolean;
  readonly message: string;
}

/** Returns the collection for the response: every record in the order sent, each with its status, and a summary. */
export function statusedCollection<T extends object>(
  outcomes: readonly RecordOutcome<T>[],
  done: string,
): {
  readonly Items: (T & { StatusList: Status[] })[];
  readonly RequestRunSummary: string;
  readonly TotalCount: number;
} {
  const saved = outcomes.filter(({ isSaved }) => isSaved).length;
  return {
    Items: outcomes.map(({ record, isSaved, message }, index) => ({
      ...record,
      StatusList: [
        { Code: isSaved ? 0 : 1, Message: message, RecordNumber: index + 1, Type: isSaved ? "SUCCESS" : "ERROR" },
      ],
    })),
    RequestRunSummary: `${saved} of ${outcomes.length} records ${done}.`,
    TotalCount: outcomes.length,
  };
}
