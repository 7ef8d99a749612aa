import { openBytes } from "./bytes.js";
import { webGlobals } from "./web-types.js";
import type { BlobLike, ByteStream, ReadableStreamLike } from "../http/payload.js";

/** Pieces as a web stream: asked for one by one, let go of when the stream is cancelled. A web stream stays what it is. */
export function toWebStream(body: BlobLike | ByteStream): ReadableStreamLike {
  if ("getReader" in body) return body;
  const source = openBytes(body);
  return new webGlobals.ReadableStream(
    {
      async pull(controller) {
        const chunk = await source.next();
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      },
      cancel: () => source.cancel(),
    },
    { highWaterMark: 0 },
  );
}
