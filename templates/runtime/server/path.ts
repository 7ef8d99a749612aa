import { withoutTrailing } from "../base/trailing.js";
/** One segment of a path template: literals, with a variable between each two. */
export interface TemplateSegment {
  /** As octets, one character each; a single one when the segment has no variable. */
  readonly literals: readonly string[];
}

/** Takes a path template apart. OpenAPI, "Path Templating". Text in front of it (`basePath`) holds no variables. */
export function parsePathTemplate(basePath: string, template: string): readonly TemplateSegment[] {
  const segments: { literals: string[] }[] = [];
  // A name in braces may hold any character but a brace: a slash in one parts nothing.
  template.split(/\{[^{}]*\}/).forEach((text, index) => {
    const [first = "", ...others] = text.split("/");
    if (index > 0) segments.at(-1)?.literals.push(templateOctets(first));
    segments.push(...others.map((literal) => ({ literals: [templateOctets(literal)] })));
  });
  const base = basePath.split("/").slice(1);
  return [...base.map((segment) => ({ literals: [templateOctets(segment)] })), ...segments];
}

/**
 * Returns the prefix of path templates for a base path: "" or "/v4", never with "/" at its end. Throws a `TypeError`
 * for a query or fragment.
 */
export function normalBasePath(basePath: string): string {
  if (/[?#]/.test(basePath)) throw new TypeError(`The base path "${basePath}" must not have a query or a fragment.`);
  const inner = withoutTrailing(basePath.replace(/^\/+/, ""), "/");
  return inner === "" ? "" : `/${inner}`;
}

/**
 * Returns the octets of a raw path segment, one character each, so that "%7E" and "~" are the same. RFC 3986, section
 * 6.2.2. An invalid percent-encoding stays unchanged.
 */
export function pathOctets(raw: string): string {
  if (!raw.includes("%")) return raw;
  let octets = "";
  for (let at = 0; at < raw.length; at += octetLength(raw, at)) octets += octetAt(raw, at);
  return octets;
}

/**
 * Returns the raw variables of a segment; undefined if it does not match. No variable is empty, and each but the last
 * is as short as possible: "{a}-{b}" matches "x" and "y-z" in "x-y-z".
 */
export function matchSegment({ literals }: TemplateSegment, raw: string): readonly string[] | undefined {
  const octets = pathOctets(raw);
  const [first = ""] = literals;
  if (!octets.startsWith(first)) return undefined;
  const ends: (readonly [start: number, end: number])[] = [];
  let start = first.length;
  for (let index = 1; index < literals.length; index += 1) {
    const literal = literals[index] ?? "";
    const isLast = index === literals.length - 1;
    const end = isLast ? octets.length - literal.length : octets.indexOf(literal, start + 1);
    if (end <= start || !octets.startsWith(literal, end)) return undefined;
    ends.push([start, end]);
    start = end + literal.length;
  }
  if (octets === raw) return ends.map(([from, to]) => raw.slice(from, to));
  const offsets = rawOffsets(raw);
  return ends.map(([from, to]) => raw.slice(offsets[from], offsets[to]));
}

/** Offsets at which the octets of a raw text begin, and the offset of its end. */
function rawOffsets(raw: string): readonly number[] {
  const offsets: number[] = [];
  let at = 0;
  for (; at < raw.length; at += octetLength(raw, at)) offsets.push(at);
  return [...offsets, at];
}

function octetLength(raw: string, at: number): 1 | 3 {
  return raw.charCodeAt(at) === percent && hexValue(raw, at + 1) >= 0 && hexValue(raw, at + 2) >= 0 ? 3 : 1;
}

function octetAt(raw: string, at: number): string {
  return octetLength(raw, at) === 1
    ? raw.charAt(at)
    : String.fromCharCode(hexValue(raw, at + 1) * 16 + hexValue(raw, at + 2));
}

const percent = 0x25;

function hexValue(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** A contract may write its paths with or without percent-encoding; characters beyond ASCII travel as UTF-8. */
function templateOctets(text: string): string {
  return pathOctets(text.replace(/[\u{80}-\u{d7ff}\u{e000}-\u{10ffff}]+/gu, encodeURIComponent));
}
