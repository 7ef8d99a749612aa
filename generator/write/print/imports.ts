import type { ImportDef } from "../../emit/declarations.js";
import { stringLiteral } from "../../text/literals.js";
import { byText } from "../rendered-file.js";

/**
 * The import declarations of a module: packages first, then modules of the output, each group sorted by its specifier.
 * As text: structures of ts-morph take more than linear time, and a large module imports 20,000 names.
 */
export function importTexts(path: string, imports: readonly ImportDef[]): readonly string[] {
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
    .map(([specifier, group]) => importText(specifier, group));
}

function importText(specifier: string, group: readonly ImportDef[]): string {
  const isTypeOnly = group.every(({ typeOnly }) => typeOnly);
  const names = importedNames(group, isTypeOnly).join(", ");
  return `import ${isTypeOnly ? "type " : ""}{ ${names} } from ${stringLiteral(specifier)};`;
}

/** Each name once; one that is needed as a value anywhere is imported as a value. */
function importedNames(group: readonly ImportDef[], onlyTypes: boolean): readonly string[] {
  const names = new Map<string, boolean>();
  for (const { name: imported, alias, typeOnly } of group) {
    const name = alias === undefined ? imported : `${imported} as ${alias}`;
    names.set(name, typeOnly && (names.get(name) ?? true));
  }
  return [...names]
    .sort(([a], [b]) => byText(a, b))
    .map(([name, typeOnly]) => (typeOnly && !onlyTypes ? `type ${name}` : name));
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
