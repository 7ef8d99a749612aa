/**
 * A strict pull reader for XML 1.0 (fifth edition) with Namespaces in XML 1.0 (third edition), without declarations in a DOCTYPE.
 *
 *     const reader = createXmlReader(text);
 *     while (reader.next() !== "done") {
 *       if (reader.event === "start" && reader.localName === "Profile" && reader.namespace === "") ...
 *     }
 *
 * - `createXmlReader(text, options?)` gives an `XmlReader`; its accessors and `XmlReaderOptions` are in `events.ts`.
 * - Every fault is thrown by `next` as an `XmlSyntaxError`; `isXmlSyntaxError` and `xmlSyntaxProblem` turn it into a `Problem`.
 *   After that the reader is not used any more.
 * - A text that came in as bytes goes through `decodeXmlBytes` (`decode-xml-bytes.ts`) first. In a text, a declared encoding is only
 *   checked for its syntax, because whoever made the text has already applied it.
 * - The work is linear in the size of the text and no recursion depends on it.
 */
import { exclamationMark, greaterThan, lessThan, questionMark, slash } from "./delimiters.js";
import { lineColumnAt } from "../../base/line-column.js";
import { XmlAttributes } from "./attributes.js";
import { XmlCharData } from "./char-data.js";
import { skipWhiteSpace, xmlCharLength } from "../../base/xml-chars.js";
import { readDeclaration, startsDeclaration, type XmlDeclaration } from "./declaration.js";
import { xmlSyntaxError, type XmlErrorCode } from "../errors.js";
import type { XmlEvent, XmlReader, XmlReaderOptions } from "./events.js";
import { resolveXmlLimits } from "./limits.js";
import { readInstruction, scanComment, scanDoctype } from "./scan-markup.js";
import { XmlNameTable, type XmlQName } from "./name-table.js";
import { XmlNamespaces } from "../../base/xml-namespaces.js";
import { illegalCharacter, normalizeLineEnds } from "./text.js";

/** A reader at the start of a document. Nothing is read before the first `next`. */
export function createXmlReader(text: string, options: XmlReaderOptions = {}): XmlReader {
  return new PullReader(text, options);
}

/** The tag of an element that is open: its name, its namespace, where its tag began and how many namespaces were in scope before it. */
interface OpenTag {
  name: XmlQName;
  namespace: string;
  offset: number;
  /** The number of namespaces that were declared around it. */
  scope: number;
}

class PullReader implements XmlReader {
  event: XmlEvent = "done";
  declaration: XmlDeclaration | undefined = undefined;
  offset = 0;
  endOffset = 0;
  depth = 0;
  namespace = "";
  localName = "";
  prefix = "";

  private begun = false;
  private rootSeen = false;
  private mayHaveDoctype: boolean;
  private selfClosing = false;
  private instructionTarget = "";
  private contentOffset = 0;
  private readonly reportMisc: boolean;
  private readonly limits: ReturnType<typeof resolveXmlLimits>;
  private readonly scope = new XmlNamespaces();
  private readonly names: XmlNameTable;
  private readonly attributes: XmlAttributes;
  private readonly charData: XmlCharData;
  // One record for each depth that was reached, used again by the next element there.
  private readonly open: OpenTag[] = [];

  readonly source: string;

  constructor(source: string, options: XmlReaderOptions) {
    this.source = source;
    this.limits = resolveXmlLimits(options);
    this.reportMisc = options.reportMisc ?? false;
    this.mayHaveDoctype = options.doctype !== "reject";
    this.names = new XmlNameTable(source, this.scope, this.limits.maxNameLength);
    this.attributes = new XmlAttributes(source, this.names, this.scope, this.limits.maxAttributes);
    this.charData = new XmlCharData(source, this.names, !this.reportMisc);
  }

  next(): XmlEvent {
    if (this.event === "end") this.leaveElement();
    else if (this.event === "start" && this.selfClosing) return this.endElement(this.endOffset, this.endOffset);
    return (this.event = this.depth === 0 ? this.readOutside() : this.readContent());
  }

  /** Production document: declaration, comments and instructions, one element, comments and instructions. */
  private readOutside(): XmlEvent {
    if (!this.begun) this.begin();
    const { source } = this;
    let at = this.endOffset;
    for (;;) {
      at = skipWhiteSpace(source, at);
      if (at >= source.length) return this.finish(at);
      if (source.charCodeAt(at) !== lessThan) {
        if (xmlCharLength(source, at) === 0) throw illegalCharacter(source, at);
        this.fail("xml/text-outside-root", at);
      }
      const code = source.charCodeAt(at + 1);
      if (code !== exclamationMark && code !== questionMark) break;
      if (this.mayHaveDoctype && !this.rootSeen && source.startsWith("!DOCTYPE", at + 1)) {
        this.mayHaveDoctype = false;
        at = scanDoctype(source, at, this.names);
        continue;
      }
      const event = this.readMisc(at, code);
      if (this.reportMisc) return event;
      at = this.endOffset;
    }
    return this.readTag(at);
  }

  private begin(): void {
    this.begun = true;
    const { source, limits } = this;
    if (source.length > limits.maxSize) this.fail("xml/too-large", 0, limits.maxSize);
    const at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
    if (startsDeclaration(source, at)) this.declaration = readDeclaration(source, at);
    this.endOffset = this.declaration?.endOffset ?? at;
  }

  private finish(at: number): XmlEvent {
    if (!this.rootSeen) this.fail("xml/missing-root", at);
    this.offset = this.endOffset = at;
    return "done";
  }

  /** Production content, between the tags of an element. */
  private readContent(): XmlEvent {
    const { source, charData } = this;
    const start = this.endOffset;
    const at = charData.read(start);
    if (!charData.isEmpty) {
      this.offset = start;
      this.endOffset = at;
      return "text";
    }
    if (at >= source.length) this.failUnclosed();
    const code = source.charCodeAt(at + 1);
    return code === exclamationMark || code === questionMark ? this.readMisc(at, code) : this.readTag(at);
  }

  private readTag(at: number): XmlEvent {
    return this.source.charCodeAt(at + 1) === slash ? this.readEndTag(at) : this.readStartTag(at);
  }

  /** Section 3.1: start tags and empty-element tags. */
  private readStartTag(at: number): XmlEvent {
    const { source, limits, attributes } = this;
    const name = this.names.read(at + 1);
    if (name === undefined) {
      if (at + 1 >= source.length) this.fail("xml/unexpected-end", at + 1, "a tag");
      this.fail("xml/invalid-markup", at);
    }
    if (this.depth === 0) {
      if (this.rootSeen) this.fail("xml/multiple-roots", at, name.text);
      this.rootSeen = true;
    }
    if (this.depth >= limits.maxDepth) this.fail("xml/too-deep", at, limits.maxDepth);
    const scope = this.scope.size;
    let end = at + 1 + name.text.length;
    if (source.charCodeAt(end) === greaterThan) attributes.count = 0;
    else end = attributes.read(end, name);
    this.selfClosing = source.charCodeAt(end) === slash;
    if (this.selfClosing && source.charCodeAt(++end) !== greaterThan) {
      if (end >= source.length) this.fail("xml/unexpected-end", end, "a tag");
      this.fail("xml/invalid-tag", end, name.text);
    }
    const namespace = name.prefix.namespace;
    if (namespace === undefined) this.fail("xml/undeclared-prefix", at + 1, name.prefix.name);
    if (name.prefix.name === "xmlns") this.fail("xml/reserved-prefix", at + 1, "xmlns");
    this.enterElement(name, namespace.uri, at, scope);
    this.offset = at;
    this.endOffset = end + 1;
    return "start";
  }

  private enterElement(name: XmlQName, namespace: string, offset: number, scope: number): void {
    this.showName(name, namespace);
    const open = this.open[this.depth++];
    if (open === undefined) {
      this.open.push({ name, namespace, offset, scope });
      return;
    }
    open.name = name;
    open.namespace = namespace;
    open.offset = offset;
    open.scope = scope;
  }

  private showName(name: XmlQName, namespace: string): void {
    this.namespace = namespace;
    this.localName = name.localName;
    this.prefix = name.prefix.name;
  }

  private readEndTag(at: number): XmlEvent {
    const { source } = this;
    const element = this.open[this.depth - 1];
    if (this.depth === 0 || element === undefined) this.fail("xml/unexpected-end-tag", at, this.readName(at + 2));
    const { text } = element.name;
    let end = at + 2 + text.length;
    if (source.slice(at + 2, end) !== text || source.charCodeAt(end) !== greaterThan) {
      const name = this.readName(at + 2);
      if (name !== text) {
        const { line } = lineColumnAt(source, element.offset);
        throw xmlSyntaxError("xml/mismatched-tag", at, text, name, line);
      }
      end = skipWhiteSpace(source, end);
      if (end >= source.length) this.fail("xml/unexpected-end", end, "a tag");
      if (source.charCodeAt(end) !== greaterThan) this.fail("xml/invalid-tag", end, text);
    }
    return this.endElement(at, end + 1);
  }

  private readName(at: number): string {
    if (at >= this.source.length) this.fail("xml/unexpected-end", at, "a tag");
    return this.names.read(at)?.text ?? this.fail("xml/invalid-name", at);
  }

  private endElement(offset: number, endOffset: number): XmlEvent {
    const element = this.open[this.depth - 1]!;
    this.selfClosing = false;
    this.showName(element.name, element.namespace);
    this.offset = offset;
    this.endOffset = endOffset;
    return (this.event = "end");
  }

  private leaveElement(): void {
    const element = this.open[--this.depth]!;
    this.scope.undo(element.scope);
  }

  /** A comment or a processing instruction; everything else that begins with "<!" has no place in a document without DTD. */
  private readMisc(at: number, code: number): XmlEvent {
    const { source } = this;
    this.offset = at;
    if (code === questionMark) {
      const instruction = readInstruction(source, at, this.names);
      this.instructionTarget = instruction.target;
      this.contentOffset = instruction.dataOffset;
      this.endOffset = instruction.endOffset;
      return "instruction";
    }
    if (source.startsWith("--", at + 2)) {
      this.contentOffset = at + 4;
      this.endOffset = scanComment(source, at);
      return "comment";
    }
    if (source.startsWith("DOCTYPE", at + 2)) this.fail("xml/doctype", at);
    if (source.startsWith("[CDATA[", at + 2)) this.fail("xml/text-outside-root", at);
    if (isStartOf(["--", "DOCTYPE", "[CDATA["], source.slice(at + 2))) {
      this.fail("xml/unexpected-end", source.length, "markup");
    }
    this.fail("xml/invalid-markup", at);
  }

  get text(): string {
    switch (this.event) {
      case "text":
        return this.charData.text;
      case "comment":
        return normalizeLineEnds(this.source.slice(this.contentOffset, this.endOffset - "-->".length));
      case "instruction":
        return normalizeLineEnds(this.source.slice(this.contentOffset, this.endOffset - "?>".length));
      case "start":
      case "end":
      case "done":
        return "";
    }
  }

  get blank(): boolean {
    return this.event === "text" && this.charData.blank;
  }

  get target(): string {
    return this.event === "instruction" ? this.instructionTarget : "";
  }

  get attributeCount(): number {
    return this.event === "start" ? this.attributes.count : 0;
  }

  attributeNamespace(index: number): string {
    const { prefix } = this.attributeName(index);
    return prefix.name === "" ? "" : (prefix.namespace?.uri ?? "");
  }

  attributeLocalName(index: number): string {
    return this.attributeName(index).localName;
  }

  attributePrefix(index: number): string {
    return this.attributeName(index).prefix.name;
  }

  attributeValue(index: number): string {
    this.attributeName(index);
    return this.attributes.value(index);
  }

  attributeOffset(index: number): number {
    this.attributeName(index);
    return this.attributes.nameOffsets[index]!;
  }

  attributeValueOffset(index: number): number {
    this.attributeName(index);
    return this.attributes.valueOffsets[index]!;
  }

  findAttribute(namespace: string, localName: string): number {
    for (let index = 0; index < this.attributeCount; index++) {
      if (this.attributeLocalName(index) === localName && this.attributeNamespace(index) === namespace) return index;
    }
    return -1;
  }

  // The lists keep what earlier tags had, so an index past the end must not reach them.
  private attributeName(index: number): XmlQName {
    const name = index < this.attributeCount ? this.attributes.names[index] : undefined;
    if (name === undefined) throw new RangeError(`Attribute ${index} does not exist.`);
    return name;
  }

  get namespaceCount(): number {
    return this.event === "start" ? this.scope.size - this.open[this.depth - 1]!.scope : 0;
  }

  namespacePrefix(index: number): string {
    const prefix = index < this.namespaceCount && this.scope.declared(this.scope.size - this.namespaceCount + index);
    if (!prefix) throw new RangeError(`Namespace declaration ${index} does not exist.`);
    return prefix.name;
  }

  namespaceUri(index: number): string {
    return this.scope.lookup(this.namespacePrefix(index)) ?? "";
  }

  lookupPrefix(prefix: string): string | undefined {
    return this.scope.lookup(prefix);
  }

  skipElement(): void {
    const { depth } = this;
    while (this.event !== "done" && (this.next() !== "end" || this.depth > depth));
  }

  private failUnclosed(): never {
    const element = this.open[this.depth - 1]!;
    this.fail("xml/unclosed-element", element.offset, element.name.text);
  }

  private fail(code: XmlErrorCode, offset: number, name?: string | number): never {
    throw xmlSyntaxError(code, offset, name);
  }
}

function isStartOf(marks: readonly string[], text: string): boolean {
  return marks.some((mark) => text.length < mark.length && mark.startsWith(text));
}
