import type { PartName } from "../settings/parts.js";
import { type DeclarationStructure, declaredName, kinds, type ModuleDef } from "./structures.js";

/** The names that a module exports, each with its origin: the module and the name of its declaration. */
export type ExportedNames = ReadonlyMap<string, string>;

/** The names that the module of each part exports; parts without a module have no entry. */
export type ExportsOfParts = ReadonlyMap<PartName, ExportedNames>;

/** The names that a module exports. Finished text of other printers, and everything of another module, are not looked into. */
export function exportedNames(module: ModuleDef): ExportedNames {
  return new Map(module.declarations.flatMap((declaration) => exportsOf(declaration, module.path)));
}

function exportsOf(declaration: DeclarationStructure, path: string): readonly (readonly [string, string])[] {
  if (typeof declaration === "string") return [];
  if (declaration.kind === kinds.exports) {
    const { moduleSpecifier, namedExports = [] } = declaration;
    return namedExports.map(({ name }) => [name, `${moduleSpecifier} ${name}`]);
  }
  const name = declaration.isExported === true ? declaredName(declaration) : undefined;
  return name === undefined ? [] : [[name, `${path} ${name}`]];
}
