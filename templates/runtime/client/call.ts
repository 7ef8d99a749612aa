import type { ApiPromise } from "./api-promise.js";
import type { AddressedCallOptions, ClientOperation, Connection } from "./client-types.js";

/**
 * Calls an operation: validates and encodes the input, sends the request, reads and validates the response. Rejects
 * with one of the errors of `errors.ts`, with the reason of the caller's signal, or with the error of a credential
 * function or a hook. Redirects are ordinary responses and are not followed, so that credentials are not sent to other
 * servers.
 */
export function callOperation<R>(
  connection: Connection<unknown>,
  operation: ClientOperation,
  input?: object,
  options?: AddressedCallOptions,
): ApiPromise<R> {
  const result = connection.call(operation, input, options);
  // The types of the methods differ accordingly.
  return (connection.throwOnError === true ? result.orThrow() : result) as unknown as ApiPromise<R>;
}
