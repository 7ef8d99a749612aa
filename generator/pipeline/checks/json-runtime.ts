import * as baseCodePoints from "../../../templates/runtime/base/code-points.js";
import * as formatsBase64 from "../../../templates/runtime/formats/base64.js";
import * as formatsDateTime from "../../../templates/runtime/formats/date-time.js";
import * as formatsDuration from "../../../templates/runtime/formats/duration.js";
import * as formatsEmail from "../../../templates/runtime/formats/email.js";
import * as formatsHostname from "../../../templates/runtime/formats/hostname.js";
import * as formatsIp from "../../../templates/runtime/formats/ip.js";
import * as formatsJsonPointer from "../../../templates/runtime/formats/json-pointer.js";
import * as formatsNumber from "../../../templates/runtime/formats/number.js";
import * as formatsPractical from "../../../templates/runtime/formats/practical.js";
import * as formatsRegex from "../../../templates/runtime/formats/regex.js";
import * as formatsUri from "../../../templates/runtime/formats/uri.js";
import * as formatsUriTemplate from "../../../templates/runtime/formats/uri-template.js";
import * as formatsUuid from "../../../templates/runtime/formats/uuid.js";
import * as jsonAddProblem from "../../../templates/runtime/json/add-problem.js";
import * as jsonBranches from "../../../templates/runtime/json/branches.js";
import * as jsonCodec from "../../../templates/runtime/json/codec.js";
import * as jsonCollect from "../../../templates/runtime/json/collect.js";
import * as jsonEqual from "../../../templates/runtime/json/equal.js";
import * as jsonIdentity from "../../../templates/runtime/json/identity.js";
import * as jsonLongs from "../../../templates/runtime/json/longs.js";
import * as jsonMeantBranch from "../../../templates/runtime/json/meant-branch.js";
import * as jsonMembers from "../../../templates/runtime/json/members.js";
import * as jsonMemory from "../../../templates/runtime/json/memory.js";
import * as jsonMisspelt from "../../../templates/runtime/json/misspelt.js";
import * as jsonMultipleOf from "../../../templates/runtime/json/multiple-of.js";
import * as jsonOneRequired from "../../../templates/runtime/json/one-required.js";
import * as jsonPointer from "../../../templates/runtime/json/pointer.js";
import * as jsonProblems from "../../../templates/runtime/json/problems.js";
import * as jsonReadCoded from "../../../templates/runtime/json/read-coded.js";
import * as jsonRead from "../../../templates/runtime/json/read.js";
import * as jsonRecursion from "../../../templates/runtime/json/recursion.js";
import * as jsonSecrets from "../../../templates/runtime/json/secrets.js";
import * as jsonUnique from "../../../templates/runtime/json/unique.js";
import * as jsonValidate from "../../../templates/runtime/json/validate.js";
import * as jsonValidatorsOf from "../../../templates/runtime/json/validators-of.js";
import * as jsonValues from "../../../templates/runtime/json/values.js";
import * as patternsLinear from "../../../templates/runtime/patterns/linear.js";
import type { RuntimeModules } from "./run-module.js";

/** The runtime modules that validators of JSON import, by the names they are imported by. */
export const runtime: RuntimeModules = {
  "runtime/base/code-points.ts": baseCodePoints,
  "runtime/formats/base64.ts": formatsBase64,
  "runtime/formats/date-time.ts": formatsDateTime,
  "runtime/formats/duration.ts": formatsDuration,
  "runtime/formats/email.ts": formatsEmail,
  "runtime/formats/hostname.ts": formatsHostname,
  "runtime/formats/ip.ts": formatsIp,
  "runtime/formats/json-pointer.ts": formatsJsonPointer,
  "runtime/formats/number.ts": formatsNumber,
  "runtime/formats/practical.ts": formatsPractical,
  "runtime/formats/regex.ts": formatsRegex,
  "runtime/formats/uri.ts": formatsUri,
  "runtime/formats/uri-template.ts": formatsUriTemplate,
  "runtime/formats/uuid.ts": formatsUuid,
  "runtime/json/add-problem.ts": jsonAddProblem,
  "runtime/json/branches.ts": jsonBranches,
  "runtime/json/codec.ts": jsonCodec,
  "runtime/json/collect.ts": jsonCollect,
  "runtime/json/equal.ts": jsonEqual,
  "runtime/json/identity.ts": jsonIdentity,
  "runtime/json/longs.ts": jsonLongs,
  "runtime/json/meant-branch.ts": jsonMeantBranch,
  "runtime/json/members.ts": jsonMembers,
  "runtime/json/memory.ts": jsonMemory,
  "runtime/json/misspelt.ts": jsonMisspelt,
  "runtime/json/multiple-of.ts": jsonMultipleOf,
  "runtime/json/one-required.ts": jsonOneRequired,
  "runtime/json/pointer.ts": jsonPointer,
  "runtime/json/problems.ts": jsonProblems,
  "runtime/json/read-coded.ts": jsonReadCoded,
  "runtime/json/read.ts": jsonRead,
  "runtime/json/recursion.ts": jsonRecursion,
  "runtime/json/secrets.ts": jsonSecrets,
  "runtime/json/unique.ts": jsonUnique,
  "runtime/json/validate.ts": jsonValidate,
  "runtime/json/validators-of.ts": jsonValidatorsOf,
  "runtime/json/values.ts": jsonValues,
  "runtime/patterns/linear.ts": patternsLinear,
};
