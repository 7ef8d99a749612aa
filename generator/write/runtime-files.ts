import { posix } from "node:path";
import { kinds, type ModuleDef, type SymbolRef } from "../emit/structures.js";
import { runtimePackage } from "../version.js";
import { compareText } from "../text/in-order.js";

/** The folder of the output that holds the runtime. */
export const runtimeFolder = "runtime/";

/** The runtime modules that modules import or pass on, below the output folder ("runtime/base/problem.ts"), sorted. */
export function runtimeModules(modules: readonly ModuleDef[]): readonly string[] {
  const used = modules.flatMap(({ imports, declarations }) => [
    ...imports.filter(({ external }) => external !== true).map(({ module }) => module),
    ...declarations.flatMap((declaration) =>
      typeof declaration !== "string" && declaration.kind === kinds.exports ? [declaration.moduleSpecifier] : [],
    ),
  ]);
  return [...new Set(used.filter((module) => module.startsWith(runtimeFolder)))].sort(compareText);
}

/** The module of the output that a module is written to: "runtime/json/equal.ts" stands in "runtime/json.ts". */
export function gatheredModule(path: string): string {
  return path.startsWith(runtimeFolder) ? `${sectionOf(path)}.ts` : path;
}

/** "runtime/json" for "runtime/json/equal.ts", however deep the module lies. */
function sectionOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

/** The same module, with the package of the runtime instead of modules below the output folder. */
export function withRuntimePackage(module: ModuleDef): ModuleDef {
  return {
    ...module,
    imports: module.imports.map((symbol) =>
      isOfRuntime(symbol) ? { ...symbol, module: packagedModule(symbol.module), external: true } : symbol,
    ),
    declarations: module.declarations.map((declaration) =>
      typeof declaration === "string" || declaration.kind !== kinds.exports
        ? declaration
        : { ...declaration, moduleSpecifier: packagedModule(declaration.moduleSpecifier) },
    ),
  };
}

/** True for a name of the runtime that is written to the output. */
export function isOfRuntime({ module, external }: SymbolRef): boolean {
  return external !== true && module.startsWith(runtimeFolder);
}

/** "runtime/json/equal.ts" is in "@specwright/runtime/json". */
export function packagedModule(path: string): string {
  return path.startsWith(runtimeFolder)
    ? posix.join(runtimePackage, sectionOf(path).slice(runtimeFolder.length))
    : path;
}
