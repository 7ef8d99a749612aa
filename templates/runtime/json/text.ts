import { jsonTextError, type JsonTextError } from "./errors.js";
import { parsePlainJson } from "./parse-plain-json.js";
import { pointerPart } from "./pointer.js";
import { JsonTokens } from "./tokens.js";

/** The limits of a JSON text. */
export interface JsonTextLimits {
  /** Arrays and objects inside each other. */
  readonly maxDepth: number;
  readonly maxLength: number;
}

/** The value of a JSON text, or its fault. */
export type JsonTextResult =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: JsonTextError };

/**
 * Reads JSON text (RFC 8259) and nothing else. Stricter than JSON.parse: no property twice in an object, no number that
 * a double would change, no half of a surrogate pair, no nesting beyond the limit. Takes no stack, whatever the depth.
 */
export function parseJsonText(text: string, limits: JsonTextLimits): JsonTextResult {
  if (text.length > limits.maxLength) return { ok: false, error: jsonTextError("json/too-large", 0, limits.maxLength) };
  const plain = parsePlainJson(text, limits.maxDepth);
  if (plain !== undefined) return { ok: true, value: plain.value };
  return readTokens(new JsonTokens(text), limits.maxDepth);
}

/** Reads the whole of a text by its tokens. */
export function readTokens(tokens: JsonTokens, maxDepth: number): JsonTextResult {
  const value = readValue(tokens, maxDepth);
  if (tokens.error === undefined && !Number.isNaN(tokens.peek())) tokens.expected("the end of the text");
  return tokens.error === undefined ? { ok: true, value } : { ok: false, error: tokens.error };
}

/** An array or object that is being read. */
type OpenContainer = OpenArray | OpenObject;

interface OpenArray {
  /** The items that are complete. */
  readonly items: unknown[];
  /** Absent in an array, by which an object is told from it. */
  readonly members?: undefined;
}

interface OpenObject {
  /** Absent in an object, by which an array is told from it. */
  readonly items?: undefined;
  /** The members that are complete. */
  readonly members: Record<string, unknown>;
  name: string;
}

function readValue(tokens: JsonTokens, maxDepth: number): unknown {
  const stack: OpenContainer[] = [];
  let open: OpenContainer | undefined;
  for (;;) {
    let value = beginValue(tokens);
    if (tokens.error !== undefined) {
      if (tokens.error.code === "json/inexact-number") tokens.error = { ...tokens.error, path: pathOfNext(stack) };
      return undefined;
    }
    if (isOpen(value)) {
      if (stack.length >= maxDepth) return tokens.fail(jsonTextError("json/too-deep", tokens.at - 1, maxDepth));
      stack.push(value);
      open = value;
      if (!endsAtOnce(tokens, open)) {
        if (isObject(open) && !readName(tokens, open)) return undefined;
        continue;
      }
      value = closedContainer(open);
      stack.pop();
      open = stack.at(-1);
    }
    // A value is complete; so may be what stands around it.
    for (;;) {
      if (open === undefined) return value;
      if (isObject(open)) setMember(open.members, open.name, value);
      else open.items.push(value);
      const code = tokens.peek();
      if (code === 0x2c) {
        tokens.at += 1;
        if (isObject(open) && !readName(tokens, open)) return undefined;
        break;
      }
      if (code !== (open.members === undefined ? 0x5d : 0x7d)) {
        return tokens.expected(open.members === undefined ? '"," or "]"' : '"," or "}"');
      }
      tokens.at += 1;
      value = closedContainer(open);
      stack.pop();
      open = stack.at(-1);
    }
  }
}

/** The path of the value that is read next. */
function pathOfNext(stack: readonly OpenContainer[]): string {
  return stack.map((open) => `/${isObject(open) ? pointerPart(open.name) : open.items.length}`).join("");
}

function isOpen(value: unknown): value is OpenContainer {
  return value !== null && typeof value === "object";
}

/** Without strictNullChecks the compiler needs to be told. */
function isObject(open: OpenContainer): open is OpenObject {
  return open.members !== undefined;
}

function closedContainer(open: OpenContainer): unknown {
  return open.members ?? open.items;
}

/** A whole scalar, or an array or object of which the bracket is read. */
function beginValue(tokens: JsonTokens): unknown {
  const code = tokens.peek();
  switch (code) {
    case 0x22:
      return tokens.string();
    case 0x7b:
      tokens.at += 1;
      return { members: {}, name: "" } satisfies OpenContainer;
    case 0x5b:
      tokens.at += 1;
      return { items: [] } satisfies OpenContainer;
    case 0x74:
      return tokens.word("true", true);
    case 0x66:
      return tokens.word("false", false);
    case 0x6e:
      return tokens.word("null", null);
  }
  if (code === 0x2d || (code >= 0x30 && code <= 0x39)) return tokens.number();
  return tokens.expected("a JSON value");
}

function endsAtOnce(tokens: JsonTokens, open: OpenContainer): boolean {
  if (tokens.peek() !== (open.members === undefined ? 0x5d : 0x7d)) return false;
  tokens.at += 1;
  return true;
}

/** A name and its colon. */
function readName(tokens: JsonTokens, open: OpenObject): boolean {
  if (tokens.peek() !== 0x22) {
    tokens.expected("the name of a property in quotes");
    return false;
  }
  const start = tokens.at;
  const name = tokens.string();
  if (name === undefined) return false;
  if (Object.hasOwn(open.members, name)) tokens.fail(jsonTextError("json/duplicate-key", start, name));
  else if (tokens.peek() !== 0x3a) tokens.expected('":"');
  else tokens.at += 1;
  open.name = name;
  return tokens.error === undefined;
}

/** "__proto__" is a name like any other. */
function setMember(members: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__") {
    Object.defineProperty(members, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    members[name] = value;
  }
}
