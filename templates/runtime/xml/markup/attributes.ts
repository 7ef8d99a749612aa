import { greaterThan, lessThan, slash } from "./delimiters.js";
import { skipPlainAttributeText, skipWhiteSpace, xmlCharLength } from "../../base/xml-chars.js";
import { xmlSyntaxError, type XmlSyntaxError } from "../errors.js";
import type { XmlNameTable, XmlQName } from "./name-table.js";
import {
  xmlNamespace,
  xmlnsNamespace,
  type XmlNamespace,
  type XmlNamespaces,
  type XmlPrefix,
} from "../../base/xml-namespaces.js";
import { illegalCharacter, normalizeAttributeValue } from "./text.js";

const doubleQuote = 0x22;
const apostrophe = 0x27;
const equals = 0x3d;

/** The attributes of one start tag. The lists are used again for every tag; a value is cut out of the text when asked for. */
export class XmlAttributes {
  count = 0;
  readonly names: XmlQName[] = [];
  readonly nameOffsets: number[] = [];
  readonly valueOffsets: number[] = [];
  private readonly valueEnds: number[] = [];
  private readonly values: (string | undefined)[] = [];
  private prefix: XmlPrefix | undefined;
  private severalPrefixes = false;
  private tag = 0;

  private readonly text: string;
  private readonly nameTable: XmlNameTable;
  private readonly scope: XmlNamespaces;
  private readonly maxCount: number;

  constructor(text: string, nameTable: XmlNameTable, scope: XmlNamespaces, maxCount: number) {
    this.text = text;
    this.nameTable = nameTable;
    this.scope = scope;
    this.maxCount = maxCount;
  }

  /** The normalised value of attribute `index`. */
  value(index: number): string {
    return (this.values[index] ??= this.text.slice(this.valueOffsets[index], this.valueEnds[index]));
  }

  /**
   * Reads the attributes that follow an element's name, puts the namespaces they declare in scope and resolves their prefixes.
   * Returns the offset of the "/" or ">" that ends the tag.
   */
  read(at: number, element: XmlQName): number {
    const text = this.text;
    this.beginTag();
    let declarations = 0;
    for (;;) {
      const next = skipWhiteSpace(text, at);
      const code = text.charCodeAt(next);
      if (code === greaterThan || code === slash) {
        if (this.prefix !== undefined) this.resolvePrefixes();
        return next;
      }
      if (next >= text.length) throw xmlSyntaxError("xml/unexpected-end", next, "a tag");
      const name = this.nameTable.read(next);
      if (name === undefined) throw xmlSyntaxError("xml/invalid-tag", next, element.text);
      if (next === at) throw xmlSyntaxError("xml/missing-space", next, name.text);
      if (name.lastTag === this.tag) throw xmlSyntaxError("xml/duplicate-attribute", next, name.text);
      name.lastTag = this.tag;
      if (this.count + declarations >= this.maxCount) {
        throw xmlSyntaxError("xml/too-many-attributes", next, this.maxCount);
      }
      at = this.readValue(next, name);
      if (name.declares !== undefined) {
        declarations++;
        this.declare(name.declares, this.value(this.count), next);
      } else {
        if (name.prefix.name !== "") this.notePrefix(name.prefix);
        this.count++;
      }
    }
  }

  private beginTag(): void {
    this.count = 0;
    this.prefix = undefined;
    this.severalPrefixes = false;
    this.tag++;
  }

  private notePrefix(prefix: XmlPrefix): void {
    this.severalPrefixes ||= this.prefix !== undefined && this.prefix !== prefix;
    this.prefix = prefix;
  }

  /** Reads `= "value"` into the lists, without counting it yet; returns the offset after the closing quote. */
  private readValue(nameOffset: number, name: XmlQName): number {
    const text = this.text;
    const end = text.length;
    let at = skipWhiteSpace(text, nameOffset + name.text.length);
    if (at >= end) throw xmlSyntaxError("xml/unexpected-end", at, "a tag");
    if (text.charCodeAt(at) !== equals) throw xmlSyntaxError("xml/attribute-syntax", at, name.text);
    at = skipWhiteSpace(text, at + 1);
    if (at >= end) throw xmlSyntaxError("xml/unexpected-end", at, "a tag");
    const quote = text.charCodeAt(at);
    if (quote !== doubleQuote && quote !== apostrophe) throw xmlSyntaxError("xml/attribute-syntax", at, name.text);
    const start = ++at;
    let plain = true;
    for (;;) {
      at = skipPlainAttributeText(text, at);
      if (at >= end) throw this.firstFault(xmlSyntaxError("xml/unexpected-end", at, "an attribute value"), start);
      const code = text.charCodeAt(at);
      if (code === quote) break;
      if (code === lessThan) throw this.firstFault(xmlSyntaxError("xml/less-than-in-attribute", at), start);
      const length = xmlCharLength(text, at);
      if (length === 0) throw this.firstFault(illegalCharacter(text, at), start);
      if (code < 0x80 && code !== doubleQuote && code !== apostrophe) plain = false;
      at += length;
    }
    const index = this.count;
    this.names[index] = name;
    this.nameOffsets[index] = nameOffset;
    this.valueOffsets[index] = start;
    this.valueEnds[index] = at;
    this.values[index] = plain ? undefined : normalizeAttributeValue(text, start, at);
    return at + 1;
  }

  /** A value that breaks off may hold a wrong reference before that; then this is the fault to tell. */
  private firstFault(fault: XmlSyntaxError, valueOffset: number): XmlSyntaxError {
    normalizeAttributeValue(this.text, valueOffset, fault.offset);
    return fault;
  }

  /** Namespaces in XML, sections 2.2 and 3: what "xml" and "xmlns" may stand for, and no undeclaring of prefixes. */
  private declare(prefix: XmlPrefix, uri: string, at: number): void {
    const { name } = prefix;
    if (name === "xmlns") throw xmlSyntaxError("xml/reserved-prefix", at, name);
    if (uri === xmlnsNamespace || (uri === xmlNamespace) !== (name === "xml")) {
      throw xmlSyntaxError("xml/reserved-namespace", at, name);
    }
    if (uri === "" && name !== "") throw xmlSyntaxError("xml/empty-prefix-binding", at, name);
    this.scope.declare(prefix, uri);
  }

  private resolvePrefixes(): void {
    // Of two attributes with one local name, only prefixes can hide that they are the same (section 6.3).
    const seen = this.severalPrefixes ? new Map<string, Set<XmlNamespace>>() : undefined;
    for (let index = 0; index < this.count; index++) {
      const { text, prefix, localName } = this.names[index]!;
      if (prefix.name === "") continue;
      const at = this.nameOffsets[index]!;
      if (prefix.namespace === undefined) throw xmlSyntaxError("xml/undeclared-prefix", at, prefix.name);
      if (seen === undefined) continue;
      const namespaces = seen.get(localName);
      if (namespaces === undefined) seen.set(localName, new Set([prefix.namespace]));
      else if (namespaces.has(prefix.namespace)) throw xmlSyntaxError("xml/duplicate-attribute", at, text);
      else namespaces.add(prefix.namespace);
    }
  }
}
