import type { DeclarationStructure, ModuleDef, SymbolRef } from "../../emit/structures.js";
import { symbolKey } from "../../plan/choose-runtime.js";
import type { PartName } from "../../settings/parts.js";
import { compareText } from "../../text/in-order.js";
import { isOfRuntime, withRuntimePackage } from "../runtime-files.js";
import { fileExports, type FileExport } from "./file-exports.js";
import { nameSymbols } from "./name-symbols.js";
import { partDeclarations, withoutUnused, type PartDeclaration } from "./part-declarations.js";
import { printDeclaration } from "./print-declaration.js";
import { chosenRuntime, runtimeText } from "./runtime-text.js";

/** One file with all of an interface, in three pieces that follow each other. */
export interface LinkedFile {
  /** The header, the imports and the types. */
  readonly head: ModuleDef;
  /** The declarations of the runtime, laid out; empty if none is used, or if its package is imported. */
  readonly runtime: string;
  /** Everything else. */
  readonly rest: ModuleDef;
}

/** Options of linking. */
export interface LinkOptions {
  /** The path of the file below the output folder. */
  readonly path: string;
  /** The folder of the runtime. */
  readonly templatesDir: string;
  /** True if the runtime is imported from its package. */
  readonly isPackaged: boolean;
}

/**
 * The modules of one interface as one file: all their declarations, and those of the runtime that they use, each under a
 * name that nothing else has there.
 */
export function linkModules(
  modules: ReadonlyMap<PartName, ModuleDef>,
  { path, templatesDir, isPackaged }: LinkOptions,
): LinkedFile {
  const parts = new Map([...modules].map(([part, module]) => [part, isPackaged ? withRuntimePackage(module) : module]));
  const exports = fileExports(parts, isPackaged);
  const exported = new Set([...exports.values()].map(({ module, name }) => symbolKey(module, name)));
  const declarations = withoutUnused(partDeclarations(parts.values()), exported);
  const symbols = importedSymbols([...parts.values()], declarations, exports);
  const externals = symbols.filter((symbol) => !isOfRuntime(symbol));
  const wanted = symbols.filter(isOfRuntime).map(({ module, name }) => symbolKey(module, name));
  const runtime = chosenRuntime(wanted, templatesDir);
  const names = nameSymbols({ declarations, exports, externals, runtime });
  const nameOf = (module: string, name: string): string => names.get(symbolKey(module, name)) ?? name;
  const isDirect = (name: string, { path: module }: ModuleDef): boolean => {
    const found = exports.get(name);
    return found?.name === name && found.module === module && nameOf(module, name) === name;
  };
  const renamed = new Map([...parts.values()].map((module) => [module, renamedIn(module, declarations, nameOf)]));
  const print = (declaration: PartDeclaration): DeclarationStructure => {
    const { module, name } = declaration;
    return printDeclaration(declaration, renamed.get(module) ?? new Map(), isDirect(name, module));
  };
  const partPaths = new Set([...parts.values()].map((module) => module.path));
  const listed = [...exports].filter(
    ([name, found]) => !partPaths.has(found.module) || nameOf(found.module, found.name) !== name,
  );
  const notes = [...new Set([...parts.values()].flatMap(({ notes: some = [] }) => some))];
  const [{ sources } = { sources: [] }] = parts.values();
  const isType = ({ module }: PartDeclaration): boolean => module === parts.get("types");
  return {
    head: {
      path,
      sources,
      ...(notes.length > 0 && { notes }),
      imports: externals.map((symbol) => withAlias(symbol, nameOf(symbol.module, symbol.name))),
      declarations: declarations.filter(isType).map(print),
    },
    runtime: runtimeText(runtime, names),
    rest: {
      path,
      sources,
      isContinued: true,
      imports: [],
      declarations: [
        ...declarations.filter((declaration) => !isType(declaration)).map(print),
        ...exportList(listed, nameOf),
      ],
    },
  };
}

/** The names of packages and of the runtime that declarations use or the file passes on, each once. */
function importedSymbols(
  modules: readonly ModuleDef[],
  declarations: readonly PartDeclaration[],
  exports: ReadonlyMap<string, FileExport>,
): readonly SymbolRef[] {
  const partPaths = new Set(modules.map(({ path }) => path));
  const symbols = new Map<string, SymbolRef>();
  const put = (symbol: SymbolRef): void => {
    const key = symbolKey(symbol.module, symbol.name);
    const known = symbols.get(key);
    if (!partPaths.has(symbol.module))
      symbols.set(key, { ...symbol, typeOnly: symbol.typeOnly && (known?.typeOnly ?? true) });
  };
  const used = new Set(declarations.flatMap(({ uses }) => [...uses]));
  for (const { imports } of modules)
    for (const symbol of imports) if (used.has(symbolKey(symbol.module, symbol.name))) put(symbol);
  for (const { module, name, isTypeOnly } of exports.values())
    put({ module, name, typeOnly: isTypeOnly, ...(!module.startsWith("runtime/") && { external: true }) });
  return [...symbols.values()];
}

/** The names of a module that are others in the file. */
function renamedIn(
  module: ModuleDef,
  declarations: readonly PartDeclaration[],
  nameOf: (module: string, name: string) => string,
): ReadonlyMap<string, string> {
  const imported = module.imports.map((symbol) => {
    return [symbol.alias ?? symbol.name, nameOf(symbol.module, symbol.name)] as const;
  });
  const declared = declarations
    .filter((declaration) => declaration.module === module)
    .map(({ name }) => [name, nameOf(module.path, name)] as const);
  return new Map([...imported, ...declared].filter(([name, inFile]) => name !== inFile));
}

function withAlias({ alias: _, ...symbol }: SymbolRef, name: string): SymbolRef {
  return name === symbol.name ? symbol : { ...symbol, alias: name };
}

/** Exports what is declared under another name, or not by the interface. */
function exportList(
  listed: readonly (readonly [string, FileExport])[],
  nameOf: (module: string, name: string) => string,
): readonly string[] {
  if (listed.length === 0) return [];
  const isTypeOnly = listed.every(([, found]) => found.isTypeOnly);
  const texts = [...listed]
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, found]) => {
      const local = nameOf(found.module, found.name);
      const keyword = found.isTypeOnly && !isTypeOnly ? "type " : "";
      return `${keyword}${local === name ? name : `${local} as ${name}`}`;
    });
  return [`export ${isTypeOnly ? "type " : ""}{ ${texts.join(", ")} };`];
}
