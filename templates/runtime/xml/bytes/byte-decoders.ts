/** Bytes to text, strictly. XML 1.0, section 4.3.3: bytes that are not text in the encoding are a fatal error. */

import { decodeUtf8 } from "../../base/decode-utf8.js";
import { decodeLatin } from "./latin-decoder.js";

/**
 * The text that was decoded, and its faults. When a byte sequence is wrong, `text` is what stands before it and
 * `complete` is false.
 */
export interface DecodedText {
  readonly text: string;
  /** False where a byte sequence is wrong, behind the text. */
  readonly complete: boolean;
  /** The place of the first wrong byte. */
  readonly wrongAt?: number;
}

/** UTF-8 (RFC 3629), which begins at `from` behind a byte order mark. */
export function decodeUtf8Chunk(bytes: Uint8Array, from: number): DecodedText {
  const latin = decodeLatin(bytes.subarray(from));
  if (latin !== undefined) return { text: latin, complete: true };
  const decoded = decodeUtf8(bytes);
  return decoded.ok === false
    ? { text: decoded.before, complete: false, wrongAt: decoded.at }
    : { text: decoded.text, complete: true };
}

/** UTF-16. A surrogate without its partner stays in the text; the reader refuses it at its place. */
export function decodeUtf16(bytes: Uint8Array, from: number, littleEndian: boolean): DecodedText {
  const units = new CodeUnits(bytes.length);
  const low = littleEndian ? 0 : 1;
  const high = 1 - low;
  const end = bytes.length - 1;
  let at = from;
  for (; at < end; at += 2) units.add((bytes[at + high]! << 8) | bytes[at + low]!);
  return { text: units.toString(), complete: at === bytes.length, wrongAt: at };
}

/** US-ASCII (`last` 0x7f) and ISO-8859-1 (`last` 0xff): each byte is the character of its number, or one of `c1` from 0x80 to 0x9f. */
export function decodeSingleBytes(bytes: Uint8Array, last: number, c1?: string): DecodedText {
  const units = new CodeUnits(bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte > last) return { text: units.toString(), complete: false, wrongAt: at };
    units.add(c1 !== undefined && byte >> 5 === 4 ? c1.charCodeAt(byte - 0x80) : byte);
  }
  return { text: units.toString(), complete: true };
}

/** The text of single bytes, in which the bytes 0x80 to 0x9f are the characters of their numbers. */
export function charactersFor(bytes: Uint8Array, text: string): string {
  const units = new CodeUnits(bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    units.add(byte >> 5 === 4 ? byte : text.charCodeAt(at));
  }
  return units.toString();
}

const chunkLength = 2048;

/** Collects UTF-16 code units; strings are made of many at once. */
class CodeUnits {
  private readonly units: number[];
  private readonly chunks: string[] = [];
  private length = 0;

  /** Room for so many at most, or for a chunk of them. */
  constructor(most: number) {
    this.units = new Array<number>(Math.min(most + 1, chunkLength)).fill(0);
  }

  add(unit: number): void {
    this.units[this.length++] = unit;
    if (this.length === chunkLength) this.flush(this.units);
  }

  toString(): string {
    this.flush(this.units.slice(0, this.length));
    return this.chunks.join("");
  }

  private flush(units: number[]): void {
    this.chunks.push(String.fromCharCode(...units));
    this.length = 0;
  }
}
