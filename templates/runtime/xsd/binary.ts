import { base64Text, parseBase64 } from "../base/base64.js";
import { notInLexicalSpace, type SimpleType, type ValueForm } from "./simple-type.js";
import { collapseWhiteSpace } from "./white-space.js";

/** The values of `xs:base64Binary`. XML Schema Part 2, section 3.2.16. */
export const base64Form: ValueForm<Uint8Array> = {
  expected: "a Uint8Array",
  is: (value): value is Uint8Array => value instanceof Uint8Array,
  write: base64Text,
  same: sameBytes,
  key: (value) => `b${base64Text(value)}`,
};

/** The values of `xs:hexBinary`. XML Schema Part 2, section 3.2.15. */
export const hexForm: ValueForm<Uint8Array> = {
  expected: "a Uint8Array",
  is: (value): value is Uint8Array => value instanceof Uint8Array,
  write: hexText,
  same: sameBytes,
  key: (value) => `x${hexText(value)}`,
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

const hexDigits = "0123456789ABCDEF";

/** Returns the bytes of a hexadecimal string; undefined if it is invalid. */
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

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
