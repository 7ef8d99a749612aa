import { openBytes } from "./bytes.js";
import { webGlobals } from "./web-types.js";
import type { BlobLike, ByteStream, ReadableStreamLike } from "../http/payload.js";
import { createTurn } from "../server/turn.js";

/** Pieces as a web stream: asked for one by one, let go of when the stream is cancelled. A web stream stays what it is. */
export function toWebStream(body: BlobLike | ByteStream): ReadableStreamLike {
  if ("getReader" in body) return body;
  const source = openBytes(body);
  const turn = createTurn();
  return new webGlobals.ReadableStream(
    {
      async pull(controller) {
        const chunk = await source.next().catch(async (error: unknown) => {
          // Frameworks break off the connection at once: what they have just been given would not be sent.
          await turn();
          throw error;
        });
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      },
      cancel: () => source.cancel(),
    },
    { highWaterMark: 0 },
  );
}
