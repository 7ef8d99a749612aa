import type { ts } from "ts-morph";
import { invariant } from "../../diagnostics/invariant.js";
import type { ModuleDef } from "../../emit/structures.js";
import type { ImportExtension } from "../../settings/layout-settings.js";
import { areApart, moduleStatements, type FileStatement } from "./module-statements.js";
import { parseText } from "./parts/declarations.js";
import { structureText } from "./structure-text.js";
import { morph } from "./ts-morph.js";

/** Options of the text of a module. */
export interface ModuleTextOptions {
  /** The command in the header comment. */
  readonly regenerateWith: string;
  /** The ending of imports between modules; ".js" when absent. */
  readonly importExtension?: ImportExtension | undefined;
}

/** Characters that the compiler reads at once: the tree of a longer text would need several times the memory of a run. */
const maxParsed = 500_000;

/** The text of a module. Throws an `InternalError` when an emitter's text is not TypeScript. */
export function moduleText(module: ModuleDef, options: ModuleTextOptions): string {
  return checkedText(statementTexts(module, options), module.path);
}

/** The text of some statements, as far as the compiler can read each of them; otherwise an `InternalError`. */
export function checkedText(texts: readonly string[], path: string): string {
  let parsed = "";
  let line = 1;
  texts.forEach((text, index) => {
    parsed += text;
    if (parsed.length < maxParsed && index < texts.length - 1) return;
    checkSyntax(parseText(parsed), path, line);
    line += parsed.split("\n").length - 1;
    parsed = "";
  });
  return texts.join("");
}

/** The texts of the statements of a module, with the line feeds around them. */
export function statementTexts(module: ModuleDef, options: ModuleTextOptions): readonly string[] {
  const statements = moduleStatements(module, options.regenerateWith, options.importExtension);
  return [
    ...statements.map((statement, index) => gapBefore(statement, statements[index - 1]) + structureText(statement)),
    "\n",
  ];
}

function gapBefore(statement: FileStatement, before: FileStatement | undefined): string {
  if (before === undefined) return "";
  return areApart(before, statement) ? "\n\n" : "\n";
}

function checkSyntax(file: ts.SourceFile, path: string, firstLine: number): void {
  // The compiler keeps what the parser found on the node without declaring it; asking a Program for it costs a type check.
  const { parseDiagnostics } = file as { readonly parseDiagnostics?: readonly ts.Diagnostic[] };
  const fault = parseDiagnostics?.[0];
  if (fault === undefined) return;
  const { line, character } = file.getLineAndCharacterOfPosition(fault.start ?? 0);
  const reason = morph.ts.flattenDiagnosticMessageText(fault.messageText, " ");
  invariant(false, `emitted text is not TypeScript: ${reason} (${path}:${line + firstLine}:${character + 1})`);
}
