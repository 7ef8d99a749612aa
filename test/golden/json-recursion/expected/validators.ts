// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addRequired,
  addType,
  allowsDepth,
  hasObjectType,
  nameMisspelt,
  readJson,
  requireString,
  resultOfDeepList,
  resultWithinLimits,
  withinLimits,
} from "../runtime/json.js";
import type { Folder, Person } from "./types.js";

/** Returns true for a valid value. */
export function isFolder(value: unknown): value is Folder {
  return withinLimits(checkFolder, value);
}

function checkFolder(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/Folder");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["name"], to, "name")) return false;
  const folders = value["folders"];
  if (folders !== undefined) {
    if (Array.isArray(folders)) {
      if (to !== undefined) {
        to.at("folders").items(folders, checkFolder, 0, depth + 1);
      } else {
        for (let index = 0; index < folders.length; index += 1) {
          if (!checkFolder(folders[index], undefined, depth + 1)) return false;
        }
      }
    } else if (!to?.at("folders").report("type", folders, "array")) {
      return false;
    }
  }
  const owner = value["owner"];
  if (owner !== undefined && !checkPerson(owner, to?.at("owner"), depth + 1)) return false;
  to?.report("misspelt", value);
  return true;
}

function checkPerson(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/Person");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const home = value["home"];
  return home === undefined || checkFolder(home, to?.at("home"), depth + 1);
}

const folderRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateFolder(value: unknown, options?: ValidateOptions): Result<Folder> {
  return resultOfDeepList(value, checkFolder, folderRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseFolder(text: string | Uint8Array, options?: ParseOptions): Result<Folder> {
  return readJson(text, validateFolder, options);
}

/** Returns true for a valid value. */
export function isPerson(value: unknown): value is Person {
  return withinLimits(checkPerson, value);
}

/** Returns the value, or every problem. */
export function validatePerson(value: unknown, options?: ValidateOptions): Result<Person> {
  return resultWithinLimits(value, checkPerson, folderRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePerson(text: string | Uint8Array, options?: ParseOptions): Result<Person> {
  return readJson(text, validatePerson, options);
}
