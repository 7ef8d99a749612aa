import { hasMaxLength } from "../base/code-points.js";
import { addAdditionalProperties, addEnum, addMaxLength, addRequired, addType } from "./add-problem.js";
import { matchBranches, matchSome } from "./branches.js";
import { jsonTypeOf } from "./describe.js";
import { canAccept, onlyTagged, type JsonBranch } from "./meant-branch.js";
import { nameMisspelt } from "./misspelt.js";
import { enter, leave, type JsonProblems } from "./problems.js";
import { exceedsLimits, requireLimits } from "./recursion.js";
import { hasObjectType, type JsonObject } from "./values.js";

/** An object as a large interface checks it. */
export interface ObjectShape {
  /** The place where its schema was written, of one that has a name. */
  readonly at?: string;
  /** "object or null", where it may be null. */
  readonly types?: string;
  readonly members: readonly MemberRow[];
  /** Members that one which is missing may be taken for. */
  readonly near?: readonly string[];
  /** True where there is no other member. */
  readonly isClosed?: true;
  /** True where values may hold others of their kind, so that the depth is counted. */
  readonly isDeep?: true;
}

/** A member of an object, in a list; 1 where it must be there. */
export type MemberRow = PlainRow | ShapedRow | CalledRow | ChoiceRow;

/** A member by its types ("string or null", "any"), with the most characters or the values that are allowed. */
type PlainRow = readonly [name: string, isRequired: 0 | 1, types: string, limit?: number | readonly unknown[]];

/** A member that is an object with a shape, which may be declared later. */
type ShapedRow = readonly [name: string, isRequired: 0 | 1, shape: () => ObjectShape];

/** A member by the two functions of its schema. */
type CalledRow = readonly [
  name: string,
  isRequired: 0 | 1,
  check: (value: unknown, depth: number) => boolean,
  collect: (value: unknown, problems: JsonProblems, depth: number) => void,
];

/** A member by the branches of a choice; "someOf" is a oneOf of which several may match. */
type ChoiceRow = readonly [
  name: string,
  isRequired: 0 | 1,
  branches: () => readonly JsonBranch[],
  keyword: "anyOf" | "oneOf" | "someOf",
];

/** True when a value has a shape. */
export function acceptsShape(value: unknown, shape: ObjectShape, depth: number = 0): boolean {
  if (shape.isDeep === true) requireLimits(depth);
  if (value === null && shape.types !== undefined) return true;
  if (!hasObjectType(value) || !acceptsMembers(value, shape.members, depth)) return false;
  return shape.isClosed !== true || !hasOtherMembers(value, memberNames(shape));
}

function hasOtherMembers(value: JsonObject, names: ReadonlySet<string>): boolean {
  for (const name in value) {
    if (!names.has(name) && value[name] !== undefined && Object.hasOwn(value, name)) return true;
  }
  return false;
}

/** Records why a value does not have a shape. */
export function visitShape(value: unknown, problems: JsonProblems, shape: ObjectShape, depth: number = 0): void {
  if (shape.isDeep === true && exceedsLimits(problems, depth)) return;
  if (shape.at !== undefined) enter(problems, undefined, shape.at);
  if (hasObjectType(value)) visitShaped(value, problems, shape, depth);
  else if (value !== null || shape.types === undefined) addType(value, problems, shape.types ?? "object");
  if (shape.at !== undefined) leave(problems);
}

function visitShaped(value: JsonObject, problems: JsonProblems, shape: ObjectShape, depth: number): void {
  visitMembers(value, problems, shape.members, depth);
  if (shape.isClosed !== true) {
    if (shape.members.some((row) => row[1] === 1)) nameMisspelt(value, problems, shape.near);
    return;
  }
  const names = memberNames(shape);
  for (const name in value) {
    if (problems.truncated) break;
    if (names.has(name) || value[name] === undefined || !Object.hasOwn(value, name)) continue;
    addAdditionalProperties(value[name], problems, name, names);
  }
}

const namesByShape = new WeakMap<ObjectShape, ReadonlySet<string>>();

/** The names of the members of a shape. */
function memberNames(shape: ObjectShape): ReadonlySet<string> {
  let names = namesByShape.get(shape);
  if (names === undefined) {
    names = new Set(shape.members.map(([name]) => name));
    namesByShape.set(shape, names);
  }
  return names;
}

/** True when all members are as their rows say, none of which `Object.prototype` has too. Plain ones are asked first: they cost least. */
export function acceptsMembers(value: JsonObject, rows: readonly MemberRow[], depth: number = 0): boolean {
  for (const row of rows) {
    const member = value[row[0]];
    if (
      member === undefined
        ? row[1] === 1
        : typeof row[2] === "string" && !isPlainMember(member, row[2], row[3] as PlainRow[3])
    ) {
      return false;
    }
  }
  // By index: taking a row apart as a list would cost more than its question.
  for (const row of rows) {
    const asked = row[2];
    if (typeof asked === "string") continue;
    const member = value[row[0]];
    if (member !== undefined && !isAccepted(member, asked, row[3] as CalledRow[3], depth)) return false;
  }
  return true;
}

function isAccepted(
  member: unknown,
  asked: ShapedRow[2] | CalledRow[2] | ChoiceRow[2],
  how: CalledRow[3] | ChoiceRow[3] | undefined,
  depth: number,
): boolean {
  if (how === undefined) return acceptsShape(member, (asked as ShapedRow[2])(), depth + 1);
  if (typeof how !== "string") return (asked as CalledRow[2])(member, depth + 1);
  return acceptsSome(member, (asked as ChoiceRow[2])(), how === "oneOf", depth);
}

/** Records the problems of members, in the order of their rows. */
export function visitMembers(
  value: JsonObject,
  problems: JsonProblems,
  rows: readonly MemberRow[],
  depth: number = 0,
): void {
  for (const row of rows) {
    const member = value[row[0]];
    if (member !== undefined) visitRow(member, problems, row, depth);
    else if (row[1] === 1) addRequired(member, problems, row[0]);
  }
}

function visitRow(member: unknown, problems: JsonProblems, row: MemberRow, depth: number): void {
  if (typeof row[2] === "string") return expectPlain(member, problems, row as PlainRow);
  const asked = row[2];
  const how = row[3] as CalledRow[3] | ChoiceRow[3] | undefined;
  problems.asked += 1;
  enter(problems, row[0]);
  if (how === undefined) {
    visitShape(member, problems, (row as ShapedRow)[2](), depth + 1);
  } else if (typeof how !== "string") {
    how(member, problems, depth + 1);
  } else {
    const branches = (asked as ChoiceRow[2])();
    if (how === "someOf") matchSome(member, problems, "oneOf", branches, depth);
    else matchBranches(member, problems, how, branches, depth);
  }
  leave(problems);
  problems.asked -= 1;
}

function expectPlain(member: unknown, problems: JsonProblems, row: PlainRow): void {
  const name = row[0];
  const types = row[2];
  const limit = row[3];
  if (!hasPlainType(member, types)) addType(member, problems, types, name);
  else if (typeof limit === "object" && !limit.includes(member)) addEnum(member, problems, limit, name);
  else if (typeof limit === "number" && typeof member === "string" && !hasMaxLength(member, limit))
    addMaxLength(member, problems, limit, name);
}

function isPlainMember(member: unknown, types: string, limit: PlainRow[3]): boolean {
  if (!hasPlainType(member, types)) return false;
  if (limit === undefined) return true;
  if (typeof limit === "object") return limit.includes(member);
  return typeof member !== "string" || hasMaxLength(member, limit);
}

function hasPlainType(member: unknown, types: string): boolean {
  switch (types) {
    case "string":
      return typeof member === "string";
    case "string or null":
      return typeof member === "string" || member === null;
    case "integer":
      return Number.isInteger(member);
    case "integer or null":
      return Number.isInteger(member) || member === null;
    case "number":
      return Number.isFinite(member);
    case "number or null":
      return Number.isFinite(member) || member === null;
    case "boolean":
      return typeof member === "boolean";
    case "boolean or null":
      return typeof member === "boolean" || member === null;
    default:
      return true;
  }
}

/** True when a value fits one of the schemas of an anyOf, or exactly one where that is asked. */
function acceptsSome(value: unknown, branches: readonly JsonBranch[], isExclusive: boolean, depth: number): boolean {
  const only = onlyTagged(value, branches);
  if (only !== undefined) return only.check(value, depth + 1);
  const type = jsonTypeOf(value);
  let matching = 0;
  for (const branch of branches) {
    if (!canAccept(branch, value, type) || !branch.check(value, depth + 1)) continue;
    matching += 1;
    if (!isExclusive || matching > 1) break;
  }
  return matching === 1;
}
