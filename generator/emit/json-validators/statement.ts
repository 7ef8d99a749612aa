import type { JsonSchema } from "../../model/json-schema/schema.js";
import { isAlways, isNever, type Condition } from "../body/condition.js";

/**
 * One statement of a validator, before it is decided which of the two paths it is printed for: the fast one answers
 * false at the first fault, the other one records every fault.
 */
export type Statement =
  | LineStatement
  | BindStatement
  | CheckStatement
  | {
      readonly kind: "when";
      readonly condition: Condition;
      readonly then: readonly Statement[];
      readonly otherwise: readonly Statement[];
    }
  | SwitchStatement
  /** `head` opens a loop: "for (const name in value)". */
  | { readonly kind: "loop"; readonly head: string; readonly body: readonly Statement[] }
  | MemberStatement
  | ItemsStatement
  | CallStatement
  | StepStatement
  /** Statements in which the two paths differ. */
  | { readonly kind: "paths"; readonly fast: readonly Statement[]; readonly collect: readonly Statement[] };

/** A switch over a value, with literals as labels. */
export interface SwitchStatement {
  readonly kind: "switch";
  readonly value: string;
  /** Labels as expressions, each with the statements behind it. */
  readonly cases: readonly { readonly labels: readonly string[]; readonly then: readonly Statement[] }[];
  /** Statements for values that no label names. */
  readonly otherwise: readonly Statement[];
}

/** A variable for what follows; left out where a path does not use it. */
export interface BindStatement {
  readonly kind: "bind";
  readonly name: string;
  /** The type of the variable as TypeScript text; absent where the compiler finds it. */
  readonly type?: string;
  readonly value: string;
  /** Statements that may read the variable. */
  readonly then: readonly Statement[];
}

/** Must hold. `problem` is the statement that records the fault; `then` is checked where the condition holds. */
export interface CheckStatement {
  readonly kind: "check";
  readonly condition: Condition;
  /** A statement as TypeScript text, for the collecting path alone. */
  readonly problem: string;
  /** Statements for values that pass. */
  readonly then: readonly Statement[];
  readonly implied: boolean;
  /** Set where the condition is that the value has a certain type. */
  readonly expected?: ExpectedType;
}

/** The runtime's function for a type, which checks and records. */
export interface ExpectedType {
  /** The type, as the runtime's function of that name asks it. */
  readonly type: CheckedType | "object" | "array";
  readonly value: string;
  /** The call, as an expression. */
  readonly call: string;
  /** True where the call records as well that a member is missing. */
  readonly tellsAbsence: boolean;
}

/** A type that one call of the runtime checks. */
export type CheckedType = "string" | "number" | "integer" | "boolean";

/** A member of an object: it must be there or may be there; `then` is checked where it is. */
export interface MemberStatement {
  readonly kind: "member";
  readonly isRequired: boolean;
  /** The variable that holds it. */
  readonly local: string;
  /** The expression that reads it. */
  readonly read: string;
  /** The object, and the name of the member, as expressions. */
  readonly owner: string;
  readonly name: string;
  /** Statements for the member's value. */
  readonly then: readonly Statement[];
  /** True where `then` refuses a member that is not there. */
  readonly implied: boolean;
  /** The function that looks at several optional texts at once. */
  readonly optionalStrings: { readonly one: string; readonly four: string };
  /** The runtime's functions of the collecting path. */
  readonly collects: MemberCollectors;
  /** Names of the functions that ask members for both paths, where there are such: see `asked-members.ts`. */
  readonly asked?: AskedMembers | undefined;
  /** The question about the member, where it is asked for plain types alone. */
  readonly plain?: PlainMember | undefined;
}

/** Functions that ask members for both paths. */
export interface AskedMembers {
  /** The runtime's function of a name: "requireString". */
  readonly ask: (name: string) => string;
  /** The constant of a validator that asks several, as a function. */
  readonly constant: (asking: string) => string;
}

/** The end of the name of the runtime's function for a plain type or a list ("StringOrNull"), and what else it is given. */
export interface PlainMember {
  /** "String", "NumberOrNull", "Items". */
  readonly kind: string;
  /** Arguments behind the name of the member, as expressions. */
  readonly limits: readonly string[];
  /** True where values of the member may hold others of their kind. */
  readonly isDeep?: boolean;
}

/** Functions of the runtime that look at members: see `json/collect.ts`. */
export interface MemberCollectors {
  /** Records that a member is missing. */
  readonly missing: string;
  /** Asks a member that must be there. */
  readonly require: string;
  /** Asks a member that may be there. */
  readonly allow: string;
  /** Asks a member that may be there, of one plain type. */
  readonly allowSimple: (type: CheckedType) => string;
  /** Asks several members that may be there, which are texts. */
  readonly allowStrings: string;
}

/** The items of an array from `start` on, none of which may be a hole. */
export interface ItemsStatement {
  readonly kind: "items";
  /** The variable that holds the array. */
  readonly array: string;
  readonly start: number;
  /** The variable that holds the position of the item. */
  readonly index: string;
  /** The variable that holds an item. */
  readonly local: string;
  /** The type of `local` as TypeScript text; undefined where the compiler finds it. */
  readonly type: string | undefined;
  /** The runtime's function that the collecting path calls. */
  readonly visit: string;
  /** Statements for each item. */
  readonly then: readonly Statement[];
  /** True where `then` refuses a hole. */
  readonly implied: boolean;
}

/** A call of the functions that a schema has of its own. */
export interface CallStatement {
  readonly kind: "call";
  /** The fast path's call. */
  readonly condition: Condition;
  /** The variable. */
  readonly value: string;
  /** The collecting path's, for a value to which every step has been begun. */
  readonly collect: string;
  /** Both functions as expressions, for others that call them. */
  readonly checker: string;
  /** The function of the collecting path. */
  readonly collector: string;
  /** The constant that has the shape of the schema, where there is one. */
  readonly shape: string | undefined;
  /** Both as expressions that may take the depth as well. */
  readonly functions: { readonly check: string; readonly collect: string };
  /** True where values of the schema may hold others of it. */
  readonly isDeep: boolean;
  /** The schema that is called. */
  readonly schema: JsonSchema;
  /** True where the function says itself where its schema stands. */
  readonly isNamed: boolean;
}

/**
 * A step to a member or an item (`place`), through the schema (`piece`), or both, as expressions: `then` is about what it leads
 * to. The fast path has no steps.
 */
export interface StepStatement {
  readonly kind: "step";
  /** The key or index as an expression; undefined for a step that stays at the value. */
  readonly place: string | undefined;
  /** The part of a pointer into the contract, as an expression; undefined for a step that stays in the schema. */
  readonly piece: string | undefined;
  /** Statements about the value and the schema that the step leads to. */
  readonly then: readonly Statement[];
  /** The runtime's functions: see `json/problems.ts` and `json/collect.ts`. */
  readonly enter: string;
  /** The name of the function that steps back. */
  readonly leave: string;
  readonly visit: string;
}

/** Plain text: a declaration, an assignment, a call. */
export interface LineStatement {
  readonly kind: "line";
  readonly text: string;
  /** True for a call that records as well that a member is missing. */
  readonly tellsAbsence?: true;
  /** The choice between branches that the text looks at. */
  readonly choice?: ChoiceOfBranches;
}

/** The constant that holds the branches of a choice, and the number of them that must match. */
export interface ChoiceOfBranches {
  /** The name of the constant. */
  readonly branches: string;
  /** "someOf" for the branches of a dispatch, of which the number is not asked. */
  readonly keyword: "anyOf" | "oneOf" | "someOf";
  /** True where values of a branch may hold others of it. */
  readonly isDeep: boolean;
}

/** A line of code as a statement. */
export function lineStatement(text: string): Statement {
  return { kind: "line", text };
}

/** Declares a variable for some statements; nothing at all when there are none. */
export function bind(name: string, value: string, then: readonly Statement[], type?: string): readonly Statement[] {
  if (then.length === 0) return [];
  return [type === undefined ? { kind: "bind", name, value, then } : { kind: "bind", name, type, value, then }];
}

/** `implied`: when the condition fails, something in `then` fails as well, so the fast path may leave it out. */
export function check(
  condition: Condition,
  problem: string,
  then: readonly Statement[] = [],
  implied: boolean = false,
): CheckStatement {
  return { kind: "check", condition, problem, then, implied };
}

/** Nothing at all when there is nothing to do on either side. */
export function ifStatement(
  condition: Condition,
  then: readonly Statement[],
  otherwise: readonly Statement[] = [],
): readonly Statement[] {
  if (isAlways(condition)) return then;
  if (isNever(condition)) return otherwise;
  if (then.length === 0 && otherwise.length === 0) return [];
  return [{ kind: "when", condition, then, otherwise }];
}

/** A loop as a statement; nothing where its body is empty. */
export function loop(head: string, body: readonly Statement[]): readonly Statement[] {
  return body.length === 0 ? [] : [{ kind: "loop", head, body }];
}

/** The simple type that is all that a check asks for. */
export function checkedType({ expected, then }: CheckStatement): CheckedType | undefined {
  if (expected === undefined || then.length > 0) return undefined;
  return expected.type === "object" || expected.type === "array" ? undefined : expected.type;
}

/** The same of a list of statements. */
export function onlySimpleType(statements: readonly Statement[]): CheckedType | undefined {
  const [only] = statements;
  return statements.length === 1 && only?.kind === "check" ? checkedType(only) : undefined;
}

/** True for a member that may be there, is text, and nothing more. */
export function isOptionalString(statement: Statement): statement is MemberStatement {
  return statement.kind === "member" && !statement.isRequired && onlySimpleType(statement.then) === "string";
}
