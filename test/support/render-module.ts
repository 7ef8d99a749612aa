import { kinds, type FunctionDeclarationStructure, type ModuleDef } from "../../generator/emit/structures.js";
import { structureText } from "../../generator/write/print/structure-text.js";
import { gatheredModule } from "../../generator/write/runtime-files.js";

/** A module as TypeScript text, plainly: for tests of emitters that want to compile or run what they emitted. */
export function renderModule(module: ModuleDef): string {
  const depth = module.path.split("/").length - 1;
  const imports = module.imports.map(
    ({ module: from, name, typeOnly }) =>
      `import ${typeOnly ? "type " : ""}{ ${name} } from "${depth === 0 ? "./" : "../".repeat(depth)}${gatheredModule(from).replace(/\.ts$/, ".js")}";`,
  );
  return `${[...imports, ...module.declarations.map(renderDeclaration)].join("\n")}\n`;
}

/** One of its declarations as text. */
export const renderDeclaration = structureText;

/** The functions of a module. */
export function functionsOf({ declarations }: ModuleDef): readonly FunctionDeclarationStructure[] {
  return declarations.flatMap((each) => (typeof each !== "string" && each.kind === kinds.function ? [each] : []));
}
