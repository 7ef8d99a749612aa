import { maxPerMessage, type Diagnostics } from "../diagnostics/create-diagnostics.js";
import { escapePointerPart, type Origin, type SourceFile } from "../diagnostics/origin.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { findJsonFault } from "./json-faults.js";
import { endOfScalar, endOfString, scanItems, scanMembers, skipSpace } from "./json-scan.js";
import { maxDocumentDepth, maxValues } from "./limits.js";
import { finiteNumber, reportNumber } from "./report-number.js";

/**
 * The value of a JSON text; reports what is malformed, written twice, too deep or beyond a double. The ordinary case
 * costs JSON.parse and one count of the keys; only when something is odd is the text read in detail.
 */
export function readJsonFile(file: SourceFile, diagnostics: Diagnostics): JsonValue | undefined {
  const { text } = file;
  // The parser of the platform keeps a level for each bracket: texts of nothing else take all memory.
  const limit = limitPassed(text);
  if (limit !== undefined) {
    diagnostics.report(limit.code, { kind: "offset", file, start: limit.at }, { most: limit.most });
    return undefined;
  }
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch {
    const fault = findJsonFault(text);
    const origin: Origin = { kind: "offset", file, start: fault?.start ?? 0, end: fault?.end ?? 0 };
    diagnostics.report("source/malformed-json", origin, {
      reason: fault?.reason ?? "it cannot be parsed",
      hint: fault?.hint,
    });
    return undefined;
  }
  const measure = measureValue(value);
  if (measure.keys !== countKeys(text)) reportDuplicates(file, diagnostics);
  if (measure.hasHugeNumber) reportNumbers(file, diagnostics);
  return typeof value === "number" ? finiteNumber(value) : value;
}

interface LimitPassed {
  /** The diagnostic of the limit. */
  readonly code: "source/too-deep" | "source/too-many-values";
  /** The offset at which the limit is passed. */
  readonly at: number;
  /** The limit itself: levels, or values. */
  readonly most: number;
}

/** The place at which a text goes one level too deep, or has one value too many; undefined when it does not. */
function limitPassed(text: string): LimitPassed | undefined {
  let depth = 0;
  let values = 0;
  for (let at = skipSpace(text, 0); at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at);
      continue;
    }
    const opens = code === 0x7b || code === 0x5b;
    if (opens) depth++;
    if (code === 0x7d || code === 0x5d) depth--;
    if (depth > maxDocumentDepth) return { code: "source/too-deep", at, most: maxDocumentDepth };
    // A bracket begins a first value, unless it is closed at once, and a comma another one.
    if (opens ? !isClosed(text, at + 1) : code === 0x2c) values++;
    if (values > maxValues) return { code: "source/too-many-values", at, most: maxValues };
    at++;
  }
  return undefined;
}

function isClosed(text: string, at: number): boolean {
  const code = text.charCodeAt(skipSpace(text, at));
  return code === 0x7d || code === 0x5d;
}

interface Measure {
  /** Keys of all objects together; fewer than the text has where one is repeated. */
  readonly keys: number;
  /** Some number may not be what was written. */
  readonly hasHugeNumber: boolean;
}

/** Counts keys without recursion, and takes the prototype of each object away. */
function measureValue(root: JsonValue): Measure {
  let level: object[] = typeof root === "object" && root !== null ? [root] : [];
  let keys = 0;
  let hasHugeNumber = typeof root === "number" && isHuge(root);
  while (level.length > 0) {
    const next: object[] = [];
    for (const value of level) {
      const members: readonly JsonValue[] = Array.isArray(value) ? (value as JsonValue[]) : valuesOf(value);
      if (!Array.isArray(value)) keys += members.length;
      for (const member of members) {
        if (typeof member === "object") {
          if (member !== null) next.push(member);
        } else if (typeof member === "number" && isHuge(member)) {
          hasHugeNumber = true;
          if (!Number.isFinite(member)) makeFinite(value as Record<string, JsonValue>);
        }
      }
    }
    level = next;
  }
  return { keys, hasHugeNumber };
}

/** Numbers of an object or a list that are beyond every double become the largest of these. */
function makeFinite(holder: Record<string, JsonValue>): void {
  for (const [key, value] of Object.entries(holder)) if (typeof value === "number") holder[key] = finiteNumber(value);
}

function valuesOf(value: object): readonly JsonValue[] {
  // Keys such as "constructor" must not find what every object inherits.
  Object.setPrototypeOf(value, null);
  return Object.values(value) as JsonValue[];
}

function isHuge(value: number): boolean {
  return !(Math.abs(value) <= Number.MAX_SAFE_INTEGER);
}

/** The number of keys in a well-formed text, duplicates included. */
function countKeys(text: string): number {
  let keys = 0;
  for (let quote = text.indexOf('"'); quote !== -1;) {
    const end = endOfString(text, quote);
    if (text.charCodeAt(skipSpace(text, end)) === 0x3a) keys++;
    quote = text.indexOf('"', end);
  }
  return keys;
}

function reportDuplicates(file: SourceFile, diagnostics: Diagnostics): void {
  const { text } = file;
  const open = [{ start: skipSpace(text, 0), pointer: "" }];
  let count = 0;
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    const { start, pointer } = holder;
    if (text[start] === "[")
      [...scanItems(text, start)].forEach((item, index) => open.push({ start: item, pointer: `${pointer}/${index}` }));
    if (text[start] !== "{") continue;
    const first = new Map<string, Origin>();
    for (const { key, keyStart, keyEnd, valueStart } of scanMembers(text, start)) {
      const origin: Origin = { kind: "offset", file, start: keyStart, end: keyEnd };
      const earlier = first.get(key);
      const inner = `${pointer}/${escapePointerPart(key)}`;
      if (earlier === undefined) first.set(key, origin);
      else {
        const params = { key, pointer: inner, isLast: ++count > maxPerMessage };
        diagnostics.report("source/duplicate-key", origin, params, [{ message: "first written at", origin: earlier }]);
        if (params.isLast) return;
      }
      open.push({ start: valueStart, pointer: inner });
    }
  }
}

function reportNumbers(file: SourceFile, diagnostics: Diagnostics): void {
  const { text } = file;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at);
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const end = endOfScalar(text, at);
      reportNumber(text.slice(at, end), { kind: "offset", file, start: at, end }, diagnostics);
      at = end;
    } else at++;
  }
}
