// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import { hasDateFormat, hasDateTimeFormat, hasUuidFormat } from "../runtime/formats.js";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addAdditionalProperties,
  addEnum,
  addFormat,
  addMaxLength,
  addPattern,
  addRequired,
  addStringOf,
  addType,
  hasMembers,
  hasObjectType,
  matchBranches,
  matchSome,
  nameMisspelt,
  optionalInteger,
  optionalOneOf,
  optionalString,
  readJson,
  requireOneOf,
  resultOfCheck,
  resultOfList,
} from "../runtime/json.js";
import type {
  Cat,
  Dog,
  ListPetsResponse200,
  ListPetsResponseHeaders,
  NewPet,
  Pet,
  PetName,
  SizeRequest,
} from "./types.js";

/** Returns true for a valid value. */
export function isCat(value: unknown): value is Cat {
  try {
    return checkCat(value) === true;
  } catch {
    return false;
  }
}

const catNames: readonly string[] = ["kind", "name", "size", "lives", "chip"];

function checkCat(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Cat");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireOneOf(value["kind"], to, "kind", "cat") || !checkPetName(value["name"], to?.at("name"))) return false;
  const size = value["size"];
  if (size !== undefined && !checkSize(size, to?.at("size"))) return false;
  const lives = value["lives"];
  if (lives !== undefined) {
    if (typeof lives === "number" && Number.isInteger(lives)) {
      if (lives !== 7 && lives !== 9 && !to?.at("lives").report("enum", lives, [7, 9])) return false;
    } else if (!to?.at("lives").report("type", lives, "integer")) {
      return false;
    }
  }
  const chip = value["chip"];
  if (chip !== undefined && !checkCatChip(chip, to?.at("chip"))) return false;
  for (const name2 in value) {
    if (to?.truncated) break;
    if (name2 === "kind" || name2 === "name" || name2 === "size" || name2 === "lives" || name2 === "chip") continue;
    const member = value[name2];
    if (member === undefined || !Object.hasOwn(value, name2)) continue;
    if (!to?.report("additionalProperties", member, name2, catNames)) return false;
  }
  return true;
}

function checkPetName(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PetName");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const text = value["text"];
  if (text !== undefined) {
    if (typeof text === "string") {
      if (text.length > 40 && !/^[^]{0,40}$/u.test(text) && !to?.at("text").report("maxLength", text, 40)) return false;
    } else if (!to?.at("text").report("type", text, "string")) {
      return false;
    }
  }
  return true;
}

function checkSize(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Size");
  return value === "small" || value === "big" || to?.report("stringOf", value, ["small", "big"]);
}

const catChipOneOfBranches: readonly JsonBranch[] = [
  { name: "schema 1", check: checkCatChipOneOf1, allTypes: ["string"] },
  { name: "schema 2", check: checkPatternString },
];

function checkCatChip(value: unknown, to?: JsonProblems): boolean | undefined {
  if (to !== undefined) return to.report("choice", value, "oneOf", catChipOneOfBranches);
  let matches = 0;
  if (typeof value === "string" && hasUuidFormat(value)) matches += 1;
  if (checkPatternString(value)) matches += 1;
  return matches === 1;
}

const patternStringPattern: RegExp = /* @__PURE__ */ new RegExp("^[0-9a-f-]+$", "u");

function checkPatternString(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return patternStringPattern.test(value) || to?.report("pattern", value, "^[0-9a-f-]+$");
}

function checkCatChipOneOf1(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasUuidFormat(value) || to?.report("format", value, "uuid");
}

const catRules: ProblemRules = {
  additionalProperties: addAdditionalProperties,
  choice: matchBranches,
  enum: addEnum,
  format: addFormat,
  maxLength: addMaxLength,
  pattern: addPattern,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateCat(value: unknown, options?: ValidateOptions): Result<Cat> {
  return resultOfCheck(value, checkCat, catRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCat(text: string | Uint8Array, options?: ParseOptions): Result<Cat> {
  return readJson(text, validateCat, options);
}

/** Returns true for a valid value. */
export function isDog(value: unknown): value is Dog {
  try {
    return checkDog(value) === true;
  } catch {
    return false;
  }
}

function checkDog(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Dog");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireOneOf(value["kind"], to, "kind", "dog")) return false;
  const born = value["born"];
  if (born !== undefined) {
    if (typeof born === "string") {
      if (!hasDateFormat(born) && !to?.at("born").report("format", born, "date")) return false;
    } else if (!to?.at("born").report("type", born, "string")) {
      return false;
    }
  }
  to?.report("misspelt", value);
  return true;
}

const dogRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateDog(value: unknown, options?: ValidateOptions): Result<Dog> {
  return resultOfCheck(value, checkDog, dogRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseDog(text: string | Uint8Array, options?: ParseOptions): Result<Dog> {
  return readJson(text, validateDog, options);
}

/** Returns true for a valid value. */
export function isListPetsResponse200(value: unknown): value is ListPetsResponse200 {
  try {
    return checkListPetsResponse200(value) === true;
  } catch {
    return false;
  }
}

function checkListPetsResponse200(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1pets/get/responses/200/content/application~1json/schema");
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkPet);
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (item === undefined || !checkPet(item)) return false;
  }
  return true;
}

const petOneOfBranches: readonly JsonBranch[] = [
  {
    name: "Cat",
    check: checkCat,
    allTypes: ["object"],
    members: ["name", "size", "lives", "chip"],
    required: ["kind", "name"],
    tags: [
      ["kind", ["cat"]],
      ["size", ["small", "big"]],
      ["lives", [7, 9]],
    ],
  },
  { name: "Dog", check: checkDog, members: ["born"], required: ["kind"], tags: [["kind", ["dog"]]] },
];

function checkPet(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Pet");
  if (to !== undefined) return to.report("choice", value, "oneOf", petOneOfBranches);
  const kind = hasMembers(value) ? value["kind"] : undefined;
  switch (kind) {
    case "cat":
      return checkCat(value);
    case "dog":
      return checkDog(value);
    default:
      return false;
  }
}

const listPetsResponse200Rules: ProblemRules = {
  additionalProperties: addAdditionalProperties,
  choice: matchBranches,
  enum: addEnum,
  format: addFormat,
  maxLength: addMaxLength,
  misspelt: nameMisspelt,
  pattern: addPattern,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateListPetsResponse200(value: unknown, options?: ValidateOptions): Result<ListPetsResponse200> {
  return resultOfList(value, [], checkListPetsResponse200, listPetsResponse200Rules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseListPetsResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListPetsResponse200> {
  return readJson(text, validateListPetsResponse200, options);
}

function checkListPetsResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1pets/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const xCountedAt = value["X-Counted-At"];
  if (xCountedAt !== undefined) {
    if (typeof xCountedAt === "string") {
      if (
        !hasDateTimeFormat(xCountedAt) &&
        !to?.at("X-Counted-At", "/responses/200/headers/X-Counted-At/schema").report("format", xCountedAt, "date-time")
      )
        return false;
    } else if (
      !to?.at("X-Counted-At", "/responses/200/headers/X-Counted-At/schema").report("type", xCountedAt, "string")
    ) {
      return false;
    }
  }
  return true;
}

const listPetsResponseHeadersRules: ProblemRules = { format: addFormat, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateListPetsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<ListPetsResponseHeaders> {
  return resultOfCheck(value, checkListPetsResponseHeaders, listPetsResponseHeadersRules, options);
}

/** Returns true for a valid value. */
export function isNewPet(value: unknown): value is NewPet {
  try {
    return checkNewPet(value) === true;
  } catch {
    return false;
  }
}

function checkNewPet(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/NewPet");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const size = value["size"];
  if (size !== undefined && !checkSize(size, to?.at("size"))) return false;
  return optionalOneOf(value["colour"], to, "colour", "red", "black");
}

const newPetRules: ProblemRules = { required: addRequired, stringOf: addStringOf, type: addType };

/** Returns the value, or every problem. */
export function validateNewPet(value: unknown, options?: ValidateOptions): Result<NewPet> {
  return resultOfCheck(value, checkNewPet, newPetRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseNewPet(text: string | Uint8Array, options?: ParseOptions): Result<NewPet> {
  return readJson(text, validateNewPet, options);
}

/** Returns true for a valid value. */
export function isPet(value: unknown): value is Pet {
  try {
    return checkPet(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validatePet(value: unknown, options?: ValidateOptions): Result<Pet> {
  return resultOfCheck(value, checkPet, listPetsResponse200Rules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePet(text: string | Uint8Array, options?: ParseOptions): Result<Pet> {
  return readJson(text, validatePet, options);
}

/** Returns true for a valid value. */
export function isPetName(value: unknown): value is PetName {
  try {
    return checkPetName(value) === true;
  } catch {
    return false;
  }
}

const petNameRules: ProblemRules = { maxLength: addMaxLength, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validatePetName(value: unknown, options?: ValidateOptions): Result<PetName> {
  return resultOfCheck(value, checkPetName, petNameRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePetName(text: string | Uint8Array, options?: ParseOptions): Result<PetName> {
  return readJson(text, validatePetName, options);
}

/** Returns true for a valid value. */
export function isSize(value: unknown): value is SizeRequest {
  try {
    return checkSize(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateSize(value: unknown, options?: ValidateOptions): Result<SizeRequest> {
  return resultOfCheck(value, checkSize, newPetRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSize(text: string | Uint8Array, options?: ParseOptions): Result<SizeRequest> {
  return readJson(text, validateSize, options);
}

function checkListPetsResponse200Answer(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1pets/get/responses/200/content/application~1json/schema");
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkPetAnswer);
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (item === undefined || !checkPetAnswer(item)) return false;
  }
  return true;
}

const petAnswerOneOfBranches: readonly JsonBranch[] = [
  {
    name: "Cat",
    check: checkCatAnswer,
    allTypes: ["object"],
    members: ["name", "size", "lives", "chip"],
    required: ["kind", "name"],
    tags: [["kind", ["cat"]]],
  },
  { name: "Dog", check: checkDogAnswer, members: ["born"], required: ["kind"], tags: [["kind", ["dog"]]] },
];

function checkPetAnswer(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Pet");
  if (to !== undefined) return to.report("someOf", value, "oneOf", petAnswerOneOfBranches);
  const kind = hasMembers(value) ? value["kind"] : undefined;
  switch (kind) {
    case "cat":
      return checkCatAnswer(value);
    case "dog":
      return checkDogAnswer(value);
    default:
      return false;
  }
}

function checkCatAnswer(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Cat");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireOneOf(value["kind"], to, "kind", "cat") || !checkPetName(value["name"], to?.at("name"))) return false;
  if (!optionalString(value["size"], to, "size") || !optionalInteger(value["lives"], to, "lives")) return false;
  const chip = value["chip"];
  if (chip !== undefined && !checkCatAnswerChip(chip, to?.at("chip"))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkDogAnswer(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Dog");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireOneOf(value["kind"], to, "kind", "dog") || !optionalString(value["born"], to, "born")) return false;
  to?.report("misspelt", value);
  return true;
}

const catAnswerChipOneOfBranches: readonly JsonBranch[] = [
  { name: "schema 1", check: checkString, allTypes: ["string"] },
  { name: "schema 2", check: checkPatternString },
];

function checkCatAnswerChip(value: unknown, to?: JsonProblems): boolean | undefined {
  return (
    to?.report("someOf", value, "oneOf", catAnswerChipOneOfBranches) ??
    (typeof value === "string" || checkPatternString(value))
  );
}

function checkString(value: unknown, to?: JsonProblems): boolean | undefined {
  return typeof value === "string" || to?.report("type", value, "string");
}

const listPetsResponse200AnswerRules: ProblemRules = {
  maxLength: addMaxLength,
  misspelt: nameMisspelt,
  pattern: addPattern,
  required: addRequired,
  someOf: matchSome,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. Formats and unknown values are not checked. */
export function validateListPetsResponse200Answer(
  value: unknown,
  options?: ValidateOptions,
): Result<ListPetsResponse200> {
  return resultOfList(value, [], checkListPetsResponse200Answer, listPetsResponse200AnswerRules, options);
}

function checkListPetsResponseHeadersAnswer(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1pets/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const xCountedAt = value["X-Counted-At"];
  if (xCountedAt !== undefined) {
    if (
      typeof xCountedAt !== "string" &&
      !to?.at("X-Counted-At", "/responses/200/headers/X-Counted-At/schema").report("type", xCountedAt, "string")
    )
      return false;
  }
  return true;
}

const listPetsResponseHeadersAnswerRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. Formats and unknown values are not checked. */
export function validateListPetsResponseHeadersAnswer(
  value: unknown,
  options?: ValidateOptions,
): Result<ListPetsResponseHeaders> {
  return resultOfCheck(value, checkListPetsResponseHeadersAnswer, listPetsResponseHeadersAnswerRules, options);
}
