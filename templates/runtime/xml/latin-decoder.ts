/**
 * UTF-8 of Latin letters, in half of the time that the platform's decoder takes for them: ASCII is copied by words, each letter of two bytes becomes
 * one, and the platform makes a text of bytes that are characters by their numbers.
 */

/** A buffer of Node and of other platforms that have it. */
interface LatinBuffer extends Uint8Array {
  /** The text of bytes that are characters by their numbers. */
  toString(encoding?: "latin1", start?: number, end?: number): string;
}

interface BufferPlatform {
  /** Absent in browsers. */
  readonly Buffer?: { from(bytes: ArrayBufferLike, offset?: number, length?: number): LatinBuffer };
}

/** Characters of a chunk; longer texts are put together. */
const latinChunk = 32_768;
/** Bytes that are written beyond a chunk before it is asked for: two words and one byte. */
const slack = 9;

interface Chunk {
  /** Characters below U+0100, as bytes. */
  readonly bytes: LatinBuffer;
  /** The same bytes, as words. */
  readonly view: DataView;
}

let chunk: Chunk | undefined;

/** The text of UTF-8 bytes that has no character above U+00FF, where the platform has such a buffer. Undefined for all others, wrong bytes included. */
export function decodeLatin(source: Uint8Array): string | undefined {
  const { Buffer } = globalThis as unknown as BufferPlatform;
  if (Buffer === undefined) return undefined;
  const { buffer, byteOffset, length } = source;
  const view = new DataView(buffer, byteOffset, length);
  if (isAscii(view)) return Buffer.from(buffer, byteOffset, length).toString("latin1");
  if (chunk === undefined) {
    const room = new ArrayBuffer(latinChunk + slack);
    chunk = { bytes: Buffer.from(room), view: new DataView(room) };
  }
  return copyLatin(source, view, chunk);
}

/** Bits that no byte of ASCII has, of four bytes. */
const beyondAscii = 0x80808080;

/** True when all bytes are ASCII. */
function isAscii(view: DataView): boolean {
  const end = view.byteLength;
  let at = 0;
  while (at + 8 <= end && ((view.getInt32(at, true) | view.getInt32(at + 4, true)) & beyondAscii) === 0) at += 8;
  while (at < end && view.getUint8(at) < 0x80) at++;
  return at === end;
}

function copyLatin(source: Uint8Array, from: DataView, { bytes, view }: Chunk): string | undefined {
  const end = source.length;
  let text = "";
  let at = 0;
  let length = 0;
  while (at < end) {
    if (length >= latinChunk) {
      text += bytes.toString("latin1", 0, length);
      length = 0;
    }
    const last = Math.min(end - 8, at + latinChunk - length);
    while (at <= last) {
      const one = from.getInt32(at, true);
      const two = from.getInt32(at + 4, true);
      if (((one | two) & beyondAscii) !== 0) break;
      view.setInt32(length, one, true);
      view.setInt32(length + 4, two, true);
      at += 8;
      length += 8;
    }
    if (at >= end) break;
    const lead = source[at]!;
    // The leads of U+0080 to U+00FF.
    if (lead >= 0x80 && (lead & 0xfe) !== 0xc2) return undefined;
    if (lead < 0x80) {
      bytes[length++] = lead;
      at++;
    } else {
      const second = source[at + 1] ?? 0;
      if ((second & 0xc0) !== 0x80) return undefined;
      bytes[length++] = ((lead & 3) << 6) | (second & 0x3f);
      at += 2;
    }
  }
  return text + bytes.toString("latin1", 0, length);
}
