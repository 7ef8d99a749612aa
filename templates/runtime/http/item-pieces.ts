import { collectBytes } from "./payload-bytes.js";
import { refusePayload } from "./payload-result.js";

/** The bytes of an item that comes piece by piece. */
export interface ItemPieces {
  /** Adds bytes. Throws an error with `problems` as soon as they are too many. */
  add(bytes: Uint8Array): void;
  /** All that was added since the last time. */
  take(): Uint8Array;
  readonly length: number;
}

/** Begins an item that arrives in pieces, and refuses it beyond the limit. */
export function collectItem(limit: number): ItemPieces {
  let collected = collectBytes();
  let length = 0;
  return {
    add(bytes) {
      if (bytes.length > 0) length = collected.add(bytes);
      if (length > limit) refuseLongItem(limit);
    },
    take() {
      const whole = collected.whole();
      collected = collectBytes();
      length = 0;
      return whole;
    },
    get length() {
      return length;
    },
  };
}

/** Throws for an item that is longer than it may be. */
export function refuseLongItem(limit: number): never {
  refusePayload("http/too-large", `The item is longer than ${limit} bytes.`);
}
