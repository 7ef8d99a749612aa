import { stringLiteral } from "../../text/literals.js";
import { holds, not, someCondition, test, type Condition } from "../body/condition.js";
import { callText } from "../body/expression-texts.js";
import { problemAt, type EmitContext } from "./emit-context.js";
import {
  bind,
  lineStatement,
  ifStatement,
  type MemberStatement,
  type PlainMember,
  type Statement,
} from "./statement.js";

/** Reads a member. Names that `Object.prototype` has too are read only when they are the object's own. */
export function memberExpression(site: EmitContext, name: string): string {
  return name in Object.prototype
    ? `${site.module.runtime("json/object-members", "ownMember")}(${site.value}, ${stringLiteral(name)})`
    : `${site.value}[${stringLiteral(name)}]`;
}

/** A member, and what is asked of it. `then` may be left out where a call asks it. */
export function memberStatement(
  site: EmitContext,
  name: string,
  isRequired: boolean,
  asked: Pick<MemberStatement, "local" | "then" | "implied"> = { local: "", then: [], implied: false },
): MemberStatement {
  const missing = problemAt(site, "required", stringLiteral(name));
  return { kind: "member", isRequired, read: memberExpression(site, name), missing, ...asked };
}

/** A member that one call of the runtime asks. */
export function plainStatement(
  site: EmitContext,
  name: string,
  isRequired: boolean,
  { kind, limits }: PlainMember,
): MemberStatement {
  const member = memberStatement(site, name, isRequired);
  const runtime = (ask: string): string => site.module.runtime("json/require-members", ask);
  const label = stringLiteral(name);
  const call = callText(
    runtime(`${isRequired ? "require" : "optional"}${kind}`),
    member.read,
    site.to,
    label,
    ...limits,
  );
  if (isRequired || kind !== "String") return { ...member, call };
  const ask = site.module.runtime("json/object-members", "hasOptionalStrings");
  return { ...member, call, text: { ask, owner: site.value, to: site.to, name: label, read: member.read } };
}

/** True when a member that was read is there. */
export function isPresent(expression: string): Condition {
  return test(`${expression} !== undefined`, `${expression} === undefined`);
}

/** A million faulty members take no longer than a few. */
export const untilFull: Statement = lineStatement("if (to?.truncated) break;");

/** Goes on with the next member. */
export function skipWhen(condition: Condition): readonly Statement[] {
  return ifStatement(condition, [lineStatement("continue;")]);
}

/** Inherited by a prototype that someone enlarged, or undefined, which JSON text cannot say. */
export function isAbsent(member: string, name: string, site: EmitContext): Condition {
  return someCondition([
    test(`${member} === undefined`, `${member} !== undefined`),
    not(holds(`Object.hasOwn(${site.value}, ${name})`)),
  ]);
}

/** Holds one item of an array in a variable of its own. */
export function bindItem(
  site: EmitContext,
  name: string,
  index: string | number,
  then: readonly Statement[],
): readonly Statement[] {
  return bind(name, `${site.value}[${index}]`, then, site.module.itemType);
}
