import { jsonLiteral } from "../../text/literals.js";
import type { Dispatch } from "./dispatch.js";
import { isPresent, memberExpression } from "./members.js";
import { localName } from "./names.js";
import type { EmitContext } from "./emit-context.js";
import { bind, ifStatement, type Statement } from "./statement.js";

type Branches = Extract<Dispatch, { kind: "branches" }>;

/** The statements that lead a value to the branches that it can match; `ask` writes what is asked there. */
export function dispatchStatements(
  dispatch: Dispatch,
  site: EmitContext,
  ask: (branches: Branches) => readonly Statement[],
): readonly Statement[] {
  const next = (inner: Dispatch): readonly Statement[] => dispatchStatements(inner, site, ask);
  switch (dispatch.kind) {
    case "branches":
      return ask(dispatch);
    case "tag": {
      const cases = dispatch.cases.map(({ values, then }) => ({ labels: values.map(jsonLiteral), then: next(then) }));
      const otherwise = next(dispatch.rest);
      return reading(dispatch.member, site, (value) => [{ kind: "switch", value, cases, otherwise }]);
    }
    case "member": {
      const present = next(dispatch.present);
      const absent = next(dispatch.absent);
      return reading(dispatch.member, site, (value) => ifStatement(isPresent(value), present, absent));
    }
  }
}

/** Reads a member of what may be an object, in a way that tells the compiler nothing for later. */
function reading(
  member: string,
  site: EmitContext,
  write: (value: string) => readonly Statement[],
): readonly Statement[] {
  const text = memberExpression(site, member);
  if (site.known.groups?.size === 1 && site.known.groups.has("object")) return write(text);
  const local = site.locals.take(localName(member));
  const hasMembers = site.module.runtime("json/object-members", "hasMembers");
  return bind(local, `${hasMembers}(${site.value}) ? ${text} : undefined`, write(local));
}
