import type { Call, ClientBodyReader } from "./client-types.js";
import { cancel, readBody } from "./client-body.js";
import { clientError } from "./client-errors.js";
import type { BinaryBody, BinaryInput, PayloadWriter, ReadableStreamLike } from "./http-payload.js";
import { binaryWriter } from "./payload-binary.js";

/**
 * A binary answer that has not been read: ask once for one of its forms. `bytes` and `blob` reject with a
 * ResponseValidationError when it is longer than `maxResponseBytes`; a stream has no limit. The timeout ends with the
 * head of the answer; the call's `signal` is heard until the body ends. A body that nobody wants is to be cancelled by
 * leaving its stream, or by the signal: until then its connection is kept.
 */
export interface ClientBinaryBody extends BinaryBody {
  blob(): Promise<Blob>;
}

/** Hands an answer's body on before it has been read. */
export function clientBinaryReader(mediaType: string): ClientBodyReader {
  return {
    mediaType,
    wants: "stream",
    open: (call, response, contentType, limit) => {
      call.isOpen = true;
      const bytes = (): Promise<Uint8Array> => readBody(call, response, limit).finally(call.release);
      return {
        contentType,
        bytes,
        blob: async () => new Blob([(await bytes()) as never], { type: contentType }),
        stream: () => pieces(call, response),
      };
    },
  };
}

async function* pieces(call: Call, { body }: Response): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (cause) {
    throw call.signal.aborted ? call.signal.reason : clientError("NetworkError", call, "got an answer that broke off", { cause }); // prettier-ignore
  } finally {
    cancel(reader);
    call.release();
  }
}

/** Sends bytes, a Blob or a stream as they are. */
export function clientBinaryWriter(mediaType: string): PayloadWriter<BinaryInput> {
  const writer = binaryWriter(mediaType);
  return {
    ...writer,
    write: (value, chosen) => {
      const { body, contentType } = writer.write(value, chosen);
      return { body: platformBody(body as BinaryInput), contentType };
    },
  };
}

/** Raw binary as every platform's `fetch` takes it. Other streams are read as they are pulled, and stopped with the request. */
function platformBody(body: BinaryInput): Uint8Array | Blob | ReadableStreamLike {
  if (body instanceof Uint8Array || body instanceof Blob || body instanceof ReadableStream) return body;
  const source = "arrayBuffer" in body ? (body.stream() as ReadableStreamLike) : body;
  const pull = "getReader" in source ? source.getReader() : undefined;
  const chunks = "getReader" in source ? undefined : source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await (pull?.read() ?? chunks!.next());
      if (done === true) controller.close();
      else controller.enqueue(value!);
    },
    async cancel(reason) {
      await (pull?.cancel(reason) ?? chunks?.return?.());
    },
  });
}
