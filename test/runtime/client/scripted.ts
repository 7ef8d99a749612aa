import { vi } from "vitest";
import { withIdempotencyKey } from "../../../templates/runtime/client/idempotency-key.js";
import { callOperation } from "../../../templates/runtime/client/call.js";
import type { ApiPromise } from "../../../templates/runtime/client/api-promise.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import type {
  AddressedCallOptions,
  ClientOperation,
  SenderSettings,
} from "../../../templates/runtime/client/client-types.js";
import { retry, type RetryOptions } from "../../../templates/runtime/client/retry.js";
import { jsonReader, jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { encodeHeaders } from "../../../templates/runtime/parameters/encode-headers.js";
import type { OperationTable } from "../../../templates/runtime/http/operation.js";
import { operationWith, schemes, type Answer } from "../../support/client-calls.js";

/** One turn of a scripted server: a status with headers, a failed connection, silence, or any response. */
export type Turn =
  | number
  | readonly [number, Readonly<Record<string, string>>]
  | "reset"
  | "silence"
  | (() => Response);

/** A server that plays turns; the last one repeatedly. Its clock is a fake one. */
export interface ScriptedServer {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The requests, and the milliseconds since the first one. */
  readonly requests: readonly Request[];
  readonly times: readonly number[];
}

/** Plays turns with the current clock. */
export function play(turns: readonly Turn[]): ScriptedServer {
  const requests: Request[] = [];
  const times: number[] = [];
  let start: number | undefined;
  return {
    requests,
    times,
    fetch: async (request) => {
      start ??= fakeTime();
      times.push(fakeTime() - start);
      requests.push(request);
      const turn = turns[Math.min(requests.length, turns.length) - 1]!;
      if (turn === "reset") throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
      if (turn === "silence") return new Promise((_, reject) => onAbort(request.signal, reject));
      if (typeof turn === "function") return turn();
      const [status, headers] = typeof turn === "number" ? [turn, {}] : turn;
      return status === 204 ? new Response(null, { status, headers }) : Response.json({ status }, { status, headers });
    },
  };
}

/** The fake clock, in milliseconds. */
export function fakeTime(): number {
  return vi.getMockedSystemTime()?.getTime() ?? 0;
}

function onAbort(signal: AbortSignal, reject: (reason: unknown) => void): void {
  signal.addEventListener("abort", () => reject(signal.reason));
}

/** An operation whose responses are 200 and any other, as JSON. */
export function scriptedOperation(table: Partial<OperationTable> = {}): ClientOperation {
  const content = [jsonReader("application/json")];
  return operationWith({
    table,
    ...(table.idempotencyHeader !== undefined && { withKey: withIdempotencyKey }),
    encode: { headers: encodeHeaders },
    body: { required: false, content: [jsonWriter("application/json")] },
    responses: { 200: { content }, default: { content } },
  });
}

type Settings = Partial<Omit<SenderSettings<Record<string, unknown>>, "retries">>;

/** A call of a scripted server. */
export interface ScriptedCall {
  readonly turns: readonly Turn[];
  readonly table?: Partial<OperationTable>;
  readonly settings?: Settings;
  readonly options?: AddressedCallOptions;
  readonly input?: object;
  /** False for a connection without retries. */
  readonly retries?: RetryOptions | false;
  /** The values of `Math.random`, which stay the same. */
  readonly random?: number;
}

/** Calls a scripted server with fake timers, which run until the call has ended. */
export async function callScripted({
  turns,
  table,
  settings,
  options,
  input,
  retries = {},
  random = 1,
}: ScriptedCall): Promise<{ outcome: Answer | Error; server: ScriptedServer }> {
  const server = play(turns);
  vi.spyOn(Math, "random").mockReturnValue(random);
  const connection = connect(
    {
      baseUrl: "https://api.example.com",
      fetch: server.fetch,
      ...settings,
      ...(retries !== false && { retries: retry(retries) }),
    },
    schemes,
  );
  const call: ApiPromise<Answer> = callOperation<Answer>(connection, scriptedOperation(table), input, options);
  const outcome = call.catch((error: unknown) => error as Error);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, server };
}
