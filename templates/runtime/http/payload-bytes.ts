import type { BinaryInput, BlobLike, ByteStream, ReadableStreamLike } from "./payload.js";

/** True for bytes, a Blob or a stream, of any realm. */
export function isBinaryInput(value: unknown): value is BinaryInput {
  if (typeof value !== "object" || value === null) return false;
  return isBytes(value) || isBlob(value) || "getReader" in value || Symbol.asyncIterator in value;
}

/** True for a Uint8Array of any realm, such as a Node Buffer. */
export function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array || Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/** True for a Blob or a File. */
export function isBlob(value: unknown): value is BlobLike {
  return typeof value === "object" && value !== null && "arrayBuffer" in value && "stream" in value && "size" in value;
}

/** Raw binary piece by piece. To stop early is to cancel what it comes from. Rejects when a piece is not bytes. */
export async function* byteChunks(input: BinaryInput): AsyncGenerator<Uint8Array, void, undefined> {
  if (isBytes(input)) {
    yield input;
    return;
  }
  for await (const chunk of chunksOf(isBlob(input) ? (input.stream() as ByteStream) : input)) {
    if (!isBytes(chunk)) throw notBytes();
    yield chunk;
  }
}

function chunksOf(stream: ByteStream): AsyncIterable<unknown> {
  return "getReader" in stream ? readerChunks(stream) : stream;
}

/** Not every platform's ReadableStream is iterable, so it is read by its reader. */
async function* readerChunks(stream: ReadableStreamLike): AsyncGenerator<unknown, void, undefined> {
  const reader = stream.getReader();
  let finished = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    finished = true;
  } finally {
    // A failed stream has nothing left to cancel and rejects again.
    if (!finished) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/** The whole of raw binary. Rejects with a `BodyTooLargeError` as soon as it is longer than `limit`. */
export async function readAllBytes(input: BinaryInput, limit: number): Promise<Uint8Array> {
  if ("getReader" in input) return readStream(input, limit);
  const collected = collectBytes();
  for await (const chunk of byteChunks(input)) if (collected.add(chunk) > limit) throw bodyTooLarge(limit);
  return collected.whole();
}

/** Reads a web stream only with its reader: an iterator would wait several times for each piece. */
async function readStream(stream: ReadableStreamLike, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const collected = collectBytes();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return collected.whole();
      if (!isBytes(value)) throw notBytes();
      if (collected.add(value) > limit) throw bodyTooLarge(limit);
    }
  } catch (error) {
    // A failed stream has nothing left to cancel and rejects again.
    await reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    reader.releaseLock();
  }
}

function notBytes(): TypeError {
  return new TypeError("A chunk of a byte stream is not a Uint8Array.");
}

/** Bytes that come piece by piece. */
export interface CollectedBytes {
  /** Takes a piece, and says how long all are together. */
  add(chunk: Uint8Array): number;
  /** All of them. */
  whole(): Uint8Array;
}

/** The number of pieces that are joined into one. */
const maxChunks = 1024;

/** Collects pieces. Every so many are joined, since an object for each byte of a body takes a hundred times its memory. */
export function collectBytes(): CollectedBytes {
  const joined: Uint8Array[] = [];
  let chunks: Uint8Array[] = [];
  let before = 0;
  let length = 0;
  return {
    add(chunk) {
      length += chunk.length;
      chunks.push(chunk);
      if (chunks.length < maxChunks) return length;
      joined.push(joinBytes(chunks, length - before));
      chunks = [];
      before = length;
      return length;
    },
    whole: () => joinBytes([...joined, ...chunks], length),
  };
}

/** Pieces as one; a single piece is not copied. `length` is that of all together. */
function joinBytes(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const brand = "specwright/body-too-large";

/** A body exceeds its limit. */
export interface BodyTooLargeError extends Error {
  readonly brand: typeof brand;
  /** Maximum number of bytes. */
  readonly limit: number;
}

/** The error of a body that is longer than the limit. */
export function bodyTooLarge(limit: number): BodyTooLargeError {
  return Object.assign(new Error(`The body is longer than the limit of ${limit} bytes.`), { brand, limit } as const);
}

/** True for this error, also if another copy of the runtime threw it. */
export function isBodyTooLarge(error: unknown): error is BodyTooLargeError {
  return error instanceof Error && (error as Partial<BodyTooLargeError>).brand === brand;
}
