import { leavesOutTag, type ContentModel } from "../content/content.js";

/** A child as its tags are written. */
export interface WrittenTag {
  readonly name: string;
  /** The name without its prefix. */
  readonly local: string;
  /** The start tag up to its attributes, the start tag without any, and the end tag. */
  readonly start: string;
  /** The start tag up to its attributes. */
  readonly open: string;
  /** The end tag. */
  readonly end: string;
}

/** The tags of one content model that have been written so far. */
export type KnownTags = Map<string, WrittenTag>;

/** The tags of children with the prefixes that the root declares, each made once. */
export class TagNames {
  readonly #prefixes: readonly (readonly [prefix: string, namespace: string])[];
  /** The prefixes of the root that tags have. */
  readonly #used: Set<string>;
  readonly #known = new Map<ContentModel, KnownTags>();

  constructor(prefixes: readonly (readonly [prefix: string, namespace: string])[], used: Set<string>) {
    this.#prefixes = prefixes;
    this.#used = used;
  }

  knownOf(model: ContentModel): KnownTags {
    const known = this.#known.get(model);
    if (known !== undefined) return known;
    const tags: KnownTags = new Map();
    this.#known.set(model, tags);
    return tags;
  }

  /** The tags of a child; undefined where the model has none for it, "left out" where callers cannot create or update it. */
  find(model: ContentModel, tag: string): WrittenTag | "left out" | undefined {
    if (leavesOutTag(model, tag)) return "left out";
    const child = model.byTag.get(tag);
    if (child === undefined) return undefined;
    const { namespace, local } = child;
    const prefix = namespace === "" ? "" : this.#prefixes.find(([, uri]) => uri === namespace)?.[0];
    const name = prefix === undefined || prefix === "" ? local : `${prefix}:${local}`;
    if (prefix !== undefined) this.#used.add(prefix);
    const found = { name, local, start: `<${name}`, open: `<${name}>`, end: `</${name}>` };
    this.knownOf(model).set(tag, found);
    return found;
  }
}
