import type { Result } from "../base/problem.js";
import { atPosition, brokenItem } from "./broken-item.js";
import { refusePayload } from "./payload-result.js";
import { withoutValues, type PayloadWriter, type ReadOptions, type WriteOptions } from "./payload.js";

/** Items that are sent one by one: an array, a generator, or any other iterable. */
export type ItemSource<T> = Iterable<T> | AsyncIterable<T>;

/** Makes the decoder of one stream. `limit` is the bytes of the longest item. */
export type ItemReader<T = unknown> = (options: ReadOptions, limit: number) => ItemDecoder<T>;

/** Takes the bytes of a stream piece by piece and gives the items that end in each. Throws an error with `problems` when an item grows longer than the limit. */
export interface ItemDecoder<T = unknown> {
  /** The items that end in these bytes. */
  take(bytes: Uint8Array): Iterable<Result<T>>;
  /** The items that the end of the stream ends. */
  end(): Iterable<Result<T>>;
}

/**
 * Returns the serialized form of an item in a stream. Throws an error with `problems` for an item that is invalid or
 * cannot be serialized.
 */
export type ItemWriter<T = unknown> = (item: T, options: WriteOptions) => string;

/** True for values that can be sent as items. A string is not a source of items, although it is iterable. */
export function isItemSource(value: unknown): value is ItemSource<unknown> {
  return typeof value === "object" && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value);
}

/**
 * Yields the items of a stream, decoded on demand. Throws a `BrokenItemError` at the first invalid item. `chunks` is
 * released together with the items.
 */
export async function* readItems<T>(
  chunks: AsyncIterable<Uint8Array>,
  decoder: ItemDecoder<T>,
): AsyncGenerator<T, void, undefined> {
  let position = 0;
  const valueOf = (result: Result<T>): T => {
    if (result.ok === false) throw brokenItem(result.problems, position);
    position += 1;
    return result.value;
  };
  try {
    for await (const chunk of chunks) for (const result of decoder.take(chunk)) yield valueOf(result);
    for (const result of decoder.end()) yield valueOf(result);
  } catch (error) {
    throw atPosition(error, position);
  }
}

/** The part of the platform that is used. */
interface EncoderPlatform {
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}

/**
 * Yields the bytes of items on demand: first an empty piece, so that frameworks send the head of a response before the
 * first item, then one piece for each item. Rejects with a `BrokenItemError` at the first item that cannot be
 * serialized. The source of the items is released immediately with them.
 */
export function writeItems<T>(
  items: ItemSource<T>,
  write: ItemWriter<T>,
  options: WriteOptions,
): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
      const encoder = new (globalThis as unknown as EncoderPlatform).TextEncoder();
      let position = -1;
      return {
        async next() {
          if (position === -1) {
            position = 0;
            return { done: false, value: new Uint8Array(0) };
          }
          const step = await source.next();
          if (step.done === true) return { done: true, value: undefined };
          try {
            const value = encoder.encode(write(step.value, options));
            position += 1;
            return { done: false, value };
          } catch (error) {
            await leave(source);
            throw atPosition(error, position);
          }
        },
        async return() {
          await leave(source);
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/** Lets go of a source. Its complaints are nobody's: the items have ended. */
async function leave(source: Iterator<unknown> | AsyncIterator<unknown>): Promise<void> {
  try {
    await source.return?.();
  } catch {
    // Nobody reads on.
  }
}

/** The text of a value by its writer, which checks it before. Throws an error with `problems` for one that it refuses. */
export function textOfItem<T>(writer: PayloadWriter<T>, item: T, { validate }: WriteOptions): string {
  const checked = validate ? writer.validate?.(item, withoutValues) : undefined;
  if (checked?.ok === false)
    throw Object.assign(new TypeError("The item is not valid against the spec."), { problems: checked.problems });
  const { body } = writer.write(item);
  return typeof body === "string" ? body : refusePayload("type", "The item is not a JSON value.");
}
