import { sequenceContent, type SequenceChildDef, type StatesContent } from "./content.js";
import { expandedName } from "./expanded-name.js";

/** Words with a blank between; in several texts where they are many. */
export type Words = string | readonly string[];

/**
 * Declarations of one namespace of a large schema, as texts. A name without a prefix is of this namespace, and one that begins with "#" is
 * that of a type without a name, or of one that no document may name.
 */
export interface NamespaceRows {
  /** The namespace name; "" for none. */
  readonly namespace: string;
  /** Global elements: "ID" has the type "IDType", "Note=Text" another one, and "Size=$xsInteger" a simple type. */
  readonly elements?: Words;
  /**
   * Types without attributes, of which each child has one place: a global element, or one with a type of its own ("Line=LineType"). It stands
   * there once unless it is marked: with "?" for at most once, "*" for any number of times, "+" for at least once.
   */
  readonly sequences?: { readonly [type: string]: Words };
  /** The types that are read and shown like another one, by its name. */
  readonly derived?: { readonly [base: string]: Words };
}

/** The type of an element: a complex one by its key, or a simple one by the name of its constant. */
export type RowType =
  { readonly kind: "complex"; readonly key: string } | { readonly kind: "simple"; readonly name: string };

/** A child of a type that is a row. */
export interface RowChild {
  /** The name of the property. */
  readonly tag: string;
  readonly isList: boolean;
  readonly type: RowType;
}

/** A type whose children stand in a sequence. */
export interface SequenceRow {
  /** "{namespace}local"; undefined for a type that no document may name. */
  readonly typeName: string | undefined;
  /** Children in the order of the schema. */
  readonly children: readonly RowChild[];
  /** The content model that children are read by. */
  readonly model: StatesContent;
}

/** Rows by prefix of their namespace, as they are emitted. */
export type RowTexts = { readonly [prefix: string]: NamespaceRows };

/** Declarations of a schema that are rows. Keys of types are "{namespace}local", or "#name" where no document may name one. */
export interface SchemaRows {
  /** The types of global elements, by the element's expanded name. */
  readonly elements: ReadonlyMap<string, RowType>;
  /** By key: the key of the type that reads and shows its values. */
  readonly derived: ReadonlyMap<string, string>;
  /** The keys of all sequences. */
  readonly sequences: Iterable<string>;
  /** The row of a type; undefined where no sequence has the key. */
  sequence(key: string): SequenceRow | undefined;
  /** The key for a name with a prefix. */
  keyOf(name: string): string;
}

/** Reads the rows of a schema; nothing of them before it is asked for. */
export function schemaRows(texts: RowTexts): SchemaRows {
  return new TextRows(texts);
}

class TextRows implements SchemaRows {
  readonly #texts: RowTexts;
  #elements: ReadonlyMap<string, RowType> | undefined;
  #derived: ReadonlyMap<string, string> | undefined;
  #sequences: ReadonlyMap<string, readonly [words: Words, namespace: string]> | undefined;
  readonly #read = new Map<string, SequenceRow>();

  constructor(texts: RowTexts) {
    this.#texts = texts;
  }

  get elements(): ReadonlyMap<string, RowType> {
    return (this.#elements ??= new Map(
      Object.values(this.#texts).flatMap(({ namespace, elements = "" }) =>
        wordsOf(elements).map((word): [string, RowType] => {
          const [local = "", type = `${local}Type`] = word.split("=");
          return [expandedName(namespace, local), this.#typeOf(type, namespace)];
        }),
      ),
    ));
  }

  get derived(): ReadonlyMap<string, string> {
    return (this.#derived ??= new Map(
      Object.values(this.#texts).flatMap(({ namespace, derived = {} }) =>
        Object.entries(derived).flatMap(([base, types]) => {
          const key = this.keyOf(base, namespace);
          return wordsOf(types).map((type): [string, string] => [this.keyOf(type, namespace), key]);
        }),
      ),
    ));
  }

  get sequences(): Iterable<string> {
    return this.#ofTexts().keys();
  }

  sequence(key: string): SequenceRow | undefined {
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    const [words, namespace = ""] = this.#ofTexts().get(key) ?? [];
    if (words === undefined) return undefined;
    const row = this.#sequenceOf(key, words, namespace);
    this.#read.set(key, row);
    return row;
  }

  keyOf(name: string, namespace: string = ""): string {
    return name.startsWith("#") ? name : expandedName(...this.#nameOf(name, namespace));
  }

  #ofTexts(): ReadonlyMap<string, readonly [words: Words, namespace: string]> {
    return (this.#sequences ??= new Map(
      Object.values(this.#texts).flatMap(({ namespace, sequences = {} }) =>
        Object.entries(sequences).map(([type, words]): [string, readonly [Words, string]] => {
          return [this.keyOf(type, namespace), [words, namespace]];
        }),
      ),
    ));
  }

  #sequenceOf(key: string, words: Words, rowNamespace: string): SequenceRow {
    const children: RowChild[] = [];
    const defs: SequenceChildDef[] = [];
    for (const word of wordsOf(words)) {
      const [, name = "", type, occurs] = /^([^=?*+]+)(?:=([^?*+]+))?([?*+]?)$/.exec(word) ?? [];
      const [namespace, local] = this.#nameOf(name, rowNamespace);
      const isList = occurs === "*" || occurs === "+";
      const found =
        type === undefined ? this.elements.get(expandedName(namespace, local)) : this.#typeOf(type, rowNamespace);
      children.push({ tag: local, isList, type: found! });
      defs.push({ name: local, namespace, ...(occurs !== "" && { occurs: occurs as "?" | "*" | "+" }) });
    }
    return { typeName: key.startsWith("#") ? undefined : key, children, model: sequenceContent(defs) };
  }

  #typeOf(text: string, namespace: string): RowType {
    if (text.startsWith("$")) return { kind: "simple", name: text.slice(1) };
    return { kind: "complex", key: this.keyOf(text, namespace) };
  }

  /** The namespace and the local name of "prefix:local", or of "local" in a namespace. */
  #nameOf(name: string, namespace: string): [namespace: string, local: string] {
    const colon = name.indexOf(":");
    if (colon < 0) return [namespace, name];
    return [this.#texts[name.slice(0, colon)]?.namespace ?? "", name.slice(colon + 1)];
  }
}

function wordsOf(words: Words): readonly string[] {
  const all = typeof words === "string" ? [words] : words;
  return all.flatMap((text) => (text === "" ? [] : text.split(" ")));
}
