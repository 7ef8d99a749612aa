import { findIllegalXmlChar } from "../../base/xml-chars.js";
import { isNCName } from "../../base/xml-names.js";
import { canDeclare, xmlNamespace, xmlnsNamespace } from "../../base/xml-namespaces.js";
import { describe } from "../describe.js";
import { maxXmlDepth, xmlEncodeError, type XmlEncodeError } from "../encode-error.js";
import { escapeXmlAttribute, escapeXmlText, isPlainXmlAttribute, isPlainXmlText } from "./escape.js";
import type { WrittenTag } from "./tag-names.js";
import { xsiNamespace } from "../types/xsi.js";
import type { PrefixContext } from "../../xsd/simple-type.js";

/** The prefixes that the root element declares if the document uses them: "" for the default namespace. */
export type XmlPrefixes = readonly (readonly [prefix: string, namespace: string])[];

/** The layout of a document that is written. */
export interface XmlWriterOptions {
  /** True where an XML declaration stands first. */
  readonly declaration: boolean;
  /** The indentation of one level; "" for a document in one line. */
  readonly indent: string;
}

/** The number of characters after which pieces become one text. */
const pieceLength = 8_192;

/** The text of a document that is written: its tags, attributes, prefixes and texts, and the place that has been reached. */
export abstract class XmlMarkup implements PrefixContext {
  /** The document up to the name of the root, whose declarations follow. */
  #head = "";
  /** The document up to a few thousand characters, and those that follow. */
  #done = "";
  protected out: string;
  protected readonly indent: string;
  protected readonly prefixes: XmlPrefixes;
  /** True for each prefix of the root that the document uses, by its index. The default namespace is always declared. */
  protected readonly usedPrefixes: boolean[];
  protected readonly names: string[] = [];
  readonly #positions: number[] = [];
  /** The element of a text alone that is being written, which is not among the names. */
  #leaf = "";
  #leafPosition = 0;
  /** Declarations that the start tag of that element needs. */
  #declarations = "";
  /** True while the last start tag still waits for its ">". */
  #tagOpen = false;
  /** True when a child element was written last, so that an end tag goes on a new line. */
  protected afterChild = false;
  /** True where white space would change the content. */
  protected mixed = false;
  /** Prefixes that the open start tag declares for itself, by what they stand for. */
  readonly #ownPrefixes = new Map<string, string>();
  /** The names in the open start tag: attributes and declarations of namespaces. */
  readonly #writtenNames: string[] = [];
  /** Prefixes that stand for something else here than at the root. */
  protected hidden: ReadonlySet<string> = new Set();

  constructor(prefixes: XmlPrefixes, { declaration, indent }: XmlWriterOptions) {
    this.prefixes = prefixes;
    this.usedPrefixes = [...prefixes.map(([prefix]) => prefix === ""), false];
    this.indent = indent;
    this.out = declaration ? `<?xml version="1.0" encoding="UTF-8"?>${indent === "" ? "" : "\n"}` : "";
  }

  /** The document. There is none of a value that shows nothing. */
  finished(): string {
    if (this.afterChild) return this.#head + this.#rootDeclarations() + this.#done + this.out;
    throw this.error("A value is required here.");
  }

  prefixFor(namespace: string): string {
    const known = this.prefixes.findIndex(([prefix, uri]) => uri === namespace && this.#isFree(prefix));
    if (known >= 0) {
      this.usedPrefixes[known] = true;
      return this.prefixes[known]![0];
    }
    if (namespace === xmlNamespace) return "xml";
    if (namespace === xmlnsNamespace) throw this.error("The namespace of xmlns declarations has no prefix.");
    const prefixOfNamespace = this.#ownPrefixes.get(namespace);
    if (prefixOfNamespace !== undefined) return prefixOfNamespace;
    const isTaken = (prefix: string): boolean =>
      this.prefixes.some(([root]) => root === prefix) || this.#writtenNames.includes(`xmlns:${prefix}`);
    let prefix = namespace === xsiNamespace ? "xsi" : "q1";
    for (let number = 1; isTaken(prefix); number += 1) prefix = `q${number}`;
    this.declare(prefix, namespace);
    return prefix;
  }

  /** True when a prefix of the root stands for the same namespace here. */
  #isFree(prefix: string): boolean {
    return prefix !== "" && !this.hidden.has(prefix);
  }

  /** Begins an element with its start tag up to the attributes. */
  protected beginElement(start: string, local: string, position: number): void {
    const depth = this.names.length;
    if (depth >= maxXmlDepth) throw this.tooDeep();
    this.closeTag();
    if (depth > 0 && this.indent !== "") this.newLine(depth);
    this.names.push(local);
    this.#positions.push(position);
    this.out += start;
    this.#tagOpen = true;
    this.afterChild = false;
    if (depth > 0) return;
    this.#head = this.out;
    this.out = "";
    for (const [prefix] of this.prefixes) this.#writtenNames.push(declarationName(prefix));
  }

  #rootDeclarations(): string {
    const used = this.prefixes.filter((_, index) => this.usedPrefixes[index]);
    return used.map(([prefix, namespace]) => this.#declarationText(prefix, namespace)).join("");
  }

  protected tooDeep(): XmlEncodeError {
    return this.error(`Elements are nested deeper than the limit of ${maxXmlDepth}.`);
  }

  /** Ends the innermost element. */
  protected endElement(tag: string): void {
    if (this.#tagOpen) {
      this.out += "/>";
      this.#tagOpen = false;
      this.forgetNames();
    } else {
      if (this.afterChild && this.indent !== "") this.newLine(this.names.length - 1);
      this.out += tag;
    }
    this.names.pop();
    this.#positions.pop();
    this.afterChild = true;
    if (this.out.length > pieceLength) this.#settle();
  }

  /** Makes one text of the pieces that were joined, by asking for a character: the collector would move each of them otherwise. */
  #settle(): void {
    if (this.out.charCodeAt(0) > 0) this.#done += this.out;
    this.out = "";
  }

  protected newLine(depth: number): void {
    if (!this.mixed) this.out += `\n${this.indent.repeat(depth)}`;
  }

  protected closeTag(): void {
    if (!this.#tagOpen) return;
    this.out += ">";
    this.#tagOpen = false;
    this.forgetNames();
  }

  /** The names in a start tag mean nothing after it. */
  protected forgetNames(): void {
    if (this.#writtenNames.length === 0) return;
    this.#writtenNames.length = 0;
    if (this.#ownPrefixes.size > 0) this.#ownPrefixes.clear();
  }

  /** An attribute without a namespace that the schema names. */
  protected writePlainAttribute(name: string, value: string): void {
    this.#writtenNames.push(name);
    this.out += ` ${name}="${this.#escapedAttribute(value)}"`;
  }

  protected writeAttribute(namespace: string, name: string, value: string): void {
    if (!isNCName(name)) throw this.error(`${JSON.stringify(name)} cannot name an attribute.`);
    const qualified = namespace === "" ? name : `${this.prefixFor(namespace)}:${name}`;
    this.#writtenNames.push(qualified);
    this.out += ` ${qualified}="${this.#escapedAttribute(value)}"`;
  }

  /** One that no schema names: it may say what is said already, or not be an attribute at all. */
  protected writeUnknownAttribute(namespace: string, name: string, value: string): void {
    if (namespace === xmlnsNamespace || (namespace === "" && name === "xmlns"))
      throw this.error("A declaration of a namespace is not an attribute.");
    const others = new Set(this.#writtenNames);
    this.writeAttribute(namespace, name, value);
    if (others.has(this.#writtenNames.at(-1) ?? ""))
      throw this.error(`Attribute ${JSON.stringify(name)} is duplicated.`);
  }

  protected writeText(text: string): void {
    if (text === "") return;
    const escaped = this.escapedText(text);
    this.closeTag();
    this.out += escaped;
    this.afterChild = false;
  }

  /** Declares a prefix for a fragment and what is in it. */
  protected declareFor(prefix: string, namespace: string): void {
    if (typeof prefix !== "string" || !canDeclare(prefix, namespace) || this.#writtenNames.includes(`xmlns:${prefix}`))
      throw this.error(`${describe(prefix)} cannot be a prefix here.`);
    this.hidden = new Set([...this.hidden, prefix]);
    this.declare(prefix, namespace);
  }

  /** A namespace that can be declared: Namespaces in XML, section 3. */
  protected declarable(namespace: string): string {
    if (namespace === xmlnsNamespace) throw this.error("The namespace of declarations has no elements.");
    return namespace;
  }

  protected declare(prefix: string, namespace: string): void {
    this.#ownPrefixes.set(namespace, prefix);
    this.declareText(prefix, namespace);
  }

  protected declareText(prefix: string, namespace: string): void {
    this.#writtenNames.push(declarationName(prefix));
    const text = this.#declarationText(prefix, namespace);
    if (this.#tagOpen) this.out += text;
    else this.#declarations += text;
  }

  #declarationText(prefix: string, namespace: string): string {
    return ` ${declarationName(prefix)}="${this.#escapedAttribute(namespace)}"`;
  }

  protected escapedText(text: string): string {
    return isPlainXmlText(text) ? text : escapeXmlText(this.#legal(text));
  }

  #escapedAttribute(text: string): string {
    return isPlainXmlAttribute(text) ? text : escapeXmlAttribute(this.#legal(text));
  }

  #legal(text: string): string {
    if (typeof text !== "string") throw this.error(`Expected a string, but found ${describe(text)}.`);
    if (findIllegalXmlChar(text) < 0) return text;
    throw this.error("The text has a character that XML does not allow.");
  }

  /** The error of an encoder at its present position. */
  error(message: string): XmlEncodeError {
    const parts = this.names.map((name, depth) => {
      const position = this.#positions[depth] ?? 0;
      return position === 0 ? `/${name}` : `/${name}[${position}]`;
    });
    if (this.#leaf !== "")
      parts.push(this.#leafPosition === 0 ? `/${this.#leaf}` : `/${this.#leaf}[${this.#leafPosition}]`);
    return xmlEncodeError(message, parts.join(""));
  }

  /** Says which element of a text alone comes next, which `writeLeaf` writes. */
  protected beginLeaf(local: string, position: number): void {
    if (this.names.length >= maxXmlDepth) throw this.tooDeep();
    this.closeTag();
    this.#leaf = local;
    this.#leafPosition = position;
  }

  /** Writes an element of a text alone at once: joining it in pieces takes half as long again. */
  protected writeLeaf(tags: WrittenTag, text: string): void {
    if (this.indent !== "") this.newLine(this.names.length);
    if (this.#declarations !== "") this.out += this.#declaringLeaf(tags, text);
    else this.out += text === "" ? `${tags.start}/>` : tags.open + text + tags.end;
    this.#leaf = "";
    this.afterChild = true;
    if (this.out.length > pieceLength) this.#settle();
  }

  /** An element whose qualified name needs declarations of its own. */
  #declaringLeaf({ start, end }: WrittenTag, text: string): string {
    const line = start + this.#declarations + (text === "" ? "/>" : `>${text}${end}`);
    this.#declarations = "";
    this.forgetNames();
    return line;
  }
}

function declarationName(prefix: string): string {
  return prefix === "" ? "xmlns" : `xmlns:${prefix}`;
}
