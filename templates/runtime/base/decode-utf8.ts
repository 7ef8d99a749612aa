import { utf8Text } from "./utf8.js";

/** The text, or the text in front of the first invalid byte, and the offset of this byte. */
export type Utf8Text =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly before: string; readonly at: number };

/** Decodes UTF-8 bytes. RFC 3629; a byte order mark is omitted. */
export function decodeUtf8(bytes: Uint8Array): Utf8Text {
  const text = utf8Text(bytes);
  if (text !== undefined) return { ok: true, text };
  const at = validEnd(bytes);
  return { ok: false, before: utf8Text(bytes.subarray(0, at)) ?? "", at };
}

/** The offset of the first invalid byte, or the number of bytes. */
function validEnd(bytes: Uint8Array): number {
  let at = 0;
  for (let length = 1; at < bytes.length && length > 0; at += length) {
    length = bytes[at]! < 0x80 ? 1 : sequenceLength(bytes, at);
  }
  return at;
}

/** The number of bytes in the sequence at an offset; 0 when it is malformed. RFC 3629, section 4. */
function sequenceLength(bytes: Uint8Array, at: number): 0 | 2 | 3 | 4 {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  if (first >= 0xc2 && first <= 0xdf) return isTail(second) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    const low = first === 0xe0 ? 0xa0 : 0x80;
    const high = first === 0xed ? 0x9f : 0xbf;
    return second >= low && second <= high && isTail(bytes[at + 2]) ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const low = first === 0xf0 ? 0x90 : 0x80;
    const high = first === 0xf4 ? 0x8f : 0xbf;
    return second >= low && second <= high && isTail(bytes[at + 2]) && isTail(bytes[at + 3]) ? 4 : 0;
  }
  return 0;
}

function isTail(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
