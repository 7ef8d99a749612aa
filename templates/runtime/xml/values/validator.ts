import { noChildren } from "../content/content-cursor.js";
import {
  findChild,
  leavesOutTag,
  seenFrom,
  viewOf,
  type ContentModel,
  type ContentView,
  type ContentWildcard,
  type WildcardProcess,
  type WildcardWays,
} from "../content/content.js";
import { describe } from "../describe.js";
import { maxXmlDepth } from "../encode-error.js";
import { XmlDecoder } from "./decoder.js";
import type { XmlFragment, XmlFragmentAttribute } from "../fragments/fragment.js";
import { XmlFragmentReader } from "../fragments/fragment-reader.js";
import { noGlobals, type XmlGlobals } from "../types/globals.js";
import { emptyTextFinding, fixedTextFinding } from "../content/mixed-constraint.js";
import { anyAttribute, anyElement, anything } from "../fragments/wildcard-elements.js";
import { fragmentFault, isFragmentAttribute } from "../fragments/fragment-fault.js";
import { missingAttribute, nilFixedFinding, unexpectedElement, type XmlProblems } from "../problems.js";
import { isXmlNil, xsiNamespace } from "../types/xsi.js";
import { quoted } from "../../base/safe-text.js";
import {
  isComplex,
  isRepeated,
  type XmlAttributeUse,
  type XmlChild,
  type XmlElementDeclaration,
} from "../types/type.js";
import type { XmlItemList, XmlType } from "../types/type.js";
import { visitComplex, visitItem } from "./visit-element.js";
import type { XmlItem, XmlVisitor } from "./visitor.js";
import type { SimpleType } from "../../xsd/simple-type.js";
import { XmlValueChecks } from "./value-checks.js";
import { expandedName } from "../expanded-name.js";

/** Checks a value of unknown origin against the same content models and simple types as a decoder. */
export class XmlValidator extends XmlValueChecks implements XmlVisitor {
  readonly seesAbsent = true;
  /** Elements whose objects are being looked at. */
  readonly #shown: { readonly rules: Partial<XmlElementDeclaration>; readonly isNil: boolean }[] = [];
  /** For each depth, the properties that the schema knows. */
  readonly #known: Set<string>[] = [];
  /** And the names of the attributes that it has or names. */
  readonly #attributeNames: Set<string>[] = [];
  readonly #view: ContentView | undefined;

  constructor(problems: XmlProblems, root: ContentModel) {
    super(problems);
    this.#view = viewOf(root);
    this.open("", 0, undefined).cursor.enter(root);
    this.#known.push(new Set(), new Set());
  }

  /** At the end of the document: its root is there, and what refers finds. */
  finish(): void {
    this.finishChildren();
    this.checkReferences();
  }

  attribute(attribute: XmlAttributeUse, value: unknown): void {
    const { name, namespace = "", property, type, required, fixed, absent } = attribute;
    this.#know(property ?? name);
    this.#attributeNames[this.depth]?.add(expandedName(namespace, name));
    if (value === undefined) {
      if (absent !== undefined) {
        this.watch?.attribute(this.depth, namespace, name, type, type.read(absent, this));
      }
      if (required === true) this.report(missingAttribute(name));
      return;
    }
    this.beginAttribute(name);
    const isFine = this.checkValue(type, value);
    if (isFine && fixed !== undefined) this.checkFixed(type, value, fixed, "cvc-attribute.4");
    this.watch?.attribute(this.depth, namespace, name, type, isFine ? value : undefined);
    this.endAttribute();
  }

  leftOut(...properties: readonly string[]): void {
    for (const property of properties) this.#know(property);
  }

  attributes(
    property: string,
    values: readonly XmlFragmentAttribute[] | undefined,
    wildcard: ContentWildcard,
    globals: XmlGlobals,
  ): void {
    const taken = this.#attributeNames[this.depth] ?? new Set();
    for (const value of this.#list(property, values)) {
      if (!isFragmentAttribute(value)) {
        this.refuse("xml/attribute-expected", "An attribute", "an object with namespace, name and value", value);
        continue;
      }
      const name = expandedName(value.namespace, value.name);
      if (taken.has(name) || value.namespace === xsiNamespace) {
        this.refuse("xml/known-attribute", "An attribute", "one that the element does not already have", value.name);
      } else {
        const owner: XmlFragment = { namespace: "", name: "", attributes: [value], children: [] };
        this.#assess(owner, (decoder) => anyAttribute(decoder, 0, [], wildcard, globals), true);
      }
      taken.add(name);
    }
  }

  text(property: string, type: SimpleType<unknown>, value: unknown): void {
    const shown = this.#shown.at(-1);
    if (shown?.isNil === true) {
      this.watch?.nil(this.depth);
      return;
    }
    this.#know(property);
    this.#checkElement(type, value, shown?.rules ?? {});
  }

  enter(whole: ContentModel): void {
    const model = seenFrom(whole, this.#view);
    this.leftOut(...(model.leftOut?.children ?? []).map(({ tag }) => tag));
    this.top.cursor.enter(this.#shown.at(-1)?.isNil === true ? noChildren : model);
  }

  child(tag: string, child: XmlChild, value: unknown): void {
    if (isRepeated(child)) {
      for (const item of this.#children(tag, value as readonly unknown[] | undefined)) this.#element(tag, child, item);
      return;
    }
    this.#know(tag);
    if (value !== undefined && !this.#leavesOut(tag)) this.#element(tag, child, value);
  }

  type(): void {
    this.#know("xsi:type");
  }

  abstractType(): void {
    this.report({
      code: "cvc-type.2",
      message: 'The type of this element is abstract, so "xsi:type" must name another.',
    });
  }

  items(list: XmlItemList, values: readonly (XmlItem | string)[] | undefined): void {
    const { items: property, isWhole = false } = list;
    this.#know(property);
    if (values === undefined && (!isWhole || this.#shown.at(-1)?.isNil === true)) return;
    const { mixed, byTag } = this.top.cursor.model;
    let wasText = false;
    if (mixed && isWhole) this.#checkMixed(values ?? []);
    for (const item of this.#list(property, values ?? null, isWhole)) {
      const isText = typeof item === "string";
      if (isItem(item) && this.#leavesOut(item.tag)) continue;
      if (isText) this.#checkItemText(item, mixed, wasText);
      else if (isItem(item) && (item.tag === "*" || byTag.has(item.tag))) visitItem(this, list, item);
      else this.refuse("xml/unknown-item", "An item", "text or an object with a declared tag and a value", item);
      wasText = isText;
    }
  }

  fragments(
    tag: string,
    values: readonly XmlFragment[] | undefined,
    process: WildcardProcess | WildcardWays,
    globals: XmlGlobals,
  ): void {
    const ways: WildcardWays = typeof process === "string" ? [[tag, process]] : process;
    for (const value of this.#list(tag, values)) {
      if (!this.#isFragment(value)) continue;
      const { namespace, name } = value;
      const accepted = this.openChild(findChild(this.top.cursor.model, namespace, name), namespace, name);
      this.depth--;
      const way = ways.find(([on]) => on === accepted);
      if (way !== undefined) this.#assess(value, (decoder) => anyElement(decoder, way[1], globals));
      else if (accepted !== undefined) this.#reportKnown(name);
    }
  }

  unknown(property: string, values: readonly XmlFragment[] | undefined): void {
    for (const value of this.#list(property, values)) {
      if (!this.#isFragment(value)) continue;
      const known = findChild(this.top.cursor.model, value.namespace, value.name);
      if (known !== undefined) this.#reportKnown(value.name);
    }
  }

  // Children

  #element(tag: string, element: XmlElementDeclaration, value: unknown): void {
    const { type } = element;
    if (type === undefined) {
      this.#anything(tag, value as XmlFragment, element);
      return;
    }
    const accepted = this.#openTag(tag);
    const isNil = value === null && element.nillable === true;
    if (element.identities !== undefined && !isComplex(type)) this.keyed(element.identities);
    if (isNil) this.#nil(element);
    else if (accepted) {
      if (isComplex(type)) this.#checkObject(element, type, value);
      else this.#checkElement(type, value, element);
    }
    this.depth--;
  }

  /** Part 1, section 3.3.4, clause 3.2. */
  #nil({ fixed }: XmlElementDeclaration): void {
    this.watch?.nil(this.depth);
    if (fixed !== undefined) this.report(nilFixedFinding(fixed));
  }

  /** True for a child that callers cannot create or update. */
  #leavesOut(tag: string): boolean {
    return leavesOutTag(this.top.cursor.model, tag);
  }

  #openTag(tag: string): boolean {
    const child = this.top.cursor.model.byTag.get(tag);
    return this.openChild(child, child?.namespace ?? "", child?.local ?? tag) !== undefined;
  }

  /** Checks what a schema lets in as a decoder would, as a child of the innermost element. */
  #assess(value: XmlFragment, read: (decoder: XmlDecoder) => unknown, isOpen: boolean = false): void {
    const reader = new XmlFragmentReader(value, new Map());
    const decoder = new XmlDecoder(reader, this.problems, this.path());
    const outside = isOpen ? this.depth - 1 : this.depth;
    decoder.continue(this, outside);
    reader.next();
    decoder.openElement(value.name, undefined);
    read(decoder);
    decoder.handBack(this, outside);
  }

  #reportKnown(name: string): void {
    const actual = quoted(name);
    const message = `Element ${actual} is declared here and has its own property.`;
    this.report({ code: "xml/known-element", message, actual });
  }

  #anything(tag: string, value: XmlFragment, element: XmlElementDeclaration): void {
    const child = this.top.cursor.model.byTag.get(tag);
    const isFine = this.#openTag(tag) && this.#isFragment(value);
    if (isFine && (value.name !== child?.local || value.namespace !== child.namespace)) {
      this.report(unexpectedElement(value.name, [child?.local ?? tag]));
    }
    this.depth--;
    if (!isFine) return;
    this.#assess(value, (decoder) => {
      const elementPlace = decoder.place();
      // The decoder, which reads what was written, judges nil.
      const read = anything(decoder, element.globals ?? noGlobals, { ...element, nillable: true });
      const isFilled = value.children.length === 0 && read.children.length > 0;
      const finding = isFilled ? emptyTextFinding(element) : undefined;
      if (finding !== undefined) decoder.reportAt(finding, elementPlace);
    });
  }

  #isFragment(value: unknown): value is XmlFragment {
    const fault = fragmentFault(value, maxXmlDepth - this.depth);
    if (fault !== undefined) this.report(fault);
    return fault === undefined;
  }

  /** Mixed content whose declaration fixes it, or gives the text of an empty element. */
  #checkMixed(items: readonly unknown[]): void {
    const { rules = {}, isNil = false } = this.#shown.at(-1) ?? {};
    if (isNil || !Array.isArray(items)) return;
    const finding = items.length === 0 ? emptyTextFinding(rules) : fixedTextFinding(rules, items);
    if (finding !== undefined) this.report(finding);
  }

  #checkItemText(text: string, mixed: boolean, wasText: boolean): void {
    if (!mixed) this.refuse("xml/unknown-item", "An item", "an object with tag and value", text);
    else if (text === "") this.refuse("xml/empty-text", "A text", "at least one character long", text);
    else if (wasText) this.refuse("xml/split-text", "A text", "combined with the text before it", text);
    else this.checkCharacters(text);
  }

  #checkObject(rules: XmlElementDeclaration, type: XmlType, value: unknown): void {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      const actual = describe(value);
      const message = `An object is required here, not ${actual}.`;
      this.report({ code: "xml/object-expected", message, expected: "an object", actual });
      return;
    }
    // The document itself is open too.
    if (this.depth > maxXmlDepth + 1) {
      const expected = `at most ${maxXmlDepth} levels`;
      const message = `Elements are nested deeper than the limit of ${maxXmlDepth}.`;
      this.report({ code: "xml/too-deep", message, expected });
      return;
    }
    const known = (this.#known[this.depth] ??= new Set());
    known.clear();
    (this.#attributeNames[this.depth] ??= new Set()).clear();
    const isNil = rules.nillable !== undefined && isXmlNil(value);
    if (isNil) known.add("xsi:nil");
    if (isNil && rules.fixed !== undefined) this.report(nilFixedFinding(rules.fixed));
    if (rules.identities !== undefined) this.keyed(rules.identities);
    this.#shown.push({ rules, isNil });
    // A type with simple content enters no model, and the cursor has that of an element before at this depth.
    this.top.cursor.enter(noChildren);
    visitComplex(this, rules, type, value);
    this.#shown.pop();
    this.finishChildren();
    if (isNil && Object.keys(value).length === 1) {
      this.refuse("xml/nil-without-attributes", "A nil element without attributes", "null", value);
    }
    for (const [key, member] of Object.entries(value)) {
      if (known.has(key) || member === undefined) continue;
      const actual = quoted(key);
      this.report({ code: "xml/unknown-property", message: `Property ${actual} is unknown here.`, actual });
    }
  }

  /** The members of a list that is not empty: an empty one would be read back as none. */
  #list<T>(property: string, values: readonly T[] | null | undefined, mayBeEmpty: boolean = false): readonly T[] {
    this.#know(property);
    if (values === undefined) return [];
    if (Array.isArray(values)) {
      if (values.length === 0 && !mayBeEmpty) {
        const message = `Property ${quoted(property)} is an empty array; omit the property.`;
        this.report({ code: "xml/empty-list", message, expected: "an array with items, or no property" });
      }
      return values as readonly T[];
    }
    const actual = describe(values);
    const message = `Property ${quoted(property)} must be an array, not ${actual}.`;
    this.report({ code: "xml/list-expected", message, expected: "a list", actual });
    return [];
  }

  /** The children of a tag: none where callers cannot create or update them. */
  #children<T>(tag: string, values: readonly T[] | undefined): readonly T[] {
    return this.#list(tag, this.#leavesOut(tag) ? undefined : values);
  }

  #know(property: string): void {
    this.#known[this.depth]?.add(property);
  }

  // Simple values

  #checkElement(type: SimpleType<unknown>, value: unknown, rules: Partial<XmlElementDeclaration>): void {
    const isFine = this.checkValue(type, value);
    this.watch?.value(this.depth, type, isFine ? value : undefined, rules.nillable !== undefined);
    if (!isFine) return;
    if (rules.fixed !== undefined) this.checkFixed(type, value, rules.fixed, "cvc-elt.5.2.2.2.2");
    else if (rules.default !== undefined && rules.default !== "" && type.form.write(value, this) === "") {
      this.fault("cvc-elt.5.1.2", `text; an empty element means ${quoted(rules.default)}`, "");
    }
  }
}

function isItem(item: unknown): item is XmlItem {
  return typeof item === "object" && item !== null && typeof (item as Partial<XmlItem>).tag === "string";
}
