import { leavesOutTag, type ContentModel } from "../content/content.js";

/** A child as its tags are written. */
export interface WrittenTag {
  /** The index of its prefix among those of the root; their number for a name without one. */
  readonly prefix: number;
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

/** The tags of children with the prefixes that a root declares, each made once for all documents with the root. */
export class TagNames {
  readonly #prefixes: readonly (readonly [prefix: string, namespace: string])[];
  readonly #known = new Map<ContentModel, KnownTags>();

  constructor(prefixes: readonly (readonly [prefix: string, namespace: string])[]) {
    this.#prefixes = prefixes;
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
    const index = this.#prefixes.findIndex(([, uri]) => uri === namespace && uri !== "");
    const [prefix = ""] = this.#prefixes[index] ?? [];
    const name = prefix === "" ? local : `${prefix}:${local}`;
    const declared = index < 0 ? this.#prefixes.length : index;
    const found = { prefix: declared, local, start: `<${name}`, open: `<${name}>`, end: `</${name}>` };
    this.knownOf(model).set(tag, found);
    return found;
  }
}
