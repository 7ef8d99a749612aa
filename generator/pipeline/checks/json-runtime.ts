import * as baseCodePoints from "../../../templates/runtime/base/code-points.js";
import * as jsonAddDifference from "../../../templates/runtime/json/add-difference.js";
import * as jsonAddProblem from "../../../templates/runtime/json/add-problem.js";
import * as jsonBranches from "../../../templates/runtime/json/branches.js";
import * as jsonCodec from "../../../templates/runtime/json/codec.js";
import * as jsonConstantLookup from "../../../templates/runtime/json/constant-lookup.js";
import * as jsonEqual from "../../../templates/runtime/json/equal.js";
import * as jsonUniqueItemsWithin from "../../../templates/runtime/json/unique-items-within.js";
import * as jsonLongNumbers from "../../../templates/runtime/json/long-numbers.js";
import * as jsonMeantBranch from "../../../templates/runtime/json/meant-branch.js";
import * as jsonRemembered from "../../../templates/runtime/json/remembered.js";
import * as jsonMisspelt from "../../../templates/runtime/json/misspelt.js";
import * as jsonHasDivisor from "../../../templates/runtime/json/has-divisor.js";
import * as jsonOneRequired from "../../../templates/runtime/json/one-required.js";
import * as jsonRequireMembers from "../../../templates/runtime/json/require-members.js";
import * as jsonPointer from "../../../templates/runtime/json/pointer.js";
import * as jsonProblems from "../../../templates/runtime/json/problems.js";
import * as jsonReadCoded from "../../../templates/runtime/json/read-coded.js";
import * as jsonRead from "../../../templates/runtime/json/read.js";
import * as jsonRecursionLimits from "../../../templates/runtime/json/recursion-limits.js";
import * as jsonReportsMissing from "../../../templates/runtime/json/reports-missing.js";
import * as jsonSecrets from "../../../templates/runtime/json/secrets.js";
import * as jsonUnique from "../../../templates/runtime/json/unique.js";
import * as jsonValidate from "../../../templates/runtime/json/validate.js";
import * as jsonObjectMembers from "../../../templates/runtime/json/object-members.js";
import * as patternsLinear from "../../../templates/runtime/patterns/linear.js";
import { numberFormats, textFormats } from "../../model/json-schema/formats.js";
import type { RuntimeModules } from "./run-module.js";

/** The runtime modules that validators of JSON import, by the names they are imported by. */
export const jsonRuntime: RuntimeModules = {
  ...formatModules(),
  "runtime/base/code-points.ts": baseCodePoints,
  "runtime/json/add-difference.ts": jsonAddDifference,
  "runtime/json/add-problem.ts": jsonAddProblem,
  "runtime/json/branches.ts": jsonBranches,
  "runtime/json/codec.ts": jsonCodec,
  "runtime/json/constant-lookup.ts": jsonConstantLookup,
  "runtime/json/equal.ts": jsonEqual,
  "runtime/json/unique-items-within.ts": jsonUniqueItemsWithin,
  "runtime/json/long-numbers.ts": jsonLongNumbers,
  "runtime/json/meant-branch.ts": jsonMeantBranch,
  "runtime/json/remembered.ts": jsonRemembered,
  "runtime/json/misspelt.ts": jsonMisspelt,
  "runtime/json/has-divisor.ts": jsonHasDivisor,
  "runtime/json/one-required.ts": jsonOneRequired,
  "runtime/json/require-members.ts": jsonRequireMembers,
  "runtime/json/pointer.ts": jsonPointer,
  "runtime/json/problems.ts": jsonProblems,
  "runtime/json/read-coded.ts": jsonReadCoded,
  "runtime/json/read.ts": jsonRead,
  "runtime/json/recursion-limits.ts": jsonRecursionLimits,
  "runtime/json/reports-missing.ts": jsonReportsMissing,
  "runtime/json/secrets.ts": jsonSecrets,
  "runtime/json/unique.ts": jsonUnique,
  "runtime/json/validate.ts": jsonValidate,
  "runtime/json/object-members.ts": jsonObjectMembers,
  "runtime/patterns/linear.ts": patternsLinear,
};

/** Returns the modules of formats, with the checks of their rows. */
function formatModules(): RuntimeModules {
  const texts = [...textFormats.values()].flatMap(({ practical, ...row }) => [row, ...(practical ? [practical] : [])]);
  const modules: Record<string, Record<string, unknown>> = {};
  for (const { module, name, check } of [...texts, ...numberFormats.values()]) {
    (modules[`runtime/${module}.ts`] ??= {})[name] = check;
  }
  return modules;
}
