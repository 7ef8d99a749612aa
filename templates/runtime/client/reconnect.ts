import { onAbort } from "./abort.js";
import { isApiError, isNetworkError, isTimeoutError } from "./errors.js";
import type { CallOptions } from "./client-types.js";
import type { ClientItems } from "./items.js";
import type { AnyResult } from "./results.js";
import type { EventFields } from "../http/events.js";

/** Settings of an event stream that reconnects. */
export interface ReconnectOptions {
  /** Ends the stream, also while it waits. */
  readonly signal?: AbortSignal | undefined;
  /** The id of the last event that was received earlier. Default: none, the stream starts where the server does. */
  readonly lastEventId?: string | undefined;
}

/** The promise of a call: of a method, or of one that throws. */
type StartedStream = { orThrow(): SuccessfulStream } | SuccessfulStream;

interface SuccessfulStream {
  /** The result, if it is a success. */
  withResponse(): Promise<unknown>;
}

type ResultOfCall<Call> = Call extends { orThrow(): infer Data }
  ? ResultOfCall<Data>
  : Call extends { withResponse(): Promise<infer Result> }
    ? Result
    : never;

type EventIn<Result> = Result extends {
  readonly contentType: `text/event-stream${string}`;
  readonly data: AsyncIterable<infer Event>;
}
  ? Event
  : never;

/** Maximum number of last ids by which repeated events are known. */
const maxKnownIds = 1000;

/** The events of an operation, by the type of its call. */
export type EventOf<Call> = EventIn<ResultOfCall<Call>>;

/** Maximum number of successive connections without a new event, after the first one. */
const maxReconnects = 5;
/** The waits before a connection in milliseconds, without the jitter of a quarter. */
const reconnectWaits = { usual: 1000, least: 100, most: 6400 };
/** Servers limit headers to 8 kB or more. */
const maxEventId = 4096;

/**
 * Yields the events of all connections of an event stream. WHATWG HTML, section 9.2. It calls again after the end of
 * the stream, a broken connection, a timeout and a status 5XX, with the header Last-Event-ID, and skips events at the
 * begin of a connection whose ids it knows. Ends at a status 204, and
 * after five connections in a row without a new event; the last of their errors then rejects. Any other error rejects at
 * once. Each wait is the stream's `retry`, from 0.1 s, doubled after each connection without a new event, with a jitter
 * of up to a quarter; at most 8 s. Leaving the loop releases the connection.
 */
export async function* reconnecting<Call extends StartedStream>(
  call: (options: CallOptions) => Call,
  { signal, lastEventId = "" }: ReconnectOptions = {},
): AsyncGenerator<EventOf<Call>, void, undefined> {
  const known = new Set<string>();
  let lastId = lastEventId;
  remember(known, lastId);
  let wait = reconnectWaits.usual;
  for (let tries = 0; ; tries += 1) {
    let failure: Error | undefined;
    // A server may begin with earlier events again.
    let isRepeated = lastId !== "";
    try {
      const events = await openEvents(call({ signal, headers: resumeHeaders(lastId) }));
      for await (const event of events ?? []) {
        const { id, retry = wait } = event;
        wait = retry;
        isRepeated &&= id !== undefined && known.has(id);
        if (isRepeated) continue;
        lastId = id ?? lastId;
        remember(known, lastId);
        tries = 0;
        yield event as EventOf<Call>;
      }
      if (events === undefined) return;
    } catch (error) {
      if (isApiError(error, 204)) return;
      if (!isDropped(error)) throw error;
      failure = error as Error;
    }
    signal?.throwIfAborted();
    if (tries >= maxReconnects) {
      if (failure) throw failure;
      return;
    }
    const longest = Math.min(reconnectWaits.most, Math.max(reconnectWaits.least, wait) * 2 ** tries);
    await pauseUntil(longest * (1 + Math.random() / 4), signal);
  }
}

/** The events of a call. Undefined for a response without a body: the server has no more. */
async function openEvents(started: StartedStream): Promise<ClientItems<EventFields> | undefined> {
  const successful = "orThrow" in started ? started.orThrow() : started;
  const { data, contentType, response } = (await successful.withResponse()) as AnyResult;
  if (response.status === 204) return undefined;
  const items = data as Partial<ClientItems<EventFields>> | null | undefined;
  if (contentType?.toLowerCase().startsWith("text/event-stream") === true) return items as ClientItems<EventFields>;
  items?.cancel?.();
  throw new TypeError("The response is not an event stream.");
}

function remember(known: Set<string>, id: string): void {
  if (id !== "" && id.length <= maxEventId) known.add(id);
  if (known.size > maxKnownIds) known.delete(known.values().next().value!);
}

/** The id is sent in UTF-8. WHATWG HTML, section 9.2.3. */
function resumeHeaders(id: string): Readonly<Record<string, string>> {
  if (id === "") return {};
  if (id.length > maxEventId) throw new TypeError(`The id of the last event is longer than ${maxEventId} characters.`);
  return { "Last-Event-ID": String.fromCharCode(...new TextEncoder().encode(id)) };
}

function isDropped(error: unknown): boolean {
  return isNetworkError(error) || isTimeoutError(error) || (isApiError(error) && Number(error.status) >= 500);
}

/** Waits. Rejects with the reason of the signal when it aborts. */
function pauseUntil(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      release?.();
      resolve();
    }, milliseconds);
    const release =
      signal &&
      onAbort(signal, () => {
        clearTimeout(timer);
        release?.();
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- it is passed on as it came
        reject(signal.reason);
      });
  });
}
