/** Bytes to text, strictly. XML 1.0, section 4.3.3: bytes that are not text in the encoding are a fatal error. */

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

/** A TextDecoder of the platform. */
export interface PlatformDecoder {
  /** Returns the text; `stream` keeps an incomplete sequence at the end for the next call. */
  decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string;
}

/** The part of the platform that decodes bytes. */
export interface DecoderPlatform {
  /** Undefined on a platform without it. */
  readonly TextDecoder?: new (label: string, options: { fatal: boolean; ignoreBOM: boolean }) => PlatformDecoder;
}

let platformDecoder: PlatformDecoder | undefined;

/** UTF-8 as Unicode defines it (table 3-7): nothing overlong, no surrogates, nothing above U+10FFFF, nothing cut off. */
export function decodeUtf8Chunk(bytes: Uint8Array, from: number): DecodedText {
  const { TextDecoder } = globalThis as unknown as DecoderPlatform;
  if (TextDecoder === undefined) return decodeSteps(bytes, from);
  const wanted = from === 0 ? bytes : bytes.subarray(from);
  try {
    platformDecoder ??= new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { text: decodeLatin(wanted) ?? platformDecoder.decode(wanted), complete: true };
  } catch {
    // The platform does not say where a sequence is wrong.
    return decodeSteps(bytes, from);
  }
}

function decodeSteps(bytes: Uint8Array, from: number): DecodedText {
  const end = bytes.length;
  const units = new CodeUnits(bytes.length);
  let at = from;
  while (at < end) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      units.add(lead);
      at++;
      continue;
    }
    const length = sequenceLength(bytes, at, lead);
    if (length === 0) return { text: units.toString(), complete: false, wrongAt: at };
    units.addCodePoint(codePointOf(bytes, at, lead, length));
    at += length;
  }
  return { text: units.toString(), complete: true };
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

/** The number of bytes in the sequence at `at`, 0 when it is not well-formed. */
function sequenceLength(bytes: Uint8Array, at: number, lead: number): number {
  const second = bytes[at + 1] ?? 0;
  if (lead >= 0xc2 && lead <= 0xdf) return isContinuation(second) ? 2 : 0;
  if (lead >= 0xe0 && lead <= 0xef) {
    // 0xe0 would be overlong below 0xa0, 0xed a surrogate from 0xa0 on.
    const fits = second >= (lead === 0xe0 ? 0xa0 : 0x80) && second <= (lead === 0xed ? 0x9f : 0xbf);
    return fits && isContinuation(bytes[at + 2]) ? 3 : 0;
  }
  if (lead >= 0xf0 && lead <= 0xf4) {
    // 0xf0 would be overlong below 0x90, 0xf4 above U+10FFFF from 0x90 on.
    const fits = second >= (lead === 0xf0 ? 0x90 : 0x80) && second <= (lead === 0xf4 ? 0x8f : 0xbf);
    return fits && isContinuation(bytes[at + 2]) && isContinuation(bytes[at + 3]) ? 4 : 0;
  }
  return 0;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function codePointOf(bytes: Uint8Array, at: number, lead: number, length: number): number {
  let codePoint = lead & (0xff >> (length + 1));
  for (let next = at + 1; next < at + length; next++) codePoint = (codePoint << 6) | (bytes[next]! & 0x3f);
  return codePoint;
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

  addCodePoint(codePoint: number): void {
    if (codePoint > 0xffff) {
      this.add(0xd7c0 + (codePoint >> 10));
      this.add(0xdc00 + (codePoint & 0x3ff));
    } else {
      this.add(codePoint);
    }
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
