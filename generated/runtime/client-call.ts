import { readAnswer } from "./client-answer.js";
import { addCredentials } from "./client-auth.js";
import { readAddress, type Connection } from "./client-connection.js";
import { clientError } from "./client-errors.js";
import { prepareRequest, type AddressedCallOptions } from "./client-request.js";
import { send } from "./client-send.js";
import type { Call, CallOptions, ClientOperation, ValidateSwitches } from "./client-types.js";

/**
 * Calls an operation: checks and encodes what is given, sends it, reads and checks the answer. Rejects with one of the
 * errors of `client-errors.ts`, with the reason of the caller's signal, or with what a credential function fails with.
 * Redirects are answers like all others: nothing is followed, so that credentials go nowhere else.
 */
export async function callOperation<R>(
  connection: Connection<unknown>,
  operation: ClientOperation,
  input: object = {},
  options: AddressedCallOptions = {},
): Promise<R> {
  const { baseUrl, settings } = connection;
  const { id, method, path } = operation.table;
  const { url, signal, timeout = settings.timeout ?? 60_000 } = options;
  const isChecked = (side: keyof ValidateSwitches): boolean =>
    switchOf(side, options.validate) ?? switchOf(side, settings.validate) ?? true;
  signal?.throwIfAborted();
  const controller = new AbortController();
  let abort: () => void;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call: Call = {
    operationId: id,
    method,
    url: (url && readAddress(url)?.origin) ?? baseUrl + path,
    signal: controller.signal,
    release: () => signal?.removeEventListener("abort", abort),
  };
  const request = prepareRequest(connection, operation, call, input, options, isChecked("request"));
  const exchange = async (): Promise<R> => {
    await addCredentials(connection, operation.table, call, request, isChecked("request"));
    const response = await send(connection, operation, call, request);
    return (await readAnswer(connection, operation, call, response, isChecked("response"))) as R;
  };
  try {
    return await new Promise<R>((resolve, reject) => {
      const stop = (reason: unknown): void => {
        reject(reason as Error);
        controller.abort(reason);
      };
      abort = () => stop(signal?.reason);
      signal?.addEventListener("abort", abort);
      // Timers hold 24 days at most, and fire at once for more.
      if (timeout > 0) timer = setTimeout(() => stop(clientError("TimeoutError", call, `was not answered within ${timeout} ms`)), Math.min(timeout, 2 ** 31 - 1)); // prettier-ignore
      exchange().then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    if (call.isOpen !== true) call.release();
  }
}

function switchOf(side: keyof ValidateSwitches, validate: CallOptions["validate"]): boolean | undefined {
  return typeof validate === "object" ? validate[side] : validate;
}
