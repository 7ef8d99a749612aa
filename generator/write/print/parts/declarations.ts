import type { ts } from "ts-morph";
import { usedNames, type UsedNames } from "./used-names.js";
import { morph } from "../ts-morph.js";

/** The code of a declaration, with the data that moves it to another module. */
export interface Declaration {
  readonly name: string;
  /** Types leave nothing behind; functions are there before their module is evaluated; constants, with classes, only after. */
  readonly kind: "type" | "function" | "constant";
  readonly isExported: boolean;
  /** False for a constant without a type, which no other module could import under isolatedDeclarations. */
  readonly canBeExported: boolean;
  /** With its comment. */
  readonly text: string;
  /** The start of the declaration after its comment: the place of "export". */
  readonly start: number;
  /** Names that its text mentions. */
  readonly used: UsedNames;
  /** True for a constant beside a type of its name: the declarations of a module know the type alone. */
  readonly isType?: true;
}

/**
 * The text of a declaration in a part: exported where others import it, and with the names that stand in `renamed` as
 * that says.
 */
export function textInPart(
  { text, start, isExported, used }: Declaration,
  isShared: boolean,
  renamed: ReadonlyMap<string, string>,
): string {
  const pieces: string[] = [];
  let done = 0;
  const put = (until: number, inserted: string): void => {
    pieces.push(text.slice(done, until), inserted);
    done = until;
  };
  // Used names come after the offset of "export".
  if (isShared && !isExported) put(start, "export ");
  for (const use of used.uses) {
    const name = renamed.get(use.name);
    if (name === undefined) continue;
    put(use.start, use.isShorthand ? `${use.name}: ${name}` : name);
    done += use.name.length;
  }
  pieces.push(text.slice(done));
  return pieces.join("");
}

/** Parses text that emitters made; comments stay what they are. */
export function parseText(text: string): ts.SourceFile {
  return morph.ts.createSourceFile("module.ts", text, {
    languageVersion: morph.ts.ScriptTarget.Latest,
    jsDocParsingMode: morph.ts.JSDocParsingMode.ParseNone,
  });
}

/** Names that code may declare, found without parsing it. */
export function namesIn(texts: readonly string[]): readonly string[] {
  const declared =
    /^(?:export )?(?:declare |abstract |async )*(?:class|const|enum|function|interface|let|type) ([\w$]+)/gm;
  return texts.flatMap((text) => [...text.matchAll(declared)].map(([, name = ""]) => name));
}

/**
 * The declarations of a text, in their order, with those of the known names that they use; undefined when it holds
 * anything else, which may depend on where it stands.
 */
export function readDeclarations(
  text: string,
  known: Pick<ReadonlySet<string>, "has">,
): readonly Declaration[] | undefined {
  const file = parseText(text);
  const { parseDiagnostics = [] } = file as { readonly parseDiagnostics?: readonly unknown[] };
  const found = file.statements.flatMap((statement) => readDeclaration(statement, file, known) ?? []);
  const isAll = found.length === file.statements.length && text.slice(file.statements.end).trim() === "";
  return isAll && parseDiagnostics.length === 0 ? found : undefined;
}

/** A type and the constant of its name as one declaration, which uses what both use; the place of "export" is that of the type. */
export function joined(type: Declaration, constant: Declaration): Declaration {
  const text = `${type.text}\n\n${constant.text}`;
  const from = text.length - constant.text.length;
  const uses = [...type.used.uses, ...constant.used.uses.map((use) => ({ ...use, start: use.start + from }))];
  const all = new Set([...type.used.all, ...constant.used.all]);
  return { ...constant, isType: true, text, start: type.start, used: { all, atOnce: constant.used.atOnce, uses } };
}

/** True for `{ ... } as const`, whose type isolatedDeclarations can tell. */
function isAsConst(initializer: ts.Expression | undefined): boolean {
  return (
    initializer !== undefined && morph.ts.isAsExpression(initializer) && morph.ts.isConstTypeReference(initializer.type)
  );
}

function readDeclaration(
  statement: ts.Statement,
  file: ts.SourceFile,
  known: Pick<ReadonlySet<string>, "has">,
): Declaration | undefined {
  const { name, kind, isTyped = true } = declaredBy(statement);
  const modifiers = morph.ts.canHaveModifiers(statement) ? (morph.ts.getModifiers(statement) ?? []) : [];
  const has = (keyword: ts.SyntaxKind): boolean => modifiers.some((modifier) => modifier.kind === keyword);
  if (name === undefined || !morph.ts.isIdentifier(name) || has(morph.ts.SyntaxKind.DefaultKeyword)) return undefined;
  const whole = file.text.slice(statement.pos, statement.end);
  const text = whole.trim();
  return {
    name: name.text,
    kind,
    isExported: has(morph.ts.SyntaxKind.ExportKeyword),
    canBeExported: isTyped,
    text,
    start: text.length - (statement.end - statement.getStart(file)),
    used: usedNames(statement, known, statement.end - whole.trimStart().length),
  };
}

interface Declared {
  /** Undefined for a statement that declares nothing. */
  readonly name?: ts.BindingName | undefined;
  /** The kind of thing that the statement declares. */
  readonly kind: Declaration["kind"];
  /** False for a constant whose type is not written; absent for all others. */
  readonly isTyped?: boolean;
}

function declaredBy(statement: ts.Statement): Declared {
  if (morph.ts.isInterfaceDeclaration(statement) || morph.ts.isTypeAliasDeclaration(statement))
    return { name: statement.name, kind: "type" };
  if (morph.ts.isFunctionDeclaration(statement)) return { name: statement.name, kind: "function" };
  if (morph.ts.isClassDeclaration(statement) || morph.ts.isEnumDeclaration(statement))
    return { name: statement.name, kind: "constant" };
  if (!morph.ts.isVariableStatement(statement)) return { kind: "constant" };
  const [variable, ...others] = statement.declarationList.declarations;
  const isTyped = variable?.type !== undefined || isAsConst(variable?.initializer);
  return { name: others.length === 0 ? variable?.name : undefined, kind: "constant", isTyped };
}
