import { compileFunction } from "node:vm";
import { invariant } from "../../diagnostics/invariant.js";
import { declaredName, type ModuleDef, type SymbolRef } from "../../emit/structures.js";
import { stringLiteral } from "../../text/literals.js";
import { scriptText } from "../../write/print/structure-text.js";

/** Modules of the runtime as they are loaded here, by the names under which emitted modules import them. */
export type RuntimeModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Runs an emitted module and returns its declarations by name. Nothing is written; its imports are those of this process. */
export function runModule(module: ModuleDef, runtime: RuntimeModules): Readonly<Record<string, unknown>> {
  const imports = module.imports.filter(({ typeOnly }) => !typeOnly);
  const names = module.declarations.flatMap((declaration) => declaredName(declaration) ?? []);
  const lines = [
    `"use strict";`,
    ...imports.map(({ name, alias }, at) => `const ${alias ?? name} = imports[${at}];`),
    ...module.declarations.map(scriptText),
    `return { ${names.join(", ")} };`,
  ];
  const run = compileFunction(lines.join("\n"), ["imports"], { filename: stringLiteral(module.path) });
  return (run as (imports: readonly unknown[]) => Readonly<Record<string, unknown>>)(
    imports.map((symbol) => imported(symbol, runtime)),
  );
}

function imported({ module, name }: SymbolRef, runtime: RuntimeModules): unknown {
  const value = runtime[module]?.[name];
  invariant(value !== undefined, `"${name}" of "${module}" should be loaded where checks are run`);
  return value;
}
