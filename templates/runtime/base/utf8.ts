/** Decodes UTF-8 bytes, or returns the offset of the first invalid byte. RFC 3629; a byte order mark is omitted. */
export function decodeUtf8(bytes: Uint8Array): Utf8Text {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const units = new Uint16Array(chunkSize);
  let text = "";
  let used = 0;
  for (let at = start; at < bytes.length;) {
    if (used > chunkSize - 2) {
      text += String.fromCharCode.apply(null, units.subarray(0, used) as unknown as number[]);
      used = 0;
    }
    const first = bytes[at] ?? 0;
    if (first < 0x80) {
      units[used++] = first;
      at += 1;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length === 0) {
      text += String.fromCharCode.apply(null, units.subarray(0, used) as unknown as number[]);
      return { ok: false, before: text };
    }
    let code = first & (0xff >> (length + 1));
    for (let next = 1; next < length; next += 1) code = (code << 6) | ((bytes[at + next] ?? 0) & 0x3f);
    if (code >= 0x10000) {
      units[used++] = 0xd7c0 + (code >> 10);
      units[used++] = 0xdc00 + (code & 0x3ff);
    } else {
      units[used++] = code;
    }
    at += length;
  }
  return { ok: true, text: text + String.fromCharCode.apply(null, units.subarray(0, used) as unknown as number[]) };
}

/** The decoded string, or the string before the first invalid byte. RFC 3629. */
export type Utf8Text =
  | { readonly ok: true; readonly text: string }
  /** The text in front of the first fault. */
  | { readonly ok: false; readonly before: string };

const chunkSize = 8192;

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
