import { readAnswer } from "./answer.js";
import { onAbort } from "./abort.js";
import { addCredentials } from "./add-credentials.js";
import { clientError } from "./errors.js";
import { prepareRequest } from "./request.js";
import { send } from "./send.js";
import type {
  AddressedCallOptions,
  Call,
  CallOptions,
  ClientOperation,
  Connection,
  ValidateSwitches,
  WrongAnswers,
} from "./client-types.js";

/** In milliseconds; timers fire at once for more. */
export const maxTimeout: number = 2_147_483_647;

/** Runs one call, from validation of the input to the result. See `callOperation`. */
export async function exchange(
  connection: Connection<unknown>,
  operation: ClientOperation,
  input: object = {},
  options: AddressedCallOptions = {},
): Promise<unknown> {
  const { settings, secrets, ownAddress } = connection;
  const { table, servers } = operation;
  const baseUrl = servers && ownAddress ? ownAddress(servers) : connection.baseUrl;
  const { signal, timeout = settings.timeout ?? 0 } = options;
  const checksRequest = switchOf("request", options) ?? switchOf("request", settings) ?? true;
  signal?.throwIfAborted();
  // Made when it is needed: a call that nothing can abort does without.
  let controller: AbortController | undefined;
  let stop: (reason: unknown) => void;
  let release: (() => void) | undefined;
  const call: Call = {
    operationId: table.id,
    method: table.method,
    url: baseUrl + table.path,
    get signal() {
      return (controller ??= new AbortController()).signal;
    },
    isAbortable: signal !== undefined || timeout > 0,
    kept: [],
    release: () => release?.(),
    fail: (reason) => stop(reason),
  };
  const parts = prepareRequest({ baseUrl, secrets }, operation, call, input, options, checksRequest);
  const perform = async (): Promise<unknown> => {
    if (table.security.length > 0) await addCredentials(connection, table, call, parts, checksRequest);
    const response = await send(connection, operation, call, input, parts, options);
    return readAnswer(connection, operation, call, response, wrongAnswersOf(connection, options));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      stop = (reason) => {
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- it is passed on as it came
        reject(reason);
        (controller ??= new AbortController()).abort(reason);
        call.onAbort?.();
      };
      release = signal && onAbort(signal, () => stop(signal.reason));
      if (timeout > 0)
        timer = setTimeout(
          () => stop(clientError("TimeoutError", call, `got no response within ${timeout} ms`)),
          Math.min(timeout, maxTimeout),
        );
      perform().then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    if (call.isOpen !== true) call.release();
  }
}

function switchOf<Side extends keyof ValidateSwitches>(
  side: Side,
  { validate }: Pick<CallOptions, "validate">,
): boolean | ValidateSwitches[Side] {
  return typeof validate === "object" ? validate[side] : validate;
}

function wrongAnswersOf({ settings, wrongAnswers }: Connection<unknown>, options: CallOptions): WrongAnswers {
  const reaction = switchOf("response", options) ?? switchOf("response", settings) ?? wrongAnswers ?? "throw";
  return typeof reaction === "string" ? reaction : reaction ? "throw" : "off";
}
