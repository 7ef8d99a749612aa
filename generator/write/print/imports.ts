import { grouped } from "../../model/grouped.js";
import { kinds, type ImportDeclarationStructure, type SymbolRef } from "../../emit/structures.js";
import type { ImportExtension } from "../../settings/layout-settings.js";
import { compareText } from "../../text/in-order.js";
import { gatheredModule } from "../runtime-files.js";

/** The import declarations of a module: packages first, then modules of the output, each group sorted by its specifier. */
export function importStructures(
  path: string,
  imports: readonly SymbolRef[],
  extension?: ImportExtension,
): readonly ImportDeclarationStructure[] {
  const groups = grouped(imports, ({ external, module }) =>
    external === true ? module : relativeSpecifier(path, module, extension),
  );
  const rank = (group: readonly SymbolRef[]): number => (group[0]?.external === true ? 0 : 1);
  return [...groups]
    .sort(([a, some], [b, others]) => rank(some) - rank(others) || compareText(a, b))
    .map(([moduleSpecifier, group]) => {
      const isTypeOnly = group.every(({ typeOnly }) => typeOnly);
      const { alias } = group.find(({ isNamespace }) => isNamespace === true) ?? {};
      if (alias !== undefined) return { kind: kinds.imports, isTypeOnly, namespaceImport: alias, moduleSpecifier };
      return { kind: kinds.imports, isTypeOnly, namedImports: importedNames(group, isTypeOnly), moduleSpecifier };
    });
}

type NamedImports = NonNullable<ImportDeclarationStructure["namedImports"]>;

/** Each name once; one that is needed as a value anywhere is imported as a value. */
function importedNames(group: readonly SymbolRef[], onlyTypes: boolean): NamedImports {
  const names = new Map<string, SymbolRef>();
  for (const symbol of group) {
    const { name, alias, typeOnly } = symbol;
    const key = alias === undefined ? name : `${name} as ${alias}`;
    names.set(key, { ...symbol, typeOnly: typeOnly && (names.get(key)?.typeOnly ?? true) });
  }
  return [...names]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, { name, alias, typeOnly }]) => ({
      name,
      ...(alias !== undefined && { alias }),
      isTypeOnly: typeOnly && !onlyTypes,
    }));
}

/**
 * From module to module, as an import writes it: "orders/types.ts" to "runtime/base/problem.ts" is "../runtime/base.js".
 * A package stands for itself.
 */
export function relativeSpecifier(from: string, to: string, extension: ImportExtension = ".js"): string {
  if (!to.endsWith(".ts")) return to;
  const folders = from.split("/").slice(0, -1);
  const target = gatheredModule(to)
    .replace(/\.ts$/, extension === "none" ? "" : extension)
    .split("/");
  let shared = 0;
  while (shared < folders.length && shared < target.length - 1 && folders[shared] === target[shared]) shared += 1;
  const up = "../".repeat(folders.length - shared);
  return `${up === "" ? "./" : up}${target.slice(shared).join("/")}`;
}
