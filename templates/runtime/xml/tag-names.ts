import type { ContentChild } from "./content.js";

/** The name of a child in its tags, and its local name. */
export interface TagName {
  readonly name: string;
  readonly local: string;
}

/** The names of children with the prefixes that the root declares, each found once. */
export class TagNames {
  readonly #prefixes: readonly (readonly [prefix: string, namespace: string])[];
  readonly #known = new Map<ContentChild, TagName>();

  constructor(prefixes: readonly (readonly [prefix: string, namespace: string])[]) {
    this.#prefixes = prefixes;
  }

  of(child: ContentChild): TagName {
    const known = this.#known.get(child);
    if (known !== undefined) return known;
    const { namespace, local } = child;
    const prefix = namespace === "" ? "" : this.#prefixes.find(([, uri]) => uri === namespace)?.[0];
    const found = { name: prefix === undefined || prefix === "" ? local : `${prefix}:${local}`, local };
    this.#known.set(child, found);
    return found;
  }
}
