import { codeUses, type Code } from "../body/code.js";
import { conditionLength, every, not, type Condition } from "../body/condition.js";
import type { BindStatement } from "./statement.js";

/** What both paths print alike. */

/** Longer conditions are not put together. */
export const longestCondition = 110;

export function codeLine(text: string): Code {
  return { kind: "line", text };
}

export function bound({ name, type, value }: Omit<BindStatement, "then">, then: readonly Code[]): readonly Code[] {
  if (!codeUses(then, name)) return then;
  return [codeLine(`const ${name}${type === undefined ? "" : `: ${type}`} = ${value};`), ...then];
}

export function branch(condition: Condition, then: readonly Code[], otherwise: readonly Code[]): readonly Code[] {
  if (then.length === 0) {
    return otherwise.length === 0 ? [] : branch(not(condition), otherwise, []);
  }
  const [only] = then;
  // `if (a) { if (b) c; }` reads better as one condition.
  if (otherwise.length === 0 && then.length === 1 && only?.kind === "if" && only.otherwise.length === 0) {
    const both = every([condition, only.condition]);
    if (conditionLength(both) <= longestCondition) return [{ ...only, condition: both }];
  }
  return [{ kind: "if", condition, then, otherwise }];
}

export function looped(head: string, body: readonly Code[]): readonly Code[] {
  return body.length === 0 ? [] : [{ kind: "block", head, body, tail: "" }];
}
