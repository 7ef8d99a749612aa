import type { ItemReader, ItemSource, ItemWriter } from "./items.js";
import { isItemSource, readItems, writeItems } from "./items.js";
import { unreadablePayload, writtenType } from "./payload-result.js";
import type { PayloadWriter, StreamReader } from "./payload.js";

/** Returns a reader that yields the items of a stream on arrival, each read and validated on demand. */
export function itemsReader<T>(mediaType: string, read: ItemReader<T>): StreamReader<AsyncIterable<T>> {
  return {
    mediaType,
    wants: "stream",
    read: (body, options) => {
      const { maxItemBytes = Number.POSITIVE_INFINITY } = options;
      return { ok: true, value: readItems(body.stream(), read(options, maxItemBytes)) };
    },
  };
}

/** Writes items one by one, each checked and written when the receiver takes more. */
export function itemsWriter<T>(mediaType: string, write: ItemWriter<T>): PayloadWriter<ItemSource<T>> {
  return {
    mediaType,
    validate: (value) =>
      isItemSource(value)
        ? { ok: true, value: value as ItemSource<T> }
        : unreadablePayload("type", "The body must be items: an array, a generator or another iterable."),
    write: (items, chosen, options = { validate: true }) => ({
      body: writeItems(items, write, options),
      contentType: writtenType(mediaType, chosen, "application/jsonl"),
    }),
  };
}
