import { findIllegalXmlChar } from "../base/xml-chars.js";
import { leavesOut, seenFrom, viewOf, type ContentModel, type ContentView } from "./content.js";
import { describe } from "./describe.js";
import { maxXmlDepth, xmlEncodeError, type XmlEncodeError } from "./encode-error.js";
import { escapeXmlAttribute, escapeXmlText, isPlainXmlAttribute, isPlainXmlText } from "./escape.js";
import type { XmlFragment, XmlFragmentAttribute } from "./fragment.js";
import { isWholeArray } from "../base/whole-array.js";
import { canDeclare, xmlNamespace, xmlnsNamespace } from "../base/xml-namespaces.js";
import { isNCName } from "../base/xml-names.js";
import type { AttributeRules, ElementRules, XmlItem, XmlVisit, XmlVisitor } from "./visitor.js";
import { isXmlNil, xsiNamespace, xsiTypeOf, type XmlNilMark } from "./xsi.js";
import { TagNames, type KnownTags, type WrittenTag } from "./tag-names.js";
import type { PrefixContext, SimpleType } from "../xsd/simple-type.js";

/** The prefixes that the root element declares: "" for the default namespace. */
export type XmlPrefixes = readonly (readonly [prefix: string, namespace: string])[];

/** The layout of a document that is written. */
export interface XmlWriterOptions {
  readonly declaration: boolean;
  /** The indentation of one level; "" for a document in one line. */
  readonly indent: string;
}

/** The number of characters after which pieces become one text. */
const pieceLength = 8_192;

/** Writes a value as XML, in the order in which its schema shows it. Throws an XmlEncodeError where that is impossible. */
export class XmlWriter implements XmlVisitor, PrefixContext {
  /** The document up to a few thousand characters, and those that follow. */
  #done = "";
  #out: string;
  #model: ContentModel;
  readonly #view: ContentView | undefined;
  readonly #indent: string;
  readonly #prefixes: XmlPrefixes;
  readonly #tags: TagNames;
  /** The tags of the present model. */
  #known: KnownTags;
  readonly #names: string[] = [];
  readonly #positions: number[] = [];
  /** The element of a text alone that is being written, which is not among the names. */
  #leaf = "";
  #leafPosition = 0;
  /** Declarations that the start tag of that element needs. */
  #declarations = "";
  /** True while the last start tag still waits for its ">". */
  #tagOpen = false;
  /** True when a child element was written last, so that an end tag goes on a new line. */
  #afterChild = false;
  /** True where white space would change the content. */
  #mixed = false;
  /** The depth of the element that has attributes but is nil, while it is shown. */
  #nilDepth = -1;
  /** Prefixes that the open start tag declares for itself, by what they stand for. */
  readonly #own = new Map<string, string>();
  /** The names in the open start tag: attributes and declarations of namespaces. */
  readonly #written: string[] = [];
  /** Prefixes that stand for something else here than at the root. */
  #hidden: ReadonlySet<string> = new Set();

  constructor(root: ContentModel, prefixes: XmlPrefixes, { declaration, indent }: XmlWriterOptions) {
    this.#model = root;
    this.#view = viewOf(root);
    this.#prefixes = prefixes;
    this.#tags = new TagNames(prefixes);
    this.#known = this.#tags.knownOf(root);
    this.#indent = indent;
    this.#out = declaration ? `<?xml version="1.0" encoding="UTF-8"?>${indent === "" ? "" : "\n"}` : "";
  }

  /** The document. There is none of a value that shows nothing. */
  finished(): string {
    if (this.#afterChild) return this.#done + this.#out;
    throw this.error("A value is needed here, not nothing.");
  }

  attribute<T>(name: string, type: SimpleType<T>, value: T | undefined, rules?: AttributeRules): void {
    if (value === undefined) return;
    const text = this.#textOf(type, value);
    if (rules?.namespace !== undefined) this.#attribute(rules.namespace, name, text);
    else this.#plainAttribute(name, text);
  }

  leftOut(): void {
    // Members that callers cannot create or update are not written.
  }

  attributes(_property: string, values: readonly XmlFragmentAttribute[] | undefined): void {
    for (const { namespace, name, value } of this.#list(values)) this.#unknownAttribute(namespace, name, value);
  }

  text<T>(_property: string, type: SimpleType<T>, value: T): void {
    if (this.#nilDepth === this.#names.length) return;
    this.#text(this.#textOf(type, value));
  }

  enter(model: ContentModel): void {
    this.#model = seenFrom(model, this.#view);
    this.#known = this.#tags.knownOf(this.#model);
    if (model.mixed) this.#mixed = true;
  }

  simple<T>(tag: string, type: SimpleType<T>, value: T | null | undefined, rules?: ElementRules): void {
    if (value === undefined) return;
    const tags = this.#tagOf(tag);
    if (tags !== undefined) this.#simple(tags, 0, type, value, rules);
  }

  simpleList<T>(
    tag: string,
    type: SimpleType<T>,
    values: readonly (T | null)[] | undefined,
    rules?: ElementRules,
  ): void {
    if (values === undefined) return;
    const tags = this.#tagOf(tag);
    if (tags === undefined) return;
    let position = 0;
    for (const value of this.#list(values)) this.#simple(tags, ++position, type, value, rules);
  }

  complex<T>(tag: string, visit: XmlVisit<T>, value: T | XmlNilMark | null | undefined, rules?: ElementRules): void {
    if (value === undefined) return;
    const tags = this.#tagOf(tag);
    if (tags !== undefined) this.#complex(tags, 0, visit, value, rules);
  }

  complexList<T>(
    tag: string,
    visit: XmlVisit<T>,
    values: readonly (T | XmlNilMark | null)[] | undefined,
    rules?: ElementRules,
  ): void {
    if (values === undefined) return;
    const tags = this.#tagOf(tag);
    if (tags === undefined) return;
    let position = 0;
    for (const value of this.#list(values)) this.#complex(tags, ++position, visit, value, rules);
  }

  anything(tag: string, value: XmlFragment | undefined): void {
    if (value !== undefined && this.#tagOf(tag) !== undefined) this.unknown(tag, [value]);
  }

  anythingList(tag: string, values: readonly XmlFragment[] | undefined): void {
    if (values !== undefined && this.#tagOf(tag) !== undefined) this.unknown(tag, values);
  }

  typeOf(value: object): string | undefined {
    return xsiTypeOf(value);
  }

  type(namespace: string, local: string): void {
    const name = namespace === "" ? local : `${this.prefixFor(namespace)}:${local}`;
    this.#attribute(xsiNamespace, "type", name);
  }

  abstractType(): void {
    throw this.error('The type of this element is abstract, so "xsi:type" must name another.');
  }

  items<T extends XmlItem>(_property: string, visit: XmlVisit<T>, values: readonly (T | string)[] | undefined): void {
    for (const item of this.#list(values)) {
      if (typeof item === "string") this.#text(item);
      else visit(this, item);
    }
  }

  fragments(tag: string, values: readonly XmlFragment[] | undefined): void {
    this.unknown(tag, values);
  }

  unknown(_property: string, values: readonly XmlFragment[] | undefined): void {
    const inherited = this.#prefixes.find(([prefix]) => prefix === "")?.[1] ?? "";
    for (const fragment of this.#list(values)) {
      if (!leavesOut(this.#model, fragment.namespace, fragment.name)) this.#fragment(fragment, inherited);
    }
  }

  prefixFor(namespace: string): string {
    const known = this.#prefixes.find(([prefix, uri]) => uri === namespace && this.#isFree(prefix));
    if (known !== undefined) return known[0];
    if (namespace === xmlNamespace) return "xml";
    if (namespace === xmlnsNamespace) throw this.error("There is no prefix for the namespace of declarations.");
    const own = this.#own.get(namespace);
    if (own !== undefined) return own;
    const isTaken = (prefix: string): boolean =>
      this.#prefixes.some(([root]) => root === prefix) || this.#written.includes(`xmlns:${prefix}`);
    let prefix = namespace === xsiNamespace ? "xsi" : "q1";
    for (let number = 1; isTaken(prefix); number += 1) prefix = `q${number}`;
    this.#declare(prefix, namespace);
    return prefix;
  }

  /** True when a prefix of the root stands for the same namespace here. */
  #isFree(prefix: string): boolean {
    return prefix !== "" && !this.#hidden.has(prefix);
  }

  #simple<T>(tags: WrittenTag, position: number, type: SimpleType<T>, value: T | null, rules?: ElementRules): void {
    if (this.#names.length > 0 && value !== null) {
      this.#line(tags, position, type, value);
      return;
    }
    this.#beginTag(tags.start, tags.local, position);
    if (value === null && rules?.nillable === true) this.#attribute(xsiNamespace, "nil", "true");
    else this.#text(this.#textOf(type, value as T));
    this.#afterChild = false;
    this.#end(tags.end);
  }

  /** Writes an element of a text alone at once: joining it in pieces takes half as long again. */
  #line<T>(tags: WrittenTag, position: number, type: SimpleType<T>, value: T): void {
    if (this.#names.length >= maxXmlDepth) throw this.#tooDeep();
    this.#closeTag();
    this.#leaf = tags.local;
    this.#leafPosition = position;
    const text = this.#escapedText(this.#textOf(type, value));
    if (this.#indent !== "") this.#newLine(this.#names.length);
    if (this.#declarations !== "") this.#out += this.#declaringLine(tags, text);
    else this.#out += text === "" ? `${tags.start}/>` : tags.open + text + tags.end;
    this.#leaf = "";
    this.#afterChild = true;
    if (this.#out.length > pieceLength) this.#settle();
  }

  /** An element whose qualified name needs declarations of its own. */
  #declaringLine({ start, end }: WrittenTag, text: string): string {
    const line = start + this.#declarations + (text === "" ? "/>" : `>${text}${end}`);
    this.#declarations = "";
    this.#forgetNames();
    return line;
  }

  #complex<T>(
    tags: WrittenTag,
    position: number,
    visit: XmlVisit<T>,
    value: T | XmlNilMark | null,
    rules?: ElementRules,
  ): void {
    this.#beginTag(tags.start, tags.local, position);
    const model = this.#model;
    const known = this.#known;
    const mixed = this.#mixed;
    if (value === null && rules?.nillable === true) this.#attribute(xsiNamespace, "nil", "true");
    else if (typeof value === "object" && value !== null) this.#object(visit, value as T, rules);
    else throw this.error(`An object is needed here, not ${describe(value)}.`);
    this.#end(tags.end);
    this.#model = model;
    this.#known = known;
    this.#mixed = mixed;
  }

  #object<T>(visit: XmlVisit<T>, value: T, rules?: ElementRules): void {
    const isNil = rules?.nillable !== undefined && isXmlNil(value);
    if (isNil) this.#attribute(xsiNamespace, "nil", "true");
    this.#nilDepth = isNil ? this.#names.length : -1;
    visit(this, value);
    this.#nilDepth = -1;
  }

  /** The tags of a child; undefined for one that callers cannot create or update. */
  #tagOf(tag: string): WrittenTag | undefined {
    const known = this.#known.get(tag);
    if (known !== undefined) return known;
    const found = this.#tags.find(this.#model, tag);
    if (found === undefined) throw this.error(`There is no element for ${JSON.stringify(tag)}.`);
    return found === "left out" ? undefined : found;
  }

  /** Begins an element with its start tag up to the attributes. */
  #beginTag(start: string, local: string, position: number): void {
    const depth = this.#names.length;
    if (depth >= maxXmlDepth) throw this.#tooDeep();
    this.#closeTag();
    if (depth > 0 && this.#indent !== "") this.#newLine(depth);
    this.#names.push(local);
    this.#positions.push(position);
    this.#out += start;
    this.#tagOpen = true;
    this.#afterChild = false;
    if (depth > 0) return;
    for (const [prefix, namespace] of this.#prefixes) this.#declareText(prefix, namespace);
  }

  #tooDeep(): XmlEncodeError {
    return this.error(`Elements are nested deeper than the limit of ${maxXmlDepth}.`);
  }

  /** Ends the innermost element. */
  #end(tag: string): void {
    if (this.#tagOpen) {
      this.#out += "/>";
      this.#tagOpen = false;
      this.#forgetNames();
    } else {
      if (this.#afterChild && this.#indent !== "") this.#newLine(this.#names.length - 1);
      this.#out += tag;
    }
    this.#names.pop();
    this.#positions.pop();
    this.#afterChild = true;
    if (this.#out.length > pieceLength) this.#settle();
  }

  /** Makes one text of the pieces that were joined, by asking for a character: the collector would move each of them otherwise. */
  #settle(): void {
    if (this.#out.charCodeAt(0) > 0) this.#done += this.#out;
    this.#out = "";
  }

  #newLine(depth: number): void {
    if (!this.#mixed) this.#out += `\n${this.#indent.repeat(depth)}`;
  }

  #closeTag(): void {
    if (!this.#tagOpen) return;
    this.#out += ">";
    this.#tagOpen = false;
    this.#forgetNames();
  }

  /** The names in a start tag mean nothing after it. */
  #forgetNames(): void {
    if (this.#written.length === 0) return;
    this.#written.length = 0;
    if (this.#own.size > 0) this.#own.clear();
  }

  /** An attribute without a namespace that the schema names. */
  #plainAttribute(name: string, value: string): void {
    this.#written.push(name);
    this.#out += ` ${name}="${this.#escapedAttribute(value)}"`;
  }

  #attribute(namespace: string, name: string, value: string): void {
    if (!isNCName(name)) throw this.error(`${JSON.stringify(name)} cannot name an attribute.`);
    const qualified = namespace === "" ? name : `${this.prefixFor(namespace)}:${name}`;
    this.#written.push(qualified);
    this.#out += ` ${qualified}="${this.#escapedAttribute(value)}"`;
  }

  /** One that no schema names: it may say what is said already, or not be an attribute at all. */
  #unknownAttribute(namespace: string, name: string, value: string): void {
    if (namespace === xmlnsNamespace || (namespace === "" && name === "xmlns"))
      throw this.error("A declaration of a namespace is not an attribute.");
    const others = new Set(this.#written);
    this.#attribute(namespace, name, value);
    if (others.has(this.#written.at(-1) ?? "")) throw this.error(`Attribute ${JSON.stringify(name)} is there twice.`);
  }

  #text(text: string): void {
    if (text === "") return;
    const escaped = this.#escapedText(text);
    this.#closeTag();
    this.#out += escaped;
    this.#afterChild = false;
  }

  #fragment(fragment: XmlFragment, inherited: string): void {
    const { namespace, name, attributes, children, prefixes = [] } = fragment;
    if (typeof name !== "string" || !isNCName(name)) {
      throw this.error(`${describe(name)} cannot name an element.`);
    }
    const { mixed, hidden } = { mixed: this.#mixed, hidden: this.#hidden };
    const isXml = namespace === xmlNamespace;
    const tag = isXml ? `xml:${name}` : name;
    this.#beginTag(`<${tag}`, name, 0);
    if (namespace !== inherited && !isXml) this.#declareText("", this.#namespace(namespace));
    for (const [prefix, uri] of this.#list(prefixes)) this.#declareFor(prefix, uri);
    for (const attribute of this.#list(attributes))
      this.#unknownAttribute(attribute.namespace, attribute.name, attribute.value);
    const content = this.#list(children);
    if (content.some((child) => typeof child === "string")) this.#mixed = true;
    for (const child of content) {
      if (typeof child === "string") this.#text(child);
      else this.#fragment(child, isXml ? inherited : namespace);
    }
    this.#end(`</${tag}>`);
    this.#mixed = mixed;
    this.#hidden = hidden;
  }

  /** Declares a prefix for a fragment and what is in it. */
  #declareFor(prefix: string, namespace: string): void {
    if (typeof prefix !== "string" || !canDeclare(prefix, namespace) || this.#written.includes(`xmlns:${prefix}`))
      throw this.error(`${describe(prefix)} cannot be a prefix here.`);
    this.#hidden = new Set([...this.#hidden, prefix]);
    this.#declare(prefix, namespace);
  }

  /** A namespace that can be declared: Namespaces in XML, section 3. */
  #namespace(namespace: string): string {
    if (namespace === xmlnsNamespace) throw this.error("The namespace of declarations has no elements.");
    return namespace;
  }

  #declare(prefix: string, namespace: string): void {
    this.#own.set(namespace, prefix);
    this.#declareText(prefix, namespace);
  }

  #declareText(prefix: string, namespace: string): void {
    const name = prefix === "" ? "xmlns" : `xmlns:${prefix}`;
    this.#written.push(name);
    const text = ` ${name}="${this.#escapedAttribute(namespace)}"`;
    if (this.#tagOpen) this.#out += text;
    else this.#declarations += text;
  }

  #textOf<T>(type: SimpleType<T>, value: T): string {
    if (type.form.is(value)) return type.form.write(value, this);
    throw this.error(`Here is ${describe(value)}, not ${type.form.expected}.`);
  }

  #escapedText(text: string): string {
    return isPlainXmlText(text) ? text : escapeXmlText(this.#legal(text));
  }

  #escapedAttribute(text: string): string {
    return isPlainXmlAttribute(text) ? text : escapeXmlAttribute(this.#legal(text));
  }

  #legal(text: string): string {
    if (typeof text !== "string") throw this.error(`Here is ${describe(text)}, not a string.`);
    if (findIllegalXmlChar(text) < 0) return text;
    throw this.error("The text has a character that XML does not allow.");
  }

  #list<T>(values: readonly T[] | undefined): readonly T[] {
    if (values === undefined) return [];
    if (isWholeArray(values)) return values;
    throw this.error(`A list is needed here, not ${describe(values)}.`);
  }

  /** The error of an encoder at its present position. */
  error(message: string): XmlEncodeError {
    const parts = this.#names.map((name, depth) => {
      const position = this.#positions[depth] ?? 0;
      return position === 0 ? `/${name}` : `/${name}[${position}]`;
    });
    if (this.#leaf !== "")
      parts.push(this.#leafPosition === 0 ? `/${this.#leaf}` : `/${this.#leaf}[${this.#leafPosition}]`);
    return xmlEncodeError(message, parts.join(""));
  }
}
