import type { Call, ClientBodyReader, LateBody } from "./types.js";
import { cancel, readBody } from "./body.js";
import { clientError } from "./errors.js";
import type { BinaryBody, BinaryInput, PayloadWriter, ReadableStreamLike } from "../http/payload.js";
import { binaryWriter } from "../http/payload-binary.js";

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
      const bytes = async (): Promise<Uint8Array> => {
        try {
          const bytes = await readBody(call, response, limit);
          // An abort may look like the end.
          call.signal.throwIfAborted();
          return bytes;
        } catch (error) {
          throw call.signal.aborted ? call.signal.reason : error;
        } finally {
          call.release();
        }
      };
      return {
        contentType,
        bytes,
        blob: async () => {
          const parts: never[] = [(await bytes()) as never];
          return new Blob(parts, { type: contentType });
        },
        stream: () => pieces(call, response),
      };
    },
  };
}

async function* pieces(call: Call, { body }: Response): AsyncGenerator<Uint8Array, void, undefined> {
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
      const { contentType } = writer.write(value, chosen);
      const isWhole = value instanceof Uint8Array || value instanceof Blob;
      return {
        body: isWhole ? value : (((signal) => streamOf(value, signal)) satisfies LateBody as never),
        contentType,
      };
    },
  };
}

/**
 * A stream that every platform's `fetch` takes. It is read as it is pulled, and stopped with the call: not every
 * `fetch` stops to read what it sends when it is aborted.
 */
function streamOf(input: Exclude<BinaryInput, Uint8Array>, signal: AbortSignal): ReadableStream {
  const source = "arrayBuffer" in input ? (input.stream() as ReadableStreamLike) : input;
  const reader = "getReader" in source ? source.getReader() : undefined;
  const chunks = "getReader" in source ? undefined : source[Symbol.asyncIterator]();
  const stop = async (reason: unknown): Promise<void> => {
    await (reader?.cancel(reason) ?? chunks?.return?.());
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener("abort", () => {
        controller.error(signal.reason);
        stop(signal.reason).catch(() => undefined);
      });
    },
    async pull(controller) {
      const { done, value } = (await (reader?.read() ?? chunks!.next())) as { done?: boolean; value?: Uint8Array };
      if (done === true) controller.close();
      else controller.enqueue(value!);
    },
    cancel: stop,
  });
}
