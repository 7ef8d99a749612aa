/** Returns the code unit at an offset; -1 past the end. Reading a string past its end is slow. */
export function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : -1;
}

/** True for the code of a digit of ASCII. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** True for the code of a letter of ASCII. */
export function isLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

/** Tells whether a character is a hexadecimal digit. */
export function isHex(code: number): boolean {
  return isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
}
