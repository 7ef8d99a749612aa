import { codeUses, switchOver, type Code } from "../body/code.js";
import { conditionLength, everyCondition, not, type Condition } from "../body/condition.js";
import type { BindStatement, Statement, SwitchStatement } from "./statement.js";

/** Longer conditions are not put together. */
export const maxConditionLength = 110;

/** A line of code. */
export function codeLine(text: string): Code {
  return { kind: "line", text };
}

/** Code with a constant in front of it, where the code uses it. */
export function bound(
  { name, type, value }: Omit<BindStatement, "kind" | "then">,
  then: readonly Code[],
): readonly Code[] {
  if (!codeUses(then, name)) return then;
  return [codeLine(`const ${name}${type === undefined ? "" : `: ${type}`} = ${value};`), ...then];
}

/** An `if` with what follows either way; nothing where nothing follows. */
export function branch(condition: Condition, then: readonly Code[], otherwise: readonly Code[]): readonly Code[] {
  if (then.length === 0) {
    return otherwise.length === 0 ? [] : branch(not(condition), otherwise, []);
  }
  const [only] = then;
  // `if (a) { if (b) c; }` reads better as one condition.
  if (otherwise.length === 0 && then.length === 1 && only?.kind === "if" && only.otherwise.length === 0) {
    const both = everyCondition([condition, only.condition]);
    if (conditionLength(both) <= maxConditionLength) return [{ ...only, condition: both }];
  }
  return [{ kind: "if", condition, then, otherwise }];
}

/** A loop; nothing where its body is empty. */
export function looped(head: string, body: readonly Code[]): readonly Code[] {
  return body.length === 0 ? [] : [{ kind: "block", head, body, tail: "" }];
}

/** A switch; `write` gives the code of a case, which `ends` when nothing after it is reached. */
export function switched(
  { value, cases, otherwise }: SwitchStatement,
  write: (statements: readonly Statement[]) => readonly Code[],
  ends: (code: readonly Code[]) => boolean,
): readonly Code[] {
  const all = [
    ...cases.map(({ labels, then }) => ({ labels: labels.map((label) => `case ${label}`), body: write(then) })),
    { labels: ["default"], body: write(otherwise) },
  ];
  return switchOver(
    value,
    all.map(({ labels, body }) => ({ kind: "case", labels, body: ends(body) ? body : [...body, leaveCase] })),
  );
}

/** The end of a case that is not the end of its function. */
export const leaveCase: Code = codeLine("break;");
