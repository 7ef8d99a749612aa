import { pascalCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { holds, not, someCondition, test, type Condition } from "../body/condition.js";
import type { EmitContext } from "./emit-context.js";
import { bind, lineStatement, ifStatement, type MemberStatement, type Statement } from "./statement.js";

/** Reads a member. Names that `Object.prototype` has too are read only when they are the object's own. */
export function memberExpression(site: EmitContext, name: string): string {
  return name in Object.prototype
    ? `${site.module.runtime("json/object-members", "ownMember")}(${site.value}, ${stringLiteral(name)})`
    : `${site.value}[${stringLiteral(name)}]`;
}

/** A member that must be there, and what is asked of it. */
export function requiredMember(
  site: EmitContext,
  name: string,
  local: string = "",
  then: readonly Statement[] = [],
  implied: boolean = false,
): MemberStatement {
  return { ...member(site, name), isRequired: true, local, then, implied };
}

/** A member that may be there, and what is asked of it. */
export function optionalMember(
  site: EmitContext,
  name: string,
  local: string,
  then: readonly Statement[],
): MemberStatement {
  return { ...member(site, name), isRequired: false, local, then, implied: false };
}

function member(
  site: EmitContext,
  name: string,
): Pick<MemberStatement, "kind" | "read" | "owner" | "name" | "optionalStrings" | "collects" | "asked"> {
  const { module } = site;
  return {
    kind: "member",
    read: memberExpression(site, name),
    owner: site.value,
    name: stringLiteral(name),
    optionalStrings: {
      one: module.runtime("json/object-members", "hasOptionalString"),
      four: module.runtime("json/object-members", "hasOptionalStrings"),
    },
    asked: module.isLarge && !(name in Object.prototype) ? askedAt(site) : undefined,
    collects: {
      missing: module.runtime("json/add-problem", "addRequired"),
      require: module.runtime("json/collect", "requireMember"),
      allow: module.runtime("json/collect", "allowMember"),
      allowStrings: module.runtime("json/collect", "allowStrings"),
      allowSimple: (type) => module.runtime("json/collect", `allow${pascalCase(type)}`),
    },
  };
}

function askedAt({ module, label }: EmitContext): MemberStatement["asked"] {
  return {
    ask: (name) =>
      module.runtime(
        /Shape|Part|List|Items|Choice/.test(name) ? "json/require-members" : "json/require-plain-members",
        name,
      ),
    constant: (asking) => module.asking(`${label}Members`, asking),
  };
}

/** True when a member that was read is there. */
export function isPresent(expression: string): Condition {
  return test(`${expression} !== undefined`, `${expression} === undefined`);
}

/** A million faulty members take no longer than a few. */
export const untilFull: Statement = {
  kind: "paths",
  fast: [],
  collect: [lineStatement("if (problems.truncated) break;")],
};

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
