import { conditionText, type Condition } from "./condition.js";

/** Statements of emitted code, ready to be printed. */
export type Code =
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "if"; readonly condition: Condition; readonly then: readonly Code[]; readonly otherwise: readonly Code[] } // prettier-ignore
  | { readonly kind: "loop"; readonly head: string; readonly body: readonly Code[] };

/** The lines of some statements, indented by two spaces a level. */
export function codeLines(code: readonly Code[]): readonly string[] {
  return code.flatMap((statement) => {
    switch (statement.kind) {
      case "line":
        return [statement.text];
      case "loop":
        return [`${statement.head} {`, ...indented(statement.body), "}"];
      case "if":
        return ifLines(statement);
    }
  });
}

function ifLines({ condition, then, otherwise }: Extract<Code, { kind: "if" }>): readonly string[] {
  const head = `if (${conditionText(condition)})`;
  const [only] = then;
  if (otherwise.length === 0 && then.length === 1 && only?.kind === "line") return [`${head} ${only.text}`];
  const opening = [`${head} {`, ...indented(then)];
  const [next] = otherwise;
  if (next === undefined) return [...opening, "}"];
  if (otherwise.length === 1 && next.kind === "if") {
    const [first = "", ...rest] = bracedIfLines(next);
    return [...opening, `} else ${first}`, ...rest];
  }
  return [...opening, "} else {", ...indented(otherwise), "}"];
}

/** An `if` that always has braces, since the one before it has them. */
function bracedIfLines(statement: Extract<Code, { kind: "if" }>): readonly string[] {
  const lines = ifLines(statement);
  const [only] = statement.then;
  if (lines.length > 1 || only?.kind !== "line") return lines;
  return [`if (${conditionText(statement.condition)}) {`, `  ${only.text}`, "}"];
}

function indented(code: readonly Code[]): readonly string[] {
  return codeLines(code).map((text) => `  ${text}`);
}
