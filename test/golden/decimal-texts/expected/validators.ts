// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import { hasDateFormat, hasDateTimeFormat } from "../runtime/formats.js";
import {
  type FormRow,
  type JsonBranch,
  type JsonCodec,
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  type WithSafeIntegers,
  addEnum,
  addFormat,
  addMaxLength,
  addMinimum,
  addMultipleOf,
  addRequired,
  addType,
  allowInteger,
  allowNumber,
  enter,
  exceedsLimits,
  expectArray,
  expectObject,
  expectString,
  fitsInt64,
  fitsUint64,
  hasIntegerType,
  hasObjectType,
  hasWholeDivisor,
  jsonCodec,
  leave,
  matchBranches,
  nameMisspelt,
  readCodedJson,
  requireLimits,
  requireMember,
  resultAtOnce,
  resultWithinLimits,
  safePart,
  visitItems,
  withinLimits,
} from "../runtime/json.js";
import type { BookEntryParameters, BookEntryResponseHeaders, Entry, Sequence } from "./types.js";

const valueForms: readonly FormRow[] = [
  { members: { path: 1, query: 2 } },
  { members: { entryId: "string" } },
  { members: { revisions: 3 } },
  { items: "string" },
  { members: { "X-Sequence": "string" } },
  { members: { id: "string", count: "whole", factor: "string", level: "string", before: "string", tags: 6, parts: 7 } },
  { others: "string" },
  { items: 5 },
];

/** The way between values of BookEntryParameters in memory and their JSON. */
export function codecOfBookEntryParameters(): JsonCodec<BookEntryParameters> {
  return jsonCodec(
    valueForms,
    0,
    (value) => checkBookEntryParameters(value),
    (value, options) => resultAtOnce(value, collectBookEntryParameters, options),
    true,
  );
}

function collectBookEntryParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1entries~1{entryId}/put");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const entryId = path["entryId"];
        if (entryId !== undefined) {
          enter(problems, "entryId", "/parameters/0/schema");
          if (!hasIntegerType(entryId)) addType(entryId, problems, "integer");
          else if (!fitsInt64(entryId)) addFormat(entryId, problems, "int64");
          leave(problems);
        } else {
          addRequired(path, problems, "entryId");
        }
        nameMisspelt(path, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "path");
    }
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const after = query["after"];
        if (after !== undefined) {
          enter(problems, "after", "/parameters/1/schema");
          if (expectString(after, problems) && !hasDateTimeFormat(after)) addFormat(after, problems, "date-time");
          leave(problems);
        }
        const revisions = query["revisions"];
        if (revisions !== undefined) {
          enter(problems, "revisions", "/parameters/2/schema");
          if (expectArray(revisions, problems)) {
            for (const item of revisions) {
              if (!hasIntegerType(item) || !fitsInt64(item)) {
                visitItems(revisions, problems, (item) => {
                  if (!hasIntegerType(item)) addType(item, problems, "integer");
                  else if (!fitsInt64(item)) addFormat(item, problems, "int64");
                });
                break;
              }
            }
          }
          leave(problems);
        }
      }
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function checkBookEntryParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  const entryId = path["entryId"];
  if (!hasIntegerType(entryId) || !fitsInt64(entryId)) return false;
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    const after = query["after"];
    if (after !== undefined && (typeof after !== "string" || !hasDateTimeFormat(after))) return false;
    const revisions = query["revisions"];
    if (revisions !== undefined) {
      if (!Array.isArray(revisions)) return false;
      for (let index = 0; index < revisions.length; index += 1) {
        const item: unknown = revisions[index];
        if (!hasIntegerType(item) || !fitsInt64(item)) return false;
      }
    }
  }
  return true;
}

/** Checks whether a value is a valid BookEntryParameters. */
export function isBookEntryParameters(value: unknown): value is WithSafeIntegers<BookEntryParameters> {
  return codecOfBookEntryParameters().is(value);
}

/** The value as a valid BookEntryParameters, or every problem that keeps it from being one. */
export function validateBookEntryParameters(value: unknown, options?: ValidateOptions): Result<BookEntryParameters> {
  return codecOfBookEntryParameters().validate(value, options);
}

/** The way between values of BookEntryResponseHeaders in memory and their JSON. */
export function codecOfBookEntryResponseHeaders(): JsonCodec<BookEntryResponseHeaders> {
  return jsonCodec(
    valueForms,
    4,
    (value) => checkBookEntryResponseHeaders(value),
    (value, options) => resultAtOnce(value, collectBookEntryResponseHeaders, options),
    true,
  );
}

function collectBookEntryResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1entries~1{entryId}/put");
  if (expectObject(value, problems)) {
    const xSequence = value["X-Sequence"];
    if (xSequence !== undefined) {
      enter(problems, "X-Sequence", "/responses/200/headers/X-Sequence/schema");
      if (!hasIntegerType(xSequence)) addType(xSequence, problems, "integer");
      else if (!fitsUint64(xSequence)) addFormat(xSequence, problems, "uint64");
      leave(problems);
    } else {
      addRequired(value, problems, "X-Sequence");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function checkBookEntryResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const xSequence = value["X-Sequence"];
  return hasIntegerType(xSequence) && fitsUint64(xSequence);
}

/** Checks whether a value is a valid BookEntryResponseHeaders. */
export function isBookEntryResponseHeaders(value: unknown): value is WithSafeIntegers<BookEntryResponseHeaders> {
  return codecOfBookEntryResponseHeaders().is(value);
}

/** The value as a valid BookEntryResponseHeaders, or every problem that keeps it from being one. */
export function validateBookEntryResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<BookEntryResponseHeaders> {
  return codecOfBookEntryResponseHeaders().validate(value, options);
}

/** The way between values of Entry in memory and their JSON. */
export function codecOfEntry(): JsonCodec<Entry> {
  return jsonCodec(
    valueForms,
    5,
    (value) => withinLimits(checkEntry, value),
    (value, options) => resultWithinLimits(value, checkEntry, collectEntry, options),
    true,
  );
}

const entryBeforeAnyOfBranches: readonly JsonBranch[] = [
  { name: "Sequence", check: checkSequence, collect: collectSequence, types: ["integer"] },
  { name: "null", check: checkEntryBeforeAnyOf2, collect: collectEntryBeforeAnyOf2, types: ["null"] },
];

const entryLabelAnyOfBranches: readonly JsonBranch[] = [
  { name: "schema 1", check: checkEntryLabelAnyOf1, collect: collectEntryLabelAnyOf1, allTypes: ["string"] },
  { name: "schema 2", check: checkEntryLabelAnyOf2, collect: collectEntryLabelAnyOf2 },
];

function collectEntry(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/Entry");
  if (expectObject(value, problems)) {
    requireMember(value["id"], problems, "id", collectSequence, checkSequence);
    const bookedAt = value["bookedAt"];
    if (expectString(bookedAt, problems, "bookedAt") && !hasDateTimeFormat(bookedAt))
      addFormat(bookedAt, problems, "date-time", "bookedAt");
    const day = value["day"];
    if (day !== undefined && expectString(day, problems, "day") && !hasDateFormat(day))
      addFormat(day, problems, "date", "day");
    allowNumber(value["amount"], problems, "amount");
    allowInteger(value["count"], problems, "count");
    const factor = value["factor"];
    if (factor !== undefined) {
      if (!hasIntegerType(factor)) {
        addType(factor, problems, "integer", "factor");
      } else {
        if (!hasWholeDivisor(factor, 5)) addMultipleOf(factor, problems, 5, "factor");
        if (!fitsInt64(factor)) addFormat(factor, problems, "int64", "factor");
      }
    }
    const level = value["level"];
    if (level !== undefined) {
      if (!hasIntegerType(level)) addType(level, problems, "integer", "level");
      else if (level !== 1 && level !== 2) addEnum(level, problems, [1, 2], "level");
      else if (!fitsInt64(level)) addFormat(level, problems, "int64", "level");
    }
    const before = value["before"];
    if (before !== undefined) {
      enter(problems, "before");
      matchBranches(before, problems, "anyOf", entryBeforeAnyOfBranches);
      leave(problems);
    }
    const label = value["label"];
    if (label !== undefined) {
      enter(problems, "label");
      matchBranches(label, problems, "anyOf", entryLabelAnyOfBranches);
      leave(problems);
    }
    const tags = value["tags"];
    if (tags !== undefined && expectObject(tags, problems, "tags")) {
      enter(problems, "tags");
      for (const name in tags) {
        if (problems.truncated) break;
        const member = tags[name];
        if (member === undefined || !Object.hasOwn(tags, name)) continue;
        enter(problems, safePart(name), "/additionalProperties");
        if (!hasIntegerType(member)) addType(member, problems, "integer");
        else if (!fitsInt64(member)) addFormat(member, problems, "int64");
        leave(problems);
      }
      leave(problems);
    }
    const parts = value["parts"];
    if (parts !== undefined && expectArray(parts, problems, "parts")) {
      enter(problems, "parts");
      visitItems(
        parts,
        problems,
        (value, problems) => collectEntry(value, problems, depth + 1),
        (value) => checkEntry(value, depth + 1),
        0,
        true,
      );
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function checkEntry(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const bookedAt = value["bookedAt"];
  if (typeof bookedAt !== "string" || !hasDateTimeFormat(bookedAt)) return false;
  const day = value["day"];
  if (day !== undefined && (typeof day !== "string" || !hasDateFormat(day))) return false;
  const amount = value["amount"];
  if (amount !== undefined && !Number.isFinite(amount)) return false;
  const count = value["count"];
  if (count !== undefined && !Number.isInteger(count)) return false;
  const factor = value["factor"];
  if (factor !== undefined && (!hasIntegerType(factor) || !hasWholeDivisor(factor, 5) || !fitsInt64(factor)))
    return false;
  const level = value["level"];
  if (level !== undefined && ((level !== 1 && level !== 2) || !fitsInt64(level))) return false;
  if (!checkSequence(value["id"])) return false;
  const before = value["before"];
  if (before !== undefined && !checkSequence(before) && before !== null) return false;
  const label = value["label"];
  if (label !== undefined) {
    if (
      (typeof label !== "string" || !hasDateTimeFormat(label)) &&
      (typeof label !== "string" || (label.length > 3 && !/^[^]{0,3}$/u.test(label)))
    )
      return false;
  }
  const tags = value["tags"];
  if (tags !== undefined) {
    if (!hasObjectType(tags)) return false;
    for (const name in tags) {
      const member = tags[name];
      if (member === undefined || !Object.hasOwn(tags, name)) continue;
      if (!hasIntegerType(member) || !fitsInt64(member)) return false;
    }
  }
  const parts = value["parts"];
  if (parts !== undefined) {
    if (!Array.isArray(parts)) return false;
    for (let index = 0; index < parts.length; index += 1) {
      if (!checkEntry(parts[index], depth + 1)) return false;
    }
  }
  return true;
}

function checkSequence(value: unknown): boolean {
  return hasIntegerType(value) && value >= 1 && fitsInt64(value);
}

function collectSequence(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Sequence");
  if (!hasIntegerType(value)) {
    addType(value, problems, "integer");
  } else {
    if (value < 1) addMinimum(value, problems, 1);
    if (!fitsInt64(value)) addFormat(value, problems, "int64");
  }
  leave(problems);
}

function checkEntryBeforeAnyOf2(value: unknown): boolean {
  return value === null;
}

function collectEntryBeforeAnyOf2(value: unknown, problems: JsonProblems): void {
  if (value !== null) addType(value, problems, "null");
}

function checkEntryLabelAnyOf1(value: unknown): boolean {
  return typeof value === "string" && hasDateTimeFormat(value);
}

function collectEntryLabelAnyOf1(value: unknown, problems: JsonProblems): void {
  if (expectString(value, problems) && !hasDateTimeFormat(value)) addFormat(value, problems, "date-time");
}

function checkEntryLabelAnyOf2(value: unknown): boolean {
  return typeof value === "string" && (value.length <= 3 || /^[^]{0,3}$/u.test(value));
}

function collectEntryLabelAnyOf2(value: unknown, problems: JsonProblems): void {
  if (expectString(value, problems) && value.length > 3 && !/^[^]{0,3}$/u.test(value)) addMaxLength(value, problems, 3);
}

/** Checks whether a value is a valid Entry. */
export function isEntry(value: unknown): value is WithSafeIntegers<Entry> {
  return codecOfEntry().is(value);
}

/** The value as a valid Entry, or every problem that keeps it from being one. */
export function validateEntry(value: unknown, options?: ValidateOptions): Result<Entry> {
  return codecOfEntry().validate(value, options);
}

/** Reads a valid Entry from JSON text. Problems have a line and a column. */
export function parseEntry(text: string | Uint8Array, options?: ParseOptions): Result<Entry> {
  return readCodedJson(text, codecOfEntry(), options);
}

/** The way between values of Sequence in memory and their JSON. */
export function codecOfSequence(): JsonCodec<Sequence> {
  return jsonCodec(
    valueForms,
    "string",
    (value) => checkSequence(value),
    (value, options) => resultAtOnce(value, collectSequence, options),
    true,
  );
}

/** Checks whether a value is a valid Sequence. */
export function isSequence(value: unknown): value is WithSafeIntegers<Sequence> {
  return codecOfSequence().is(value);
}

/** The value as a valid Sequence, or every problem that keeps it from being one. */
export function validateSequence(value: unknown, options?: ValidateOptions): Result<Sequence> {
  return codecOfSequence().validate(value, options);
}

/** Reads a valid Sequence from JSON text. Problems have a line and a column. */
export function parseSequence(text: string | Uint8Array, options?: ParseOptions): Result<Sequence> {
  return readCodedJson(text, codecOfSequence(), options);
}
