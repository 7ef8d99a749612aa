import { clientError, responseError } from "./errors.js";
import type { Call } from "./client-types.js";
import { httpProblem, type ReadableStreamLike } from "../http/payload.js";

/**
 * Returns the whole body of a response. Rejects with a ResponseValidationError as soon as the body is longer than
 * `limit`, and with a NetworkError if the connection breaks. Any abort stops it.
 */
export async function readBody(call: Call, response: Response, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const chunks: Uint8Array[] = [];
  if (response.body === null) return new Uint8Array();
  const reader: ReturnType<ReadableStreamLike["getReader"]> = response.body.getReader();
  call.onAbort = () => cancel(reader);
  let length = Number(response.headers.get("content-length")) > limit ? Infinity : 0;
  try {
    while (length <= limit) {
      const { done, value } = await reader.read();
      if (done || value === undefined) return joined([...pieces, ...chunks]);
      length += value.length;
      // An object for each byte would take a hundred times the memory that the limit allows.
      if (chunks.push(value) > 999) pieces.push(joined(chunks.splice(0)));
    }
  } catch (cause) {
    throw clientError("NetworkError", call, "got an incomplete response", { cause });
  }
  cancel(reader);
  throw responseError(call, response, undefined, [
    httpProblem("http/too-large", `The body is longer than ${limit} bytes.`),
  ]);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  if (chunks.length === 1) return chunks[0]!;
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Cancels the rest of a body. Ignores the rejection of a stream that failed or is locked. */
export function cancel(stream: { cancel(): Promise<void> } | null | undefined): void {
  stream?.cancel().catch(() => undefined);
}
