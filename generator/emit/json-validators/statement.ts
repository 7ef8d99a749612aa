import { isAlways, isNever, type Condition } from "../body/condition.js";

/** One statement of a check. */
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
  | EitherStatement;

/** A switch over a value, with literals as labels. */
export interface SwitchStatement {
  readonly kind: "switch";
  readonly value: string;
  /** Labels as expressions, each with the statements behind it. */
  readonly cases: readonly { readonly labels: readonly string[]; readonly then: readonly Statement[] }[];
  /** Statements for values that no label names. */
  readonly otherwise: readonly Statement[];
}

/** A variable for what follows; left out where nothing uses it. */
export interface BindStatement {
  readonly kind: "bind";
  readonly name: string;
  /** The type of the variable as TypeScript text; absent where the compiler finds it. */
  readonly type?: string;
  readonly value: string;
  /** Statements that may read the variable. */
  readonly then: readonly Statement[];
}

/** Must hold. `then` is checked where the condition holds. */
export interface CheckStatement {
  readonly kind: "check";
  readonly condition: Condition;
  /** An expression that records the fault and is true: `to?.report("maxLength", value, 3)`. Empty where nothing is recorded. */
  readonly problem: string;
  /** Statements for values that pass. */
  readonly then: readonly Statement[];
  /** True where something in `then` fails whenever the condition does: a condition may leave it out. */
  readonly implied: boolean;
}

/** A type that one expression checks. */
export type CheckedType = "string" | "number" | "integer" | "boolean";

/** A member of an object: it must be there or may be there; `then` is checked where it is. */
export interface MemberStatement {
  readonly kind: "member";
  readonly isRequired: boolean;
  /** The variable that holds it. */
  readonly local: string;
  /** The expression that reads it. */
  readonly read: string;
  /** The expression that records that it is missing. */
  readonly missing: string;
  /** Statements for the member's value. */
  readonly then: readonly Statement[];
  /** True where `then` refuses a member that is not there, and says that it is missing. */
  readonly implied: boolean;
  /** The one call that asks it, as an expression, where there is one. */
  readonly call?: string | undefined;
  /** Set for a text that may be there, about which nothing more is asked. */
  readonly text?: OptionalText | undefined;
}

/** The end of the name of the runtime's function for a plain type ("StringOrNull"), and what else it is given. */
export interface PlainMember {
  /** "String", "NumberOrNull", "OneOf". */
  readonly kind: string;
  /** Arguments behind the name of the member, as expressions. */
  readonly limits: readonly string[];
}

/** A text that may be there, in a question about several. */
export interface OptionalText {
  /** The function that asks several. */
  readonly ask: string;
  /** The object, where problems of it are recorded, the name of the member and what reads it, as expressions. */
  readonly owner: string;
  readonly to: string;
  readonly name: string;
  readonly read: string;
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
  /** The expression by which problems of the array are recorded: `to`, `to?.at("items")`. */
  readonly to: string;
  /** Statements for each item. */
  readonly then: readonly Statement[];
  /** True where `then` refuses a hole. */
  readonly implied: boolean;
}

/** A call of the function that a schema has of its own. */
export interface CallStatement {
  readonly kind: "call";
  /** The call that only asks. */
  readonly condition: Condition;
  /** The call that asks or records, as an expression. */
  readonly direct: string;
  /** The function as an expression, for others that call it. */
  readonly checker: string;
  /** True where values of the schema may hold others of it. */
  readonly isDeep: boolean;
}

/** A question that takes other statements than to record what is wrong: a choice between schemas. */
export interface EitherStatement {
  readonly kind: "either";
  /** Statements that only ask. */
  readonly asking: readonly Statement[];
  /** An expression that records what is wrong, if anything is, and is true. */
  readonly problem: string;
}

/** Plain text: a declaration, an assignment, a call. */
export interface LineStatement {
  readonly kind: "line";
  readonly text: string;
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

/** A check: see `CheckStatement`. */
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
