import { hasMaxLength } from "../base/code-points.js";
import { addEnum, addMaxLength, addRequired, addType } from "./add-problem.js";
import { enter, leave, type JsonProblems } from "./problems.js";
import type { JsonObject } from "./values.js";

/**
 * A member of an object, in a list: its name, and the types that it may have ("string or null") with the most characters or
 * the values that are allowed; or the function that collects its problems, with the depth where that is counted.
 */
export type MemberRow = readonly [
  name: string,
  asked: string | ((value: unknown, problems: JsonProblems, depth: number) => void),
  limit?: number | readonly unknown[],
];

/** Records the problems of members that may be there, none of which `Object.prototype` has too. */
export function allowMembers(value: JsonObject, problems: JsonProblems, rows: readonly MemberRow[]): void {
  for (const row of rows) {
    const member = value[row[0]];
    if (member !== undefined) visitMember(member, problems, row);
  }
}

/** The same for members that must be there. */
export function requireMembers(value: JsonObject, problems: JsonProblems, rows: readonly MemberRow[]): void {
  for (const row of rows) {
    const member = value[row[0]];
    if (member === undefined) addRequired(member, problems, row[0]);
    else visitMember(member, problems, row);
  }
}

function visitMember(member: unknown, problems: JsonProblems, [name, asked, limit]: MemberRow): void {
  if (typeof asked === "string") return expectPlain(member, problems, name, asked, limit);
  problems.asked += 1;
  enter(problems, name);
  asked(member, problems, typeof limit === "number" ? limit + 1 : 0);
  leave(problems);
  problems.asked -= 1;
}

function expectPlain(member: unknown, problems: JsonProblems, name: string, types: string, limit: MemberRow[2]): void {
  const isNull = member === null && types.endsWith(orNull);
  if (!isNull && !hasType(member, types)) addType(member, problems, types, name);
  else if (typeof limit === "object" && !limit.includes(member)) addEnum(member, problems, limit, name);
  else if (typeof limit === "number" && typeof member === "string" && !hasMaxLength(member, limit))
    addMaxLength(member, problems, limit, name);
}

const orNull = " or null";

function hasType(member: unknown, types: string): boolean {
  switch (types.replace(orNull, "")) {
    case "integer":
      return Number.isInteger(member);
    case "number":
      return Number.isFinite(member);
    case "boolean":
      return typeof member === "boolean";
    default:
      return typeof member === "string";
  }
}
