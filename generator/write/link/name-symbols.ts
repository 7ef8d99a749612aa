import type { SymbolRef } from "../../emit/structures.js";
import { symbolKey } from "../../plan/choose-runtime.js";
import { isKnownName } from "../../text/identifiers.js";
import type { FileExport } from "./file-exports.js";
import type { PartDeclaration } from "./part-declarations.js";
import type { RuntimeText } from "./runtime-module.js";

/** All that has a name in one file. */
export interface FileSymbols {
  readonly declarations: readonly PartDeclaration[];
  readonly exports: ReadonlyMap<string, FileExport>;
  /** Names of packages. */
  readonly externals: readonly SymbolRef[];
  /** Declarations of the runtime. */
  readonly runtime: readonly RuntimeText[];
}

/**
 * Gives everything in a file a name that nothing else has there, by its key; exports come first. A name that means something
 * else in texts of the file, as globals do, is given to nothing.
 */
export function nameSymbols({ declarations, exports, externals, runtime }: FileSymbols): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set(runtime.flatMap(({ globals }) => globals));
  let words: Set<string> | undefined;
  const ofParts = declarations.map(({ module, name }) => symbolKey(module.path, name));
  const declared = new Set(ofParts);
  const exported = [...exports.values()].filter(({ module, name }) => declared.has(symbolKey(module, name)));
  for (const { module, name } of exported) if (partWish(name) === name) give(symbolKey(module, name), name);
  for (const { module, name } of exported) give(symbolKey(module, name), partWish(name));
  for (const key of ofParts) give(key, partWish(key.slice(key.indexOf(" ") + 1)));
  for (const { module, name, alias = name } of externals) give(symbolKey(module, name), alias);
  for (const { key, name } of runtime) give(key, name);
  return names;

  function give(key: string, wish: string): void {
    if (names.has(key)) return;
    let name = wish;
    for (let number = 2; taken.has(name) || (name !== wish && isWord(name)); number += 1) name = `${wish}${number}`;
    taken.add(name);
    names.set(key, name);
  }

  /** True for a word that some text has, perhaps as the name of a local variable. */
  function isWord(name: string): boolean {
    words ??= new Set([
      ...declarations.flatMap((declaration) => [...declaration.words]),
      ...runtime.flatMap(({ text }) => text.match(/[\w$]+/g) ?? []).filter((word) => /\d$/.test(word)),
    ]);
    return words.has(name);
  }
}

/** As modules import what is called like a global. */
function partWish(name: string): string {
  return isKnownName(name) ? `${name}Model` : name;
}
