import { cancel, readBody } from "./client-body.js";
import { failureOf, untilAborted, type Call } from "./client-send.js";
import type { BinaryBody } from "./http-payload.js";

/**
 * A binary answer that has not been read: ask once for one of its forms. `bytes` and `blob` reject with a
 * ResponseValidationError when it is longer than `maxResponseBytes`; a stream has no limit. The timeout ends with the
 * head of the answer; the call's `signal` is heard until the body ends. A body that nobody wants is to be cancelled by
 * leaving its stream, or by the signal: until then its connection is kept.
 */
export interface ClientBinaryBody extends BinaryBody {
  blob(): Promise<Blob>;
}

/** The body of an answer, still to be read. Ends the call when it has been. */
export function clientBinaryBody(call: Call, response: Response, contentType: string, limit: number): ClientBinaryBody {
  const bytes = async (): Promise<Uint8Array> => {
    try {
      return await readBody(call, response, limit);
    } finally {
      call.end();
    }
  };
  return {
    contentType,
    bytes,
    blob: async () => new Blob([(await bytes()) as never], { type: contentType }),
    stream: () => pieces(call, response),
  };
}

async function* pieces(call: Call, response: Response): AsyncGenerator<Uint8Array, void, undefined> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await untilAborted(call, reader.read());
      if (done) return;
      yield value;
    }
  } catch (cause) {
    throw failureOf(call, cause);
  } finally {
    cancel(reader);
    call.end();
  }
}
