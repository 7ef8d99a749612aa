import { safeText } from "../base/safe-text.js";

/** Every way in which a text is not JSON for us, with its sentence. `{name}` is the text at fault, or the limit. */
const messages = {
  "json/duplicate-key": 'Property "{name}" appears twice in one object.',
  "json/inexact-number": "The number cannot be represented exactly; write it as a string.",
  "json/lone-surrogate": "A string must not contain half of a surrogate pair.",
  "json/syntax": "{name}",
  "json/too-deep": "Arrays and objects are nested deeper than the limit of {name}.",
  "json/too-large": "The text is longer than the limit of {name} characters.",
  "json/unreadable": "The text is unreadable.",
} as const;

/** The code of a fault of JSON text. */
export type JsonErrorCode = keyof typeof messages;

/** A text that is not JSON for us, and where it stops being so. */
export interface JsonTextError {
  readonly code: JsonErrorCode;
  readonly message: string;
  /** In UTF-16 code units. */
  readonly offset: number;
  /** A JSON pointer to a number that cannot be held; absent for any other error. */
  readonly path?: string;
}

/** The error of JSON text at an offset. */
export function jsonTextError(code: JsonErrorCode, offset: number, name: string | number = ""): JsonTextError {
  return { code, offset, message: messages[code].replace("{name}", () => safeText(String(name), 150)) };
}
