import { readAnswer } from "./answer.js";
import { addCredentials } from "./add-credentials.js";
import { apiPromise, type ApiPromise } from "./api-promise.js";
import { cancel } from "./body.js";
import { apiError } from "./errors.js";
import { prepareRequest } from "./request.js";
import { RunningCall } from "./running-call.js";
import { send } from "./send.js";
import { serverOf } from "./server-of.js";
import type { AnyResult } from "./results.js";
import type {
  AddressedCallOptions,
  CallOptions,
  ClientOperation,
  Connection,
  LateBody,
  Validate,
  ValidateSwitches,
  Reaction,
} from "./client-types.js";

/** Runs one call, from validation of the input to the result. See `callOperation`. */
export function exchange(
  connection: Connection<unknown>,
  operation: ClientOperation,
  callerInput: object = {},
  options: AddressedCallOptions = {},
): ApiPromise<AnyResult> {
  const { settings, secrets, retries, hooks } = connection;
  const { table, responses } = operation;
  const baseUrl = serverOf(connection, operation);
  const { signal, timeout = settings.deadline ?? settings.timeout ?? 0, deadline = timeout } = options;
  const { attemptTimeout = settings.attemptTimeout ?? 0 } = options;
  const call = new RunningCall(table, baseUrl, { signal, deadline, attemptTimeout });
  const perform = async (): Promise<AnyResult> => {
    signal?.throwIfAborted();
    const reaction = reactionTo("request", connection, options);
    const input = operation.withKey?.(table, callerInput, options.headers) ?? callerInput;
    const parts = prepareRequest({ baseUrl, secrets, settings }, operation, call, input, options, reaction);
    const isRepeatable = typeof parts.body !== "function" || (parts.body as LateBody).isRepeatable === true;
    /** Sends the request once. Returns undefined if the credentials are the rejected ones again. */
    const transmit: Transmit = async (rejected, refusal) => {
      const sentParts = { ...parts, headers: { ...parts.headers } };
      if (table.security.length > 0)
        call.credentials = await addCredentials(connection, table, call, sentParts, reaction !== "off", rejected);
      if (rejected && [...rejected].every(([name, value]) => call.credentials?.get(name) === value)) return undefined;
      cancel(refusal?.body);
      return send(connection, operation, call, input, sentParts, options);
    };
    const attempt = withReplay(call, isRepeatable, transmit);
    return call.run(async () => {
      const response = await (retries?.run({ connection, table, call, parts, isRepeatable, attempt }) ?? attempt());
      return readAnswer(connection, operation, call, response, reactionTo("response", connection, options));
    });
  };
  const performed = perform();
  const result = hooks?.isActive ? hooks.end({ table, call }, performed, ({ response }) => response.status) : performed;
  return apiPromise(result, responses, (found) =>
    apiError("ApiError", call, `got the status ${found.response.status}`, found),
  );
}

type Transmit = (rejected?: ReadonlyMap<string, unknown>, refusal?: Response) => Promise<Response | undefined>;

/** Returns a function that makes an attempt. Once per call, it sends again if the server rejects the credentials. */
function withReplay(call: RunningCall, isRepeatable: boolean, transmit: Transmit): () => Promise<Response> {
  let isReplayed = false;
  return async () => {
    const response = (await call.attempt(() => transmit()))!;
    const rejected = call.credentials;
    if (response.status !== 401 || isReplayed || !isRepeatable || !rejected?.size) return response;
    isReplayed = true;
    return (await call.attempt(() => transmit(rejected, response))) ?? response;
  };
}

/** The treatment of invalid messages in a call: as its options say, its client, or the spec. */
function reactionTo(
  side: keyof ValidateSwitches,
  { settings, validate: usual }: Connection<unknown>,
  { validate }: CallOptions,
): Reaction {
  const pick = (of: Validate | undefined): boolean | Reaction | undefined => (typeof of === "object" ? of[side] : of);
  const reaction = pick(validate) ?? pick(settings.validate) ?? pick(usual) ?? "throw";
  return reaction === true ? "throw" : reaction || "off";
}
