import { XMLParser } from "fast-xml-parser";
import type { OffsetOrigin, SourceFile } from "../../../diagnostics/origin.js";
import { createXmlReader } from "../../../../templates/runtime/xml/markup/reader.js";
import { readReference } from "../../../../templates/runtime/xml/markup/text.js";
import { isXmlSyntaxError } from "../../../../templates/runtime/xml/errors.js";
import { DoctypeFault } from "./doctype.js";
import { expandEntities } from "./expand-entities.js";
import { asWritten, type ExpandedText } from "./expanded-text.js";
import { readTag, type RawAttribute } from "./read-tag.js";
import type { XmlAttribute, XmlElement, XmlNode } from "./xml-tree.js";

/**
 * The root element of an XML file, or an UnreadableXml. A DOCTYPE is passed over (see `expandEntities`). The strict reader checks
 * the text first; then fast-xml-parser gives the tree. Values and places come from the text itself: see `readTag`.
 */
export function readXml(file: SourceFile): XmlElement {
  let source = asWritten(file.text);
  try {
    source = expandEntities(file.text);
    return readExpanded(file, source);
  } catch (error) {
    if (error instanceof DoctypeFault) throw new UnreadableXml(error.message, error.offset);
    if (!isXmlSyntaxError(error) && !(error instanceof TooMuchXml)) throw error;
    throw new UnreadableXml(error.message, source.written(error.offset));
  }
}

/** Thrown for a file that is not well-formed, or too much of a good thing. */
export class UnreadableXml extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

function readExpanded(file: SourceFile, source: ExpandedText): XmlElement {
  const text = withoutMisc(source.text);
  const parser = new XMLParser({
    preserveOrder: true,
    captureMetaData: true,
    // Attributes are read from the tag's own text, which keeps their places and escapes its rewriting of names and values.
    ignoreAttributes: true,
    trimValues: false,
    parseTagValue: false,
    processEntities: false,
    cdataPropName: cdataKey,
    textNodeName: textKey,
    strictReservedNames: false,
    maxNestedTags: 1_000,
    // No name of a document is then a name that objects have a meaning for.
    transformTagName: (name) => `${elementMark}${name}`,
    jPath: false,
  });
  const builder = new TreeBuilder(file, source);
  const [root] = builder.elements(parser.parse(text) as ParsedNode[], predeclared);
  if (root === undefined) throw new Error("A well-formed document has a root element.");
  return root;
}

const elementMark = "<";
const textKey = "#text";
const cdataKey = "#cdata";
const predeclared: ReadonlyMap<string, string> = new Map([
  ["", ""],
  ["xml", "http://www.w3.org/XML/1998/namespace"],
]);

/** Stands for a character of a comment or an instruction. XML allows it nowhere, so no document has it. */
const blank = "\uFFFF";

/** More than this between two tags is refused: fast-xml-parser puts texts together character by character. */
const maxText = 1_000_000;

/** Each element takes about 4 kB until the XSD is read. */
const maxElements = 250_000;

/** Thrown for a document beyond one of these limits. */
class TooMuchXml extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** The text with its declaration, comments and processing instructions blanked: fast-xml-parser looks for quotes in them. */
function withoutMisc(text: string): string {
  const reader = createXmlReader(text, { reportMisc: true });
  const parts: string[] = [];
  let end = 0;
  const blankOut = (from: number, to: number): void => {
    parts.push(text.slice(end, from), blank.repeat(to - from));
    end = to;
  };
  let tagEnd = 0;
  let elements = 0;
  for (let event = reader.next(); event !== "done"; event = reader.next()) {
    if (reader.endOffset - tagEnd > maxText && event !== "start" && event !== "end")
      throw new TooMuchXml(`The text between two tags exceeds ${maxText} characters.`, tagEnd);
    if (event === "start" && ++elements > maxElements)
      throw new TooMuchXml(`The document has more than ${maxElements} elements.`, reader.offset);
    if (event === "start" || event === "end") tagEnd = reader.endOffset;
    if (end === 0 && reader.declaration !== undefined) blankOut(0, reader.declaration.endOffset);
    if (event === "comment" || event === "instruction") blankOut(reader.offset, reader.endOffset);
  }
  parts.push(text.slice(end));
  return parts.join("");
}

/** The result of fast-xml-parser: one key for the kind or name of the node, and its place under a symbol. */
type ParsedNode = { readonly [key: string]: ParsedNode[] | string } & {
  readonly [key: symbol]: { startIndex: number };
};

const metaData = XMLParser.getMetaDataSymbol() as unknown as symbol;

class TreeBuilder {
  private readonly file: SourceFile;
  private readonly source: ExpandedText;
  private readonly names = new Map<string, WrittenName>();

  constructor(file: SourceFile, source: ExpandedText) {
    this.file = file;
    this.source = source;
  }

  /** The elements among parsed nodes; text between them is left out. */
  elements(nodes: readonly ParsedNode[], scope: ReadonlyMap<string, string>): XmlElement[] {
    return nodes.flatMap((node) => {
      const content = contentOf(node);
      return content === undefined ? [] : [this.element(content, node[metaData]?.startIndex ?? 0, scope)];
    });
  }

  private element(content: ParsedNode[], start: number, outer: ReadonlyMap<string, string>): XmlElement {
    const tag = readTag(this.source.text, start);
    const namespaces = declaredIn(tag.attributes, outer);
    const { prefix, local } = this.nameOf(tag.name);
    // Field by field: a schema may have a hundred thousand of them, and objects that are put together from others are larger.
    return {
      kind: "element",
      prefix,
      namespace: namespaces.get(prefix) ?? "",
      local,
      attributes: this.attributes(tag.attributes, namespaces),
      children: content.length === 0 ? noChildren : this.children(content, namespaces),
      namespaces,
      origin: { kind: "offset", file: this.file, start: this.source.written(start), end: this.source.written(tag.end) },
    };
  }

  private attributes(raws: readonly RawAttribute[], scope: ReadonlyMap<string, string>): readonly XmlAttribute[] {
    const attributes: XmlAttribute[] = [];
    for (const raw of raws) {
      if (isDeclaration(raw.name)) continue;
      const { prefix, local } = this.nameOf(raw.name);
      attributes.push(
        new Attribute(this.file, this.source, raw, prefix, prefix === "" ? "" : (scope.get(prefix) ?? ""), local),
      );
    }
    return attributes;
  }

  private children(nodes: readonly ParsedNode[], scope: ReadonlyMap<string, string>): XmlNode[] {
    const children: XmlNode[] = [];
    for (const node of nodes) {
      const content = contentOf(node);
      if (content !== undefined) children.push(this.element(content, node[metaData]?.startIndex ?? 0, scope));
      else appendText(children, textOfNode(node));
    }
    return children;
  }

  /** The parts of a name; equal ones are one. */
  private nameOf(written: string): WrittenName {
    let name = this.names.get(written);
    if (name === undefined) {
      const colon = written.indexOf(":");
      name = { prefix: written.slice(0, Math.max(0, colon)), local: written.slice(colon + 1) };
      this.names.set(written, name);
    }
    return name;
  }
}

interface WrittenName {
  readonly prefix: string;
  readonly local: string;
}

const noChildren: readonly XmlNode[] = [];

/** An attribute that makes its places when they are asked for, which is seldom. */
class Attribute implements XmlAttribute {
  readonly value: string;
  private readonly start: number;
  private readonly valueStart: number;
  private readonly valueEnd: number;

  constructor(
    private readonly file: SourceFile,
    source: ExpandedText,
    raw: RawAttribute,
    readonly prefix: string,
    readonly namespace: string,
    readonly local: string,
  ) {
    this.value = raw.value;
    this.start = source.written(raw.start);
    this.valueStart = source.written(raw.valueStart);
    this.valueEnd = source.written(raw.valueEnd);
  }

  get origin(): OffsetOrigin {
    const length = this.local.length + (this.prefix === "" ? 0 : this.prefix.length + 1);
    return { kind: "offset", file: this.file, start: this.start, end: this.start + length };
  }

  get valueOrigin(): OffsetOrigin {
    return { kind: "offset", file: this.file, start: this.valueStart, end: this.valueEnd };
  }
}

/** The children of a node that is an element. */
function contentOf(node: ParsedNode): ParsedNode[] | undefined {
  const key = Object.keys(node).find((candidate) => candidate.startsWith(elementMark));
  return key === undefined ? undefined : (node[key] as ParsedNode[]);
}

function textOfNode(node: ParsedNode): string {
  const cdata = node[cdataKey] as ParsedNode[] | undefined;
  if (cdata !== undefined) return (cdata[0]?.[textKey] as string | undefined) ?? "";
  const text = (node[textKey] as string | undefined) ?? "";
  return withReferences(text.replaceAll(blank, ""));
}

function withReferences(text: string): string {
  return text.replace(/&[^;]*;/g, (_, at: number) => readReference(text, at));
}

/** Text and CDATA sections that touch are one text. */
function appendText(children: XmlNode[], text: string): void {
  if (text === "") return;
  const last = children.at(-1);
  if (last?.kind === "text") children[children.length - 1] = { kind: "text", text: last.text + text };
  else children.push({ kind: "text", text });
}

function isDeclaration(name: string): boolean {
  return name === "xmlns" || name.startsWith("xmlns:");
}

function declaredIn(
  attributes: readonly RawAttribute[],
  outer: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const declarations = attributes.filter(({ name }) => isDeclaration(name));
  if (declarations.length === 0) return outer;
  return new Map([...outer, ...declarations.map(({ name, value }) => [name.slice("xmlns:".length), value] as const)]);
}
