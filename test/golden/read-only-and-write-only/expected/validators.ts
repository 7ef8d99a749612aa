// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { JsonProblems } from "../runtime/json-problems.js";
import { type ParseOptions, readJson } from "../runtime/json-read.js";
import { type ValidateOptions, collectProblems } from "../runtime/json-validate.js";
import { hasObjectType } from "../runtime/json-values.js";
import type { Result } from "../runtime/problem.js";
import type { Role, Team, TeamRequest, User, UserRequest } from "./types.js";

/** Whether a value is a valid Role. */
export function isRole(value: unknown): value is Role {
  return checkRole(value);
}

function checkRole(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid Role, or every problem that keeps it from being one. */
export function validateRole(value: unknown, options?: ValidateOptions): Result<Role> {
  return isRole(value) ? { ok: true, value } : collectProblems(value, collectRole, options);
}

function collectRole(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
}

/** Reads a valid Role from JSON text. Problems say in which line and column they are. */
export function parseRole(text: string | Uint8Array, options?: ParseOptions): Result<Role> {
  return readJson(text, validateRole, options);
}

/** Whether a value is a valid Team. */
export function isTeam(value: unknown): value is Team {
  return checkTeam(value);
}

function checkTeam(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const members = value["members"];
  if (members !== undefined) {
    if (!Array.isArray(members)) return false;
    for (let index = 0; index < members.length; index += 1) {
      const item: unknown = members[index];
      if (!checkUser(item)) return false;
    }
  }
  return true;
}

function checkUser(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const id = value["id"];
  if (typeof id !== "string") return false;
  const name = value["name"];
  if (typeof name !== "string") return false;
  const password = value["password"];
  return password === undefined || typeof password === "string";
}

/** The value as a valid Team, or every problem that keeps it from being one. */
export function validateTeam(value: unknown, options?: ValidateOptions): Result<Team> {
  return isTeam(value) ? { ok: true, value } : collectProblems(value, collectTeam, options);
}

function collectTeam(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const members = value["members"];
    if (members !== undefined) {
      if (!Array.isArray(members)) {
        problems.add("type", path + "/members", members, "array");
      } else {
        for (let index = 0; index < members.length; index += 1) {
          const item: unknown = members[index];
          if (item === undefined) problems.add("type", path + "/members/" + index, item, "any JSON type");
          else collectUser(item, path + "/members/" + index, problems);
        }
      }
    }
  }
}

function collectUser(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const id = value["id"];
    if (id === undefined) problems.add("required", path, value, "id");
    else if (typeof id !== "string") problems.add("type", path + "/id", id, "string");
    const name = value["name"];
    if (name === undefined) problems.add("required", path, value, "name");
    else if (typeof name !== "string") problems.add("type", path + "/name", name, "string");
    const password = value["password"];
    if (password !== undefined && typeof password !== "string")
      problems.add("type", path + "/password", password, "string");
  }
}

/** Reads a valid Team from JSON text. Problems say in which line and column they are. */
export function parseTeam(text: string | Uint8Array, options?: ParseOptions): Result<Team> {
  return readJson(text, validateTeam, options);
}

/** Whether a value is a valid TeamRequest. */
export function isTeamRequest(value: unknown): value is TeamRequest {
  return checkTeamRequest(value);
}

function checkTeamRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const members = value["members"];
  if (members !== undefined) {
    if (!Array.isArray(members)) return false;
    for (let index = 0; index < members.length; index += 1) {
      const item: unknown = members[index];
      if (!checkUserRequest(item)) return false;
    }
  }
  return true;
}

function checkUserRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const id = value["id"];
  if (id !== undefined && typeof id !== "string") return false;
  const name = value["name"];
  if (typeof name !== "string") return false;
  const password = value["password"];
  return typeof password === "string";
}

/** The value as a valid TeamRequest, or every problem that keeps it from being one. */
export function validateTeamRequest(value: unknown, options?: ValidateOptions): Result<TeamRequest> {
  return isTeamRequest(value) ? { ok: true, value } : collectProblems(value, collectTeamRequest, options);
}

function collectTeamRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const members = value["members"];
    if (members !== undefined) {
      if (!Array.isArray(members)) {
        problems.add("type", path + "/members", members, "array");
      } else {
        for (let index = 0; index < members.length; index += 1) {
          const item: unknown = members[index];
          if (item === undefined) problems.add("type", path + "/members/" + index, item, "any JSON type");
          else collectUserRequest(item, path + "/members/" + index, problems);
        }
      }
    }
  }
}

function collectUserRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const id = value["id"];
    if (id !== undefined && typeof id !== "string") problems.add("type", path + "/id", id, "string");
    const name = value["name"];
    if (name === undefined) problems.add("required", path, value, "name");
    else if (typeof name !== "string") problems.add("type", path + "/name", name, "string");
    const password = value["password"];
    if (password === undefined) problems.add("required", path, value, "password");
    else if (typeof password !== "string") problems.add("type", path + "/password", password, "string");
  }
}

/** Reads a valid TeamRequest from JSON text. Problems say in which line and column they are. */
export function parseTeamRequest(text: string | Uint8Array, options?: ParseOptions): Result<TeamRequest> {
  return readJson(text, validateTeamRequest, options);
}

/** Whether a value is a valid User. */
export function isUser(value: unknown): value is User {
  return checkUser(value);
}

/** The value as a valid User, or every problem that keeps it from being one. */
export function validateUser(value: unknown, options?: ValidateOptions): Result<User> {
  return isUser(value) ? { ok: true, value } : collectProblems(value, collectUser, options);
}

/** Reads a valid User from JSON text. Problems say in which line and column they are. */
export function parseUser(text: string | Uint8Array, options?: ParseOptions): Result<User> {
  return readJson(text, validateUser, options);
}

/** Whether a value is a valid UserRequest. */
export function isUserRequest(value: unknown): value is UserRequest {
  return checkUserRequest(value);
}

/** The value as a valid UserRequest, or every problem that keeps it from being one. */
export function validateUserRequest(value: unknown, options?: ValidateOptions): Result<UserRequest> {
  return isUserRequest(value) ? { ok: true, value } : collectProblems(value, collectUserRequest, options);
}

/** Reads a valid UserRequest from JSON text. Problems say in which line and column they are. */
export function parseUserRequest(text: string | Uint8Array, options?: ParseOptions): Result<UserRequest> {
  return readJson(text, validateUserRequest, options);
}
