// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import { hasDateFormat, hasDateTimeFormat, hasInt64Format } from "../runtime/formats.js";
import {
  type FormRow,
  type JsonBranch,
  type JsonCodec,
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  type WithSafeIntegers,
  addEnum,
  addFormat,
  addMaxLength,
  addMinimum,
  addMultipleOf,
  addRequired,
  addType,
  allowsDepth,
  hasObjectType,
  jsonCodec,
  matchBranches,
  nameMisspelt,
  optionalInteger,
  optionalNumber,
  readCodedJson,
  readJson,
  resultAtOnce,
  resultOfCheck,
  resultWithinLimits,
  safePart,
  withinLimits,
} from "../runtime/json.js";
import type { BookEntryParameters, BookEntryResponseHeaders, Entry, Sequence } from "./types.js";

const valueForms: readonly FormRow[] = [
  { members: { query: 1 } },
  { members: { after: "Date" } },
  { members: { bookedAt: "Date", parts: 3 } },
  { items: 2 },
];

function checkBookEntryParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1entries~1{entryId}/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkBookEntryParametersPath(value["path"], to?.at("path", ""))) return false;
  const query = value["query"];
  if (query !== undefined && !checkBookEntryParametersQuery(query, to?.at("query", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkBookEntryParametersPath(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkInt64(value["entryId"], to?.at("entryId", "/parameters/0/schema"))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkBookEntryParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const after = value["after"];
  if (after !== undefined && !checkDateTime(after, to?.at("after", "/parameters/1/schema"))) return false;
  const revisions = value["revisions"];
  if (revisions !== undefined) {
    if (Array.isArray(revisions)) {
      if (to !== undefined) {
        to.at("revisions", "/parameters/2/schema").items(revisions, checkInt64);
      } else {
        for (let index = 0; index < revisions.length; index += 1) {
          if (!checkInt64(revisions[index])) return false;
        }
      }
    } else if (!to?.at("revisions", "/parameters/2/schema").report("type", revisions, "array")) {
      return false;
    }
  }
  return true;
}

function checkInt64(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "number" || !Number.isInteger(value)) return to?.report("type", value, "integer");
  return hasInt64Format(value) || to?.report("format", value, "int64");
}

function checkDateTime(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasDateTimeFormat(value) || to?.report("format", value, "date-time");
}

const bookEntryParametersRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** The way between values of BookEntryParameters in memory and their JSON. */
export function codecOfBookEntryParameters(): JsonCodec<BookEntryParameters> {
  return jsonCodec(
    valueForms,
    0,
    (value) => checkBookEntryParameters(value) === true,
    (value, options) => resultAtOnce(value, checkBookEntryParameters, bookEntryParametersRules, options),
  );
}

/** Returns true for a valid value. */
export function isBookEntryParameters(value: unknown): value is WithSafeIntegers<BookEntryParameters> {
  return codecOfBookEntryParameters().is(value);
}

/** Returns the value, or every problem. */
export function validateBookEntryParameters(value: unknown, options?: ValidateOptions): Result<BookEntryParameters> {
  return codecOfBookEntryParameters().validate(value, options);
}

function checkBookEntryResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1entries~1{entryId}/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const xSequence = value["X-Sequence"];
  if (
    !Number.isInteger(xSequence) &&
    !to?.at("X-Sequence", "/responses/200/headers/X-Sequence/schema").report("type", xSequence, "integer")
  )
    return false;
  to?.report("misspelt", value);
  return true;
}

const bookEntryResponseHeadersRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateBookEntryResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<BookEntryResponseHeaders> {
  return resultOfCheck(value, checkBookEntryResponseHeaders, bookEntryResponseHeadersRules, options);
}

function checkEntry(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/Entry");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkSequence(value["id"], to?.at("id")) || !checkDateTime(value["bookedAt"], to?.at("bookedAt"))) return false;
  const day = value["day"];
  if (day !== undefined) {
    if (typeof day === "string") {
      if (!hasDateFormat(day) && !to?.at("day").report("format", day, "date")) return false;
    } else if (!to?.at("day").report("type", day, "string")) {
      return false;
    }
  }
  if (!optionalNumber(value["amount"], to, "amount") || !optionalInteger(value["count"], to, "count")) return false;
  const factor = value["factor"];
  if (factor !== undefined) {
    if (typeof factor === "number" && Number.isInteger(factor)) {
      if (factor % 5 !== 0 && !to?.at("factor").report("multipleOf", factor, 5)) return false;
      if (!hasInt64Format(factor) && !to?.at("factor").report("format", factor, "int64")) return false;
    } else if (!to?.at("factor").report("type", factor, "integer")) {
      return false;
    }
  }
  const level = value["level"];
  if (level !== undefined) {
    if (typeof level === "number" && Number.isInteger(level)) {
      if (level === 1 || level === 2) {
        if (!hasInt64Format(level) && !to?.at("level").report("format", level, "int64")) return false;
      } else if (!to?.at("level").report("enum", level, [1, 2])) {
        return false;
      }
    } else if (!to?.at("level").report("type", level, "integer")) {
      return false;
    }
  }
  const before = value["before"];
  if (before !== undefined && !checkEntryBefore(before, to?.at("before"))) return false;
  const label = value["label"];
  if (label !== undefined && !checkEntryLabel(label, to?.at("label"))) return false;
  const tags = value["tags"];
  if (tags !== undefined && !checkEntryTags(tags, to?.at("tags"))) return false;
  const parts = value["parts"];
  if (parts !== undefined) {
    if (Array.isArray(parts)) {
      if (to !== undefined) {
        to.at("parts").items(parts, checkEntry, 0, depth + 1);
      } else {
        for (let index = 0; index < parts.length; index += 1) {
          if (!checkEntry(parts[index], undefined, depth + 1)) return false;
        }
      }
    } else if (!to?.at("parts").report("type", parts, "array")) {
      return false;
    }
  }
  to?.report("misspelt", value);
  return true;
}

function checkSequence(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Sequence");
  if (typeof value !== "number" || !Number.isInteger(value)) return to?.report("type", value, "integer");
  if (value < 1 && !to?.report("minimum", value, 1)) return false;
  return hasInt64Format(value) || to?.report("format", value, "int64");
}

const entryBeforeAnyOfBranches: readonly JsonBranch[] = [
  { name: "Sequence", check: checkSequence, types: ["integer"] },
  { name: "null", check: checkEntryBeforeAnyOf2, types: ["null"] },
];

function checkEntryBefore(value: unknown, to?: JsonProblems): boolean | undefined {
  return to?.report("choice", value, "anyOf", entryBeforeAnyOfBranches) ?? (checkSequence(value) || value === null);
}

const entryLabelAnyOfBranches: readonly JsonBranch[] = [
  { name: "schema 1", check: checkDateTime, allTypes: ["string"] },
  { name: "schema 2", check: checkEntryLabelAnyOf2 },
];

function checkEntryLabel(value: unknown, to?: JsonProblems): boolean | undefined {
  return (
    to?.report("choice", value, "anyOf", entryLabelAnyOfBranches) ??
    (checkDateTime(value) || (typeof value === "string" && (value.length <= 3 || /^[^]{0,3}$/u.test(value))))
  );
}

function checkEntryTags(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  for (const name in value) {
    if (to?.truncated) break;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (!checkInt64(member, to?.at(safePart(name), "/additionalProperties"))) return false;
  }
  return true;
}

function checkEntryBeforeAnyOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  return value === null || to?.report("type", value, "null");
}

function checkEntryLabelAnyOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return value.length <= 3 || /^[^]{0,3}$/u.test(value) || to?.report("maxLength", value, 3);
}

const entryRules: ProblemRules = {
  choice: matchBranches,
  enum: addEnum,
  format: addFormat,
  maxLength: addMaxLength,
  minimum: addMinimum,
  misspelt: nameMisspelt,
  multipleOf: addMultipleOf,
  required: addRequired,
  type: addType,
};

/** The way between values of Entry in memory and their JSON. */
export function codecOfEntry(): JsonCodec<Entry> {
  return jsonCodec(
    valueForms,
    2,
    (value) => withinLimits(checkEntry, value),
    (value, options) => resultWithinLimits(value, checkEntry, entryRules, options),
  );
}

/** Returns true for a valid value. */
export function isEntry(value: unknown): value is WithSafeIntegers<Entry> {
  return codecOfEntry().is(value);
}

/** Returns the value, or every problem. */
export function validateEntry(value: unknown, options?: ValidateOptions): Result<Entry> {
  return codecOfEntry().validate(value, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseEntry(text: string | Uint8Array, options?: ParseOptions): Result<Entry> {
  return readCodedJson(text, codecOfEntry(), options);
}

/** Returns true for a valid value. */
export function isSequence(value: unknown): value is Sequence {
  try {
    return checkSequence(value) === true;
  } catch {
    return false;
  }
}

const sequenceRules: ProblemRules = { format: addFormat, minimum: addMinimum, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateSequence(value: unknown, options?: ValidateOptions): Result<Sequence> {
  return resultOfCheck(value, checkSequence, sequenceRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSequence(text: string | Uint8Array, options?: ParseOptions): Result<Sequence> {
  return readJson(text, validateSequence, options);
}
