import { jsonTextError, type JsonTextError } from "./errors.js";
import { exactNumber } from "./number.js";

/** The scalars and white space of JSON text (RFC 8259). Each function starts at an offset; what it found stands in the reader's fields. */
export class JsonTokens {
  readonly text: string;
  /** The offset at which reading goes on. */
  at: number;
  error: JsonTextError | undefined = undefined;

  constructor(text: string) {
    this.text = text;
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  /** Skips white space and gives the next character's code; NaN at the end. */
  peek(): number {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return code;
      this.at += 1;
    }
  }

  fail(error: JsonTextError): undefined {
    this.error ??= error;
    return undefined;
  }

  /** A sentence with what was found instead. */
  expected(what: string): undefined {
    const code = this.text.codePointAt(this.at);
    const found = code === undefined ? "the text ends" : `found "${String.fromCodePoint(code)}"`;
    return this.fail(jsonTextError("json/syntax", this.at, `Expected ${what}, but ${found}.`));
  }

  /** A text, from its opening quote; undefined after a fault. Section 7. */
  string(): string | undefined {
    const { text } = this;
    const start = this.at + 1;
    for (let at = start; ; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0x22) {
        this.at = at + 1;
        return text.slice(start, at);
      }
      // Escapes, control characters, surrogates and the end of the text are rare: another loop has them.
      if (code === 0x5c || !(code >= 0x20) || (code & 0xf800) === 0xd800) return this.#slowString(start, at);
    }
  }

  #slowString(start: number, from: number): string | undefined {
    const { text } = this;
    let value = "";
    let kept = start;
    let at = from;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === 0x22) break;
      if (code === 0x5c) {
        value += text.slice(kept, at);
        this.at = at;
        const piece = this.#escape();
        if (piece === undefined) return undefined;
        value += piece;
        at = this.at;
        kept = at;
      } else if (!(code >= 0x20)) {
        this.at = at;
        return this.expected(at < text.length ? "an escape instead of a control character" : "a closing quote");
      } else if ((code & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
        at += 2;
      } else if ((code & 0xf800) === 0xd800) {
        return this.fail(jsonTextError("json/lone-surrogate", at));
      } else {
        at += 1;
      }
    }
    this.at = at + 1;
    return value + text.slice(kept, at);
  }

  /** From a backslash. Two escapes that make one surrogate pair are read together. */
  #escape(): string | undefined {
    const start = this.at;
    const letter = this.text.charAt(start + 1);
    const simple = escapes.get(letter);
    if (simple !== undefined) {
      this.at = start + 2;
      return simple;
    }
    const unit = letter === "u" ? this.#hex(start + 2) : undefined;
    if (unit === undefined) {
      this.at = start + 1;
      return this.expected('an escape such as "\\n" or "\\u00e9"');
    }
    this.at = start + 6;
    if ((unit & 0xf800) !== 0xd800) return String.fromCharCode(unit);
    const isPair = (unit & 0xfc00) === 0xd800 && this.text.startsWith("\\u", this.at);
    const low = isPair ? this.#hex(this.at + 2) : undefined;
    if (low === undefined || (low & 0xfc00) !== 0xdc00) return this.fail(jsonTextError("json/lone-surrogate", start));
    this.at += 6;
    return String.fromCharCode(unit, low);
  }

  #hex(at: number): number | undefined {
    const digits = this.text.slice(at, at + 4);
    return /^[0-9a-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : undefined;
  }

  /** A number, from its first character. Section 6. */
  number(): unknown {
    const { text } = this;
    const start = this.at;
    let at = start;
    if (text.charCodeAt(at) === 0x2d) at += 1;
    const whole = digitsEnd(text, at);
    if (whole === at || (text.charCodeAt(at) === 0x30 && whole > at + 1)) {
      this.at = whole === at ? at : at + 1;
      return this.expected(whole === at ? "a digit" : "no digit after a leading zero");
    }
    at = whole;
    if (text.charCodeAt(at) === 0x2e) {
      at = this.#digits(at + 1);
      if (at < 0) return undefined;
    }
    if ((text.charCodeAt(at) | 0x20) === 0x65) {
      const sign = text.charCodeAt(at + 1);
      at = this.#digits(at + (sign === 0x2b || sign === 0x2d ? 2 : 1));
      if (at < 0) return undefined;
    }
    this.at = at;
    const value = this.numberOf(text.slice(start, at));
    return value === undefined ? this.fail(jsonTextError("json/inexact-number", start)) : value;
  }

  /** The value of a number; undefined where a double would change it. */
  protected numberOf(text: string): unknown {
    return exactNumber(text);
  }

  /** The end of at least one digit; -1 after a fault. */
  #digits(from: number): number {
    const end = digitsEnd(this.text, from);
    if (end > from) return end;
    this.at = from;
    this.expected("a digit");
    return -1;
  }

  /** "true", "false" or "null". */
  word<T>(word: string, value: T): T | undefined {
    if (!this.text.startsWith(word, this.at)) return this.expected("a JSON value");
    this.at += word.length;
    return value;
  }
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code >= 0x30 && code <= 0x39; code = text.charCodeAt(at)) at += 1;
  return at;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["\\", "\\"],
  ["/", "/"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);
