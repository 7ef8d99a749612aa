import {
  kinds,
  type DeclarationStructure,
  type ExportDeclarationStructure,
  type ImportDeclarationStructure,
  type ModuleDef,
} from "../../emit/structures.js";
import { commentLine } from "../../text/comments.js";
import type { ImportExtension } from "../../settings/layout-settings.js";
import { compareText } from "../../text/in-order.js";
import { headerComment } from "./header.js";
import { importStructures, relativeSpecifier } from "./imports.js";

/** The statements of a file, in order. */
export type FileStatement = DeclarationStructure | ImportDeclarationStructure;

/** The header comment, the imports and the declarations of a module, with its specifiers as they are written. */
export function moduleStatements(
  module: ModuleDef,
  regenerateWith: string,
  extension?: ImportExtension,
): readonly FileStatement[] {
  const { path, sources, notes = [], imports, declarations, isContinued } = module;
  const header = [headerComment(sources, regenerateWith), ...notes.map((note) => `// ${commentLine(note)}`)].join("\n");
  return [
    ...(isContinued === true ? [] : [header]),
    ...importStructures(path, imports, extension),
    ...declarations.map((declaration) => finished(declaration, path, extension)),
  ];
}

function finished(declaration: DeclarationStructure, path: string, extension?: ImportExtension): FileStatement {
  if (typeof declaration === "string") return declaration.trim();
  return declaration.kind === kinds.exports ? reexport(declaration, path, extension) : declaration;
}

function reexport(
  declaration: ExportDeclarationStructure,
  path: string,
  extension?: ImportExtension,
): ExportDeclarationStructure {
  const { namedExports = [], moduleSpecifier } = declaration;
  const sorted = [...namedExports].sort((a, b) => compareText(a.name, b.name));
  return { ...declaration, namedExports: sorted, moduleSpecifier: relativeSpecifier(path, moduleSpecifier, extension) };
}

/** True for two statements with a blank line between them: all except imports and re-exports. */
export function areApart(before: FileStatement, after: FileStatement): boolean {
  if (typeof before === "string" || typeof after === "string" || before.kind !== after.kind) return true;
  return before.kind !== kinds.imports && before.kind !== kinds.exports;
}
