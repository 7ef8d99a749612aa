import { isAnnotation } from "../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { arrayText, callText } from "../body/expressions.js";
import { listOf } from "./constant-checks.js";
import type { Site } from "./site.js";
import {
  onlySimpleType,
  type ChoiceOfBranches,
  type MemberStatement,
  type RowsOfMembers,
  type Statement,
} from "./statement.js";
import { typesLiteral } from "./type-checks.js";

// Members as rows of a list, which the runtime walks on both paths (`json/members.ts`): for large interfaces, where the text of
// all validators counts for more than the time of one.

/** The rest of the row of a member that is asked for plain types alone, as expressions; undefined for any other. */
export function plainRow(schema: JsonSchema, site: Site): readonly string[] | undefined {
  const { types = [], enum: values, maxLength } = schema;
  const [type = "null", other, ...more] = types;
  if (site.module.hasLongs(schema)) return undefined;
  if (!plainTypes.has(type) || (other ?? "null") !== "null" || more.length > 0) return undefined;
  const others = Object.keys(schema).filter((keyword) => !isAnnotation(keyword) && !rowKeywords.has(keyword));
  if (others.length > 0 || site.module.typeName(schema) !== undefined) return undefined;
  const asked = typesLiteral(types);
  if (values === undefined && maxLength === undefined) return [asked];
  if (type !== "string" || (values !== undefined && maxLength !== undefined)) return undefined;
  if (maxLength !== undefined) return [asked, numberLiteral(maxLength)];
  const areTexts = values?.every((value) => typeof value === "string" || value === null) === true;
  return areTexts ? [asked, listOf(values, site)] : undefined;
}

const plainTypes: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean"]);
const rowKeywords: ReadonlySet<string> = new Set(["types", "enum", "maxLength"]);

/** Members of one object that follow each other, as the constant that has their rows. */
export interface MemberRows {
  readonly kind: "rows";
  readonly owner: string;
  readonly list: string;
  /** True where values of a member may hold others of their kind. */
  readonly isDeep: boolean;
  readonly functions: RowsOfMembers;
}

interface Row {
  readonly member: MemberStatement;
  readonly text: string;
  readonly isDeep: boolean;
}

/** Statements, of which members that follow each other and have rows are put together. Both paths find the same ones. */
export function inRows(statements: readonly Statement[]): readonly (Statement | MemberRows)[] {
  const put: (Statement | MemberRows)[] = [];
  let run: Row[] = [];
  const flush = (): void => {
    put.push(...together(run));
    run = [];
  };
  for (const statement of statements) {
    const row = statement.kind === "member" ? rowOf(statement) : undefined;
    if (row === undefined || row.member.owner !== run.at(-1)?.member.owner) flush();
    if (row === undefined) put.push(statement);
    else run.push(row);
  }
  flush();
  return put;
}

/** One member is written out: a list of its own takes more text. */
function together(run: readonly Row[]): readonly (Statement | MemberRows)[] {
  const [first, ...others] = run.map(({ member }) => member);
  if (first?.rows === undefined || others.length === 0) return run.map(({ member }) => member);
  const list = first.rows.constant(arrayText(run.map(({ text }) => text)));
  return [{ kind: "rows", owner: first.owner, list, isDeep: run.some(({ isDeep }) => isDeep), functions: first.rows }];
}

/** The row of a member as an expression; undefined where it takes statements. */
export function rowText(member: MemberStatement): string | undefined {
  return rowOf(member)?.text;
}

/** The row of a member; undefined where it takes statements. */
function rowOf(member: MemberStatement): Row | undefined {
  const { name, isRequired, then, row, rows } = member;
  if (rows === undefined) return undefined;
  const rowWith = (isDeep: boolean, ...rest: readonly string[]): Row => {
    return { member, isDeep, text: arrayText([name, isRequired ? "1" : "0", ...rest]) };
  };
  if (row !== undefined) return rowWith(false, ...row);
  if (then.length === 0) return rowWith(false, stringLiteral("any"));
  const simple = onlySimpleType(then);
  if (simple !== undefined) return rowWith(false, stringLiteral(simple));
  const [step, ...others] = then;
  if (step?.kind !== "step" || others.length > 0 || step.piece !== undefined) return undefined;
  const [only, ...more] = step.then;
  if (more.length > 0) return undefined;
  if (only?.kind === "call" && only.shape !== undefined) return rowWith(only.isDeep, `() => ${only.shape}`);
  if (only?.kind === "call") return rowWith(only.isDeep, only.functions.check, only.functions.collect);
  const choice = only?.kind === "paths" ? choiceOf(only.collect) : undefined;
  if (choice === undefined) return undefined;
  return rowWith(choice.isDeep, `() => ${choice.branches}`, stringLiteral(choice.keyword));
}

function choiceOf([only, ...others]: readonly Statement[]): ChoiceOfBranches | undefined {
  return only?.kind === "line" && others.length === 0 ? only.choice : undefined;
}

/** The fast path's call for some rows, as an expression. */
export function acceptCall({ functions, owner, list, isDeep }: MemberRows): string {
  return callText(functions.accept, owner, list, ...(isDeep ? ["depth"] : []));
}

/** The collecting path's. */
export function visitCall({ functions, owner, list, isDeep }: MemberRows): string {
  return callText(functions.visit, owner, "problems", list, ...(isDeep ? ["depth"] : []));
}
