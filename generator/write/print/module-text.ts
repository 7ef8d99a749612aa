import type { ts } from "ts-morph";
import { invariant } from "../../diagnostics/invariant.js";
import type { ModuleDef } from "../../emit/structures.js";
import type { ImportExtension } from "../../settings/layout-settings.js";
import { createMorphPrinter } from "./morph-printer.js";
import { areApart, moduleStatements, type FileStatement } from "./module-statements.js";
import { parseText } from "./parts/declarations.js";
import { structureText } from "./structure-text.js";
import { morph } from "./ts-morph.js";

/** Prints modules one after the other. */
export interface ModulePrinter {
  /**
   * The whole text of a module. Throws an `InternalError` when an emitter's text is not TypeScript; very long modules
   * are not checked for that, nor are those of which the compiler has read each declaration (`isRead`).
   */
  print(module: ModuleDef, isRead?: boolean): string;
}

/** Characters up to which ts-morph prints a module. It takes some twenty times as long as our printer does. */
const maxMorphLength = 4_000;

/** Characters up to which the compiler's parser reads a module again: 2.5 MB take it half a second. */
const maxCheckedLength = 500_000;

/**
 * A literal that ends in a backslash. ts-morph's writer takes the quote behind it for a part of the literal, and what
 * follows perhaps for a comment.
 */
const misread = '\\\\"';

/** A printer that uses ts-morph for short modules, and otherwise a faster printer with the same result. */
export function createModulePrinter(regenerateWith: string, importExtension?: ImportExtension): ModulePrinter {
  const printWithMorph = createMorphPrinter();
  return {
    print(module, isRead = false) {
      const statements = moduleStatements(module, regenerateWith, importExtension);
      const text = statementsText(statements);
      if (isRead || text.length > maxCheckedLength) return text;
      const isOfMorph = text.length <= maxMorphLength && !text.includes(misread);
      const file = isOfMorph ? printWithMorph(statements) : parseText(text);
      checkSyntax(file, module.path);
      return file.text;
    },
  };
}

/** The text of statements, as ts-morph prints them. */
export function statementsText(statements: readonly FileStatement[]): string {
  const texts = statements.map((statement, index) => {
    const before = statements[index - 1];
    const gap = before === undefined ? "" : areApart(before, statement) ? "\n\n" : "\n";
    return gap + structureText(statement);
  });
  return `${texts.join("")}\n`;
}

function checkSyntax(file: ts.SourceFile, path: string): void {
  // The compiler keeps what the parser found on the node without declaring it; asking a Program for it costs a type check.
  const { parseDiagnostics } = file as { readonly parseDiagnostics?: readonly ts.Diagnostic[] };
  const fault = parseDiagnostics?.[0];
  if (fault === undefined) return;
  const { line, character } = file.getLineAndCharacterOfPosition(fault.start ?? 0);
  const reason = morph.ts.flattenDiagnosticMessageText(fault.messageText, " ");
  invariant(false, `emitted text is not TypeScript: ${reason} (${path}:${line + 1}:${character + 1})`);
}
