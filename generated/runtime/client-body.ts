import type { Call } from "./client-types.js";
import { clientError, problemError } from "./client-errors.js";
import { httpProblem } from "./http-payload.js";

/**
 * The whole body of an answer. Rejects with a ResponseValidationError as soon as it is longer than `limit`, and with a
 * NetworkError when it breaks off.
 */
export async function readBody(call: Call, response: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = Number(response.headers.get("content-length")) > limit ? Infinity : 0;
  const reader = response.body?.getReader();
  const stop = (): void => cancel(reader);
  call.signal.addEventListener("abort", stop);
  try {
    while (reader !== undefined && length <= limit) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      chunks.push(value);
    }
  } catch (cause) {
    throw clientError("NetworkError", call, "got an answer that broke off", { cause });
  }
  if (length > limit) {
    stop();
    const problem = httpProblem("http/too-large", `The body is longer than the limit of ${limit} bytes.`);
    const { status } = response;
    throw problemError(
      "ResponseValidationError",
      call,
      `was answered by status ${status}`,
      [problem],
      { response, body: new Uint8Array() },
      { status },
    );
  }
  return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  if (chunks.length === 1) return chunks[0]!;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Gives up what is left of a body. A stream that has failed, or is being read, says so to nobody. */
export function cancel(stream: { cancel(): Promise<void> } | null | undefined): void {
  stream?.cancel().catch(() => undefined);
}
