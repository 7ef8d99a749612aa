import { codeUses, type Code } from "./code.js";
import { conditionLength, conditionText, every, isAlways, isNever, not, some, type Condition } from "./condition.js";

/**
 * One statement of a validator, before it is decided which of the two paths it is printed for: the fast one answers
 * false at the first fault, the other one records every fault.
 */
export type Statement =
  /** Plain text: a declaration, an assignment. */
  | { readonly kind: "line"; readonly text: string }
  /** A variable for what follows; left out where a path does not use it. */
  | {
      readonly kind: "bind";
      readonly name: string;
      readonly type?: string;
      readonly value: string;
      readonly then: readonly Statement[];
    }
  /** Must hold. `problem` is the statement that records the fault; `then` is checked where the condition holds. */
  | { readonly kind: "check"; readonly condition: Condition; readonly problem: string; readonly then: readonly Statement[]; readonly implied: boolean } // prettier-ignore
  | { readonly kind: "when"; readonly condition: Condition; readonly then: readonly Statement[]; readonly otherwise: readonly Statement[] } // prettier-ignore
  /** `head` opens a loop: "for (const name in value)". */
  | { readonly kind: "loop"; readonly head: string; readonly body: readonly Statement[] }
  /** What the two paths do differently. */
  | { readonly kind: "paths"; readonly fast: readonly Statement[]; readonly collect: readonly Statement[] };

export function line(text: string): Statement {
  return { kind: "line", text };
}

/** Declares a variable for some statements; nothing at all when there are none. */
export function bind(name: string, value: string, then: readonly Statement[], type?: string): readonly Statement[] {
  if (then.length === 0) return [];
  return [type === undefined ? { kind: "bind", name, value, then } : { kind: "bind", name, type, value, then }];
}

/** `implied`: when the condition fails, something in `then` fails as well, so the fast path may leave it out. */
export function check(
  condition: Condition,
  problem: string,
  then: readonly Statement[] = [],
  implied: boolean = false,
): Statement {
  return { kind: "check", condition, problem, then, implied };
}

/** Nothing at all when there is nothing to do on either side. */
export function when(
  condition: Condition,
  then: readonly Statement[],
  otherwise: readonly Statement[] = [],
): readonly Statement[] {
  if (isAlways(condition)) return then;
  if (isNever(condition)) return otherwise;
  if (then.length === 0 && otherwise.length === 0) return [];
  return [{ kind: "when", condition, then, otherwise }];
}

export function loop(head: string, body: readonly Statement[]): readonly Statement[] {
  return body.length === 0 ? [] : [{ kind: "loop", head, body }];
}

const refuse: Code = { kind: "line", text: "return false;" };
const accept: Code = { kind: "line", text: "return true;" };

/** The whole body of a fast path. */
export function fastBody(statements: readonly Statement[]): readonly Code[] {
  const code = fastCode(statements);
  const last = code.at(-1);
  if (ends(code)) return code;
  // A last check is the answer.
  if (last?.kind === "if" && isRefusal(last)) {
    return [...code.slice(0, -1), { kind: "line", text: `return ${conditionText(not(last.condition))};` }];
  }
  return [...code, accept];
}

/** Whether nothing after the code is ever reached. */
function ends(code: readonly Code[]): boolean {
  const last = code.at(-1);
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
    if (pending.length > 0) code.push({ kind: "if", condition: some(pending.map(not)), then: [refuse], otherwise: [] });
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
      if (length > longestCondition) {
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

const longestCondition = 110;

/** In the fast path, what follows a check stands beside it. */
function inARow(statements: readonly Statement[]): readonly FastStatement[] {
  return statements.flatMap((statement) => {
    switch (statement.kind) {
      case "check":
        return [...(statement.implied ? [] : [statement]), ...inARow(statement.then)];
      case "paths":
        return inARow(statement.fast);
      case "line":
      case "bind":
      case "when":
      case "loop":
        return [statement];
    }
  });
}

type FastStatement = Exclude<Statement, { kind: "paths" }>;

/**
 * Members that stand side by side, those with values of their own before those with something inside: a tag or a number
 * is a short way to say no, and spares recursive schemas from trying every branch to the bottom.
 */
function cheapFirst(statements: readonly FastStatement[]): readonly FastStatement[] {
  const sorted: FastStatement[] = [];
  let members: FastStatement[] = [];
  const flush = (): void => {
    sorted.push(...members.filter((each) => !looksInside([each])), ...members.filter((each) => looksInside([each])));
    members = [];
  };
  for (const statement of statements) {
    if (statement.kind === "bind") {
      members.push(statement);
    } else {
      flush();
      sorted.push(statement);
    }
  }
  flush();
  return sorted;
}

function looksInside(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    switch (statement.kind) {
      case "line":
        return false;
      case "bind":
      case "check":
        return looksInside(statement.then);
      case "when":
        return looksInside(statement.then) || looksInside(statement.otherwise);
      case "loop":
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
      return bound(statement, fastCode(statement.then));
    case "when":
      return branch(statement.condition, fastCode(statement.then), fastCode(statement.otherwise));
    case "loop":
      return looped(statement.head, fastCode(statement.body));
  }
}

/** The body of a collecting path. */
export function collectBody(statements: readonly Statement[]): readonly Code[] {
  return statements.flatMap((statement): readonly Code[] => {
    switch (statement.kind) {
      case "line":
        return [statement];
      case "bind":
        return bound(statement, collectBody(statement.then));
      case "check": {
        const problem: Code = { kind: "line", text: statement.problem };
        if (isAlways(statement.condition)) return collectBody(statement.then);
        if (isNever(statement.condition)) return [problem];
        return branch(not(statement.condition), [problem], collectBody(statement.then));
      }
      case "when":
        return branch(statement.condition, collectBody(statement.then), collectBody(statement.otherwise));
      case "loop":
        return looped(statement.head, collectBody(statement.body));
      case "paths":
        return collectBody(statement.collect);
    }
  });
}

function bound({ name, type, value }: Extract<Statement, { kind: "bind" }>, then: readonly Code[]): readonly Code[] {
  if (!codeUses(then, name)) return then;
  return [{ kind: "line", text: `const ${name}${type === undefined ? "" : `: ${type}`} = ${value};` }, ...then];
}

function branch(condition: Condition, then: readonly Code[], otherwise: readonly Code[]): readonly Code[] {
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

function looped(head: string, body: readonly Code[]): readonly Code[] {
  return body.length === 0 ? [] : [{ kind: "loop", head, body }];
}
