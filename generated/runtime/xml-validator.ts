import { findIllegalXmlChar } from "./xml-chars.js";
import { findChild, type ContentModel, type ContentWildcard } from "./xml-content.js";
import { XmlContext } from "./xml-context.js";
import { describe } from "./xml-describe.js";
import { maxXmlDepth } from "./xml-encode-error.js";
import type { XmlFragment, XmlFragmentAttribute } from "./xml-fragment.js";
import { fragmentFault } from "./xml-fragment-fault.js";
import { unexpectedElement, type XmlProblems } from "./xml-problems.js";
import { xsiTypeOf } from "./xsi.js";
import { quoted } from "./safe-text.js";
import type { AttributeRules, ElementRules, XmlItem, XmlVisit, XmlVisitor } from "./xml-visitor.js";
import { isEqual, type PrefixContext, type SimpleType } from "./xsd-simple-type.js";

/** Checks a value of unknown origin against the same content models and simple types as a decoder. */
export class XmlValidator extends XmlContext implements XmlVisitor, PrefixContext {
  /** For each depth, the properties that the schema knows. */
  readonly #known: Set<string>[] = [];
  /** Namespaces of qualified names; a prefix is the place in this list. */
  readonly #namespaces: string[] = [];

  constructor(problems: XmlProblems, root: ContentModel) {
    super(problems);
    this.open("", 0, undefined).cursor.enter(root);
    this.#known.push(new Set(), new Set());
  }

  /** At the end of the document: its root is there, and what refers finds. */
  finish(): void {
    this.finishChildren();
    this.checkReferences();
  }

  attribute<T>(name: string, type: SimpleType<T>, value: T | undefined, rules?: AttributeRules): void {
    this.#know(rules?.property ?? name);
    if (value === undefined) {
      if (rules?.required !== true) return;
      const expected = quoted(name);
      this.report({ code: "cvc-complex-type.4", message: `Attribute ${expected} is missing.`, expected });
      return;
    }
    this.beginAttribute(name);
    const isFine = this.#check(type, value);
    if (isFine && rules?.fixed !== undefined) this.#checkFixed(type, value, rules.fixed, "cvc-attribute.4");
    this.endAttribute();
  }

  attributes(property: string, values: readonly XmlFragmentAttribute[] | undefined, _wildcard: ContentWildcard): void {
    this.#list(property, values);
  }

  text<T>(property: string, type: SimpleType<T>, value: T): void {
    this.#know(property);
    this.#check(type, value);
  }

  enter(model: ContentModel): void {
    this.top.cursor.enter(model);
  }

  simple<T>(tag: string, type: SimpleType<T>, value: T | null | undefined, rules?: ElementRules): void {
    this.#know(tag);
    if (value !== undefined) this.#simple(tag, type, value, rules);
  }

  simpleList<T>(
    tag: string,
    type: SimpleType<T>,
    values: readonly (T | null)[] | undefined,
    rules?: ElementRules,
  ): void {
    for (const value of this.#list(tag, values)) this.#simple(tag, type, value, rules);
  }

  complex<T>(tag: string, visit: XmlVisit<T>, value: T | null | undefined, rules?: ElementRules): void {
    this.#know(tag);
    if (value !== undefined) this.#complex(tag, visit, value, rules);
  }

  complexList<T>(
    tag: string,
    visit: XmlVisit<T>,
    values: readonly (T | null)[] | undefined,
    rules?: ElementRules,
  ): void {
    for (const value of this.#list(tag, values)) this.#complex(tag, visit, value, rules);
  }

  typeOf(value: object): string | undefined {
    return xsiTypeOf(value);
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

  items<T extends XmlItem>(
    property: string,
    visit: XmlVisit<T>,
    values: readonly (T | string)[] | undefined,
    isAlways: boolean = false,
  ): void {
    this.#know(property);
    if (values === undefined && !isAlways) return;
    const { mixed, byTag } = this.top.cursor.model;
    let wasText = false;
    for (const item of this.#list(property, values ?? null)) {
      const isText = typeof item === "string";
      if (isText) this.#checkItemText(item, mixed, wasText);
      else if (isItem(item) && (item.tag === "*" || byTag.has(item.tag))) visit(this, item);
      else
        this.#refuse(
          "xml/unknown-item",
          "An item",
          "text or an object with a tag that the schema knows and a value",
          item,
        );
      wasText = isText;
    }
  }

  anything(tag: string, value: XmlFragment | null | undefined, rules?: ElementRules): void {
    this.#know(tag);
    if (value !== undefined) this.#anything(tag, value, rules);
  }

  anythingList(tag: string, values: readonly (XmlFragment | null)[] | undefined, rules?: ElementRules): void {
    for (const value of this.#list(tag, values)) this.#anything(tag, value, rules);
  }

  fragments(tag: string, values: readonly XmlFragment[] | undefined): void {
    for (const value of this.#list(tag, values)) {
      if (!this.#isFragment(value)) continue;
      this.openChild(findChild(this.top.cursor.model, value.namespace, value.name), value.namespace, value.name);
      this.depth--;
    }
  }

  unknown(property: string, values: readonly XmlFragment[] | undefined): void {
    for (const value of this.#list(property, values)) {
      if (!this.#isFragment(value)) continue;
      const known = findChild(this.top.cursor.model, value.namespace, value.name);
      if (known === undefined) continue;
      const actual = quoted(value.name);
      const message = `Element ${actual} is known here and has a property of its own.`;
      this.report({ code: "xml/known-element", message, actual });
    }
  }

  lookupPrefix(prefix: string): string | undefined {
    return prefix === "" ? "" : this.#namespaces[Number(prefix.slice(1))];
  }

  prefixFor(namespace: string): string {
    const known = this.#namespaces.indexOf(namespace);
    return `q${known >= 0 ? known : this.#namespaces.push(namespace) - 1}`;
  }

  // Children

  #simple<T>(tag: string, type: SimpleType<T>, value: T | null, rules: ElementRules = {}): void {
    const accepted = this.#openTag(tag);
    if (accepted && (value !== null || rules.nillable !== true)) this.#checkElement(type, value, rules);
    this.depth--;
  }

  #complex<T>(tag: string, visit: XmlVisit<T>, value: T | null, rules: ElementRules = {}): void {
    const accepted = this.#openTag(tag);
    if (accepted && (value !== null || rules.nillable !== true)) this.#checkObject(visit, value);
    this.depth--;
  }

  #openTag(tag: string): boolean {
    const child = this.top.cursor.model.byTag.get(tag);
    return this.openChild(child, child?.namespace ?? "", child?.local ?? tag) !== undefined;
  }

  #anything(tag: string, value: XmlFragment | null, rules: ElementRules = {}): void {
    const child = this.top.cursor.model.byTag.get(tag);
    const accepted = this.#openTag(tag);
    if (accepted && (value !== null || rules.nillable !== true) && this.#isFragment(value)) {
      if (value.name !== child?.local || value.namespace !== child.namespace) {
        this.report(unexpectedElement(value.name, [child?.local ?? tag]));
      }
    }
    this.depth--;
  }

  #isFragment(value: unknown): value is XmlFragment {
    const fault = fragmentFault(value, maxXmlDepth - this.depth);
    if (fault !== undefined) this.report(fault);
    return fault === undefined;
  }

  #checkItemText(text: string, mixed: boolean, wasText: boolean): void {
    if (!mixed) this.#refuse("xml/unknown-item", "An item", "an object with tag and value", text);
    else if (text === "") this.#refuse("xml/empty-text", "A text", "at least one character long", text);
    else if (wasText) this.#refuse("xml/split-text", "A text", "one with the text before it", text);
    else this.#checkCharacters(text);
  }

  #refuse(code: string, what: string, expected: string, value: unknown): void {
    const actual = typeof value === "string" ? quoted(value) : describe(value);
    this.report({ code, message: `${what} must be ${expected}, not ${actual}.`, expected, actual });
  }

  #checkCharacters(text: string): boolean {
    if (findIllegalXmlChar(text) < 0) return true;
    const message = "The text has a character that XML does not allow.";
    this.reportValue({ code: "xml/illegal-character", message, actual: quoted(text) });
    return false;
  }

  #checkObject<T>(visit: XmlVisit<T>, value: T | null): void {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      const actual = describe(value);
      const message = `An object is needed here, not ${actual}.`;
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
    visit(this, value);
    this.finishChildren();
    for (const [key, member] of Object.entries(value)) {
      if (known.has(key) || member === undefined) continue;
      const actual = quoted(key);
      this.report({ code: "xml/unknown-property", message: `Property ${actual} is not known here.`, actual });
    }
  }

  /** The members of a list that is not empty: an empty one would be read back as none. */
  #list<T>(property: string, values: readonly T[] | null | undefined): readonly T[] {
    this.#know(property);
    if (values === undefined) return [];
    if (Array.isArray(values)) return values;
    const actual = describe(values);
    const message = `Property ${quoted(property)} needs a list, not ${actual}.`;
    this.report({ code: "xml/list-expected", message, expected: "a list", actual });
    return [];
  }

  #know(property: string): void {
    this.#known[this.depth]?.add(property);
  }

  // Simple values

  #checkElement<T>(type: SimpleType<T>, value: unknown, rules: ElementRules): void {
    if (!this.#check(type, value)) return;
    if (rules.fixed !== undefined) this.#checkFixed(type, value, rules.fixed, "cvc-elt.5.2.2.2.2");
    else if (rules.default !== undefined && rules.default !== "" && type.form.write(value, this) === "") {
      this.fault("cvc-elt.5.1.2", `a text; an empty element stands for ${quoted(rules.default)}`, "");
    }
  }

  /** A value is fine when it has the form of its type, and its text is read back as the same value. */
  #check<T>(type: SimpleType<T>, value: unknown): value is T {
    const { form } = type;
    if (!form.is(value)) {
      const actual = describe(value);
      const message = `The value is ${actual}, not ${form.expected}.`;
      this.reportValue({ code: "cvc-datatype-valid.1.2.1", message, expected: form.expected, actual });
      return false;
    }
    const text = form.write(value, this);
    if (!this.#checkCharacters(text)) return false;
    const faults = this.faults;
    const read = type.read(text, this);
    if (this.faults !== faults || read === undefined) return false;
    if (form.same(value, read)) return true;
    this.fault("cvc-datatype-valid.1.2.1", `written as ${quoted(form.write(read, this))}`, text);
    return false;
  }

  #checkFixed<T>(type: SimpleType<T>, value: T, fixed: string, code: string): void {
    const expected = this.attempt(type, fixed);
    if (expected !== undefined && isEqual(type.form, value, expected)) return;
    this.fault(code, quoted(fixed), type.form.write(value, this));
  }
}

function isItem(item: unknown): item is XmlItem {
  return typeof item === "object" && item !== null && typeof (item as Partial<XmlItem>).tag === "string";
}
