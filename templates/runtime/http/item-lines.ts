import type { Result } from "../base/problem.js";
import { collectItem } from "./item-pieces.js";
import { textOfItem, type ItemReader, type ItemWriter } from "./items.js";
import { decodeText } from "./payload-decode.js";
import type { PayloadReader, PayloadWriter, ReadOptions, TextReader } from "./payload.js";

/** Cuts bytes into lines. */
export interface LineCutter {
  /** The lines that end in these bytes, without their ends. Throws when one is longer than the limit. */
  cut(bytes: Uint8Array): Iterable<Uint8Array>;
  /** The octets that follow the last end. */
  rest(): Uint8Array;
}

/** The byte that ends a line. */
export const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Cuts at the ends of lines: LF, or CR, LF and CRLF. Linear in the bytes, however they are cut into pieces. */
export function createLineCutter(limit: number, ends: "LF" | "CR, LF or CRLF"): LineCutter {
  const line = collectItem(limit);
  let isAfterReturn = false;
  return {
    *cut(bytes) {
      let from = 0;
      let feed = bytes.indexOf(lineFeed);
      let back = ends === "LF" ? -1 : bytes.indexOf(carriageReturn);
      while (feed !== -1 || back !== -1) {
        const isFeed = back === -1 || (feed !== -1 && feed < back);
        const end = isFeed ? feed : back;
        // The second half of a CRLF ends nothing.
        const isSecond = isFeed && isAfterReturn && end === from;
        isAfterReturn = !isFeed;
        if (!isSecond) {
          line.add(bytes.subarray(from, end));
          yield line.take();
        }
        from = end + 1;
        if (isFeed) feed = bytes.indexOf(lineFeed, from);
        else back = bytes.indexOf(carriageReturn, from);
      }
      if (from < bytes.length) isAfterReturn = false;
      line.add(bytes.subarray(from));
    },
    rest: () => line.take(),
  };
}

/** Reads JSON lines: an item in each line that is not blank. The last one needs no end. */
export function readLines<T>(reader: PayloadReader<T>): ItemReader<T> {
  return (options, limit) => {
    const cutter = createLineCutter(limit, "LF");
    return {
      *take(bytes) {
        for (const line of cutter.cut(bytes)) yield* readText(reader, line, options);
      },
      *end() {
        yield* readText(reader, cutter.rest(), options);
      },
    };
  };
}

/** Yields the item in a string; none if the string is blank. */
export function* readText<T>(
  reader: PayloadReader<T>,
  bytes: Uint8Array,
  options: ReadOptions,
): Generator<Result<T>, void, undefined> {
  if (isBlank(bytes)) return;
  const text = decodeText(bytes);
  yield text.ok === false ? text : (reader as TextReader<T>).read(text.value, options);
}

/** True for bytes that contain only JSON white space. */
function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === lineFeed || byte === carriageReturn);
}

/** Writes JSON lines. */
export function writeLines<T>(writer: PayloadWriter<T>): ItemWriter<T> {
  return (item, options) => `${textOfItem(writer, item, options)}\n`;
}
