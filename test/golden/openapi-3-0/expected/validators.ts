// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import { hasByteFormat, hasInt32Format } from "../runtime/formats.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addExclusiveMinimum,
  addFormat,
  addType,
  enter,
  expectInteger,
  expectNumber,
  expectObject,
  expectString,
  hasObjectType,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
} from "../runtime/json.js";
import type { Measure } from "./types.js";

/** Checks whether a value is a valid Measure. */
export function isMeasure(value: unknown): value is Measure {
  try {
    return checkMeasure(value);
  } catch {
    return false;
  }
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
  return isMeasure(value) ? { ok: true, value } : problemsOf(value, collectMeasure, options);
}

function collectMeasure(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Measure");
  if (expectObject(value, problems)) {
    const value_ = value["value"];
    if (expectNumber(value_, problems, "value") && value_ <= 0) addExclusiveMinimum(value_, problems, 0, "value");
    const unit = value["unit"];
    if (unit !== undefined && typeof unit !== "string" && unit !== null)
      addType(unit, problems, "string or null", "unit");
    const data = value["data"];
    if (data !== undefined && expectString(data, problems, "data") && !hasByteFormat(data))
      addFormat(data, problems, "byte", "data");
    const count = value["count"];
    if (count !== undefined && expectInteger(count, problems, "count") && !hasInt32Format(count))
      addFormat(count, problems, "int32", "count");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Measure from JSON text. Problems have a line and a column. */
export function parseMeasure(text: string | Uint8Array, options?: ParseOptions): Result<Measure> {
  return readJson(text, validateMeasure, options);
}
