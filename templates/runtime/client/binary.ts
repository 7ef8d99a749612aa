import type { ClientBodyReader, LateBody } from "./client-types.js";
import { readBody } from "./body.js";
import { piecesOf } from "./pieces.js";
import { streamOf } from "./request-stream.js";
import type { BinaryBody, BinaryInput, PayloadWriter } from "../http/payload.js";
import { binaryWriter } from "../http/payload-binary.js";

/**
 * A binary answer that has not been read: ask once for one of its forms. `bytes` and `blob` reject with a
 * ResponseValidationError when it is longer than `maxResponseBytes`; a stream has no limit. The timeout ends with the
 * head of the answer; the call's `signal` is heard until the body ends. A body that nobody wants is to be cancelled by
 * leaving its stream, or by the signal: until then its connection is kept.
 */
export interface ClientBinaryBody extends BinaryBody {
  /** The whole answer, with its media type. */
  blob(): Promise<Blob>;
}

/** Hands an answer's body on before it has been read. */
export function clientBinaryReader(mediaType: string): ClientBodyReader {
  return {
    mediaType,
    wants: "stream",
    open: (call, response, { contentType }, limit) => {
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
        stream: () => piecesOf(call, response),
      };
    },
  };
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
        body: isWhole ? value : ((({ signal }) => streamOf(value, signal)) satisfies LateBody as never),
        contentType,
      };
    },
  };
}
