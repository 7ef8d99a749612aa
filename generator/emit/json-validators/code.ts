import { conditionText, conditionUses, type Condition } from "./condition.js";
import { usesName } from "./uses-name.js";

/** Statements of emitted code, ready to be printed. */
export type Code =
  | { readonly kind: "line"; readonly text: string }
  | IfCode
  /** `head` opens a block, a loop or an argument that is a function; `tail` follows its brace. */
  | { readonly kind: "block"; readonly head: string; readonly body: readonly Code[]; readonly tail: string };

interface IfCode {
  readonly kind: "if";
  readonly condition: Condition;
  readonly then: readonly Code[];
  readonly otherwise: readonly Code[];
}

/** Some statements as text, indented by two spaces a level. */
export function codeText(code: readonly Code[]): string {
  const lines: string[] = [];
  print(code, "", lines);
  return lines.join("\n");
}

function print(code: readonly Code[], indent: string, lines: string[]): void {
  for (const statement of code) {
    switch (statement.kind) {
      case "line":
        lines.push(indent + statement.text);
        break;
      case "block":
        lines.push(`${indent}${statement.head} {`);
        print(statement.body, `${indent}  `, lines);
        lines.push(`${indent}}${statement.tail}`);
        break;
      case "if":
        printIf(statement, indent, lines);
        break;
    }
  }
}

function printIf(statement: IfCode, indent: string, lines: string[]): void {
  const needsBraces = !isShort(statement);
  let head = indent;
  for (let next: IfCode | undefined = statement; next !== undefined;) {
    const { condition, then, otherwise }: IfCode = next;
    head += `if (${conditionText(condition)})`;
    printBranch(head, then, needsBraces, indent, lines);
    if (otherwise.length === 0) break;
    head = needsBraces ? `${indent}} else ` : `${indent}else `;
    next = elseIf(otherwise);
    if (next === undefined) printBranch(head.trimEnd(), otherwise, needsBraces, indent, lines);
  }
  if (needsBraces) lines.push(`${indent}}`);
}

function printBranch(head: string, code: readonly Code[], hasBraces: boolean, indent: string, lines: string[]): void {
  const [only] = code;
  if (!hasBraces && only?.kind === "line") {
    lines.push(`${head} ${only.text}`);
  } else {
    lines.push(`${head} {`);
    print(code, `${indent}  `, lines);
  }
}

/** Whether every branch of a chain is one plain statement. */
function isShort({ then, otherwise }: IfCode): boolean {
  if (!isOneLine(then)) return false;
  const next = elseIf(otherwise);
  return otherwise.length === 0 || (next === undefined ? isOneLine(otherwise) : isShort(next));
}

function isOneLine(code: readonly Code[]): boolean {
  return code.length === 1 && code[0]?.kind === "line";
}

function elseIf(otherwise: readonly Code[]): IfCode | undefined {
  const [only] = otherwise;
  return otherwise.length === 1 && only?.kind === "if" ? only : undefined;
}

/** Whether statements use a name. */
export function codeUses(code: readonly Code[], name: string): boolean {
  return code.some((statement) => {
    switch (statement.kind) {
      case "line":
        return usesName(statement.text, name);
      case "block":
        return usesName(statement.head, name) || codeUses(statement.body, name);
      case "if":
        return (
          conditionUses(statement.condition, name) ||
          codeUses(statement.then, name) ||
          codeUses(statement.otherwise, name)
        );
    }
  });
}
