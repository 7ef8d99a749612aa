import { codeUses, type Code } from "./code.js";
import { holds, isAlways, isNever, not } from "./condition.js";
import { nameList } from "./name-list.js";
import { bound, branch, codeLine, looped } from "./path-code.js";
import type { ItemsStatement, MemberStatement, Statement } from "./statement.js";

/** The body of a collecting path. */
export function collectBody(statements: readonly Statement[]): readonly Code[] {
  const code: Code[] = [];
  let call: MemberCall | undefined;
  const flush = (): void => {
    if (call !== undefined) {
      const names = nameList(call.names, call.numbered).join(", ");
      code.push(...callWith(`${call.visit}, [${names}]`, call.collector, ""));
    }
    call = undefined;
  };
  for (const statement of statements) {
    if (statement.kind === "member") {
      const collector = collectorOf(statement.local, statement.then);
      if (call?.visit === statement.visit && isSame(call.collector, collector)) {
        call.names.push(statement.name);
      } else {
        flush();
        call = { visit: statement.visit, names: [statement.name], numbered: statement.numbered, collector };
      }
    } else {
      flush();
      code.push(...statementCode(statement));
    }
  }
  flush();
  return code;
}

/** Members that stand side by side and go to the same function are looked at by one call. */
interface MemberCall {
  readonly visit: string;
  readonly names: string[];
  readonly numbered: string;
  readonly collector: Collector | undefined;
}

function isSame(a: Collector | undefined, b: Collector | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.kind === "name" && b.kind === "name" && a.name === b.name;
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
  const collector = collectorOf(local, then);
  if (start === 0) return callWith(visit, collector, "");
  return callWith(visit, collector ?? { kind: "name", name: "undefined" }, `, ${start}`);
}

type Collector = { readonly kind: "name"; readonly name: string } | { readonly kind: "arrow"; readonly head: string; readonly body: readonly Code[] }; // prettier-ignore

/** The function that collects the problems of a member or item; undefined when there is nothing to look at. */
function collectorOf(local: string, then: readonly Statement[]): Collector | undefined {
  const body = collectBody(then);
  const [only] = body;
  if (only === undefined) return undefined;
  if (body.length === 1 && only.kind === "line") {
    const rest = `(${local}, path, problems);`;
    const name = only.text.slice(0, -rest.length);
    if (only.text.endsWith(rest) && /^\w+$/.test(name)) return { kind: "name", name };
  }
  const head = codeUses(body, "path") ? `(${codeUses(body, local) ? local : `_${local}`}, path) =>` : `(${local}) =>`;
  return { kind: "arrow", head, body };
}

function callWith(start: string, collector: Collector | undefined, end: string): readonly Code[] {
  if (collector === undefined) return [codeLine(`${start});`)];
  if (collector.kind === "name") return [codeLine(`${start}, ${collector.name}${end});`)];
  const { head, body } = collector;
  const [only] = body;
  if (body.length === 1 && only?.kind === "line") {
    return [codeLine(`${start}, ${head} ${only.text.replace(/;$/, "")}${end});`)];
  }
  return [{ kind: "block", head: `${start}, ${head}`, body, tail: `${end});` }];
}
