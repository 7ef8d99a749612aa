import type { Problem } from "../base/problem.js";
import { forStatus } from "../http/status.js";
import type { ErrorRow, FilledAnswers } from "./error-table.js";
import { refuse, type RefusalError } from "./refusal.js";
import type { RefusalStatus, Refused, RowDetails } from "./server-types.js";

/**
 * Functions with which a handler rejects a request: one for each row of the tables that fill its operation's responses.
 */
export type RowRefusals = Readonly<Record<string, (details?: RowDetails<RefusalStatus>) => Refused>>;

/** Returns the refusals of an operation by row id. A row whose status the operation does not declare is omitted. */
export function rowRefusals(operationId: string, answers: readonly FilledAnswers[]): RowRefusals {
  const rowsOfOperation = answers.filter(({ operations }) => operations.includes(operationId));
  return Object.fromEntries(
    rowsOfOperation.flatMap(({ table, writers }) =>
      table.rows
        .filter(({ status }) => status === undefined || forStatus(writers, status) !== undefined)
        .map((row) => [
          row.id,
          (details: RowDetails<RefusalStatus> = {}) => refusalOf(row, usualStatus(row, writers), details),
        ]),
    ),
  );
}

/** The row's own status; else 400 where the operation declares it, or the first status that it declares. */
function usualStatus({ status }: ErrorRow, writers: FilledAnswers["writers"]): RefusalStatus {
  if (status !== undefined) return status as RefusalStatus;
  if (forStatus(writers, 400) !== undefined) return 400;
  const [first = "500"] = Object.keys(writers);
  return Number(first.replace(/XX$/i, "00")) as RefusalStatus;
}

function refusalOf(row: ErrorRow, usual: RefusalStatus, details: RowDetails<RefusalStatus>): RefusalError {
  const { status = usual, message = row.meaning ?? "The request was rejected.", headers = {}, path, code } = details;
  const { value, allowed } = details;
  const isPlaced = [path, code, value, allowed].some((member) => member !== undefined);
  const places = typeof path === "string" || path === undefined ? [path ?? ""] : path;
  const problems = places.map((path): Problem => ({
    code: code ?? `http/${status}`,
    message,
    path,
    ...(allowed !== undefined && { expected: `${allowed}` }),
    ...(value !== undefined && { actual: value }),
  }));
  return Object.assign(refuse(status, message, { problems: isPlaced ? problems : [], headers }), { error: row.id });
}
