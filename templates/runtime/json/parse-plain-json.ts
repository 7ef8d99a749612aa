import { exactNumberEnd } from "./number.js";

/** The encoder of the platform, whose types not every project declares. */
interface EncoderPlatform {
  /** The encoder of UTF-8; undefined where the platform has none. */
  readonly TextEncoder?: new () => {
    encodeInto(text: string, bytes: Uint8Array): { readonly read: number; readonly written: number };
  };
}

/**
 * The value of JSON text by JSON.parse, if one look at its UTF-8 bytes shows that this is exact: no nesting beyond the limit, no
 * number that a double changes, no half of a surrogate pair, no property twice. Undefined in all other cases, faulty texts
 * included: then `parseJsonText` reads character by character and knows what is wrong and where.
 */
export function parsePlainJson(
  text: string,
  maxDepth: number,
  bytes?: Uint8Array,
): { readonly value: unknown } | undefined {
  const utf8 = bytes ?? encoded(text);
  const members = utf8 === undefined ? -1 : countPlainMembers(text, utf8, maxDepth);
  if (members === -1) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    // JSON.parse keeps the last of two members with one name, and then some are missing.
    return countAllMembers(value) === members ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Not every platform can tell that there is no half of a surrogate pair. */
function isWellFormed(text: string): boolean {
  return (text as { isWellFormed?(): boolean }).isWellFormed?.() ?? !/\p{Surrogate}/u.test(text);
}

/** Most texts fit into a buffer that stays. */
const bufferLength = 65_536;

let buffer: Uint8Array | undefined;

/** The bytes of a text; undefined if it has half of a surrogate pair, and on a platform without an encoder. */
function encoded(text: string): Uint8Array | undefined {
  const { TextEncoder } = globalThis as unknown as EncoderPlatform;
  if (TextEncoder === undefined || !isWellFormed(text)) return undefined;
  const encoder = new TextEncoder();
  const length = text.length * 1.125;
  const target = length > bufferLength ? new Uint8Array(length) : (buffer ??= new Uint8Array(bufferLength));
  const { read, written } = encoder.encodeInto(text, target);
  if (read === text.length) return target.subarray(0, written);
  const longest = new Uint8Array(text.length * 3);
  return longest.subarray(0, encoder.encodeInto(text, longest).written);
}

/** Bytes by what they begin: a string, a member's value, an array or object, its end, a number; 0 for all others. */
const kinds: Uint8Array = /* @__PURE__ */ kindsOfBytes(['"', ":", "[{", "]}", "-.0123456789"]);

function kindsOfBytes(characters: readonly string[]): Uint8Array {
  const table = new Uint8Array(256);
  characters.forEach((some, index) => [...some].forEach((one) => (table[one.charCodeAt(0)] = index + 1)));
  return table;
}

/** The number of members that all objects of a text have together; -1 when the text needs a closer look. */
function countPlainMembers(text: string, bytes: Uint8Array, maxDepth: number): number {
  const { length } = bytes;
  const table = kinds;
  let members = 0;
  let depth = 0;
  for (let at = 0; at < length; at += 1) {
    const kind = table[bytes[at]!]!;
    if (kind === 0) continue;
    if (kind === 1) {
      at += 1;
      for (let byte = 0; at < length && (byte = bytes[at]!) !== 0x22;) {
        at = byte === 0x5c ? plainEscapeEnd(bytes, at) : at + 1;
      }
      if (at >= length) return -1;
    } else if (kind === 2) {
      members += 1;
    } else if (kind === 5) {
      const start = at;
      do at += 1;
      while (at < length && table[bytes[at]!] === 5);
      if (at - start > 15 || (bytes[at]! | 0x20) === 0x65) {
        at = exactNumberEnd(text, bytes, start, at);
        if (at === -1) return -1;
      }
      at -= 1;
    } else if (kind === 3) {
      depth += 1;
      if (depth > maxDepth) return -1;
    } else {
      depth -= 1;
    }
  }
  return members;
}

/** The offset behind an escape, or behind two that are a surrogate pair; the end of the text when it has half of one. */
function plainEscapeEnd(bytes: Uint8Array, start: number): number {
  const half = surrogateHalf(bytes, start);
  if (half === undefined) return start + 2;
  return half === "high" && surrogateHalf(bytes, start + 6) === "low" ? start + 12 : bytes.length;
}

/** The half of a surrogate pair that an escape, if it is one, stands for: "\\ud83d". */
function surrogateHalf(bytes: Uint8Array, start: number): "high" | "low" | undefined {
  if (bytes[start] !== 0x5c || bytes[start + 1] !== 0x75 || (bytes[start + 2]! | 0x20) !== 0x64) return undefined;
  const digit = bytes[start + 3]! | 0x20;
  if (digit < 0x38) return undefined;
  return digit === 0x38 || digit === 0x39 || digit === 0x61 || digit === 0x62 ? "high" : "low";
}

/** The number of members that all objects of a value have together. Throws if they are nested too deeply for the stack. */
function countAllMembers(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let members = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const item: unknown = value[index];
      if (typeof item === "object" && item !== null) members += countAllMembers(item);
    }
  } else {
    for (const name in value) {
      const member = (value as Record<string, unknown>)[name];
      members += typeof member === "object" && member !== null ? countAllMembers(member) + 1 : 1;
    }
  }
  return members;
}
