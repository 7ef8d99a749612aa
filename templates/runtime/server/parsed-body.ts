import { safeText } from "../base/safe-text.js";
import type { Result } from "../base/problem.js";
import type { RequestHeaders } from "../http/headers.js";
import { isBytes } from "../http/payload-bytes.js";
import { httpProblem } from "../http/payload.js";
import { jsonTextError, type JsonErrorCode } from "../json/errors.js";
import { exactJsonText } from "../json/write-exact.js";

/** The part of the platform that is used. */
interface EncoderPlatform {
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}

/** Maximum depth of JSON: the limit of `parseOrder`. */
const maxJsonDepth = 256;

/** Forms are written to one level more than servers read. */
const maxFormDepth = 65;

/**
 * Returns the serialized form of a body that a middleware has parsed: bytes, a string, the value of JSON, or the fields of
 * an urlencoded form as `qs` and `querystring` return them. Rejected are numbers that may have lost digits, and JSON that
 * is nested too deeply.
 *
 * @throws TypeError if the value cannot be a body of its Content-Type.
 */
export function serializedBody(value: unknown, contentType: string, headers: RequestHeaders): Result<Uint8Array> {
  if (isBytes(value)) return { ok: true, value };
  const essence = (contentType.split(";", 1)[0] ?? "").trim();
  if (/[/+]json$/i.test(essence)) return jsonBytes(value, headers);
  if (typeof value === "string") return { ok: true, value: utf8Bytes(value) };
  if (/^application\/x-www-form-urlencoded$/i.test(essence) && typeof value === "object" && value !== null)
    return { ok: true, value: utf8Bytes(formText(value)) };
  throw new TypeError(
    `A middleware has parsed the body of type ${safeText(essence, 80)}, and \`request.body\` is neither a string nor bytes: register this listener before it.`,
  );
}

function utf8Bytes(text: string): Uint8Array {
  return new (globalThis as unknown as EncoderPlatform).TextEncoder().encode(text);
}

function jsonBytes(value: unknown, headers: RequestHeaders): Result<Uint8Array> {
  if (typeof value === "string") {
    const bytes = utf8Bytes(value);
    // As long as the body: the text itself, of a middleware that reads strings. A parsed string has lost its quotes.
    const length = headers["content-encoding"] === undefined ? headers["content-length"] : undefined;
    if (length === undefined || Number(length) === bytes.length) return { ok: true, value: bytes };
  }
  const fault = jsonFault(value, 0);
  if (fault !== undefined) {
    const { message } = jsonTextError(fault, 0, maxJsonDepth);
    return { ok: false, problems: [httpProblem(fault, message)], truncated: false };
  }
  return { ok: true, value: utf8Bytes(exactJsonText(value) ?? "null") };
}

/** The reason why a value may differ from the JSON that a caller sent, or cannot be written. */
function jsonFault(value: unknown, depth: number): JsonErrorCode | undefined {
  if (typeof value === "number") return isExact(value) ? undefined : "json/inexact-number";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= maxJsonDepth) return "json/too-deep";
  for (const inner of Object.values(value)) {
    const fault = jsonFault(inner, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/**
 * False for doubles that JSON.parse may have made of another number: it rounds integers of 64 bits from 2^53 on (2^64 - 1 to
 * 2^64), and makes infinity of numbers that are too large. A larger double, such as 1e300, is what it was written as.
 */
function isExact(value: number): boolean {
  const size = Math.abs(value);
  return size < 2 ** 53 || (size > 2 ** 64 && size < Infinity);
}

/** The text of a form. A comma stays a comma: it may separate the items of a list. */
function formText(form: object): string {
  // A single item had brackets: these parsers read "a=1" as a string.
  const pairs = formPairs(form, (name) => `${name}[]`);
  return pairs.map((pair) => pair.map(formEncoded).join("=")).join("&");
}

/** The names and values of the fields of a form, nested ones in brackets. `single` names the item of a list of one. */
export function formPairs(form: object, single: (name: string) => string): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  const add = (name: string, value: unknown, depth: number): void => {
    if (value === undefined) return;
    if (typeof value !== "object" || value === null || depth >= maxFormDepth) {
      pairs.push([name, `${(value ?? "") as string | number}`]);
      return;
    }
    if (!Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner, depth + 1);
      return;
    }
    const items = value as readonly unknown[];
    const isNested = items.some((item) => typeof item === "object" && item !== null);
    const repeated = items.length === 1 ? single(name) : name;
    items.forEach((item, index) => add(isNested ? `${name}[${index}]` : repeated, item, depth + 1));
  };
  for (const [name, value] of Object.entries(form)) add(name, value, 0);
  return pairs;
}

function formEncoded(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd")).replaceAll("%2C", ",");
}
