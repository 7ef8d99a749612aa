import { IndentationText, Project, QuoteKind, type StatementStructures } from "ts-morph";
import { kinds } from "../../../../../generator/emit/structures.js";
import { areApart, type FileStatement } from "../../../../../generator/write/print/module-statements.js";

/** Prints statements with ts-morph. */
export function printWithTsMorph(statements: readonly FileStatement[]): string {
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Double },
  });
  return project.createSourceFile("module.ts", { statements: statements.map(spaced) }).getFullText();
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
