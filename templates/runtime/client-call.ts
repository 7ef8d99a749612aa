import { readAddress, type Connection } from "./client-connection.js";
import { cancel } from "./client-body.js";
import { makeRequest, type AddressedCallOptions, type CallInput } from "./client-request.js";
import { readAnswer } from "./client-response.js";
import { beginCall, send } from "./client-send.js";
import type { CallOptions, ClientOperation, ValidateSwitches } from "./client-types.js";

/**
 * Calls an operation: checks and encodes what is given, sends it, reads and checks the answer. Rejects with one of the
 * errors of `client-errors.ts`, with the reason of the caller's signal, or with what a credential function fails with.
 * Redirects are answers like all others: nothing is followed, so that credentials go nowhere else.
 */
export async function callOperation<R>(
  connection: Connection<unknown>,
  operation: ClientOperation,
  input: object | undefined,
  options: AddressedCallOptions = {},
): Promise<R> {
  const { baseUrl, settings } = connection;
  const { id, method, path } = operation.table;
  const { signal, url, timeout = settings.timeout ?? 60_000, validate } = options;
  signal?.throwIfAborted();
  const isChecked = (side: keyof ValidateSwitches): boolean => switchOf(validate, side) ?? switchOf(settings.validate, side) ?? true; // prettier-ignore
  const context = {
    operationId: id,
    method,
    url: url === undefined ? baseUrl + path : (readAddress(url)?.origin ?? ""),
  };
  const call = beginCall(context, timeout, signal);
  let response: Response | undefined;
  try {
    const request = await makeRequest(
      connection,
      operation,
      call,
      (input ?? {}) as CallInput,
      options,
      isChecked("request"),
    );
    response = await send(connection, call, request);
    return (await readAnswer(
      call,
      operation,
      response,
      settings.maxResponseBytes ?? 2 ** 26,
      isChecked("response"),
    )) as R;
  } catch (error) {
    call.end();
    cancel(response?.body);
    throw error;
  }
}

function switchOf(validate: CallOptions["validate"], side: keyof ValidateSwitches): boolean | undefined {
  return typeof validate === "object" ? validate[side] : validate;
}
