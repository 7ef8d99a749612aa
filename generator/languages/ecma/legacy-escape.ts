/** An escape that only Annex B.1.2 of ECMA-262 allows. */
interface LegacyEscape {
  /** The offset behind the escape. */
  readonly end: number;
  /** The same character in a pattern with the flag u. */
  readonly meant: string;
}

const decimal = /\\\d+/y;
const octal = /\\(?:[0-3][0-7]{0,2}|[4-7][0-7]?)/y;
const classControl = /\\c[\d_]/y;
const loneControl = /\\c(?![A-Za-z])/y;

/**
 * Reads an octal escape ("\\012"), a decimal digit ("\\8") or a "\\c" without a letter: they have one meaning without the flag u.
 * `groups` is the number of capturing groups, which numbers refer to; it is undefined in a class. Undefined for other escapes.
 */
export function legacyEscapeAt(pattern: string, at: number, groups: number | undefined): LegacyEscape | undefined {
  const number = matchAt(decimal, pattern, at);
  if (number !== undefined) {
    const isReference = groups !== undefined && number.charAt(1) !== "0" && Number(number.slice(1)) <= groups;
    if (number === "\\0" || isReference) return undefined;
    const digits = matchAt(octal, pattern, at);
    return digits === undefined
      ? { end: at + 2, meant: codeEscape(number.charCodeAt(1)) }
      : { end: at + digits.length, meant: codeEscape(Number.parseInt(digits.slice(1), 8)) };
  }
  const control = groups === undefined ? matchAt(classControl, pattern, at) : undefined;
  if (control !== undefined) return { end: at + 3, meant: codeEscape(control.charCodeAt(2) % 32) };
  // The backslash is itself, and the "c" behind it is the next character.
  return matchAt(loneControl, pattern, at) === undefined ? undefined : { end: at + 1, meant: "\\\\" };
}

function codeEscape(code: number): string {
  return `\\x${code.toString(16).padStart(2, "0")}`;
}

function matchAt(expression: RegExp, text: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.exec(text)?.[0];
}
