// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type Secrets,
  type ValidateOptions,
  allowString,
  enter,
  expectArray,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalString,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
  resultOfList,
  secrets,
  unreadAt,
  visitItems,
} from "../runtime/json.js";
import type { Grant, Role, Team, TeamRequest, User, UserRequest } from "./types.js";

/** Checks whether a value is a valid Grant. */
export function isGrant(value: unknown): value is Grant {
  try {
    return checkGrant(value);
  } catch {
    return false;
  }
}

function checkGrant(value: unknown): boolean {
  return hasObjectType(value) && hasOptionalString(value["id"]) && hasOptionalString(value["role"]);
}

/** The value as a valid Grant, or every problem that keeps it from being one. */
export function validateGrant(value: unknown, options?: ValidateOptions): Result<Grant> {
  return isGrant(value) ? { ok: true, value } : problemsOf(value, collectGrant, options);
}

function collectGrant(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Grant");
  if (expectObject(value, problems)) {
    allowString(value["id"], problems, "id");
    allowString(value["role"], problems, "role");
  }
  leave(problems);
}

/** Reads a valid Grant from JSON text. Problems have a line and a column. */
export function parseGrant(text: string | Uint8Array, options?: ParseOptions): Result<Grant> {
  return readJson(text, validateGrant, options);
}

/** Checks whether a value is a valid Role. */
export function isRole(value: unknown): value is Role {
  try {
    return checkRole(value);
  } catch {
    return false;
  }
}

function checkRole(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid Role, or every problem that keeps it from being one. */
export function validateRole(value: unknown, options?: ValidateOptions): Result<Role> {
  return isRole(value) ? { ok: true, value } : problemsOf(value, collectRole, options);
}

function collectRole(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Role");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid Role from JSON text. Problems have a line and a column. */
export function parseRole(text: string | Uint8Array, options?: ParseOptions): Result<Role> {
  return readJson(text, validateRole, options);
}

/** Checks whether a value is a valid Team. */
export function isTeam(value: unknown): value is Team {
  try {
    return checkTeam(value);
  } catch {
    return false;
  }
}

function checkTeam(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const members = value["members"];
  if (members !== undefined) {
    if (!Array.isArray(members)) return false;
    for (let index = 0; index < members.length; index += 1) {
      if (!checkUser(members[index])) return false;
    }
  }
  return true;
}

function checkUser(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["name"] !== "string") return false;
  return hasOptionalString(value["password"]);
}

/** The value as a valid Team, or every problem that keeps it from being one. */
export function validateTeam(value: unknown, options?: ValidateOptions): Result<Team> {
  return (
    unreadAt(options, secretsOfTeam) ?? resultOfList(value, isTeam, ["members"], collectTeam, options, secretsOfTeam)
  );
}

function secretsOfTeam(): Secrets {
  return secrets([["members", null, secretsOfUser]]);
}

function collectTeam(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Team");
  if (expectObject(value, problems)) {
    const members = value["members"];
    if (members !== undefined && expectArray(members, problems, "members")) {
      enter(problems, "members");
      visitItems(members, problems, collectUser, checkUser);
      leave(problems);
    }
  }
  leave(problems);
}

function secretsOfUser(): Secrets {
  return secrets([["password"]]);
}

function collectUser(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/User");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["name"], problems, "name");
    allowString(value["password"], problems, "password");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Team from JSON text. Problems have a line and a column. */
export function parseTeam(text: string | Uint8Array, options?: ParseOptions): Result<Team> {
  return readJson(text, validateTeam, options);
}

/** Checks whether a value is a valid TeamRequest. */
export function isTeamRequest(value: unknown): value is TeamRequest {
  try {
    return checkTeamRequest(value);
  } catch {
    return false;
  }
}

function checkTeamRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const members = value["members"];
  if (members !== undefined) {
    if (!Array.isArray(members)) return false;
    for (let index = 0; index < members.length; index += 1) {
      if (!checkUserRequest(members[index])) return false;
    }
  }
  return true;
}

function checkUserRequest(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["name"] !== "string" || typeof value["password"] !== "string") return false;
  return hasOptionalString(value["id"]);
}

/** The value as a valid TeamRequest, or every problem that keeps it from being one. */
export function validateTeamRequest(value: unknown, options?: ValidateOptions): Result<TeamRequest> {
  return (
    unreadAt(options, secretsOfTeam) ??
    resultOfList(value, isTeamRequest, ["members"], collectTeamRequest, options, secretsOfTeam)
  );
}

function collectTeamRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Team");
  if (expectObject(value, problems)) {
    const members = value["members"];
    if (members !== undefined && expectArray(members, problems, "members")) {
      enter(problems, "members");
      visitItems(members, problems, collectUserRequest, checkUserRequest);
      leave(problems);
    }
  }
  leave(problems);
}

function collectUserRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/User");
  if (expectObject(value, problems)) {
    allowString(value["id"], problems, "id");
    expectString(value["name"], problems, "name");
    expectString(value["password"], problems, "password");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid TeamRequest from JSON text. Problems have a line and a column. */
export function parseTeamRequest(text: string | Uint8Array, options?: ParseOptions): Result<TeamRequest> {
  return readJson(text, validateTeamRequest, options);
}

/** Checks whether a value is a valid User. */
export function isUser(value: unknown): value is User {
  try {
    return checkUser(value);
  } catch {
    return false;
  }
}

/** The value as a valid User, or every problem that keeps it from being one. */
export function validateUser(value: unknown, options?: ValidateOptions): Result<User> {
  return (
    unreadAt(options, secretsOfUser) ??
    (isUser(value) ? { ok: true, value } : problemsOf(value, collectUser, options, secretsOfUser))
  );
}

/** Reads a valid User from JSON text. Problems have a line and a column. */
export function parseUser(text: string | Uint8Array, options?: ParseOptions): Result<User> {
  return readJson(text, validateUser, options);
}

/** Checks whether a value is a valid UserRequest. */
export function isUserRequest(value: unknown): value is UserRequest {
  try {
    return checkUserRequest(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserRequest, or every problem that keeps it from being one. */
export function validateUserRequest(value: unknown, options?: ValidateOptions): Result<UserRequest> {
  return (
    unreadAt(options, secretsOfUser) ??
    (isUserRequest(value) ? { ok: true, value } : problemsOf(value, collectUserRequest, options, secretsOfUser))
  );
}

/** Reads a valid UserRequest from JSON text. Problems have a line and a column. */
export function parseUserRequest(text: string | Uint8Array, options?: ParseOptions): Result<UserRequest> {
  return readJson(text, validateUserRequest, options);
}
