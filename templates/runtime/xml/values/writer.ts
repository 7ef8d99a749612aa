import { leavesOut, seenFrom, viewOf, type ContentModel, type ContentView } from "../content/content.js";
import { describe } from "../describe.js";
import { splitName } from "../expanded-name.js";
import type { XmlFragment, XmlFragmentAttribute } from "../fragments/fragment.js";
import { isWholeArray } from "../../base/whole-array.js";
import { xmlNamespace } from "../../base/xml-namespaces.js";
import { isNCName } from "../../base/xml-names.js";
import { XmlMarkup, type XmlPrefixes, type XmlWriterOptions } from "../markup/markup-writer.js";
import {
  documentModel,
  isComplex,
  isRepeated,
  type XmlAttributeUse,
  type XmlChild,
  type XmlElementDeclaration,
} from "../types/type.js";
import type { XmlItemList, XmlType } from "../types/type.js";
import { visitComplex, visitItem } from "./visit-element.js";
import type { XmlItem, XmlVisitor } from "./visitor.js";
import { isXmlNil, xsiNamespace } from "../types/xsi.js";
import { TagNames, type KnownTags, type WrittenTag } from "../markup/tag-names.js";
import type { SimpleType } from "../../xsd/simple-type.js";

/** The tags of documents by their roots, which have the same prefixes in all documents. */
const tagsOfRoots = new WeakMap<XmlElementDeclaration, TagNames>();

/** Writes a value as XML, in the order in which its schema shows it. Throws an XmlEncodeError where that is impossible. */
export class XmlWriter extends XmlMarkup implements XmlVisitor {
  readonly seesAbsent = false;
  #model: ContentModel;
  readonly #view: ContentView | undefined;
  readonly #tags: TagNames;
  /** The tags of the present model. */
  #known: KnownTags;
  /** The depth of the element that has attributes but is nil, while it is shown. */
  #nilDepth = -1;

  constructor(root: XmlElementDeclaration, prefixes: XmlPrefixes, options: XmlWriterOptions) {
    super(prefixes, options);
    this.#model = documentModel(root);
    this.#view = viewOf(this.#model);
    let tags = tagsOfRoots.get(root);
    if (tags === undefined) tagsOfRoots.set(root, (tags = new TagNames(prefixes)));
    this.#tags = tags;
    this.#known = tags.knownOf(this.#model);
  }

  attribute({ name, namespace, type }: XmlAttributeUse, value: unknown): void {
    const text = this.#textOf(type, value);
    if (namespace !== undefined) this.writeAttribute(namespace, name, text);
    else this.writePlainAttribute(name, text);
  }

  leftOut(): void {
    // Members that callers cannot create or update are not written.
  }

  attributes(_property: string, values: readonly XmlFragmentAttribute[] | undefined): void {
    for (const { namespace, name, value } of this.#list(values)) this.writeUnknownAttribute(namespace, name, value);
  }

  text(_property: string, type: SimpleType<unknown>, value: unknown): void {
    if (this.#nilDepth === this.names.length) return;
    this.writeText(this.#textOf(type, value));
  }

  enter(model: ContentModel): void {
    this.#model = seenFrom(model, this.#view);
    this.#known = this.#tags.knownOf(this.#model);
    if (model.mixed) this.mixed = true;
  }

  child(tag: string, child: XmlChild, value: unknown): void {
    if (value === undefined) return;
    const tags = this.#tagOf(tag);
    if (tags === undefined) return;
    this.usedPrefixes[tags.prefix] = true;
    if (child.type === undefined) this.unknown(tag, (isRepeated(child) ? value : [value]) as readonly XmlFragment[]);
    else if (isRepeated(child)) {
      let position = 0;
      for (const item of this.#list(value as readonly unknown[]))
        this.#element(tags, ++position, child, child.type, item);
    } else this.#element(tags, 0, child, child.type, value);
  }

  type(expanded: string): void {
    const [namespace, local] = splitName(expanded);
    const name = namespace === "" ? local : `${this.prefixFor(namespace)}:${local}`;
    this.writeAttribute(xsiNamespace, "type", name);
  }

  abstractType(): void {
    throw this.error('The type of this element is abstract, so "xsi:type" must name another.');
  }

  items(list: XmlItemList, values: readonly (XmlItem | string)[] | undefined): void {
    for (const item of this.#list(values)) {
      if (typeof item === "string") this.writeText(item);
      else visitItem(this, list, item);
    }
  }

  fragments(tag: string, values: readonly XmlFragment[] | undefined): void {
    this.unknown(tag, values);
  }

  unknown(_property: string, values: readonly XmlFragment[] | undefined): void {
    const inherited = this.prefixes.find(([prefix]) => prefix === "")?.[1] ?? "";
    for (const fragment of this.#list(values)) {
      if (!leavesOut(this.#model, fragment.namespace, fragment.name)) this.#fragment(fragment, inherited);
    }
  }

  #element(
    tags: WrittenTag,
    position: number,
    element: XmlElementDeclaration,
    type: XmlType | SimpleType<unknown>,
    value: unknown,
  ): void {
    if (isComplex(type)) {
      this.#complex(tags, position, element, type, value);
      return;
    }
    if (this.names.length > 0 && value !== null) {
      this.beginLeaf(tags.local, position);
      this.writeLeaf(tags, this.escapedText(this.#textOf(type, value)));
      return;
    }
    this.beginElement(tags.start, tags.local, position);
    if (value === null && element.nillable === true) this.writeAttribute(xsiNamespace, "nil", "true");
    else this.writeText(this.#textOf(type, value));
    this.afterChild = false;
    this.endElement(tags.end);
  }

  #complex(tags: WrittenTag, position: number, element: XmlElementDeclaration, type: XmlType, value: unknown): void {
    this.beginElement(tags.start, tags.local, position);
    const model = this.#model;
    const known = this.#known;
    const mixed = this.mixed;
    if (value === null && element.nillable === true) this.writeAttribute(xsiNamespace, "nil", "true");
    else if (typeof value === "object" && value !== null) this.#object(element, type, value);
    else throw this.error(`An object is required here, not ${describe(value)}.`);
    this.endElement(tags.end);
    this.#model = model;
    this.#known = known;
    this.mixed = mixed;
  }

  #object(element: XmlElementDeclaration, type: XmlType, value: object): void {
    const isNil = element.nillable !== undefined && isXmlNil(value);
    if (isNil) this.writeAttribute(xsiNamespace, "nil", "true");
    this.#nilDepth = isNil ? this.names.length : -1;
    visitComplex(this, element, type, value);
    this.#nilDepth = -1;
  }

  /** The tags of a child; undefined for one that callers cannot create or update. */
  #tagOf(tag: string): WrittenTag | undefined {
    const known = this.#known.get(tag);
    if (known !== undefined) return known;
    const found = this.#tags.find(this.#model, tag);
    if (found === undefined) throw this.error(`No element matches ${JSON.stringify(tag)}.`);
    return found === "left out" ? undefined : found;
  }

  #fragment(fragment: XmlFragment, inherited: string): void {
    const { namespace, name, attributes, children, prefixes = [] } = fragment;
    if (typeof name !== "string" || !isNCName(name)) {
      throw this.error(`${describe(name)} cannot name an element.`);
    }
    const { mixed, hidden } = { mixed: this.mixed, hidden: this.hidden };
    const isXml = namespace === xmlNamespace;
    const tag = isXml ? `xml:${name}` : name;
    this.beginElement(`<${tag}`, name, 0);
    if (namespace !== inherited && !isXml) this.declareText("", this.declarable(namespace));
    for (const [prefix, uri] of this.#list(prefixes)) this.declareFor(prefix, uri);
    for (const attribute of this.#list(attributes))
      this.writeUnknownAttribute(attribute.namespace, attribute.name, attribute.value);
    const content = this.#list(children);
    if (content.some((child) => typeof child === "string")) this.mixed = true;
    for (const child of content) {
      if (typeof child === "string") this.writeText(child);
      else this.#fragment(child, isXml ? inherited : namespace);
    }
    this.endElement(`</${tag}>`);
    this.mixed = mixed;
    this.hidden = hidden;
  }

  #textOf<T>(type: SimpleType<T>, value: T): string {
    if (type.form.is(value)) return type.form.write(value, this);
    throw this.error(`Expected ${type.form.expected}, but found ${describe(value)}.`);
  }

  #list<T>(values: readonly T[] | undefined): readonly T[] {
    if (values === undefined) return [];
    if (isWholeArray(values)) return values;
    throw this.error(`An array is required here, not ${describe(values)}.`);
  }
}
