import { declaredName, kinds, type DeclarationStructure, type ModuleDef } from "../../emit/structures.js";
import { symbolKey } from "../../plan/choose-runtime.js";
import type { PartName } from "../../settings/parts.js";
import { packagedModule } from "../runtime-files.js";

/** A name that a file exports. */
export interface FileExport {
  /** The module that it is of, and its name there. */
  readonly module: string;
  readonly name: string;
  readonly isTypeOnly: boolean;
}

/** The names that the file of an interface exports: all that `index.ts` does, `schemas.ts`, and the adapters of servers. */
export function fileExports(
  parts: ReadonlyMap<PartName, ModuleDef>,
  isPackaged: boolean,
): ReadonlyMap<string, FileExport> {
  const exports = new Map<string, FileExport>();
  for (const part of exportingParts) {
    const module = parts.get(part);
    if (module !== undefined)
      module.declarations.flatMap((declaration) => exportsOf(declaration, module.path)).forEach(put);
  }
  const problem = "runtime/base/problem.ts";
  for (const name of sharedTypes)
    put({ module: isPackaged ? packagedModule(problem) : problem, name, isTypeOnly: true });
  if (parts.has("server") && !isPackaged) {
    for (const [module, names] of Object.entries(adapters))
      for (const name of names) put({ module, name, isTypeOnly: false });
  }
  return exports;

  function put(found: FileExport): void {
    const known = exports.get(found.name);
    if (known === undefined) exports.set(found.name, found);
    // A constant with the name of a type.
    else if (symbolKey(known.module, known.name) === symbolKey(found.module, found.name) && !found.isTypeOnly)
      exports.set(found.name, found);
  }
}

/** Parts in the order in which they keep a name that several have, as in `index.ts`. */
const exportingParts = [
  "paths",
  "types",
  "validators",
  "codecs",
  "client",
  "server",
  "schemas",
] as const satisfies readonly PartName[];

/** The types of `paths.ts` that others import. */
const pathNames = ["components", "operations", "paths", "webhooks"];

/** Types of the runtime that every file exports, unless a part has one of the name. */
const sharedTypes = ["Failure", "Problem", "Result", "Success"];

/** The adapters that serve stubs, by their modules. */
const adapters: Readonly<Record<string, readonly string[]>> = {
  "runtime/adapters/fastify.ts": ["toFastifyPlugin"],
  "runtime/adapters/fetch.ts": ["toFetchHandler"],
  "runtime/adapters/node-profile.ts": ["nodeServerProfile", "protectNodeServer"],
  "runtime/adapters/node.ts": ["toNodeListener"],
};

function exportsOf(declaration: DeclarationStructure, module: string): readonly FileExport[] {
  if (typeof declaration === "string") return pathNames.map((name) => ({ module, name, isTypeOnly: true }));
  if (declaration.kind === kinds.exports) {
    const { namedExports = [], moduleSpecifier, isTypeOnly: areTypes = false } = declaration;
    return namedExports.map(({ name, isTypeOnly = false }) => {
      return { module: moduleSpecifier, name, isTypeOnly: areTypes || isTypeOnly };
    });
  }
  const name = declaration.isExported === true ? declaredName(declaration) : undefined;
  const isTypeOnly = declaration.kind === kinds.interface || declaration.kind === kinds.typeAlias;
  return name === undefined ? [] : [{ module, name, isTypeOnly }];
}
