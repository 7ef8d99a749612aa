import { isKnownName } from "../text/identifiers.js";
import type { DeclarationStructure, ModuleDef, SymbolRef } from "./structures.js";

/** Collects one module: emitters ask for a name and get the import with it. */
export interface ModuleBuilder {
  /** Below the output folder: "orders/types.ts". */
  readonly path: string;
  /**
   * The name to print; records the import unless the symbol is the module's own. A name that is taken here, by a
   * declaration or by another import, is imported under another one.
   */
  use(symbol: SymbolRef): string;
  /** The same for a type or a value of another module of the output. */
  useType(module: string, name: string): string;
  /** The same for a value: the import is not one of types. */
  useValue(module: string, name: string): string;
  /** The same for what a module of the runtime exports: "http/operation". */
  runtimeType(file: string, name: string): string;
  /** The same for a value of the runtime. */
  runtimeValue(file: string, name: string): string;
  /** A name that nothing has here, for a declaration of which nobody outside needs to know. */
  declare(wish: string): string;
  /** Puts a declaration behind those that are there. */
  add(declaration: DeclarationStructure): void;
  /** Adds a sentence to the header comment, once. */
  note(sentence: string): void;
  /** The module as it is when asked, with its imports sorted. */
  build(): ModuleDef;
}

/** `declared` are names that the module declares itself and that an import could have too. */
export function createModule(path: string, sources: readonly string[], declared: Iterable<string> = []): ModuleBuilder {
  const imports = new Map<string, SymbolRef>();
  const taken = new Set(declared);
  /** By name: all numbers below this one are taken, so that thousands of equal wishes are served quickly. */
  const nextNumbers = new Map<string, number>();
  const declarations: DeclarationStructure[] = [];
  const notes = new Set<string>();
  return {
    path,
    use,
    useType: (from, name) => use({ module: from, name, typeOnly: true }),
    useValue: (from, name) => use({ module: from, name, typeOnly: false }),
    runtimeType: (file, name) => use(runtimeType(file, name)),
    runtimeValue: (file, name) => use(runtimeValue(file, name)),
    declare,
    add: (declaration) => void declarations.push(declaration),
    note: (sentence) => void notes.add(sentence),
    build: () => ({
      path,
      sources,
      ...(notes.size > 0 && { notes: [...notes] }),
      imports: [...imports.values()],
      declarations,
    }),
  };

  function use(symbol: SymbolRef): string {
    if (symbol.module === path) return symbol.name;
    const key = `${symbol.module} ${symbol.name}`;
    const known = imports.get(key);
    if (known !== undefined) {
      // A name used once as a value is imported as a value.
      if (known.typeOnly && !symbol.typeOnly) imports.set(key, { ...known, typeOnly: false });
      return known.alias ?? known.name;
    }
    const local = declare(symbol.alias ?? localName(symbol));
    const { alias: _, ...rest } = symbol;
    imports.set(key, local === symbol.name ? rest : { ...rest, alias: local });
    return local;
  }

  function declare(wish: string): string {
    const name = freeName(wish);
    taken.add(name);
    return name;
  }

  function freeName(wish: string): string {
    let name = wish;
    let number = nextNumbers.get(wish) ?? 2;
    for (; taken.has(name); number += 1) name = `${wish}${number}`;
    nextNumbers.set(wish, number);
    return name;
  }
}

/** The preferred name of an import: a type of a spec gives way to the global, or the name of the runtime, that it is called as. */
function localName({ module, name, external }: SymbolRef): string {
  const isOfSpec = external !== true && !module.startsWith("runtime/");
  return isOfSpec && isKnownName(name) ? `${name}Model` : name;
}

/** A type that a runtime module exports. */
export function runtimeType(module: string, name: string): SymbolRef {
  return { module: `runtime/${module}.ts`, name, typeOnly: true };
}

/** A function or constant that a runtime module exports. */
export function runtimeValue(module: string, name: string): SymbolRef {
  return { module: `runtime/${module}.ts`, name, typeOnly: false };
}
