import type { Code } from "../body/code.js";
import { conditionLength, everyCondition, holds, isAlways, isNever, not } from "../body/condition.js";
import { arrayText, callText } from "../body/expression-texts.js";
import { replaceUses } from "../body/uses-name.js";
import { isPresent } from "./members.js";
import { askingCall, withAsked } from "./asked-members.js";
import { bound, branch, codeLine, leaveCase, maxConditionLength, looped, switched } from "./path-code.js";
import { conditionOf } from "./schema-condition.js";
import {
  isOptionalString,
  onlySimpleType,
  type CallStatement,
  type ItemsStatement,
  type MemberStatement,
  type Statement,
  type StepStatement,
} from "./statement.js";

/** Few texts take less time when each is read by its name, more take fewer bytes as a list. */
const maxTextsInline = 4;

/** The body of a collecting path. */
export function collectBody(statements: readonly Statement[]): readonly Code[] {
  const code: Code[] = [];
  let texts: MemberStatement[] = [];
  const flush = (): void => {
    code.push(...(texts.length > maxTextsInline ? [textsCode(texts)] : texts.flatMap(statementCode)));
    texts = [];
  };
  for (const statement of withAsked(statements)) {
    if (statement.kind === "asked") {
      flush();
      code.push(codeLine(`${askingCall(statement, "problems")};`));
      continue;
    }
    const isText = isOptionalString(statement) && statement.read === `${statement.owner}[${statement.name}]`;
    if (!isText || statement.owner !== texts.at(-1)?.owner) flush();
    if (isText) texts.push(statement);
    else code.push(...statementCode(statement));
  }
  flush();
  return code;
}

/** Members that may be there and are texts: one call for those that follow each other. */
function textsCode(texts: readonly MemberStatement[]): Code {
  const { owner, collects } = texts[0]!;
  return codeLine(`${callText(collects.allowStrings, owner, "problems", arrayText(texts.map(({ name }) => name)))};`);
}

function statementCode(statement: Statement): readonly Code[] {
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
    case "member":
      return memberCode(statement);
    case "items":
      return itemsCode(statement);
    case "call":
      return [codeLine(statement.collect)];
    case "step":
      return stepCode(statement);
    case "paths":
      return collectBody(statement.collect);
  }
}

function expectCode(call: string, then: readonly Statement[]): readonly Code[] {
  const body = collectBody(then);
  return body.length === 0 ? [codeLine(`${call};`)] : branch(holds(call), body, []);
}

function memberCode(member: MemberStatement): readonly Code[] {
  const { isRequired, local, read, owner, name, then, collects } = member;
  const missing = codeLine(`${collects.missing}(${owner}, problems, ${name});`);
  const [only, ...others] = then;
  if (only === undefined) return isRequired ? branch(not(isPresent(read)), [missing], []) : [];
  const called = others.length === 0 ? calledMember(only) : undefined;
  if (called !== undefined) {
    return [codeLine(`${isRequired ? collects.require : collects.allow}(${read}, problems, ${name}, ${called});`)];
  }
  const simple = onlySimpleType(then);
  if (simple !== undefined && !isRequired) {
    return [codeLine(`${collects.allowSimple(simple)}(${read}, problems, ${name});`)];
  }
  const code = collectBody(then);
  const tellsAbsence = isRequired && others.length === 0 && tellsMissing(only);
  const [line] = code;
  if (tellsAbsence && code.length === 1 && line?.kind === "line") {
    return [codeLine(replaceUses(line.text, local, read))];
  }
  const body = tellsAbsence ? code : branch(isPresent(local), code, isRequired ? [missing] : []);
  return bound({ kind: "bind", name: local, value: read }, body);
}

/** The functions that a member is given to, where that is all. One that holds others of its kind is not asked at each level. */
function calledMember(statement: Statement): string | undefined {
  if (statement.kind !== "step" || statement.piece !== undefined) return undefined;
  const call = onlyCall(statement.then);
  return call?.isDeep === false ? `${call.collector}, ${call.checker}` : call?.collector;
}

function onlyCall(statements: readonly Statement[]): CallStatement | undefined {
  const [only, ...others] = statements;
  return only?.kind === "call" && others.length === 0 ? only : undefined;
}

/** True where the code itself records that a member is missing. */
function tellsMissing(statement: Statement): boolean {
  if (statement.kind === "paths") return statement.collect.length === 1 && statement.collect.every(tellsMissing);
  if (statement.kind === "check") return statement.expected?.tellsAbsence === true;
  return statement.kind === "line" && statement.tellsAbsence === true;
}

function stepCode({ place: part, piece, then, enter, leave, visit }: StepStatement): readonly Code[] {
  const call = onlyCall(then);
  if (call !== undefined && part !== undefined && piece !== undefined) {
    return [codeLine(`${visit}(${call.value}, problems, ${part}, ${piece}, ${call.collector}, ${call.checker});`)];
  }
  const begin = `${enter}(problems, ${part}${piece === undefined ? "" : `, ${piece}`});`;
  return [codeLine(begin), ...collectBody(then), codeLine(`${leave}(problems);`)];
}

function itemsCode(items: ItemsStatement): readonly Code[] {
  const { array, local, then, start, implied } = items;
  const visits = visitCode(items);
  const inner = onlyCall(then) === undefined && start === 0 && then.length > 0 ? conditionOf(then) : undefined;
  // No item is valid: there is nothing to ask.
  if (inner === undefined || isNever(inner)) return visits;
  const isItem = implied ? inner : everyCondition([isPresent(local), inner]);
  if (conditionLength(isItem) > maxConditionLength) return visits;
  // Items without members are asked in place: few expressions take less time than a call for each.
  const first = branch(not(isItem), [...visits, leaveCase], []);
  return [{ kind: "block", head: `for (const ${local} of ${array})`, body: first, tail: "" }];
}

function visitCode({ array, visit, local, then, start }: ItemsStatement): readonly Code[] {
  const called = onlyCall(then);
  const head = `${visit}(${array}, problems`;
  if (called !== undefined) {
    const from = called.isDeep ? `, ${start}, true` : start === 0 ? "" : `, ${start}`;
    return [codeLine(`${head}, ${called.collector}, ${called.checker}${from});`)];
  }
  const tail = start === 0 ? ");" : `, undefined, ${start});`;
  const body = collectBody(then);
  const [line] = body;
  if (line === undefined) return [codeLine(`${head}${start === 0 ? "" : ", undefined"}${tail}`)];
  if (body.length > 1 || line.kind !== "line") return [{ kind: "block", head: `${head}, (${local}) =>`, body, tail }];
  // A function that takes an item and the problems, and nothing else, is given as it is.
  const rest = `(${local}, problems);`;
  const name = line.text.slice(0, -rest.length);
  const isName = line.text.endsWith(rest) && /^\w+$/.test(name);
  return [codeLine(`${head}, ${isName ? name : `(${local}) => ${line.text.replace(/;$/, "")}`}${tail}`)];
}
