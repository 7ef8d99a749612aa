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

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function base64Value(code: number): number {
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  if (code >= 0x61 && code <= 0x7a) return code - 0x61 + 26;
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 52;
  return code === 0x2b ? 62 : code === 0x2f ? 63 : -1;
}
