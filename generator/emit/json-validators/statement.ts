import { isAlways, isNever, type Condition } from "../body/condition.js";

/**
 * One statement of a validator, before it is decided which of the two paths it is printed for: the fast one answers
 * false at the first fault, the other one records every fault.
 */
export type Statement =
  /** Plain text: a declaration, an assignment. */
  | { readonly kind: "line"; readonly text: string }
  | BindStatement
  | CheckStatement
  | { readonly kind: "when"; readonly condition: Condition; readonly then: readonly Statement[]; readonly otherwise: readonly Statement[] } // prettier-ignore
  | SwitchStatement
  /** `head` opens a loop: "for (const name in value)". */
  | { readonly kind: "loop"; readonly head: string; readonly body: readonly Statement[] }
  | MemberStatement
  | ItemsStatement
  /** What the two paths do differently. */
  | { readonly kind: "paths"; readonly fast: readonly Statement[]; readonly collect: readonly Statement[] };

/** A switch over a value, with literals as labels. */
export interface SwitchStatement {
  readonly kind: "switch";
  readonly value: string;
  readonly cases: readonly { readonly labels: readonly string[]; readonly then: readonly Statement[] }[];
  readonly otherwise: readonly Statement[];
}

/** A variable for what follows; left out where a path does not use it. */
export interface BindStatement {
  readonly kind: "bind";
  readonly name: string;
  readonly type?: string;
  readonly value: string;
  readonly then: readonly Statement[];
}

/** Must hold. `problem` is the statement that records the fault; `then` is checked where the condition holds. */
export interface CheckStatement {
  readonly kind: "check";
  readonly condition: Condition;
  readonly problem: string;
  readonly then: readonly Statement[];
  readonly implied: boolean;
  /** Set where the condition is that the value has a certain type. */
  readonly expected?: ExpectedType;
}

/** The runtime's function for a type, which checks and records. */
export interface ExpectedType {
  readonly type: SimpleType | "object" | "array";
  readonly value: string;
  /** The call, as an expression. */
  readonly call: string;
}

export type SimpleType = "string" | "number" | "integer" | "boolean";

/** A member of an object: it must be there or may be there; `then` is checked where it is. */
export interface MemberStatement {
  readonly kind: "member";
  readonly isRequired: boolean;
  /** The variable that holds it. */
  readonly local: string;
  /** How the fast path reads it. */
  readonly read: string;
  readonly name: string;
  /** What the collecting path calls, and with what before the names. */
  readonly visit: string;
  readonly then: readonly Statement[];
  /** Whether `then` refuses a member that is not there. */
  readonly implied: boolean;
  /** The function that looks at several optional texts at once. */
  readonly optionalStrings: string;
  /** The function that counts names, and the one that asks for nothing. */
  readonly numbered: string;
  readonly anything: string;
}

/** The items of an array from `start` on, none of which may be a hole. */
export interface ItemsStatement {
  readonly kind: "items";
  readonly array: string;
  readonly start: number;
  readonly index: string;
  /** The variable that holds an item. */
  readonly local: string;
  /** What the collecting path calls, and with what before the function. */
  readonly visit: string;
  readonly then: readonly Statement[];
  /** Whether `then` refuses a hole. */
  readonly implied: boolean;
}

export function line(text: string): Statement {
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
export function when(
  condition: Condition,
  then: readonly Statement[],
  otherwise: readonly Statement[] = [],
): readonly Statement[] {
  if (isAlways(condition)) return then;
  if (isNever(condition)) return otherwise;
  if (then.length === 0 && otherwise.length === 0) return [];
  return [{ kind: "when", condition, then, otherwise }];
}

export function loop(head: string, body: readonly Statement[]): readonly Statement[] {
  return body.length === 0 ? [] : [{ kind: "loop", head, body }];
}

/** The simple type that is all that a check asks for. */
export function simpleType({ expected, then }: CheckStatement): SimpleType | undefined {
  if (expected === undefined || then.length > 0) return undefined;
  return expected.type === "object" || expected.type === "array" ? undefined : expected.type;
}

/** The same of a list of statements. */
export function onlySimpleType(statements: readonly Statement[]): SimpleType | undefined {
  const [only] = statements;
  return statements.length === 1 && only?.kind === "check" ? simpleType(only) : undefined;
}
