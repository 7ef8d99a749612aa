import type { DeclarationDef, ImportDef, ModuleDef } from "./declarations.js";

/** A name that another module exports. */
export interface SymbolRef {
  /** The module below the output folder: "runtime/problem.ts". */
  readonly module: string;
  readonly name: string;
  readonly typeOnly: boolean;
}

/** Collects one module: emitters ask for a name and get the import with it. */
export interface ModuleBuilder {
  readonly path: string;
  /** The name to print; records the import unless the symbol is the module's own. */
  use(symbol: SymbolRef): string;
  add(declaration: DeclarationDef): void;
  build(): ModuleDef;
}

export function createModule(path: string, sources: readonly string[]): ModuleBuilder {
  const imports = new Map<string, ImportDef>();
  const declarations: DeclarationDef[] = [];
  return {
    path,
    use(symbol) {
      if (symbol.module === path) return symbol.name;
      const key = `${symbol.module} ${symbol.name}`;
      const known = imports.get(key);
      // A name used once as a value is imported as a value.
      if (known === undefined || (known.typeOnly && !symbol.typeOnly)) {
        imports.set(key, { module: symbol.module, name: symbol.name, typeOnly: symbol.typeOnly });
      }
      return symbol.name;
    },
    add: (declaration) => void declarations.push(declaration),
    build: () => ({ path, sources, imports: [...imports.values()], declarations }),
  };
}

/** A type that a runtime module exports. */
export function runtimeType(module: string, name: string): SymbolRef {
  return { module: `runtime/${module}.ts`, name, typeOnly: true };
}

/** A function or constant that a runtime module exports. */
export function runtimeValue(module: string, name: string): SymbolRef {
  return { module: `runtime/${module}.ts`, name, typeOnly: false };
}
