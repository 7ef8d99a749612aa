import type { ImportDeclarationStructure, ImportSpecifierStructure, OptionalKind } from "ts-morph";
import type { ImportDef } from "../../emit/declarations.js";
import { byText } from "../rendered-file.js";

/** The import declarations of a module: packages first, then modules of the output, each group sorted by its specifier. */
export function importStructures(
  path: string,
  imports: readonly ImportDef[],
): readonly OptionalKind<ImportDeclarationStructure>[] {
  const groups = new Map<string, ImportDef[]>();
  for (const def of imports) {
    const specifier = def.external === true ? def.module : relativeSpecifier(path, def.module);
    const group = groups.get(specifier);
    if (group === undefined) groups.set(specifier, [def]);
    else group.push(def);
  }
  const rank = (group: readonly ImportDef[]): number => (group[0]?.external === true ? 0 : 1);
  return [...groups]
    .sort(([a, some], [b, others]) => rank(some) - rank(others) || byText(a, b))
    .map(([moduleSpecifier, group]) => importStructure(moduleSpecifier, group));
}

function importStructure(
  moduleSpecifier: string,
  group: readonly ImportDef[],
): OptionalKind<ImportDeclarationStructure> {
  const isTypeOnly = group.every(({ typeOnly }) => typeOnly);
  return { moduleSpecifier, isTypeOnly, namedImports: importedNames(group, isTypeOnly) };
}

/** Each name once; one that is needed as a value anywhere is imported as a value. */
function importedNames(group: readonly ImportDef[], onlyTypes: boolean): OptionalKind<ImportSpecifierStructure>[] {
  const names = new Map<string, boolean>();
  for (const { name: imported, alias, typeOnly } of group) {
    const name = alias === undefined ? imported : `${imported} as ${alias}`;
    names.set(name, typeOnly && (names.get(name) ?? true));
  }
  return [...names]
    .sort(([a], [b]) => byText(a, b))
    .map(([name, typeOnly]) => ({ name, isTypeOnly: typeOnly && !onlyTypes }));
}

/** From module to module, as an import writes it: "orders/types.ts" to "runtime/problem.ts" is "../runtime/problem.js". */
export function relativeSpecifier(from: string, to: string): string {
  const folders = from.split("/").slice(0, -1);
  const target = to.replace(/\.ts$/, ".js").split("/");
  let shared = 0;
  while (shared < folders.length && shared < target.length - 1 && folders[shared] === target[shared]) shared += 1;
  const up = "../".repeat(folders.length - shared);
  return `${up === "" ? "./" : up}${target.slice(shared).join("/")}`;
}
