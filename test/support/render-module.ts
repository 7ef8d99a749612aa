import { kinds, type FunctionDeclarationStructure, type ModuleDef } from "../../generator/emit/structures.js";
import { moduleStatements } from "../../generator/write/print/module-statements.js";
import { structureText } from "../../generator/write/print/structure-text.js";

/** A module as TypeScript text, plainly: for tests of emitters that want to compile or run what they emitted. */
export function renderModule(module: ModuleDef): string {
  return `${moduleStatements(module, "make generate").map(structureText).join("\n")}\n`;
}

/** Prints one of its declarations. */
export const renderDeclaration = structureText;

/** The functions of a module. */
export function functionsOf({ declarations }: ModuleDef): readonly FunctionDeclarationStructure[] {
  return declarations.flatMap((declaration) =>
    typeof declaration !== "string" && declaration.kind === kinds.function ? [declaration] : [],
  );
}
