import type { StatementStructures, ts } from "ts-morph";
import { kinds } from "../../emit/structures.js";
import { areApart, type FileStatement } from "./module-statements.js";
import { morph } from "./ts-morph.js";

/**
 * Prints statements with ts-morph, one `createSourceFile` with all of them, and gives the file that it has parsed. Its text
 * is what `statementsText` gives.
 */
export function createMorphPrinter(): (statements: readonly FileStatement[]) => ts.SourceFile {
  const project = new morph.Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: morph.IndentationText.TwoSpaces, quoteKind: morph.QuoteKind.Double },
  });
  return (statements) => {
    const file = project.createSourceFile("module.ts", { statements: statements.map(spaced) });
    const { compilerNode } = file;
    project.removeSourceFile(file);
    return compilerNode;
  };
}

/** ts-morph separates only interfaces and functions by blank lines. */
function spaced(statement: FileStatement, index: number, all: readonly FileStatement[]): string | StatementStructures {
  const before = all[index - 1];
  const isAsked = before !== undefined && areApart(before, statement) && !endsInBrace(before) && !hasBraces(statement);
  if (typeof statement === "string") return isAsked ? `\n${statement}` : statement;
  // It declares arrays as such that may change, and changes none. An empty text would be a line of its own.
  const isEmpty = statement.kind === kinds.function && statement.statements === "";
  const structure = (isEmpty ? { ...statement, statements: [] } : statement) as unknown as StatementStructures;
  return isAsked ? { ...structure, leadingTrivia: "\n" } : structure;
}

function hasBraces(statement: FileStatement): boolean {
  return typeof statement !== "string" && (statement.kind === kinds.interface || statement.kind === kinds.function);
}

function endsInBrace(statement: FileStatement): boolean {
  return typeof statement === "string" ? statement.endsWith("}") : hasBraces(statement);
}
