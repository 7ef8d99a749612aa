import { conditionText, conditionUses, type Condition } from "./condition.js";
import { usesName } from "./uses-name.js";

/** Statements of emitted code, ready to be printed. */
export type Code =
  | { readonly kind: "line"; readonly text: string }
  | IfCode
  /** A case of a switch: its labels, each on a line of its own, and what stands below them. */
  | { readonly kind: "case"; readonly labels: readonly string[]; readonly body: readonly Code[] }
  /** `head` opens a block, a loop or an argument that is a function; `tail` follows its brace. */
  | { readonly kind: "block"; readonly head: string; readonly body: readonly Code[]; readonly tail: string };

interface IfCode {
  readonly kind: "if";
  readonly condition: Condition;
  /** The code that runs where the condition holds. */
  readonly then: readonly Code[];
  /** The code that runs where it does not; empty where there is no `else`. */
  readonly otherwise: readonly Code[];
}

/** Plain statements. */
export function codeLines(...texts: readonly string[]): readonly Code[] {
  return texts.map((text) => ({ kind: "line", text }));
}

/** A block or loop: `head {`, the statements, `}`. */
export function codeBlock(head: string, body: readonly Code[]): Code {
  return { kind: "block", head, body, tail: "" };
}

/** A switch over a value; nothing when there are no cases. */
export function switchOver(value: string, cases: readonly Code[]): readonly Code[] {
  return cases.length === 0 ? [] : [codeBlock(`switch (${value})`, cases)];
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
      case "case":
        lines.push(...statement.labels.map((label) => `${indent}${label}:`));
        print(statement.body, `${indent}  `, lines);
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

/** True when every branch of a chain is one plain statement. */
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

/** True when statements use a name. */
export function codeUses(code: readonly Code[], name: string): boolean {
  return code.some((statement) => {
    switch (statement.kind) {
      case "line":
        return usesName(statement.text, name);
      case "case":
        return statement.labels.some((label) => usesName(label, name)) || codeUses(statement.body, name);
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
