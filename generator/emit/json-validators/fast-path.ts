import type { Code } from "../body/code.js";
import {
  replaceName,
  conditionLength,
  conditionText,
  holds,
  isAlways,
  isNever,
  not,
  someCondition,
  type Condition,
} from "../body/condition.js";
import { callText } from "../body/expression-texts.js";
import { askingCall, withAsked } from "./asked-members.js";
import { isPresent } from "./members.js";
import { bound, branch, codeLine, leaveCase, maxConditionLength, looped, switched } from "./path-code.js";
import {
  bind,
  check,
  isOptionalString,
  loop,
  onlySimpleType,
  checkedType,
  ifStatement,
  type BindStatement,
  type CheckStatement,
  type ItemsStatement,
  type MemberStatement,
  type Statement,
} from "./statement.js";
import { simpleCondition } from "./type-checks.js";
import { countUses } from "../body/uses-name.js";

const refuse = codeLine("return false;");
const accept = codeLine("return true;");

/** The whole body of a fast path. */
export function fastBody(statements: readonly Statement[]): readonly Code[] {
  return answering(fastCode(statements));
}

/** The same code with an answer at its end. */
function answering(code: readonly Code[]): readonly Code[] {
  const last = code.at(-1);
  const before = code.slice(0, -1);
  if (ends(code)) return code;
  // A last check is the answer.
  if (last?.kind === "if" && isRefusal(last)) {
    return [...before, codeLine(`return ${conditionText(not(last.condition))};`)];
  }
  if (last?.kind === "case") return [...before, { ...last, body: answering(last.body) }];
  if (last?.kind === "block" && last.body[0]?.kind === "case") {
    return [...before, { ...last, body: last.body.flatMap((statement) => answering([statement])) }];
  }
  return last === leaveCase ? answering(before) : [...code, accept];
}

/** True when nothing after the code is ever reached. */
function ends(code: readonly Code[]): boolean {
  const last = code.at(-1);
  if (last?.kind === "case") return ends(last.body);
  if (last?.kind === "block") return last.body[0]?.kind === "case" && last.body.every((statement) => ends([statement]));
  return last === refuse || (last?.kind === "if" && ends(last.then) && ends(last.otherwise));
}

/** `if (...) return false;` and nothing else. */
function isRefusal({ then, otherwise }: Extract<Code, { kind: "if" }>): boolean {
  return then[0] === refuse && otherwise.length === 0;
}

function fastCode(statements: readonly Statement[]): readonly Code[] {
  const code: Code[] = [];
  let pending: Condition[] = [];
  let length = 0;
  const flush = (): void => {
    if (pending.length > 0)
      code.push({ kind: "if", condition: someCondition(pending.map(not)), then: [refuse], otherwise: [] });
    pending = [];
    length = 0;
  };
  for (const statement of cheapFirst(inARow(statements))) {
    if (statement.kind === "check") {
      if (isNever(statement.condition)) {
        flush();
        return [...code, refuse];
      }
      if (isAlways(statement.condition)) continue;
      length += conditionLength(statement.condition) + 4;
      if (length > maxConditionLength) {
        flush();
        length = conditionLength(statement.condition);
      }
      pending.push(statement.condition);
    } else {
      flush();
      code.push(...fastStatement(statement));
      if (ends(code)) return code;
    }
  }
  flush();
  return code;
}

/** A variable for what follows, unless that is one refusal which looks at it once. */
function boundOnce(statement: BindStatement, then: readonly Code[]): readonly Code[] {
  const [only] = then;
  if (then.length === 1 && only?.kind === "if" && isRefusal(only)) {
    const { condition } = only;
    if (condition.kind === "test" && countUses(condition.yes, statement.name) === 1) {
      return [{ ...only, condition: replaceName(condition, statement.name, statement.value) }];
    }
  }
  return bound(statement, then);
}

/** In the fast path, what follows a check stands beside it. */
function inARow(statements: readonly Statement[]): readonly FlatStatement[] {
  return withAsked(statements).flatMap((statement) => {
    switch (statement.kind) {
      case "asked":
        return [check(holds(askingCall(statement, "undefined")), "")];
      case "check":
        return [...(statement.implied ? [] : [plainCheck(statement)]), ...inARow(statement.then)];
      case "paths":
        return inARow(statement.fast);
      case "items":
        return itemLoop(statement);
      case "call":
        return [check(statement.condition, "")];
      case "step":
        return inARow(statement.then);
      case "line":
      case "bind":
      case "member":
      case "when":
      case "switch":
      case "loop":
        return [statement];
    }
  });
}

type FlatStatement = Exclude<Statement, { kind: "paths" | "items" | "call" | "step" }>;
type FastStatement = Exclude<FlatStatement, MemberStatement>;

/** A simple type without anything that builds on it. */
function plainCheck(statement: CheckStatement): CheckStatement {
  const simple = checkedType(statement);
  const { expected, problem } = statement;
  return simple === undefined || !expected ? statement : check(simpleCondition(simple, expected.value), problem);
}

function itemLoop({ array, start, index, local, type, then, implied }: ItemsStatement): readonly FlatStatement[] {
  const isItem = check(isPresent(local), "", then, implied);
  return loop(
    `for (let ${index} = ${start}; ${index} < ${array}.length; ${index} += 1)`,
    bind(local, `${array}[${index}]`, [isItem], type),
  ) as readonly FlatStatement[];
}

/**
 * Members that stand side by side, those with values of their own before those with something inside: a tag or a number
 * is a short way to say no, and spares recursive schemas from trying every branch to the bottom.
 */
function cheapFirst(statements: readonly FlatStatement[]): readonly FastStatement[] {
  const sorted: FastStatement[] = [];
  let members: (MemberStatement | BindStatement)[] = [];
  const flush = (): void => {
    const cheap = members.filter((member) => !looksInside([member]));
    const others = cheap.filter((member) => !isOptionalString(member));
    sorted.push(...others.flatMap(memberStatements), ...optionalStrings(cheap.filter(isOptionalString)));
    sorted.push(...members.filter((member) => looksInside([member])).flatMap(memberStatements));
    members = [];
  };
  for (const statement of statements) {
    if (statement.kind === "bind" || statement.kind === "member") {
      members.push(statement);
    } else {
      flush();
      sorted.push(statement);
    }
  }
  flush();
  return sorted;
}

/** A member as a variable and what is asked of it, or without a variable where one look is enough. */
function memberStatements(statement: MemberStatement | BindStatement): readonly FastStatement[] {
  if (statement.kind === "bind") return [statement];
  const { isRequired, local, read, then, implied } = statement;
  if (!isRequired) return bind(local, read, ifStatement(isPresent(local), then)) as readonly FastStatement[];
  const simple = onlySimpleType(then);
  if (simple !== undefined) return [check(simpleCondition(simple, read), "")];
  if (then.length === 0) return [check(isPresent(read), "")];
  return bind(local, read, [check(isPresent(local), "", then, implied)]) as readonly FastStatement[];
}

/**
 * The number of texts that the runtime's `hasOptionalStrings` looks at in one call: engines write out a function of
 * that size.
 */
const stringsPerCall = 4;

/** So few texts are asked one by one: a bundle of one schema takes a smaller function. */
const maxStringsInline = 2;

function optionalStrings(members: readonly MemberStatement[]): readonly FastStatement[] {
  if (members.length <= maxStringsInline)
    return members.map(({ optionalStrings, read }) => check(holds(callText(optionalStrings.one, read)), ""));
  const checks: FastStatement[] = [];
  for (let at = 0; at < members.length; at += stringsPerCall) {
    const some = members.slice(at, at + stringsPerCall);
    checks.push(check(holds(callText(some[0]!.optionalStrings.four, ...some.map(({ read }) => read))), ""));
  }
  return checks;
}

function looksInside(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    switch (statement.kind) {
      case "line":
        return false;
      case "bind":
      case "check":
      case "member":
      case "step":
        return looksInside(statement.then);
      case "when":
        return looksInside(statement.then) || looksInside(statement.otherwise);
      case "switch":
      case "loop":
      case "items":
      case "call":
      case "paths":
        return true;
    }
  });
}

function fastStatement(statement: Exclude<FastStatement, { kind: "check" }>): readonly Code[] {
  switch (statement.kind) {
    case "line":
      return [statement];
    case "bind":
      return boundOnce(statement, fastCode(statement.then));
    case "when":
      return branch(statement.condition, fastCode(statement.then), fastCode(statement.otherwise));
    case "switch":
      return switched(statement, fastCode, ends);
    case "loop":
      return looped(statement.head, fastCode(statement.body));
  }
}
