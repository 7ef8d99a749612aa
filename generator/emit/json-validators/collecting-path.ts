import { codeUses, type Code } from "../body/code.js";
import { holds, isAlways, isNever, not } from "../body/condition.js";
import { memberCall, type MemberEntry, type WrittenCollector } from "./member-list.js";
import { bound, branch, codeLine, looped, switched } from "./path-code.js";
import type { ItemsStatement, MemberStatement, Statement } from "./statement.js";

/** The body of a collecting path. */
export function collectBody(statements: readonly Statement[]): readonly Code[] {
  const code: Code[] = [];
  let visit = "";
  let numbered = "";
  let entries: MemberEntry[] = [];
  const flush = (): void => {
    if (entries.length > 0) code.push(memberCall(visit, entries, numbered));
    entries = [];
  };
  for (const statement of statements) {
    if (statement.kind === "member") {
      // Engines put names that are positions before all others, so they stand alone.
      const isPosition = /^\d+$/.test(statement.name);
      if (visit !== statement.visit || isPosition) flush();
      ({ visit, numbered } = statement);
      const hasTypes = statement.name in Object.prototype;
      const collector = collectorOf(statement.local, statement.then, hasTypes) ?? statement.anything;
      entries.push({ name: statement.name, collector });
      if (isPosition) flush();
    } else {
      flush();
      code.push(...statementCode(statement));
    }
  }
  flush();
  return code;
}

function statementCode(statement: Exclude<Statement, MemberStatement>): readonly Code[] {
  switch (statement.kind) {
    case "line":
      return [statement];
    case "bind":
      return bound(statement, collectBody(statement.then));
    case "check": {
      if (statement.expected !== undefined) return expectCode(statement.expected.call, statement.then);
      const problem = codeLine(statement.problem);
      if (isAlways(statement.condition)) return collectBody(statement.then);
      if (isNever(statement.condition)) return [problem];
      return branch(not(statement.condition), [problem], collectBody(statement.then));
    }
    case "when":
      return branch(statement.condition, collectBody(statement.then), collectBody(statement.otherwise));
    case "switch":
      return switched(statement, collectBody, () => false);
    case "loop":
      return looped(statement.head, collectBody(statement.body));
    case "items":
      return itemsCode(statement);
    case "paths":
      return collectBody(statement.collect);
  }
}

function expectCode(call: string, then: readonly Statement[]): readonly Code[] {
  const body = collectBody(then);
  return body.length === 0 ? [codeLine(`${call};`)] : branch(holds(call), body, []);
}

function itemsCode({ visit, local, then, start }: ItemsStatement): readonly Code[] {
  const collector = collectorOf(local, then) ?? (start === 0 ? undefined : "undefined");
  const end = start === 0 ? "" : `, ${start}`;
  if (collector === undefined) return [codeLine(`${visit});`)];
  if (typeof collector === "string") return [codeLine(`${visit}, ${collector}${end});`)];
  return [{ kind: "block", head: `${visit}, ${collector.head}`, body: collector.body, tail: `${end});` }];
}

/**
 * The function that collects the problems of a member or item; undefined when there is nothing to look at. Its
 * parameters have types where the compiler does not find them.
 */
function collectorOf(
  local: string,
  then: readonly Statement[],
  hasTypes: boolean = false,
): string | WrittenCollector | undefined {
  const body = collectBody(then);
  const [only] = body;
  if (only === undefined) return undefined;
  const used = codeUses(body, local) ? local : `_${local}`;
  const head = hasTypes ? `(${used}: unknown, path: string) =>` : `(${used}, path) =>`;
  if (body.length > 1 || only.kind !== "line") return { head, body };
  const rest = `(${local}, path, problems);`;
  const name = only.text.slice(0, -rest.length);
  const isName = only.text.endsWith(rest) && /^\w+$/.test(name);
  return isName ? name : `${head} ${only.text.replace(/;$/, "")}`;
}
