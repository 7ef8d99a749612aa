import { notInLexicalSpace, type SimpleType, type ValueForm } from "./simple-type.js";
import { collapseWhiteSpace } from "./white-space.js";

export const base64Form: ValueForm<Uint8Array> = {
  expected: "a Uint8Array",
  is: (value) => value instanceof Uint8Array,
  write: base64Text,
  same: sameBytes,
};

export const hexForm: ValueForm<Uint8Array> = {
  expected: "a Uint8Array",
  is: (value) => value instanceof Uint8Array,
  write: hexText,
  same: sameBytes,
};

/** Part 2, section 3.2.16. */
export const xsBase64Binary: SimpleType<Uint8Array> = {
  name: "xs:base64Binary",
  form: base64Form,
  read: (text, context) => parseBase64(text) ?? notInLexicalSpace("xs:base64Binary", text, context),
};

/** Part 2, section 3.2.15. */
export const xsHexBinary: SimpleType<Uint8Array> = {
  name: "xs:hexBinary",
  form: hexForm,
  read: (text, context) => parseHex(text) ?? notInLexicalSpace("xs:hexBinary", text, context),
};

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const hexDigits = "0123456789ABCDEF";

/** The bytes of a Base64 text (RFC 4648, with white space between characters); undefined when it is none. */
export function parseBase64(text: string): Uint8Array | undefined {
  const characters = /[ \t\n\r]/.test(text) ? text.replace(/[ \t\n\r]+/g, "") : text;
  if (characters.length % 4 !== 0) return undefined;
  const padding = characters.endsWith("==") ? 2 : characters.endsWith("=") ? 1 : 0;
  const end = characters.length - padding;
  const bytes = new Uint8Array((characters.length / 4) * 3 - padding);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let index = 0; index < end; index++) {
    const value = base64Value(characters.charCodeAt(index));
    if (value < 0) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
    held &= (1 << bits) - 1;
  }
  // Bits that no byte takes must be zero: Part 2, section 3.2.16.
  return held === 0 ? bytes : undefined;
}

/** The Base64 text of bytes, without line breaks. */
export function base64Text(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const group = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += alphabet.charAt(group >> 18) + alphabet.charAt((group >> 12) & 63);
    text += left > 1 ? alphabet.charAt((group >> 6) & 63) : "=";
    text += left > 2 ? alphabet.charAt(group & 63) : "=";
  }
  return text;
}

/** The bytes of a text of hexadecimal digits; undefined when it is none. */
export function parseHex(text: string): Uint8Array | undefined {
  const digits = collapseWhiteSpace(text);
  if (digits.length % 2 !== 0 || !/^[0-9A-Fa-f]*$/.test(digits)) return undefined;
  const bytes = new Uint8Array(digits.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/** The text of bytes in hexadecimal digits, in capitals as canonical. */
export function hexText(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += hexDigits.charAt(byte >> 4) + hexDigits.charAt(byte & 15);
  return text;
}

function base64Value(code: number): number {
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  if (code >= 0x61 && code <= 0x7a) return code - 0x61 + 26;
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 52;
  return code === 0x2b ? 62 : code === 0x2f ? 63 : -1;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
