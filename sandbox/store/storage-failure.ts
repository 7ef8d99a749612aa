import { DrizzleQueryError } from "drizzle-orm";

/** A failure of the database, as callers see it. */
export interface StorageFailure {
  /** The status of the response (RFC 9110, RFC 4918). */
  readonly status: 503 | 507;
  /** The reason as a sentence. */
  readonly message: string;
}

/** A database that does not respond. */
export const noResponse: StorageFailure = { status: 503, message: "The database does not respond." };

const diskFull: StorageFailure = {
  status: 507,
  message: "The disk of the database is full. Requests that write succeed again when it has space.",
};

/** SQLSTATE codes of PostgreSQL (appendix A), and those of its client, for a connection that cannot be used. */
const lostConnection =
  /^(?:08\w{3}|53[23]00|57P0[1-5]|CONNECTION_\w+|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|LOST_DATABASE)$/;

/** Returns the failure of the database behind an error. Undefined if the database did its work. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  let isLost = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as { readonly code?: unknown; readonly syscall?: unknown };
    if (code === "53100") return diskFull;
    // The socket of a server, and not a file of the sandbox.
    const isMissingSocket = code === "ENOENT" && syscall === "connect";
    isLost ||= isMissingSocket || (typeof code === "string" && lostConnection.test(code));
  }
  return isLost ? noResponse : undefined;
}

/** Returns an error without the values of its statement, which those of drizzle quote: the error of the database itself. */
export function loggableError(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? "A statement of the database failed.") : error;
}
