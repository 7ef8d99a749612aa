import type { ModuleBuilder } from "../module-builder.js";

/** Gives the text of a table, or the name of the constant that holds it. */
export type ShareTable = (text: string) => string;

/** The table of one response, and its key among those of an operation. */
export interface ResponseEntry {
  readonly key: string;
  readonly text: string;
}

/** Shorter ones read better in their places. */
const shortest = 80;

/**
 * Tables that stand more than once in a module become constants, each declared before the first that needs it.
 * `texts` are all tables of the module.
 */
export function shareTables(
  texts: readonly string[],
  { name: wish, type }: { readonly name: string; readonly type: () => string },
  module: ModuleBuilder,
): ShareTable {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const text of texts) (seen.has(text) ? repeated : seen).add(text);
  const names = new Map<string, string>();
  return (text) => {
    if (text.length < shortest || !repeated.has(text)) return text;
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = module.declare(wish);
    names.set(text, name);
    module.add({ kind: "const", name, exported: false, type: type(), value: text });
    return name;
  };
}
