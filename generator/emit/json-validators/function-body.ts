import type { Code } from "../body/code.js";
import {
  always,
  conditionLength,
  conditionText,
  everyCondition,
  holds,
  isAlways,
  isNever,
  never,
  not,
  replaceName,
  someCondition,
  test,
  type Condition,
} from "../body/condition.js";
import { arrayText, callText } from "../body/expression-texts.js";
import { countUses, replaceUses } from "../body/uses-name.js";
import { optional } from "./emit-context.js";
import { isPresent } from "./members.js";
import { branch, bound, codeLine, leaveCase, looped, maxConditionLength, switched } from "./path-code.js";
import { conditionOf } from "./schema-condition.js";
import {
  check,
  type BindStatement,
  type ItemsStatement,
  type MemberStatement,
  type OptionalText,
  type Statement,
} from "./statement.js";

// The body of a check: without `to` it returns false at the first fault, with it it records each fault there and goes on.

const refuse = codeLine("return false;");

const isRecording = test("to !== undefined", "to === undefined");

/** The whole body of a check. */
export function functionBody(statements: readonly Statement[]): readonly Code[] {
  return answering(bodyCode(statements));
}

/** The same code with an answer at its end. */
function answering(code: readonly Code[]): readonly Code[] {
  const last = code.at(-1);
  const before = code.slice(0, -1);
  if (ends(code)) return code;
  // A last question is the answer.
  if (last?.kind === "if" && isRefusal(last.then) && last.otherwise.length === 0)
    return [...before, codeLine(`return ${conditionText(not(last.condition))};`)];
  if (last?.kind === "if" && last.condition === isRecording) {
    const [recording] = last.then;
    const answer = recording?.kind === "line" ? codeLine(`return ${recording.text}`) : codeLine("return true;");
    return [...before, { ...last, then: [answer], otherwise: [] }, ...answering(last.otherwise)];
  }
  if (last?.kind === "if" && last.then.length > 0) {
    const refusal = refusalOf(last.otherwise);
    if (refusal !== undefined)
      return [
        ...before,
        {
          kind: "if",
          condition: not(last.condition),
          then: [codeLine(`return ${conditionText(not(refusal))};`)],
          otherwise: [],
        },
        ...answering(last.then),
      ];
  }
  if (last?.kind === "case") return [...before, { ...last, body: answering(last.body) }];
  if (last?.kind === "block" && last.body[0]?.kind === "case") {
    return [...before, { ...last, body: last.body.flatMap((statement) => answering([statement])) }];
  }
  return last === leaveCase ? answering(before) : [...code, codeLine("return true;")];
}

/** The condition under which code that does nothing else refuses a value; undefined for other code. */
function refusalOf(code: readonly Code[]): Condition | undefined {
  const [only, ...others] = code;
  if (others.length > 0) return undefined;
  if (only === refuse) return always;
  return only?.kind === "if" && only.otherwise.length === 0 && isRefusal(only.then) ? only.condition : undefined;
}

/** True when nothing after the code is ever reached. */
function ends(code: readonly Code[]): boolean {
  const last = code.at(-1);
  if (last?.kind === "case") return ends(last.body);
  if (last?.kind === "block") return last.body[0]?.kind === "case" && last.body.every((statement) => ends([statement]));
  return last === refuse || (last?.kind === "if" && ends(last.then) && ends(last.otherwise));
}

function isRefusal(code: readonly Code[]): boolean {
  return code.length === 1 && code[0] === refuse;
}

/** The statements of a function that has no answer, or of a part of one. */
export function bodyCode(statements: readonly Statement[]): readonly Code[] {
  const code: Code[] = [];
  let pending: Condition[] = [];
  let length = 0;
  const flush = (): void => {
    if (pending.length > 0)
      code.push({ kind: "if", condition: someCondition(pending.map(not)), then: [refuse], otherwise: [] });
    pending = [];
    length = 0;
  };
  for (const statement of textsTogether(statements)) {
    const question = questionOf(statement);
    if (question === undefined) {
      flush();
      code.push(...statementCode(statement));
    } else if (isNever(question)) {
      flush();
      code.push(refuse);
    } else if (!isAlways(question)) {
      length += conditionLength(question) + 4;
      if (length > maxConditionLength) {
        flush();
        length = conditionLength(question);
      }
      pending.push(question);
    }
    if (ends(code)) return code;
  }
  flush();
  return code;
}

/** The condition under which a check goes on after a statement: what it asks holds, or was recorded. Undefined where that takes statements. */
function questionOf(statement: Statement): Condition | undefined {
  switch (statement.kind) {
    case "check":
      return statement.then.length === 0
        ? someCondition([statement.condition, recorded(statement.problem)])
        : undefined;
    case "call":
      return holds(statement.direct);
    case "member":
      return memberQuestion(statement);
    case "either": {
      const asking = conditionOf(statement.asking);
      return asking === undefined ? undefined : either(statement.problem, asking);
    }
    case "line":
    case "bind":
    case "when":
    case "switch":
    case "loop":
    case "items":
      return undefined;
  }
}

/** A question whose recording looks at the value itself: it takes the place of the answer. */
function either(recording: string, asking: Condition): Condition {
  const answer = conditionText(asking);
  const text = `(${recording} ?? ${asking.kind === "test" ? answer : `(${answer})`})`;
  return test(text, `!${text}`);
}

/** True where a problem was recorded: never where problems are not. */
function recorded(problem: string): Condition {
  return problem === "" ? never : holds(problem);
}

function memberQuestion({
  isRequired,
  local,
  read,
  missing,
  then,
  implied,
  call,
}: MemberStatement): Condition | undefined {
  if (call !== undefined) return holds(call);
  const [only, ...others] = then;
  if (only === undefined) return isRequired ? someCondition([isPresent(read), recorded(missing)]) : always;
  if (only.kind !== "call" || others.length > 0 || !isRequired || !implied) return undefined;
  return holds(replaceUses(only.direct, local, read));
}

function statementCode(statement: Statement): readonly Code[] {
  switch (statement.kind) {
    case "line":
      return [statement];
    case "bind":
      return boundOnce(statement, bodyCode(statement.then));
    case "check":
      return branch(statement.condition, bodyCode(statement.then), refusing(recorded(statement.problem)));
    case "when":
      return branch(statement.condition, bodyCode(statement.then), bodyCode(statement.otherwise));
    case "switch":
      return switched(statement, bodyCode, ends);
    case "loop":
      return looped(statement.head, bodyCode(statement.body));
    case "member":
      return memberCode(statement);
    case "items":
      return itemsCode(statement);
    case "either":
      return branch(
        isRecording,
        [codeLine(`${statement.problem.replace("to?.", "to.")};`)],
        bodyCode(statement.asking),
      );
    case "call":
      throw new Error("A statement that is a question was treated as code.");
  }
}

/** Code that refuses a value unless a condition holds. */
function refusing(unless: Condition): readonly Code[] {
  return isNever(unless) ? [refuse] : [{ kind: "if", condition: not(unless), then: [refuse], otherwise: [] }];
}

/** A variable for what follows, unless that is one refusal which looks at it once. */
function boundOnce(statement: Omit<BindStatement, "kind" | "then">, then: readonly Code[]): readonly Code[] {
  const [only] = then;
  if (then.length === 1 && only?.kind === "if" && isRefusal(only.then) && only.otherwise.length === 0) {
    const { condition } = only;
    if (condition.kind === "test" && countUses(condition.yes, statement.name) === 1) {
      return [{ ...only, condition: replaceName(condition, statement.name, statement.value) }];
    }
  }
  return bound(statement, then);
}

function memberCode({ isRequired, local, read, missing, then, implied }: MemberStatement): readonly Code[] {
  const code = bodyCode(then);
  const body =
    implied && isRequired ? code : branch(isPresent(local), code, isRequired ? refusing(recorded(missing)) : []);
  return boundOnce({ name: local, value: read }, body);
}

function itemsCode({ array, start, index, local, type, to, then, implied }: ItemsStatement): readonly Code[] {
  const [only, ...others] = then;
  const head = `for (let ${index} = ${start}; ${index} < ${array}.length; ${index} += 1)`;
  const loop = (body: readonly Code[]): readonly Code[] =>
    boundOnce({ name: local, value: `${array}[${index}]`, ...(type !== undefined && { type }) }, body);
  if (only !== undefined && (only.kind !== "call" || others.length > 0)) {
    const code = bodyCode(then);
    const hole = holds(`${optional(to)}.at(${index}).report("type", ${local}, "any JSON type")`);
    const body = implied ? code : branch(isPresent(local), code, refusing(hole));
    return looped(head, [codeLine("if (to?.truncated) break;"), ...loop(body)]);
  }
  const depth = only?.isDeep === true ? "depth + 1" : undefined;
  const from = start === 0 ? depth && "0" : `${start}`;
  const call = callText(`${to}.items`, array, only?.checker ?? (from && "undefined"), from, depth);
  const asking =
    only === undefined
      ? isPresent(local)
      : implied
        ? only.condition
        : everyCondition([isPresent(local), only.condition]);
  return branch(isRecording, [codeLine(`${call.replace("to?.", "to.")};`)], looped(head, loop(refusing(asking))));
}

/** The most optional texts that the runtime's `hasOptionalStrings` asks: engines write out a function of that size. */
const stringsPerCall = 4;

/** Optional texts of one object that follow each other are asked together. */
function textsTogether(statements: readonly Statement[]): readonly Statement[] {
  const put: Statement[] = [];
  let members: MemberStatement[] = [];
  const flush = (): void => {
    put.push(...(members.length > 1 ? [textsStatement(members.map(({ text }) => text!))] : members));
    members = [];
  };
  for (const statement of statements) {
    const text = statement.kind === "member" ? statement.text : undefined;
    if (text === undefined || text.owner !== members.at(-1)?.text?.owner) flush();
    if (text !== undefined && statement.kind === "member") members.push(statement);
    else put.push(statement);
  }
  flush();
  return put;
}

function textsStatement(texts: readonly OptionalText[]): Statement {
  const asking: Statement[] = [];
  for (let at = 0; at < texts.length; at += stringsPerCall) {
    const some = texts.slice(at, at + stringsPerCall);
    asking.push(check(holds(callText(some[0]!.ask, ...some.map(({ read }) => read))), ""));
  }
  const { to, owner } = texts[0]!;
  const names = arrayText(texts.map(({ name }) => name));
  return { kind: "either", asking, problem: `${optional(to)}.${callText("strings", owner, names)}` };
}
