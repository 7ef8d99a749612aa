// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import { hasByteFormat, hasInt32Format } from "../runtime/formats.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addExclusiveMinimum,
  addFormat,
  addRequired,
  addType,
  hasObjectType,
  nameMisspelt,
  optionalStringOrNull,
  readJson,
  resultOfCheck,
} from "../runtime/json.js";
import type { Measure } from "./types.js";

/** Returns true for a valid value. */
export function isMeasure(value: unknown): value is Measure {
  try {
    return checkMeasure(value) === true;
  } catch {
    return false;
  }
}

function checkMeasure(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Measure");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const value_ = value["value"];
  if (typeof value_ === "number" && Number.isFinite(value_)) {
    if (value_ <= 0 && !to?.at("value").report("exclusiveMinimum", value_, 0)) return false;
  } else if (!to?.at("value").report("type", value_, "number")) {
    return false;
  }
  if (!optionalStringOrNull(value["unit"], to, "unit")) return false;
  const data = value["data"];
  if (data !== undefined) {
    if (typeof data === "string") {
      if (!hasByteFormat(data) && !to?.at("data").report("format", data, "byte")) return false;
    } else if (!to?.at("data").report("type", data, "string")) {
      return false;
    }
  }
  const count = value["count"];
  if (count !== undefined) {
    if (typeof count === "number" && Number.isInteger(count)) {
      if (!hasInt32Format(count) && !to?.at("count").report("format", count, "int32")) return false;
    } else if (!to?.at("count").report("type", count, "integer")) {
      return false;
    }
  }
  to?.report("misspelt", value);
  return true;
}

const measureRules: ProblemRules = {
  exclusiveMinimum: addExclusiveMinimum,
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateMeasure(value: unknown, options?: ValidateOptions): Result<Measure> {
  return resultOfCheck(value, checkMeasure, measureRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseMeasure(text: string | Uint8Array, options?: ParseOptions): Result<Measure> {
  return readJson(text, validateMeasure, options);
}
