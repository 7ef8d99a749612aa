import type { ClientBodyReader, LateBody } from "./client-types.js";
import { readBody } from "./body.js";
import { piecesOf } from "./pieces.js";
import { streamOf } from "./request-stream.js";
import type { BinaryBody, BinaryInput, PayloadWriter } from "../http/payload.js";
import { binaryWriter } from "../http/payload-binary.js";

/**
 * A binary response body that has not been read. Call one of its methods once. `bytes` and `blob` reject with a
 * ResponseValidationError if the body is longer than `maxResponseBytes`; a stream has no limit. The timeout covers only
 * the head of the response; the call's `signal` stays active until the body ends. To discard an unused body, cancel its
 * stream or abort the signal: until then its connection stays open.
 */
export interface ClientBinaryBody extends BinaryBody {
  /** The whole response body, with its media type. */
  blob(): Promise<Blob>;
}

/** Returns a reader that passes on a response body before it is read. */
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
      const isRepeatable = value instanceof Uint8Array || value instanceof Blob;
      return {
        body: isRepeatable ? value : ((({ signal }) => streamOf(value, signal)) satisfies LateBody as never),
        contentType,
      };
    },
  };
}
