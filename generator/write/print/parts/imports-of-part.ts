import type { SymbolRef } from "../../../emit/structures.js";
import { pascalCase } from "../../../text/identifiers.js";
import type { Declaration } from "./declarations.js";
import { grouped } from "../../../model/grouped.js";

/** The imports of a part, and the names in its text that are members of a namespace: "Order" to "Types.Order". */
export interface ImportsOfPart {
  /** Names of other modules, each once. */
  readonly imports: readonly SymbolRef[];
  /** The replacement of each name. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** A list of fewer names is written out. */
const minNamesAsNamespace = 20;

/**
 * Imports of names by the declarations that use them. From a module of the interface of which a part needs so many names that
 * their list would be longer than a prefix at each of them, it imports the whole as a namespace.
 */
export function importsOfPart(
  symbols: readonly SymbolRef[],
  members: readonly Declaration[],
  isTaken: (name: string) => boolean,
): ImportsOfPart {
  const counts = useCounts(members);
  const renamed = new Map<string, string>();
  const aliases = new Set<string>();
  const imports = [...grouped(symbols, ({ module }) => module)].flatMap(([module, group]): readonly SymbolRef[] => {
    const isOfInterface = group.every(({ external, alias }) => external !== true && alias === undefined);
    if (!isOfInterface || group.length < minNamesAsNamespace || module.startsWith("runtime/")) return group;
    const namespace = freeAlias(module);
    const listed = group.reduce((sum, { name }) => sum + name.length + 2, 0);
    const uses = group.reduce((sum, { name }) => sum + (counts.get(name) ?? 0), 0);
    if (uses * (namespace.length + 1) > listed) return group;
    aliases.add(namespace);
    for (const { name } of group) renamed.set(name, `${namespace}.${name}`);
    const typeOnly = group.every((symbol) => symbol.typeOnly);
    return [{ module, name: "*", alias: namespace, isNamespace: true, typeOnly }];
  });
  return { imports, renamed };

  /** "orders/validators/public-order.ts" -> "PublicOrder": local names begin with a small letter. */
  function freeAlias(module: string): string {
    const wish = pascalCase(module.replace(/^.*\//, "").replace(/\.ts$/, ""));
    let name = wish;
    for (let number = 2; isTaken(name) || aliases.has(name); number += 1) name = `${wish}${number}`;
    return name;
  }
}

function useCounts(members: readonly Declaration[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { used } of members) {
    for (const { name } of used.uses) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
