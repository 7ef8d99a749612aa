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
  allowMembers,
  expectInteger,
  expectNumber,
  expectObject,
  expectString,
  hasObjectType,
  readJson,
  requireMembers,
  resultOf,
} from "../runtime/json.js";
import type { Measure } from "./types.js";

/** Whether a value is a valid Measure. */
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
  return resultOf(value, checkMeasure, collectMeasure, options);
}

function collectMeasure(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      value: (value_, path) => {
        if (expectNumber(value_, path, problems) && value_ <= 0) addExclusiveMinimum(value_, path, problems, 0);
      },
    });
    allowMembers(value, path, problems, {
      unit: (unit, path) => {
        if (typeof unit !== "string" && unit !== null) addType(unit, path, problems, "string or null");
      },
      data: (data, path) => {
        if (expectString(data, path, problems) && !hasByteFormat(data)) addFormat(data, path, problems, "byte");
      },
      count: (count, path) => {
        if (expectInteger(count, path, problems) && !hasInt32Format(count)) addFormat(count, path, problems, "int32");
      },
    });
  }
}

/** Reads a valid Measure from JSON text. Problems say in which line and column they are. */
export function parseMeasure(text: string | Uint8Array, options?: ParseOptions): Result<Measure> {
  return readJson(text, validateMeasure, options);
}
