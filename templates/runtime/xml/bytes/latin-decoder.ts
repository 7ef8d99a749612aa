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

/** Bytes of the room that is kept for the next text; longer texts get one of their own. */
const maxKept = 1_048_576;
/** Bytes that are written beyond a text before its end is found: four words. */
const slack = 16;

/** The place in which a text is put together: one buffer, since a text of many pieces would be copied once more. */
interface Room {
  /** Characters below U+0100, as bytes. */
  readonly bytes: LatinBuffer;
  /** The same bytes, as words. */
  readonly view: DataView;
}

let kept: Room | undefined;

/** The text of UTF-8 bytes that has no character above U+00FF, where the platform has such a buffer. Undefined for all others, wrong bytes included. */
export function decodeLatin(source: Uint8Array): string | undefined {
  const { Buffer } = globalThis as unknown as BufferPlatform;
  if (Buffer === undefined) return undefined;
  const { buffer, byteOffset, length } = source;
  const view = new DataView(buffer, byteOffset, length);
  if (isAscii(view)) return Buffer.from(buffer, byteOffset, length).toString("latin1");
  return copyLatin(source, view, roomFor(length, Buffer));
}

function roomFor(length: number, Buffer: NonNullable<BufferPlatform["Buffer"]>): Room {
  if (kept !== undefined && kept.bytes.length >= length + slack) return kept;
  const buffer = new ArrayBuffer(length + slack);
  const room = { bytes: Buffer.from(buffer), view: new DataView(buffer) };
  if (length <= maxKept) kept = room;
  return room;
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

function copyLatin(source: Uint8Array, from: DataView, { bytes, view }: Room): string | undefined {
  const end = source.length;
  let at = 0;
  let length = 0;
  while (at < end) {
    while (at + 16 <= end) {
      const one = from.getInt32(at, true);
      const two = from.getInt32(at + 4, true);
      const three = from.getInt32(at + 8, true);
      const four = from.getInt32(at + 12, true);
      if (((one | two | three | four) & beyondAscii) !== 0) break;
      view.setInt32(length, one, true);
      view.setInt32(length + 4, two, true);
      view.setInt32(length + 8, three, true);
      view.setInt32(length + 12, four, true);
      at += 16;
      length += 16;
    }
    while (at < end && source[at]! < 0x80) bytes[length++] = source[at++]!;
    if (at >= end) break;
    const lead = source[at]!;
    const second = source[at + 1] ?? 0;
    // The leads of U+0080 to U+00FF.
    if ((lead & 0xfe) !== 0xc2 || (second & 0xc0) !== 0x80) return undefined;
    bytes[length++] = ((lead & 3) << 6) | (second & 0x3f);
    at += 2;
  }
  return bytes.toString("latin1", 0, length);
}
