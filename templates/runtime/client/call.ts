import type { AddressedCallOptions, ClientOperation, Connection } from "./client-types.js";

/**
 * Calls an operation: checks and encodes what is given, sends it, reads and checks the answer. Rejects with one of the
 * errors of `errors.ts`, with the reason of the caller's signal, or with what a credential function fails with.
 * Redirects are answers like all others: nothing is followed, so that credentials go nowhere else.
 */
export function callOperation<R>(
  connection: Connection<unknown>,
  operation: ClientOperation,
  input?: object,
  options?: AddressedCallOptions,
): Promise<R> {
  return connection.call(operation, input, options) as Promise<R>;
}
