// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import { hasDateFormat, hasDateTimeFormat, hasUuidFormat } from "../runtime/formats.js";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addAdditionalProperties,
  addEnum,
  addFormat,
  addMaxLength,
  addPattern,
  allowInteger,
  allowMember,
  allowString,
  enter,
  expectArray,
  expectInteger,
  expectObject,
  expectString,
  expectStringOf,
  hasMembers,
  hasObjectType,
  hasOptionalString,
  leave,
  matchBranches,
  matchSome,
  nameMisspelt,
  problemsOf,
  readJson,
  requireMember,
  resultOfList,
  visitItems,
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

/** Checks whether a value is a valid Cat. */
export function isCat(value: unknown): value is Cat {
  try {
    return checkCat(value);
  } catch {
    return false;
  }
}

const catChipOneOf2Pattern: RegExp = /* @__PURE__ */ new RegExp("^[0-9a-f-]+$", "u");

function checkCat(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const lives = value["lives"];
  if (lives !== undefined && lives !== 7 && lives !== 9) return false;
  if (value["kind"] !== "cat") return false;
  if (!checkPetName(value["name"])) return false;
  const size = value["size"];
  if (size !== undefined && !checkSize(size)) return false;
  const chip = value["chip"];
  if (chip !== undefined) {
    let matches = 0;
    if (typeof chip === "string" && hasUuidFormat(chip)) matches += 1;
    if (typeof chip === "string" && catChipOneOf2Pattern.test(chip)) matches += 1;
    if (matches !== 1) return false;
  }
  for (const name2 in value) {
    if (name2 === "kind" || name2 === "name" || name2 === "size" || name2 === "lives" || name2 === "chip") continue;
    const member = value[name2];
    if (member === undefined || !Object.hasOwn(value, name2)) continue;
    return false;
  }
  return true;
}

function checkPetName(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const text = value["text"];
  return text === undefined || (typeof text === "string" && (text.length <= 40 || /^[^]{0,40}$/u.test(text)));
}

function checkSize(value: unknown): boolean {
  return value === "small" || value === "big";
}

/** The value as a valid Cat, or every problem that keeps it from being one. */
export function validateCat(value: unknown, options?: ValidateOptions): Result<Cat> {
  return isCat(value) ? { ok: true, value } : problemsOf(value, collectCat, options);
}

const catChipOneOfBranches: readonly JsonBranch[] = [
  { name: "schema 1", check: checkCatChipOneOf1, collect: collectCatChipOneOf1, allTypes: ["string"] },
  { name: "schema 2", check: checkCatChipOneOf2, collect: collectCatChipOneOf2 },
];

const catNames: readonly string[] = ["kind", "name", "size", "lives", "chip"];

function collectCat(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Cat");
  if (expectObject(value, problems)) {
    expectStringOf(value["kind"], problems, ["cat"], "kind");
    requireMember(value["name"], problems, "name", collectPetName, checkPetName);
    allowMember(value["size"], problems, "size", collectSize, checkSize);
    const lives = value["lives"];
    if (lives !== undefined && expectInteger(lives, problems, "lives") && lives !== 7 && lives !== 9)
      addEnum(lives, problems, [7, 9], "lives");
    const chip = value["chip"];
    if (chip !== undefined) {
      enter(problems, "chip");
      matchBranches(chip, problems, "oneOf", catChipOneOfBranches);
      leave(problems);
    }
    for (const name2 in value) {
      if (problems.truncated) break;
      if (name2 === "kind" || name2 === "name" || name2 === "size" || name2 === "lives" || name2 === "chip") continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      addAdditionalProperties(member, problems, name2, catNames);
    }
  }
  leave(problems);
}

function collectPetName(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PetName");
  if (expectObject(value, problems)) {
    const text = value["text"];
    if (text !== undefined) {
      if (expectString(text, problems, "text") && text.length > 40 && !/^[^]{0,40}$/u.test(text))
        addMaxLength(text, problems, 40, "text");
    }
  }
  leave(problems);
}

function collectSize(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Size");
  expectStringOf(value, problems, ["small", "big"]);
  leave(problems);
}

function checkCatChipOneOf1(value: unknown): boolean {
  return typeof value === "string" && hasUuidFormat(value);
}

function collectCatChipOneOf1(value: unknown, problems: JsonProblems): void {
  if (expectString(value, problems) && !hasUuidFormat(value)) addFormat(value, problems, "uuid");
}

function checkCatChipOneOf2(value: unknown): boolean {
  return typeof value === "string" && catChipOneOf2Pattern.test(value);
}

function collectCatChipOneOf2(value: unknown, problems: JsonProblems): void {
  if (expectString(value, problems) && !catChipOneOf2Pattern.test(value)) addPattern(value, problems, "^[0-9a-f-]+$");
}

/** Reads a valid Cat from JSON text. Problems have a line and a column. */
export function parseCat(text: string | Uint8Array, options?: ParseOptions): Result<Cat> {
  return readJson(text, validateCat, options);
}

/** Checks whether a value is a valid Dog. */
export function isDog(value: unknown): value is Dog {
  try {
    return checkDog(value);
  } catch {
    return false;
  }
}

function checkDog(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const born = value["born"];
  if (born !== undefined && (typeof born !== "string" || !hasDateFormat(born))) return false;
  return value["kind"] === "dog";
}

/** The value as a valid Dog, or every problem that keeps it from being one. */
export function validateDog(value: unknown, options?: ValidateOptions): Result<Dog> {
  return isDog(value) ? { ok: true, value } : problemsOf(value, collectDog, options);
}

function collectDog(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Dog");
  if (expectObject(value, problems)) {
    expectStringOf(value["kind"], problems, ["dog"], "kind");
    const born = value["born"];
    if (born !== undefined && expectString(born, problems, "born") && !hasDateFormat(born))
      addFormat(born, problems, "date", "born");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Dog from JSON text. Problems have a line and a column. */
export function parseDog(text: string | Uint8Array, options?: ParseOptions): Result<Dog> {
  return readJson(text, validateDog, options);
}

/** Checks whether a value is a valid ListPetsResponse200. */
export function isListPetsResponse200(value: unknown): value is ListPetsResponse200 {
  try {
    return checkListPetsResponse200(value);
  } catch {
    return false;
  }
}

function checkListPetsResponse200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (item === undefined || !checkPet(item)) return false;
  }
  return true;
}

function checkPet(value: unknown): boolean {
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

/** The value as a valid ListPetsResponse200, or every problem that keeps it from being one. */
export function validateListPetsResponse200(value: unknown, options?: ValidateOptions): Result<ListPetsResponse200> {
  return resultOfList(value, isListPetsResponse200, [], collectListPetsResponse200, options);
}

function collectListPetsResponse200(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1pets/get/responses/200/content/application~1json/schema");
  if (expectArray(value, problems)) visitItems(value, problems, collectPet, checkPet);
  leave(problems);
}

const petOneOfBranches: readonly JsonBranch[] = [
  {
    name: "Cat",
    check: checkCat,
    collect: collectCat,
    allTypes: ["object"],
    members: ["name", "size", "lives", "chip"],
    required: ["kind", "name"],
    tags: [
      ["kind", ["cat"]],
      ["size", ["small", "big"]],
      ["lives", [7, 9]],
    ],
  },
  {
    name: "Dog",
    check: checkDog,
    collect: collectDog,
    members: ["born"],
    required: ["kind"],
    tags: [["kind", ["dog"]]],
  },
];

function collectPet(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Pet");
  matchBranches(value, problems, "oneOf", petOneOfBranches);
  leave(problems);
}

/** Reads a valid ListPetsResponse200 from JSON text. Problems have a line and a column. */
export function parseListPetsResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListPetsResponse200> {
  return readJson(text, validateListPetsResponse200, options);
}

/** Checks whether a value is a valid ListPetsResponseHeaders. */
export function isListPetsResponseHeaders(value: unknown): value is ListPetsResponseHeaders {
  try {
    return checkListPetsResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkListPetsResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const xCountedAt = value["X-Counted-At"];
  return xCountedAt === undefined || (typeof xCountedAt === "string" && hasDateTimeFormat(xCountedAt));
}

/** The value as a valid ListPetsResponseHeaders, or every problem that keeps it from being one. */
export function validateListPetsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<ListPetsResponseHeaders> {
  return isListPetsResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectListPetsResponseHeaders, options);
}

function collectListPetsResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1pets/get");
  if (expectObject(value, problems)) {
    const xCountedAt = value["X-Counted-At"];
    if (xCountedAt !== undefined) {
      enter(problems, "X-Counted-At", "/responses/200/headers/X-Counted-At/schema");
      if (expectString(xCountedAt, problems) && !hasDateTimeFormat(xCountedAt))
        addFormat(xCountedAt, problems, "date-time");
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid NewPet. */
export function isNewPet(value: unknown): value is NewPet {
  try {
    return checkNewPet(value);
  } catch {
    return false;
  }
}

function checkNewPet(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const size = value["size"];
  if (size !== undefined && !checkSize(size)) return false;
  const colour = value["colour"];
  return colour === undefined || colour === "red" || colour === "black";
}

/** The value as a valid NewPet, or every problem that keeps it from being one. */
export function validateNewPet(value: unknown, options?: ValidateOptions): Result<NewPet> {
  return isNewPet(value) ? { ok: true, value } : problemsOf(value, collectNewPet, options);
}

function collectNewPet(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/NewPet");
  if (expectObject(value, problems)) {
    allowMember(value["size"], problems, "size", collectSize, checkSize);
    const colour = value["colour"];
    if (colour !== undefined) expectStringOf(colour, problems, ["red", "black"], "colour");
  }
  leave(problems);
}

/** Reads a valid NewPet from JSON text. Problems have a line and a column. */
export function parseNewPet(text: string | Uint8Array, options?: ParseOptions): Result<NewPet> {
  return readJson(text, validateNewPet, options);
}

/** Checks whether a value is a valid Pet. */
export function isPet(value: unknown): value is Pet {
  try {
    return checkPet(value);
  } catch {
    return false;
  }
}

/** The value as a valid Pet, or every problem that keeps it from being one. */
export function validatePet(value: unknown, options?: ValidateOptions): Result<Pet> {
  return isPet(value) ? { ok: true, value } : problemsOf(value, collectPet, options);
}

/** Reads a valid Pet from JSON text. Problems have a line and a column. */
export function parsePet(text: string | Uint8Array, options?: ParseOptions): Result<Pet> {
  return readJson(text, validatePet, options);
}

/** Checks whether a value is a valid PetName. */
export function isPetName(value: unknown): value is PetName {
  try {
    return checkPetName(value);
  } catch {
    return false;
  }
}

/** The value as a valid PetName, or every problem that keeps it from being one. */
export function validatePetName(value: unknown, options?: ValidateOptions): Result<PetName> {
  return isPetName(value) ? { ok: true, value } : problemsOf(value, collectPetName, options);
}

/** Reads a valid PetName from JSON text. Problems have a line and a column. */
export function parsePetName(text: string | Uint8Array, options?: ParseOptions): Result<PetName> {
  return readJson(text, validatePetName, options);
}

/** Checks whether a value is a valid SizeRequest. */
export function isSize(value: unknown): value is SizeRequest {
  try {
    return checkSize(value);
  } catch {
    return false;
  }
}

/** The value as a valid SizeRequest, or every problem that keeps it from being one. */
export function validateSize(value: unknown, options?: ValidateOptions): Result<SizeRequest> {
  return isSize(value) ? { ok: true, value } : problemsOf(value, collectSize, options);
}

/** Reads a valid SizeRequest from JSON text. Problems have a line and a column. */
export function parseSize(text: string | Uint8Array, options?: ParseOptions): Result<SizeRequest> {
  return readJson(text, validateSize, options);
}

/**
 * Checks whether a value is a response that is, apart from formats and unknown values, a valid
 * ListPetsResponse200.
 */
export function isListPetsResponse200Answer(value: unknown): value is ListPetsResponse200 {
  try {
    return checkListPetsResponse200Answer(value);
  } catch {
    return false;
  }
}

function checkListPetsResponse200Answer(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (item === undefined || !checkPetAnswer(item)) return false;
  }
  return true;
}

function checkPetAnswer(value: unknown): boolean {
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

function checkCatAnswer(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const lives = value["lives"];
  if (lives !== undefined && !Number.isInteger(lives)) return false;
  if (!hasOptionalString(value["size"])) return false;
  if (value["kind"] !== "cat") return false;
  if (!checkPetName(value["name"])) return false;
  const chip = value["chip"];
  if (chip !== undefined) {
    if (typeof chip !== "string" && (typeof chip !== "string" || !catChipOneOf2Pattern.test(chip))) return false;
  }
  return true;
}

function checkDogAnswer(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalString(value["born"])) return false;
  return value["kind"] === "dog";
}

/**
 * The value as a response that is, apart from formats and unknown values, a valid ListPetsResponse200, or every
 * problem that keeps it from being one.
 */
export function validateListPetsResponse200Answer(
  value: unknown,
  options?: ValidateOptions,
): Result<ListPetsResponse200> {
  return resultOfList(value, isListPetsResponse200Answer, [], collectListPetsResponse200Answer, options);
}

function collectListPetsResponse200Answer(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1pets/get/responses/200/content/application~1json/schema");
  if (expectArray(value, problems)) visitItems(value, problems, collectPetAnswer, checkPetAnswer);
  leave(problems);
}

const petAnswerOneOfBranches: readonly JsonBranch[] = [
  {
    name: "Cat",
    check: checkCatAnswer,
    collect: collectCatAnswer,
    allTypes: ["object"],
    members: ["name", "size", "lives", "chip"],
    required: ["kind", "name"],
    tags: [["kind", ["cat"]]],
  },
  {
    name: "Dog",
    check: checkDogAnswer,
    collect: collectDogAnswer,
    members: ["born"],
    required: ["kind"],
    tags: [["kind", ["dog"]]],
  },
];

function collectPetAnswer(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Pet");
  matchSome(value, problems, "oneOf", petAnswerOneOfBranches);
  leave(problems);
}

const catAnswerChipOneOfBranches: readonly JsonBranch[] = [
  { name: "schema 1", check: checkCatAnswerChipOneOf1, collect: collectCatAnswerChipOneOf1, allTypes: ["string"] },
  { name: "schema 2", check: checkCatChipOneOf2, collect: collectCatChipOneOf2 },
];

function collectCatAnswer(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Cat");
  if (expectObject(value, problems)) {
    expectStringOf(value["kind"], problems, ["cat"], "kind");
    requireMember(value["name"], problems, "name", collectPetName, checkPetName);
    allowString(value["size"], problems, "size");
    allowInteger(value["lives"], problems, "lives");
    const chip = value["chip"];
    if (chip !== undefined) {
      enter(problems, "chip");
      matchSome(chip, problems, "oneOf", catAnswerChipOneOfBranches);
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectDogAnswer(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Dog");
  if (expectObject(value, problems)) {
    expectStringOf(value["kind"], problems, ["dog"], "kind");
    allowString(value["born"], problems, "born");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function checkCatAnswerChipOneOf1(value: unknown): boolean {
  return typeof value === "string";
}

function collectCatAnswerChipOneOf1(value: unknown, problems: JsonProblems): void {
  expectString(value, problems);
}

/**
 * Checks whether a value is a response that is, apart from formats and unknown values, a valid
 * ListPetsResponseHeaders.
 */
export function isListPetsResponseHeadersAnswer(value: unknown): value is ListPetsResponseHeaders {
  try {
    return checkListPetsResponseHeadersAnswer(value);
  } catch {
    return false;
  }
}

function checkListPetsResponseHeadersAnswer(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const xCountedAt = value["X-Counted-At"];
  return xCountedAt === undefined || typeof xCountedAt === "string";
}

/**
 * The value as a response that is, apart from formats and unknown values, a valid ListPetsResponseHeaders, or
 * every problem that keeps it from being one.
 */
export function validateListPetsResponseHeadersAnswer(
  value: unknown,
  options?: ValidateOptions,
): Result<ListPetsResponseHeaders> {
  return isListPetsResponseHeadersAnswer(value)
    ? { ok: true, value }
    : problemsOf(value, collectListPetsResponseHeadersAnswer, options);
}

function collectListPetsResponseHeadersAnswer(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1pets/get");
  if (expectObject(value, problems)) {
    const xCountedAt = value["X-Counted-At"];
    if (xCountedAt !== undefined) {
      enter(problems, "X-Counted-At", "/responses/200/headers/X-Counted-At/schema");
      expectString(xCountedAt, problems);
      leave(problems);
    }
  }
  leave(problems);
}
