import { replaceUses, usesName } from "./uses-name.js";

/** A boolean expression of emitted code, kept apart so that its opposite can be printed as people write it. */
export type Condition =
  | { readonly kind: "test"; readonly yes: string; readonly no: string }
  | { readonly kind: "every"; readonly of: readonly Condition[] }
  | { readonly kind: "some"; readonly of: readonly Condition[] };

/** The condition that always holds. */
export const always: Condition = { kind: "every", of: [] };
/** The condition that never holds. */
export const never: Condition = { kind: "some", of: [] };

/** A test and its opposite: `test('typeof id === "string"', 'typeof id !== "string"')`. */
export function test(yes: string, no: string): Condition {
  return { kind: "test", yes, no };
}

/** A call or a name that is true or false by itself. */
export function holds(expression: string): Condition {
  return test(expression, `!${expression}`);
}

/** The condition that two expressions are the same value. */
export function equal(left: string, right: string): Condition {
  return test(`${left} === ${right}`, `${left} !== ${right}`);
}

/** Tells whether a condition always holds. */
export function isAlways(condition: Condition): boolean {
  return condition.kind === "every" && condition.of.length === 0;
}

/** Tells whether a condition never holds. */
export function isNever(condition: Condition): boolean {
  return condition.kind === "some" && condition.of.length === 0;
}

/** All of them, in order; evaluation stops at the first that fails. */
export function everyCondition(conditions: readonly Condition[]): Condition {
  const flat = conditions.flatMap((condition) => (condition.kind === "every" ? condition.of : [condition]));
  const [only] = flat;
  if (flat.some(isNever)) return never;
  return flat.length === 1 && only !== undefined ? only : { kind: "every", of: flat };
}

/** At least one of them, in order; evaluation stops at the first that holds. */
export function someCondition(conditions: readonly Condition[]): Condition {
  const flat = conditions.flatMap((condition) => (condition.kind === "some" ? condition.of : [condition]));
  const [only] = flat;
  if (flat.some(isAlways)) return always;
  return flat.length === 1 && only !== undefined ? only : { kind: "some", of: flat };
}

/** The opposite, by De Morgan's laws. */
export function not(condition: Condition): Condition {
  switch (condition.kind) {
    case "test":
      return { kind: "test", yes: condition.no, no: condition.yes };
    case "every":
      return someCondition(condition.of.map(not));
    case "some":
      return everyCondition(condition.of.map(not));
  }
}

/** The expression as text, without parentheses around it. */
export function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case "test":
      return condition.yes;
    case "every":
      return condition.of.length === 0 ? "true" : joined(condition.of.map(operandText), " && ");
    case "some":
      return condition.of.length === 0 ? "false" : joined(condition.of.map(operandText), " || ");
  }
}

/** Operands of one expression: compilers read one of a thousand by recursion, and their stacks end. */
const maxOperands = 100;

function joined(operands: readonly string[], operator: string): string {
  if (operands.length <= maxOperands) return operands.join(operator);
  const groups = Array.from({ length: Math.ceil(operands.length / maxOperands) }, (_, index) =>
    operands.slice(index * maxOperands, (index + 1) * maxOperands),
  );
  return joined(
    groups.map((group) => (group.length === 1 ? group.join() : `(${group.join(operator)})`)),
    operator,
  );
}

function operandText(condition: Condition): string {
  const text = conditionText(condition);
  return condition.kind === "test" || condition.of.length === 0 ? text : `(${text})`;
}

/** True when the expression uses a name. */
export function conditionUses(condition: Condition, name: string): boolean {
  return condition.kind === "test"
    ? usesName(condition.yes, name)
    : condition.of.some((part) => conditionUses(part, name));
}

/** The same test of another expression. */
export function replaceName(condition: Condition & { kind: "test" }, name: string, expression: string): Condition {
  return test(replaceUses(condition.yes, name, expression), replaceUses(condition.no, name, expression));
}

/** The approximate length of the expression. */
export function conditionLength(condition: Condition): number {
  return condition.kind === "test"
    ? condition.yes.length
    : condition.of.reduce((sum, part) => sum + conditionLength(part) + 4, 0);
}
