import { IndentationText, Project, QuoteKind, type SourceFile } from "ts-morph";
import { invariant } from "../../diagnostics/invariant.js";
import type { DeclarationDef, ModuleDef } from "../../emit/declarations.js";
import { commentLine } from "../../text/comments.js";
import { declarationText } from "./declarations.js";
import { headerComment } from "./header.js";
import { importTexts } from "./imports.js";

/** Prints modules one after the other. */
export interface ModulePrinter {
  /**
   * The whole text of a module. Throws an `InternalError` when an emitter's text is not TypeScript; very long modules
   * are not checked for that.
   */
  print(module: ModuleDef): string;
}

/**
 * A printer that stands on ts-morph, one `createSourceFile` a module. Declarations are handed over as text: as
 * structures they cost twice the time of the whole, because ts-morph makes a writer for each member.
 */
export function createModulePrinter(regenerateWith: string): ModulePrinter {
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Double },
  });
  return {
    print(module) {
      const { own, foreign } = splitForeignTail(module.declarations);
      const body = bodyText(module.path, own);
      const isLong = body.length > longBody;
      const file = project.createSourceFile(module.path, {
        statements: [
          headerComment(module.sources, regenerateWith),
          ...(module.notes ?? []).map((note) => `// ${commentLine(note)}`),
          ...importTexts(module.path, module.imports).map((text, index) => (index === 0 ? `\n${text}` : text)),
          ...(isLong ? [] : [`\n${body}`]),
        ],
      });
      checkSyntax(file);
      const text = file.getFullText().trimEnd();
      project.removeSourceFile(file);
      return `${[text, ...(isLong ? [body] : []), ...foreign].join("\n\n")}\n`;
    },
  };
}

/**
 * Declarations of more text than this (some 1,000 types) are put below what ts-morph made, and not through it: to parse
 * and index 2.5 MB takes it 0.9 s, as long as everything else that we do with them.
 */
const longBody = 500_000;

/**
 * Text of another printer at the end of a module is not given to ts-morph: parsing it again would check what came out
 * of a syntax tree a moment ago, and for a large document it is most of the output.
 */
function splitForeignTail(declarations: readonly DeclarationDef[]): {
  readonly own: readonly DeclarationDef[];
  readonly foreign: readonly string[];
} {
  const start = declarations.findLastIndex(({ kind }) => kind !== "text") + 1;
  const foreign = declarations.slice(start).flatMap((def) => (def.kind === "text" ? [def.text.trim()] : []));
  return { own: declarations.slice(0, start), foreign };
}

function bodyText(path: string, declarations: readonly DeclarationDef[]): string {
  return declarations.map((def, index) => gap(declarations[index - 1], def) + declarationText(path, def)).join("");
}

function gap(before: DeclarationDef | undefined, def: DeclarationDef): string {
  if (before === undefined) return "";
  return before.kind === "reexport" && def.kind === "reexport" ? "\n" : "\n\n";
}

function checkSyntax(file: SourceFile): void {
  // The compiler keeps what the parser found on the node without declaring it; asking a Program for it costs a type check.
  const { parseDiagnostics } = file.compilerNode as { readonly parseDiagnostics?: readonly SyntaxFault[] };
  const fault = parseDiagnostics?.[0];
  if (fault === undefined) return;
  const { line, column } = file.getLineAndColumnAtPos(fault.start);
  const reason = typeof fault.messageText === "string" ? fault.messageText : fault.messageText.messageText;
  invariant(false, `emitted text is not TypeScript: ${reason} (${file.getFilePath().slice(1)}:${line}:${column})`);
}

interface SyntaxFault {
  readonly start: number;
  readonly messageText: string | { readonly messageText: string };
}
