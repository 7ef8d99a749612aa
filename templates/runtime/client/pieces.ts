import { cancel } from "./body.js";
import { clientError } from "./errors.js";
import type { Call } from "./client-types.js";
import type { ReadableStreamLike } from "../http/payload.js";

/** Yields the body of a response piece by piece, on demand. Leaving it early releases the connection. */
export async function* piecesOf(call: Call, { body }: Response): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return;
  const reader: ReturnType<ReadableStreamLike["getReader"]> = body.getReader();
  call.onAbort = () => cancel(reader);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // An abort may look like the end.
      call.signal.throwIfAborted();
      if (done || value === undefined) return;
      yield value;
    }
  } catch (cause) {
    throw call.signal.aborted
      ? call.signal.reason
      : clientError("NetworkError", call, "got an incomplete response", { cause });
  } finally {
    cancel(reader);
    call.release();
  }
}
