import type { Call, ClientBodyReader, LateBody } from "./client-types.js";
import { cancel } from "./body.js";
import { clientError, responseError } from "./errors.js";
import { piecesOf } from "./pieces.js";
import { streamOf } from "./request-stream.js";
import { isBrokenItem } from "../http/broken-item.js";
import { readItems, type ItemReader, type ItemSource, type ItemWriter } from "../http/items.js";
import { itemsWriter } from "../http/payload-items.js";
import type { Problem } from "../base/problem.js";
import type { ByteStream, PayloadWriter, ReadOptions } from "../http/payload.js";

/**
 * The items of a response, read on demand: `for await (const item of result.data)`, once. Leaving the loop, `cancel` or
 * the call's `signal` releases the connection, which stays open until then. Each item is validated. The first item that
 * is invalid or longer than `maxResponseBytes` rejects with a ResponseValidationError, a broken connection with a
 * NetworkError. The timeout covers only the head of the response.
 */
export interface ClientItems<T> extends AsyncIterable<T> {
  /** Starts the only iteration over the items. */
  [Symbol.asyncIterator](): AsyncIterableIterator<T>;
  /** Ends the response, also while an item is pending. */
  cancel(): void;
}

const ended: IteratorReturnResult<undefined> = { done: true, value: undefined };

/** Returns a reader that yields the items of a response on demand. */
export function clientItemsReader<T>(mediaType: string, read: ItemReader<T>): ClientBodyReader {
  return {
    mediaType,
    wants: "stream",
    open: (call, response, options, limit) => {
      call.isOpen = true;
      return clientItems(call, response, () => itemsOf(call, response, read, options, limit));
    },
  };
}

function clientItems<T>(call: Call, { body }: Response, open: () => AsyncGenerator<T>): ClientItems<T> {
  const state = { isTaken: false, isLeft: false };
  const leave = (): void => {
    state.isLeft = true;
    // If a body is being read, its reader handles the abort.
    call.onAbort?.();
    cancel(body?.locked === true ? undefined : body);
    call.release();
  };
  return {
    [Symbol.asyncIterator]() {
      if (state.isTaken) throw new TypeError("The items were already read.");
      state.isTaken = true;
      const items = open();
      const iterator: AsyncIterableIterator<T> = {
        [Symbol.asyncIterator]: () => iterator,
        next: () =>
          state.isLeft
            ? Promise.resolve(ended)
            : items.next().then(
                // The rest of a cancelled response is not an item.
                (step) => (state.isLeft ? ended : step),
                (error: unknown) => {
                  if (state.isLeft && !call.signal.aborted) return ended;
                  throw error;
                },
              ),
        return: async () => {
          leave();
          await items.return(undefined).catch(() => undefined);
          return ended;
        },
      };
      return iterator;
    },
    cancel: leave,
  };
}

async function* itemsOf<T>(
  call: Call,
  response: Response,
  read: ItemReader<T>,
  options: ReadOptions,
  limit: number,
): AsyncGenerator<T, void, undefined> {
  let position = 0;
  const { report } = options;
  const reportAt =
    report &&
    ((found: readonly Problem[]) =>
      report(found.map((problem) => ({ ...problem, path: `/${position}${problem.path}` }))));
  try {
    for await (const item of readItems(piecesOf(call, response), read({ ...options, report: reportAt }, limit))) {
      yield item;
      position += 1;
    }
  } catch (error) {
    throw isBrokenItem(error) ? responseError(call, response, undefined, error.problems) : error;
  }
}

/** Sends items as they come. One that breaks the contract ends the call with a RequestValidationError. */
export function clientItemsWriter<T>(mediaType: string, write: ItemWriter<T>): PayloadWriter<ItemSource<T>> {
  const writer = itemsWriter(mediaType, write);
  return {
    ...writer,
    write: (items, chosen, options) => {
      const { body, contentType } = writer.write(items, chosen, options);
      const late = (call: Call): unknown => streamOf(telling(body as AsyncIterable<Uint8Array>, call), call.signal);
      return {
        body: Object.assign(late, { isRepeatable: Array.isArray(items) }) satisfies LateBody as never,
        contentType,
      };
    },
  };
}

/** Bytes that end their call when an item fails: what `fetch` says of that is only that sending failed. */
function telling(bytes: AsyncIterable<Uint8Array>, call: Call): ByteStream {
  return {
    [Symbol.asyncIterator]() {
      const iterator = bytes[Symbol.asyncIterator]();
      return {
        next: async () => {
          try {
            return await iterator.next();
          } catch (error) {
            const reason = isBrokenItem(error)
              ? clientError("RequestValidationError", call, "was broken off", undefined, error.problems)
              : error;
            call.fail(reason);
            throw reason;
          }
        },
        return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}
