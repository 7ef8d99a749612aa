// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type Secrets,
  type ValidateOptions,
  addRequired,
  addType,
  hasObjectType,
  hasOptionalStrings,
  nameMisspelt,
  optionalString,
  readJson,
  requireString,
  resultOfCheck,
  resultOfList,
  secrets,
  unreadAt,
} from "../runtime/json.js";
import type { Grant, Role, Team, TeamRequest, User, UserRequest } from "./types.js";

/** Returns true for a valid value. */
export function isGrant(value: unknown): value is Grant {
  try {
    return checkGrant(value) === true;
  } catch {
    return false;
  }
}

function checkGrant(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Grant");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return to?.strings(value, ["id", "role"]) ?? hasOptionalStrings(value["id"], value["role"]);
}

const grantRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateGrant(value: unknown, options?: ValidateOptions): Result<Grant> {
  return resultOfCheck(value, checkGrant, grantRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseGrant(text: string | Uint8Array, options?: ParseOptions): Result<Grant> {
  return readJson(text, validateGrant, options);
}

/** Returns true for a valid value. */
export function isRole(value: unknown): value is Role {
  try {
    return checkRole(value) === true;
  } catch {
    return false;
  }
}

function checkRole(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Role");
  return typeof value === "string" || to?.report("type", value, "string");
}

/** Returns the value, or every problem. */
export function validateRole(value: unknown, options?: ValidateOptions): Result<Role> {
  return resultOfCheck(value, checkRole, grantRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseRole(text: string | Uint8Array, options?: ParseOptions): Result<Role> {
  return readJson(text, validateRole, options);
}

/** Returns true for a valid value. */
export function isTeam(value: unknown): value is Team {
  try {
    return checkTeam(value) === true;
  } catch {
    return false;
  }
}

function checkTeam(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Team");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const members = value["members"];
  if (members !== undefined) {
    if (Array.isArray(members)) {
      if (to !== undefined) {
        to.at("members").items(members, checkUser);
      } else {
        for (let index = 0; index < members.length; index += 1) {
          if (!checkUser(members[index])) return false;
        }
      }
    } else if (!to?.at("members").report("type", members, "array")) {
      return false;
    }
  }
  return true;
}

function checkUser(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/User");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["id"], to, "id") || !requireString(value["name"], to, "name")) return false;
  if (!optionalString(value["password"], to, "password")) return false;
  to?.report("misspelt", value);
  return true;
}

const teamRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateTeam(value: unknown, options?: ValidateOptions): Result<Team> {
  return (
    unreadAt(options, secretsOfTeam) ?? resultOfList(value, ["members"], checkTeam, teamRules, options, secretsOfTeam)
  );
}

function secretsOfTeam(): Secrets {
  return secrets([["members", null, secretsOfUser]]);
}

function secretsOfUser(): Secrets {
  return secrets([["password"]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseTeam(text: string | Uint8Array, options?: ParseOptions): Result<Team> {
  return readJson(text, validateTeam, options);
}

/** Returns true for a valid value. */
export function isTeamRequest(value: unknown): value is TeamRequest {
  try {
    return checkTeamRequest(value) === true;
  } catch {
    return false;
  }
}

function checkTeamRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Team");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const members = value["members"];
  if (members !== undefined) {
    if (Array.isArray(members)) {
      if (to !== undefined) {
        to.at("members").items(members, checkUserRequest);
      } else {
        for (let index = 0; index < members.length; index += 1) {
          if (!checkUserRequest(members[index])) return false;
        }
      }
    } else if (!to?.at("members").report("type", members, "array")) {
      return false;
    }
  }
  return true;
}

function checkUserRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/User");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalString(value["id"], to, "id") || !requireString(value["name"], to, "name")) return false;
  if (!requireString(value["password"], to, "password")) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateTeamRequest(value: unknown, options?: ValidateOptions): Result<TeamRequest> {
  return (
    unreadAt(options, secretsOfTeam) ??
    resultOfList(value, ["members"], checkTeamRequest, teamRules, options, secretsOfTeam)
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseTeamRequest(text: string | Uint8Array, options?: ParseOptions): Result<TeamRequest> {
  return readJson(text, validateTeamRequest, options);
}

/** Returns true for a valid value. */
export function isUser(value: unknown): value is User {
  try {
    return checkUser(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateUser(value: unknown, options?: ValidateOptions): Result<User> {
  return unreadAt(options, secretsOfUser) ?? resultOfCheck(value, checkUser, teamRules, options, secretsOfUser);
}

/** Reads JSON. Problems have a line and a column. */
export function parseUser(text: string | Uint8Array, options?: ParseOptions): Result<User> {
  return readJson(text, validateUser, options);
}

/** Returns true for a valid value. */
export function isUserRequest(value: unknown): value is UserRequest {
  try {
    return checkUserRequest(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateUserRequest(value: unknown, options?: ValidateOptions): Result<UserRequest> {
  return unreadAt(options, secretsOfUser) ?? resultOfCheck(value, checkUserRequest, teamRules, options, secretsOfUser);
}

/** Reads JSON. Problems have a line and a column. */
export function parseUserRequest(text: string | Uint8Array, options?: ParseOptions): Result<UserRequest> {
  return readJson(text, validateUserRequest, options);
}
