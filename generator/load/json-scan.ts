/** The end of a string: the offset after its closing quote; `text.length` when it never closes. */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
}

/** The offset of the next character that is not JSON white space. */
export function skipSpace(text: string, start: number): number {
  let at = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at++;
  }
}

/** The end of the value that begins at `start`. The text is well-formed JSON; nesting costs no stack. */
export function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case "{":
      case "[":
        depth++;
        at++;
        break;
      case "}":
      case "]":
        depth--;
        at++;
        break;
      case ",":
      case ":":
        at++;
        break;
      default:
        at = endOfScalar(text, at);
    }
    at = depth === 0 ? at : skipSpace(text, at);
    if (depth === 0) return at;
  }
  return at;
}

/** The end of a number, `true`, `false` or `null`. */
export function endOfScalar(text: string, start: number): number {
  const scalar = /[^\s,:[\]{}"]+/y;
  scalar.lastIndex = start;
  return scalar.test(text) ? scalar.lastIndex : start + 1;
}

/** One member of an object in the text: its key and where key and value begin. */
export interface JsonMember {
  /** The key with its escapes resolved. */
  readonly key: string;
  /** The offset of the opening quote of the key. */
  readonly keyStart: number;
  /** The offset behind the closing quote of the key. */
  readonly keyEnd: number;
  /** The offset of the first character of the value. */
  readonly valueStart: number;
}

/** The members of the object that begins at `start`, one by one as they are asked for, duplicates included. */
export function* scanMembers(text: string, start: number): Generator<JsonMember, void> {
  let at = skipSpace(text, start + 1);
  while (text[at] === '"') {
    const keyEnd = endOfString(text, at);
    const valueStart = skipSpace(text, skipSpace(text, keyEnd) + 1);
    yield { key: JSON.parse(text.slice(at, keyEnd)) as string, keyStart: at, keyEnd, valueStart };
    at = nextItem(text, valueStart);
  }
}

/** Offsets at which the items of the array begin that begins at `start`. */
export function* scanItems(text: string, start: number): Generator<number, void> {
  let at = skipSpace(text, start + 1);
  while (at < text.length && text[at] !== "]") {
    yield at;
    at = nextItem(text, at);
  }
}

function nextItem(text: string, valueStart: number): number {
  const end = skipSpace(text, endOfValue(text, valueStart));
  return text[end] === "," ? skipSpace(text, end + 1) : end;
}
