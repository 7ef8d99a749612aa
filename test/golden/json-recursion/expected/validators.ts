// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  allowMember,
  enter,
  exceedsLimits,
  expectArray,
  expectObject,
  expectString,
  hasObjectType,
  leave,
  nameMisspelt,
  readJson,
  requireLimits,
  resultOfDeepList,
  resultWithinLimits,
  visitItems,
  withinLimits,
} from "../runtime/json.js";
import type { Folder, Person } from "./types.js";

/** Checks whether a value is a valid Folder. */
export function isFolder(value: unknown): value is Folder {
  return withinLimits(checkFolder, value);
}

function checkFolder(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value) || typeof value["name"] !== "string") return false;
  const folders = value["folders"];
  if (folders !== undefined) {
    if (!Array.isArray(folders)) return false;
    for (let index = 0; index < folders.length; index += 1) {
      if (!checkFolder(folders[index], depth + 1)) return false;
    }
  }
  const owner = value["owner"];
  return owner === undefined || checkPerson(owner, depth + 1);
}

function checkPerson(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const home = value["home"];
  return home === undefined || checkFolder(home, depth + 1);
}

/** The value as a valid Folder, or every problem that keeps it from being one. */
export function validateFolder(value: unknown, options?: ValidateOptions): Result<Folder> {
  return resultOfDeepList(value, checkFolder, collectFolder, options);
}

function collectFolder(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/Folder");
  if (expectObject(value, problems)) {
    expectString(value["name"], problems, "name");
    const folders = value["folders"];
    if (folders !== undefined && expectArray(folders, problems, "folders")) {
      enter(problems, "folders");
      visitItems(
        folders,
        problems,
        (value, problems) => collectFolder(value, problems, depth + 1),
        (value) => checkFolder(value, depth + 1),
        0,
        true,
      );
      leave(problems);
    }
    allowMember(value["owner"], problems, "owner", (value, problems) => collectPerson(value, problems, depth + 1));
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectPerson(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/Person");
  if (expectObject(value, problems))
    allowMember(value["home"], problems, "home", (value, problems) => collectFolder(value, problems, depth + 1));
  leave(problems);
}

/** Reads a valid Folder from JSON text. Problems have a line and a column. */
export function parseFolder(text: string | Uint8Array, options?: ParseOptions): Result<Folder> {
  return readJson(text, validateFolder, options);
}

/** Checks whether a value is a valid Person. */
export function isPerson(value: unknown): value is Person {
  return withinLimits(checkPerson, value);
}

/** The value as a valid Person, or every problem that keeps it from being one. */
export function validatePerson(value: unknown, options?: ValidateOptions): Result<Person> {
  return resultWithinLimits(value, checkPerson, collectPerson, options);
}

/** Reads a valid Person from JSON text. Problems have a line and a column. */
export function parsePerson(text: string | Uint8Array, options?: ParseOptions): Result<Person> {
  return readJson(text, validatePerson, options);
}
