import type { BlobLike, ByteStream } from "../http/payload.js";
import { isBlob, isBytes } from "../http/payload-bytes.js";

/** A body that is sent piece by piece. */
export interface ByteSource {
  /** Returns the next piece; undefined at the end. Rejects if the body fails or yields a value other than bytes. */
  next(): Promise<Uint8Array | undefined>;
  /** Releases the body before its end, also while a piece is pending. Never throws. */
  cancel(): void;
}

/** Opens a body for reading. Never throws: a body that cannot be opened, such as a locked stream, rejects when it is read. */
export function openBytes(body: BlobLike | ByteStream): ByteSource {
  try {
    return openSource(body);
  } catch (error) {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- it is passed on as it came
    return { next: () => Promise.reject(error), cancel: () => undefined };
  }
}

function openSource(body: BlobLike | ByteStream): ByteSource {
  const stream = isBlob(body) ? (body.stream() as ByteStream) : body;
  // A web stream is read by its reader: an iterator would not let go of it while a piece is awaited.
  return "getReader" in stream ? openReader(stream.getReader()) : openIterable(stream);
}

function openReader(reader: {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  cancel(reason?: unknown): Promise<void>;
}): ByteSource {
  return {
    async next() {
      const { done, value } = await reader.read();
      return done ? undefined : checked(value);
    },
    cancel() {
      reader.cancel().catch(() => undefined);
    },
  };
}

function openIterable(stream: AsyncIterable<Uint8Array> & { destroy?: () => unknown }): ByteSource {
  const iterator: AsyncIterator<unknown, unknown> = stream[Symbol.asyncIterator]();
  return {
    async next() {
      const result = await iterator.next();
      return result.done === true ? undefined : checked(result.value);
    },
    cancel() {
      // A generator hears of its end when it next gives a piece; a stream of Node can be ended at once.
      if (typeof stream.destroy === "function") stream.destroy();
      else iterator.return?.().then(undefined, () => undefined);
    },
  };
}

function checked(chunk: unknown): Uint8Array {
  if (!isBytes(chunk)) throw new TypeError("A chunk of a byte stream is not a Uint8Array.");
  return chunk;
}

/** Releases an unused body, so that its files and connections are closed. */
export function discardBody(body: string | Uint8Array | BlobLike | ByteStream | undefined): void {
  if (body === undefined || typeof body === "string" || isBytes(body) || isBlob(body)) return;
  openBytes(body).cancel();
}
