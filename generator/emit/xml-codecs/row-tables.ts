import { addTo } from "../../model/grouped.js";
import { arrayText, objectLines, objectText, pureCall } from "../body/expression-texts.js";
import type { ComplexTypeDefinition, SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import { propertyKey, stringLiteral } from "../../text/literals.js";
import { jsDoc } from "../documented.js";
import { constant } from "../structures.js";
import type { CodecModule } from "./codec-module.js";
import { attributeEntries, elementEntry, globalOwner } from "./globals.js";
import { readFunction } from "./read-function.js";
import { sectionName, prefixed, rowName, rowNameIn, rowPrefixes, sectionOf } from "./row-names.js";
import type { RowChild, RowElementType, RowTypes } from "./rows.js";
import { textCodec } from "./simple-codec.js";
import { visitFunction } from "./visit-function.js";

/** Adds the tables of a large schema: its rows, what reads the other declarations, and what shows values of the other types. */
export function addRows(rows: RowTypes, codec: CodecModule): void {
  const table = new RowTable(rows, codec);
  addTexts(table, codec);
  addReaders(table, codec);
  addVisits(table, codec);
}

/** The rows of one namespace. */
interface Section {
  /** A word for each element: its name and type. */
  readonly elements: string[];
  /** Words for the children of each type, in order, by the type's name. */
  readonly sequences: Map<string, readonly string[]>;
  /** Names of the types that are derived from one, by its name. */
  readonly derived: Map<string, string[]>;
}

/** All declarations of a schema, as rows or as what is none. */
class RowTable {
  readonly sections = new Map<string, Section>();
  /** Members of an object: readers of elements about which more needs saying than their type. */
  readonly elements: string[] = [];
  /** Complex types that others refer to and that have functions. */
  readonly others = new Set<ComplexTypeDefinition>();

  constructor(
    readonly rows: RowTypes,
    private readonly codec: CodecModule,
  ) {
    this.#addElements();
    for (const { type } of codec.plan.xmlTypes) if (type.kind === "complex") this.#addType(type);
  }

  #section(namespace: string): Section {
    let section = this.sections.get(namespace);
    if (section === undefined) {
      section = { elements: [], sequences: new Map(), derived: new Map() };
      this.sections.set(namespace, section);
    }
    return section;
  }

  #addElements(): void {
    const { codec, rows } = this;
    for (const element of codec.plan.xmlGlobals) {
      if (element.abstract) continue;
      const type = rows.typeOf(element, globalOwner(element, codec));
      const { namespace, local } = element.name;
      if (type === undefined) this.elements.push(elementEntry(element, prefixed(element.name, codec), codec));
      else this.#section(namespace).elements.push(`${local}${this.#typeWord(type, namespace, `${local}Type`)}`);
    }
  }

  #addType(type: ComplexTypeDefinition): void {
    const { codec, rows } = this;
    const namespace = sectionOf(type, codec);
    const name = rowNameIn(namespace, type, codec);
    const base = codec.readers.readerOf(type);
    if (base !== type) {
      const { derived } = this.#section(namespace);
      const baseName = rowNameIn(namespace, base, codec);
      addTo(derived, baseName, name);
      this.#refer(base);
      return;
    }
    const children = rows.childrenOf(type);
    if (children === undefined) return;
    const words = children.map((child) => this.#childWord(child, namespace));
    this.#section(namespace).sequences.set(name, words);
  }

  #childWord({ element, type, occurs }: RowChild, namespace: string): string {
    const isGlobal = this.#globals.has(element);
    const typeWord = this.#typeWord(type, namespace, undefined);
    return `${sectionName(namespace, element.name, this.codec)}${isGlobal ? "" : typeWord}${occurs}`;
  }

  get #globals(): ReadonlySet<unknown> {
    return (this.#allGlobals ??= new Set(this.codec.plan.xmlGlobals));
  }
  #allGlobals: ReadonlySet<unknown> | undefined;

  /** "=IDType", or nothing where that is the usual type. */
  #typeWord(type: RowElementType, namespace: string, usual: string | undefined): string {
    if (type.kind === "simple") return `=$${type.name}`;
    this.#refer(type.type);
    const name = rowNameIn(namespace, type.type, this.codec);
    return name === usual ? "" : `=${name}`;
  }

  #refer(type: ComplexTypeDefinition): void {
    if (!this.rows.isRow(type)) this.others.add(type);
  }
}

function addTexts({ sections }: RowTable, codec: CodecModule): void {
  const prefixes = rowPrefixes(codec);
  const members = [...prefixes].flatMap(([namespace, prefix]) => {
    const section = sections.get(namespace);
    const texts = section === undefined ? [] : sectionTexts(section);
    return texts.length === 0 && namespace === ""
      ? []
      : [`${propertyKey(prefix)}: ${objectLines([`namespace: ${stringLiteral(namespace)}`, ...texts])}`];
  });
  const said = jsDoc("The declarations of the schema, as rows.");
  const type = codec.type("xml/rows", "SchemaRows");
  const initializer = pureCall(codec.value("xml/rows", "schemaRows"), objectLines(members));
  codec.add(constant({ name: codec.table("rows"), ...said, type, initializer }));
}

function sectionTexts({ elements, sequences, derived }: Section): readonly string[] {
  return [
    ...(elements.length === 0 ? [] : [`elements: ${wordsText(elements)}`]),
    ...(sequences.size === 0 ? [] : [`sequences: ${wordsByName(sequences)}`]),
    ...(derived.size === 0 ? [] : [`derived: ${wordsByName(derived)}`]),
  ];
}

function wordsByName(rows: ReadonlyMap<string, readonly string[]>): string {
  return objectLines([...rows].map(([name, words]) => `${propertyKey(name)}: ${wordsText(words)}`));
}

/** The length from which words are broken into several texts, so that each is a line. */
const lineLength = 100;

function wordsText(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= lineLength) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.length <= 1 ? stringLiteral(lines[0] ?? "") : arrayText(lines.map(stringLiteral));
}

function addReaders(table: RowTable, codec: CodecModule): void {
  const { rows, elements } = table;
  const types = codec.plan.xmlTypes.flatMap(({ type }) => typeEntries(type, table, codec));
  const simple = [...rows.simple].map(([name, read]) => (name === read ? name : `${name}: ${read}`));
  const others = objectLines({
    elements: objectLines(elements),
    attributes: objectLines(attributeEntries(codec)),
    types: objectLines(types),
    simple: objectText(simple),
  });
  const said = jsDoc("The global declarations of the schema: rows and other declarations.");
  const type = codec.type("xml/row-readers", "RowGlobals");
  const initializer = pureCall(codec.value("xml/row-readers", "rowGlobals"), codec.table("rows"), `() => (${others})`);
  codec.add(constant({ name: codec.table("globals"), ...said, type, initializer }));
}

function typeEntries(
  type: ComplexTypeDefinition | SimpleTypeDefinition,
  { rows, others }: RowTable,
  codec: CodecModule,
): readonly string[] {
  if (type.kind === "simple") {
    if (type.name === undefined) return [];
    return [`${propertyKey(prefixed(type.name, codec))}: ${textCodec(type, type.name.local, type, codec)}`];
  }
  const canBeNamed = type.name !== undefined && !type.abstract && type.view === undefined;
  if (rows.isRow(type) || !(canBeNamed || others.has(type))) return [];
  const read = readFunction(type, codec);
  const takesName = codec.readers.isShared(type) && type.content.kind !== "simple";
  const reader = takesName ? `(decoder, _constraint, typeName) => ${read}(decoder, typeName)` : read;
  return [`${propertyKey(rowName(type, codec))}: ${reader}`];
}

function addVisits({ rows, others }: RowTable, codec: CodecModule): void {
  if (!codec.needs("visits")) return;
  const types = [...others].map((type) => `${propertyKey(rowName(type, codec))}: ${visitFunction(type, codec)}`);
  const members = objectLines({ types: objectLines(types), simple: objectText([...rows.simple.keys()]) });
  const said = jsDoc("The functions that show values of the types that are rows.");
  const type = codec.type("xml/row-visits", "RowVisits");
  const initializer = pureCall(codec.value("xml/row-visits", "rowVisits"), codec.table("rows"), `() => (${members})`);
  codec.add(constant({ name: codec.table("visits"), ...said, type, initializer }));
}
