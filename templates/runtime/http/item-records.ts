import { collectItem } from "./item-pieces.js";
import { lineFeed, readText } from "./item-lines.js";
import { textOfItem, type ItemReader, type ItemWriter } from "./items.js";
import { unreadablePayload } from "./payload-result.js";
import type { Result } from "../base/problem.js";
import type { PayloadReader, PayloadWriter } from "./payload.js";

const recordSeparator = 0x1e;
const quote = 0x22;
const backslash = 0x5c;

/**
 * Reads a JSON text sequence (RFC 7464): each item follows a record separator and ends with a line feed, so it is
 * returned as soon as it is complete. Rejects content before the first separator, and numbers and words without a line
 * feed at the end: they may be cut off (section 2.4).
 */
export function readRecords<T>(reader: PayloadReader<T>): ItemReader<T> {
  return (options, limit) => {
    const record = collectItem(limit);
    let isSeparated = false;
    let depth = 0;
    let isInString = false;
    let isEscaped = false;
    let isEmpty = true;
    const begin = (): Uint8Array => {
      [depth, isInString, isEscaped, isEmpty] = [0, false, false, true];
      return record.take();
    };
    /** Takes note of a byte. True when it ends the item. */
    const endsWith = (byte: number): boolean => {
      if (isInString) {
        isInString = isEscaped || byte !== quote;
        isEscaped = !isEscaped && byte === backslash;
        return false;
      }
      if (byte === lineFeed) return depth === 0 && !isEmpty;
      if (byte === quote) isInString = true;
      // "[" and "{", "]" and "}" differ in one bit.
      else if ((byte | 0x20) === 0x7b) depth += 1;
      else if ((byte | 0x20) === 0x7d) depth -= 1;
      if (byte > 0x20) isEmpty = false;
      return false;
    };
    const finish = function* (isComplete: boolean): Generator<Result<T>, void, undefined> {
      const isBlank = isEmpty;
      const bytes = begin();
      if (isBlank) return;
      if (!isSeparated)
        yield unreadablePayload("json/syntax", "A record of the sequence does not start with a record separator.");
      else if (!isComplete && !endsItself(bytes))
        yield unreadablePayload("json/syntax", "A record of the sequence is incomplete.");
      else yield* readText(reader, bytes, options);
    };
    return {
      *take(bytes) {
        let from = 0;
        for (let at = 0; at < bytes.length; at += 1) {
          const byte = bytes[at]!;
          if (byte !== recordSeparator && !endsWith(byte)) continue;
          record.add(bytes.subarray(from, at));
          yield* finish(byte === lineFeed);
          isSeparated = byte === recordSeparator;
          from = at + 1;
        }
        record.add(bytes.subarray(from));
      },
      *end() {
        yield* finish(false);
      },
    };
  };
}

/** True for an object, an array or a string: a value that shows where it ends. */
function endsItself(bytes: Uint8Array): boolean {
  let at = bytes.length - 1;
  while (at > 0 && bytes[at]! <= 0x20) at -= 1;
  return bytes[at] === quote || (bytes[at]! | 0x20) === 0x7d;
}

/** Writes a JSON text sequence (RFC 7464). */
export function writeRecords<T>(writer: PayloadWriter<T>): ItemWriter<T> {
  return (item, options) => `\x1e${textOfItem(writer, item, options)}\n`;
}
