import type { BinaryBody, BinaryInput } from "./payload.js";
import { byteChunks, readAllBytes } from "./payload-bytes.js";

/** A body over where its bytes come from, to be read once: a second reading rejects. `limit` holds for `bytes()` alone. */
export function binaryBody(contentType: string, source: BinaryInput, limit: number): BinaryBody {
  let taken = false;
  const take = (): BinaryInput => {
    if (taken) throw new TypeError("The body was already read.");
    taken = true;
    return source;
  };
  return {
    contentType,
    bytes: async () => readAllBytes(take(), limit),
    stream: () => byteChunks(take()),
  };
}
