import { ResponseValidationError } from "./client-errors.js";
import { failureOf, untilAborted, type Call } from "./client-send.js";
import { httpProblem } from "./http-payload.js";

/**
 * The whole body of an answer. Rejects with a ResponseValidationError as soon as it is longer than `limit`, and with
 * what the call fails with when it breaks off.
 */
export async function readBody(call: Call, response: Response, limit: number): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  const reader = response.body.getReader();
  try {
    const bytes = await untilAborted(
      call,
      Number(response.headers.get("content-length")) > limit ? undefined : readAll(reader, limit),
    );
    if (bytes !== undefined) return bytes;
  } catch (cause) {
    cancel(reader);
    throw failureOf(call, cause);
  }
  cancel(reader);
  const problem = httpProblem("http/too-large", `The body is longer than the limit of ${limit} bytes.`);
  throw new ResponseValidationError(call, { response, body: new Uint8Array() }, [problem]);
}

/** The bytes up to the end, or undefined when there are more than `limit`. */
async function readAll(reader: BodyReader, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) break;
    length += value.length;
    if (length > limit) return undefined;
    chunks.push(value);
  }
  if (chunks.length === 1) return chunks[0];
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** The part of a stream, or of its reader, that is used. */
interface BodyReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
}

/** Gives up what is left of a body. A stream that has failed says so once more, to nobody. */
export function cancel(stream: { cancel(): Promise<void> } | null | undefined): void {
  stream?.cancel().catch(() => undefined);
}
