import { posix } from "node:path";
import { kinds, type ModuleDef } from "../emit/structures.js";
import { byText } from "./rendered-file.js";

/** The folder of the output that holds the runtime. */
export const runtimeFolder = "runtime/";

/** The runtime modules that modules import or pass on, below the output folder ("runtime/base/problem.ts"), sorted. */
export function runtimeModules(modules: readonly ModuleDef[]): readonly string[] {
  const used = modules.flatMap(({ imports, declarations }) => [
    ...imports.filter(({ external }) => external !== true).map(({ module }) => module),
    ...declarations.flatMap((each) =>
      typeof each !== "string" && each.kind === kinds.exports ? [each.moduleSpecifier] : [],
    ),
  ]);
  return [...new Set(used.filter((module) => module.startsWith(runtimeFolder)))].sort(byText);
}

/** The module of the output that a module is written to: "runtime/json/equal.ts" stands in "runtime/json.ts". */
export function gatheredModule(path: string): string {
  return path.startsWith(runtimeFolder) ? `${posix.dirname(path)}.ts` : path;
}
