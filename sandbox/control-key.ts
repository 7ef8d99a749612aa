import { randomBytes } from "node:crypto";

/** A random key that the seed does not reveal: the control moves and reads everything. */
export function randomControlKey(): string {
  return randomBytes(30).toString("base64url");
}

/** True for a key that nobody guesses by chance, and that a header and a shell can contain. */
export function isControlKey(text: string): boolean {
  return /^[\x21-\x7e]{16,200}$/.test(text);
}
