// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { hasByteFormat } from "../runtime/format-base64.js";
import { hasInt32Format } from "../runtime/format-number.js";
import type { JsonProblems } from "../runtime/json-problems.js";
import { type ParseOptions, readJson } from "../runtime/json-read.js";
import { type ValidateOptions, collectProblems } from "../runtime/json-validate.js";
import { hasObjectType } from "../runtime/json-values.js";
import type { Result } from "../runtime/problem.js";
import type { Measure } from "./types.js";

/** Whether a value is a valid Measure. */
export function isMeasure(value: unknown): value is Measure {
  return checkMeasure(value);
}

function checkMeasure(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const value_ = value["value"];
  if (typeof value_ !== "number" || !Number.isFinite(value_) || value_ <= 0) return false;
  const unit = value["unit"];
  if (unit !== undefined && typeof unit !== "string" && unit !== null) return false;
  const data = value["data"];
  if (data !== undefined && (typeof data !== "string" || !hasByteFormat(data))) return false;
  const count = value["count"];
  return count === undefined || (typeof count === "number" && Number.isInteger(count) && hasInt32Format(count));
}

/** The value as a valid Measure, or every problem that keeps it from being one. */
export function validateMeasure(value: unknown, options?: ValidateOptions): Result<Measure> {
  return isMeasure(value) ? { ok: true, value } : collectProblems(value, collectMeasure, options);
}

function collectMeasure(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const value_ = value["value"];
    if (value_ === undefined) problems.add("required", path, value, "value");
    else if (typeof value_ !== "number" || !Number.isFinite(value_))
      problems.add("type", path + "/value", value_, "number");
    else if (value_ <= 0) problems.add("exclusiveMinimum", path + "/value", value_, 0);
    const unit = value["unit"];
    if (unit !== undefined && typeof unit !== "string" && unit !== null)
      problems.add("type", path + "/unit", unit, "string or null");
    const data = value["data"];
    if (data !== undefined) {
      if (typeof data !== "string") problems.add("type", path + "/data", data, "string");
      else if (!hasByteFormat(data)) problems.add("format", path + "/data", data, "byte");
    }
    const count = value["count"];
    if (count !== undefined) {
      if (typeof count !== "number" || !Number.isInteger(count))
        problems.add("type", path + "/count", count, "integer");
      else if (!hasInt32Format(count)) problems.add("format", path + "/count", count, "int32");
    }
  }
}

/** Reads a valid Measure from JSON text. Problems say in which line and column they are. */
export function parseMeasure(text: string | Uint8Array, options?: ParseOptions): Result<Measure> {
  return readJson(text, validateMeasure, options);
}
