import { builtinTypeReaders } from "./builtin-types.js";
import type { StatesContent } from "./content.js";
import type { XmlDecoder } from "./decoder.js";
import type { ElementReader, GlobalAttribute, XmlGlobals } from "./globals.js";
import type { RowType, SchemaRows, SequenceRow } from "./rows.js";
import type { ValueConstraint } from "./value-constraint.js";
import type { SimpleType } from "../xsd/simple-type.js";

/** Reads a value of a type, or of one that is derived from it by nothing and has another name. */
type TypeReader = (decoder: XmlDecoder, constraint?: ValueConstraint, typeName?: string) => unknown;

/** The declarations of a schema that rows do not hold. Names are "prefix:local", of the rows' prefixes, or "#name". */
export interface OtherReaders {
  /** Readers of global elements, by name. */
  readonly elements: { readonly [name: string]: ElementReader };
  /** Global attributes by expanded name, for wildcards. */
  readonly attributes: { readonly [expandedName: string]: GlobalAttribute };
  /** Readers of types, by name. */
  readonly types: { readonly [name: string]: TypeReader | SimpleType<unknown> };
  /** Simple types by the names that rows have for them. */
  readonly simple: { readonly [name: string]: SimpleType<unknown> };
}

/** Global declarations of a schema that is mostly rows. */
export interface RowGlobals extends XmlGlobals {
  /** The reader of a type by its name: "prefix:local", or "#name". */
  reader<T>(name: string): (decoder: XmlDecoder, constraint?: ValueConstraint) => T;
}

/** Global declarations of a schema of rows and of `others`, with the built-in types. */
export function rowGlobals(rows: SchemaRows, others: () => OtherReaders): RowGlobals {
  return new ReadersOfRows(rows, others);
}

class ReadersOfRows implements RowGlobals {
  readonly #rows: SchemaRows;
  readonly #makeOthers: () => OtherReaders;
  #others: OtherReaders | undefined;
  #elements: ReadonlyMap<string, ElementReader> | undefined;
  #attributes: ReadonlyMap<string, GlobalAttribute> | undefined;
  #types: ReadonlyMap<string, ElementReader> | undefined;
  #otherTypes: ReadonlyMap<string, TypeReader> | undefined;
  readonly #readers = new Map<string, TypeReader>();

  constructor(rows: SchemaRows, others: () => OtherReaders) {
    this.#rows = rows;
    this.#makeOthers = others;
  }

  get elements(): ReadonlyMap<string, ElementReader> {
    if (this.#elements !== undefined) return this.#elements;
    const elements = new Map<string, ElementReader>();
    for (const [name, type] of this.#rows.elements) {
      elements.set(name, (decoder) => this.#elementReader(type)(decoder));
    }
    for (const [name, read] of Object.entries(this.#told().elements)) elements.set(this.#rows.keyOf(name), read);
    return (this.#elements = elements);
  }

  get attributes(): ReadonlyMap<string, GlobalAttribute> {
    return (this.#attributes ??= new Map(Object.entries(this.#told().attributes)));
  }

  get types(): ReadonlyMap<string, ElementReader> {
    if (this.#types !== undefined) return this.#types;
    const keys = [...this.#typesOfOthers().keys(), ...this.#rows.sequences, ...this.#rows.derived.keys()];
    const named = keys.filter((key) => !key.startsWith("#"));
    const readers = named.map((key): [string, ElementReader] => {
      return [key, (decoder, constraint) => this.#reader(key)(decoder, constraint)];
    });
    return (this.#types = new Map([...builtinTypeReaders(), ...readers]));
  }

  reader<T>(name: string): (decoder: XmlDecoder, constraint?: ValueConstraint) => T {
    return this.#reader(this.#rows.keyOf(name)) as (decoder: XmlDecoder, constraint?: ValueConstraint) => T;
  }

  #told(): OtherReaders {
    return (this.#others ??= this.#makeOthers());
  }

  #typesOfOthers(): ReadonlyMap<string, TypeReader> {
    return (this.#otherTypes ??= new Map(
      Object.entries(this.#told().types).map(([name, type]): [string, TypeReader] => [
        this.#rows.keyOf(name),
        typeof type === "function" ? type : (decoder, constraint) => decoder.simple(type, constraint),
      ]),
    ));
  }

  #reader(key: string): TypeReader {
    let read = this.#readers.get(key);
    if (read === undefined) this.#readers.set(key, (read = this.#makeReader(key)));
    return read;
  }

  #makeReader(key: string): TypeReader {
    const base = this.#rows.derived.get(key);
    if (base !== undefined) {
      const read = this.#reader(base);
      return (decoder, constraint) => read(decoder, constraint, key);
    }
    const row = this.#rows.sequence(key);
    return row === undefined ? this.#typesOfOthers().get(key)! : this.#sequenceReader(row);
  }

  #elementReader(type: RowType): (decoder: XmlDecoder) => unknown {
    if (type.kind === "complex") return this.#reader(type.key);
    const simple = this.#told().simple[type.name]!;
    return (decoder) => decoder.simple(simple);
  }

  #sequenceReader({ typeName: rowName, children, model }: SequenceRow): TypeReader {
    let readers: ChildReaders | undefined;
    return (decoder, _constraint, typeName = rowName) => {
      readers ??= new Map(children.map(({ tag, isList, type }) => [tag, { isList, read: this.#elementReader(type) }]));
      return readSequence(decoder, typeName, model, readers);
    };
  }
}

type ChildReaders = ReadonlyMap<string, { readonly isList: boolean; readonly read: (decoder: XmlDecoder) => unknown }>;

function readSequence(
  decoder: XmlDecoder,
  typeName: string | undefined,
  model: StatesContent,
  readers: ChildReaders,
): object {
  const value: { [tag: string]: unknown } = {};
  decoder.noAttributes(typeName);
  decoder.enter(model);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    const { isList, read } = readers.get(tag)!;
    const item = read(decoder);
    if (!isList) value[tag] = item;
    // No tag is the name of a member that objects inherit.
    else if (value[tag] === undefined) value[tag] = [item];
    else (value[tag] as unknown[]).push(item);
  }
  return value;
}
