import type { ModuleBuilder } from "../module-builder.js";
import { constant } from "../structures.js";
import { block } from "../body/block.js";

/** The table of one response, and its key among those of an operation. */
export interface ResponseEntry {
  readonly key: string;
  readonly text: string;
}

/** The text of an operation's table of responses; what it shares with others is declared first. */
export type TableOfResponses = (entries: readonly ResponseEntry[]) => string;

/** Shorter ones read better in their places. */
const shortest = 80;

/** Tables of responses that stand more than once in a module become constants. `all` are those of all of its operations. */
export function shareTables(
  all: readonly (readonly ResponseEntry[])[],
  { name: wish, type }: { readonly name: string; readonly type: () => string },
  module: ModuleBuilder,
): TableOfResponses {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { text } of all.flat()) (seen.has(text) ? repeated : seen).add(text);
  const names = new Map<string, string>();
  return (entries) => block("{", entries.map(({ key, text }) => `${key}: ${shared(text)}`), "}"); // prettier-ignore

  function shared(text: string): string {
    if (text.length < shortest || !repeated.has(text)) return text;
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = module.declare(wish);
    names.set(text, name);
    module.add(constant({ name, type: type(), initializer: text }));
    return name;
  }
}
