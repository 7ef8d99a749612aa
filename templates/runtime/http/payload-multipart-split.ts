import { malformedMultipart } from "./payload-multipart-head.js";
import { unreadablePayload } from "./payload-result.js";
import type { Result } from "../base/problem.js";

/** A part of a multipart body: its header lines and its content, both as bytes of the body itself. */
export interface RawPart {
  /** The header lines, without the empty line behind them. */
  readonly head: Uint8Array;
  /** The bytes between the headers and the next boundary. */
  readonly content: Uint8Array;
}

/** The largest number of parts in a body. */
const maxParts = 1000;

/** The largest number of bytes in the headers of one part. */
const maxPartHead = 16_384;

/** Characters of a boundary; the last one is not a space. RFC 2046, section 5.1.1. */
const boundaryText = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/;

const cr = 0x0d;
const lf = 0x0a;
const dash = 0x2d;

/**
 * Returns the parts of a multipart body. RFC 2046, section 5.1.1: content before the first boundary and after the last
 * one is ignored. Rejects a body without its closing boundary, too many parts and too long headers. Takes linear time.
 */
export function splitParts(bytes: Uint8Array, boundary: string | undefined): Result<readonly RawPart[]> {
  if (boundary === undefined || !boundaryText.test(boundary))
    return unreadablePayload("multipart/boundary", "The Content-Type names no usable boundary.");
  const mark = Uint8Array.from(`\r\n--${boundary}`, (character) => character.charCodeAt(0));
  const parts: RawPart[] = [];
  // The first boundary may be at the very beginning, without a line before it.
  let delimiter = delimiterAt(bytes, -2, mark) ?? nextDelimiter(bytes, 0, mark);
  if (delimiter === undefined) return malformedMultipart("The body has no part: its boundary is missing.");
  while (!delimiter.closes) {
    if (parts.length === maxParts)
      return unreadablePayload("multipart/too-many-parts", `The body has more than ${maxParts} parts.`);
    const { end: start } = delimiter;
    // An empty line may follow at once: then there are no headers, and its line break is also the boundary's.
    const next: Delimiter | undefined = nextDelimiter(bytes, start - 2, mark);
    if (next === undefined) return malformedMultipart("The body ends before its closing boundary.");
    const part = partBetween(bytes, start, next.start);
    if (part.ok === false) return part;
    parts.push(part.value);
    delimiter = next;
  }
  return { ok: true, value: parts };
}

function partBetween(bytes: Uint8Array, start: number, end: number): Result<RawPart> {
  const limit = Math.min(end, start + maxPartHead);
  for (let at = bytes.indexOf(cr, start); at !== -1 && at < limit; at = bytes.indexOf(cr, at + 1)) {
    const isEmptyLine = bytes[at + 1] === lf && (at === start || (bytes[at + 2] === cr && bytes[at + 3] === lf));
    const from = at === start ? at + 2 : at + 4;
    // The line break in front of the boundary belongs to the boundary, so headers cannot end with it.
    if (isEmptyLine && from <= end)
      return { ok: true, value: { head: bytes.subarray(start, at), content: bytes.subarray(from, end) } };
  }
  return end > limit
    ? unreadablePayload("multipart/header-too-large", `The headers of a part are longer than ${maxPartHead} bytes.`)
    : malformedMultipart("The headers of a part do not end with an empty line.");
}

interface Delimiter {
  /** Offset of the line break in front of it. */
  readonly start: number;
  /** Offset of the next line. */
  readonly end: number;
  /** True for the last boundary. */
  readonly closes: boolean;
}

/** The first delimiter from `from` on. No boundary has a line break in it, so no byte is compared twice. */
function nextDelimiter(bytes: Uint8Array, from: number, mark: Uint8Array): Delimiter | undefined {
  for (let at = bytes.indexOf(cr, from); at !== -1; at = bytes.indexOf(cr, at + 1)) {
    const delimiter = delimiterAt(bytes, at, mark);
    if (delimiter !== undefined) return delimiter;
  }
  return undefined;
}

/** The delimiter that begins at `start`. A line that goes on behind the boundary is none: it may be another, longer one. */
function delimiterAt(bytes: Uint8Array, start: number, mark: Uint8Array): Delimiter | undefined {
  for (let index = Math.max(0, -start); index < mark.length; index += 1)
    if (bytes[start + index] !== mark[index]) return undefined;
  let at = start + mark.length;
  const closes = bytes[at] === dash && bytes[at + 1] === dash;
  if (closes) at += 2;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at += 1;
  if (bytes[at] === cr && bytes[at + 1] === lf) return { start, end: at + 2, closes };
  return closes && at === bytes.length ? { start, end: at, closes } : undefined;
}
