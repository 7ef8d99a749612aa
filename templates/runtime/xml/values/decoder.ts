import { noChildren } from "../content/content-cursor.js";
import { findChild, isEmptyContent, leavesOut, seenFrom, viewOf } from "../content/content.js";
import type { ContentModel, ContentView, LeftOutCode } from "../content/content.js";
import { XmlContext } from "./context.js";
import type { XmlReader } from "../markup/events.js";
import { expandedName } from "../expanded-name.js";
import { declaredValue, isExtendedType } from "../types/extended-type.js";
import { abstractTypeFinding, fixedText, leftOutFinding, missingAttribute, nilContent } from "../problems.js";
import { nilFixedFinding, notNillable, onlyText, rootFinding, strayText, unexpectedAttribute } from "../problems.js";
import { valueFinding, xsiTypeFinding, type XmlFinding, type XmlProblems } from "../problems.js";
import type { ValueConstraint } from "../types/value-constraint.js";
import { derivedNames, derivedTypeNamed, expandedTypeName, isSchemaAttributeName, isTypeNamed } from "../types/xsi.js";
import { nilWith, readNarrower, xsiNamespace, type XmlNilOf } from "../types/xsi.js";
import { isEqual, type SimpleType } from "../../xsd/simple-type.js";

/**
 * A reader that knows the path to its position and the content models of the elements
 * around. The decoder of an element finds the reader on its start tag and leaves it on its end tag. Values are only
 * used when there was no problem at all, so every method may give nothing useful after it has reported one.
 */
export class XmlDecoder extends XmlContext {
  #reader: XmlReader;
  /** The depth of the element whose xsi:nil may be true, that of one that is nil while its attributes are read, where one begins whose text has been reported, and the depth of one whose text no problem shows. */
  #nillableDepth = -1;
  #nilDepth = -1;
  #reportedTextAt: number | undefined = undefined;
  #secretDepth = -1;

  /** True where what a view leaves out is a problem; else it is passed over. */
  readonly #refusesLeftOut: boolean;
  #view: ContentView | undefined = undefined;

  /** `base` is the path to what the reader reads. */
  constructor(reader: XmlReader, problems: XmlProblems, base: string = "", refusesLeftOut: boolean = false) {
    super(problems, base);
    this.#reader = reader;
    this.#refusesLeftOut = refusesLeftOut;
  }

  get reader(): XmlReader {
    return this.#reader;
  }

  /** Goes to the root element. True if it is the one that the content model of the document names. */
  openRoot(document: ContentModel): boolean {
    const { reader } = this;
    this.#view = viewOf(document);
    reader.next();
    const { namespace, localName } = reader;
    const known = findChild(document, namespace, localName);
    this.open("", 0, 0).cursor.enter(document);
    this.open(localName, 0, reader.offset);
    if (known !== undefined) return true;
    const names = document.children.map((child) => expandedName(child.namespace, child.local));
    this.report(rootFinding(expandedName(namespace, localName), names));
    reader.skipElement();
    this.depth--;
    return false;
  }

  /** Reads the rest of the document, which has to be well-formed too. */
  closeDocument(): void {
    this.reader.next();
    this.checkReferences();
  }

  /** The number of attributes of the element. */
  get attributeCount(): number {
    return this.reader.attributeCount;
  }

  /** The local name of an attribute without namespace; else "{namespace}local". */
  attributeName(index: number): string {
    return expandedName(this.reader.attributeNamespace(index), this.reader.attributeLocalName(index));
  }

  /** The value of an attribute. */
  attribute<T>(index: number, type: SimpleType<T>, fixed?: string): T {
    const { reader } = this;
    this.beginAttribute(reader.attributeLocalName(index), reader.attributeOffset(index));
    const text = reader.attributeValue(index);
    this.isSecret = type.isSecret === true;
    const value = type.read(text, this);
    if (fixed !== undefined && value !== undefined) this.#checkFixed(type, value, fixed, text, "cvc-attribute.4");
    this.watch?.attribute(this.depth, reader.attributeNamespace(index), reader.attributeLocalName(index), type, value);
    this.endAttribute();
    return value as T;
  }

  /** An attribute that is not there and has a value all the same. Part 1, section 3.2.1. */
  absentAttribute<T>(name: string, type: SimpleType<T>, text: string, namespace: string = ""): void {
    const value = type.read(text, this);
    this.watch?.attribute(this.depth, namespace, name, type, value);
  }

  /** An attribute that the type does not name: those of XML Schema itself are always welcome. `typeName` is "{namespace}local". */
  otherAttribute(index: number, typeName?: string): void {
    this.#refuseAttribute(index, typeName, "cvc-complex-type.3.2.2");
  }

  /** An attribute of the schema that a view leaves out. */
  leaveOutAttribute(index: number, code: LeftOutCode): void {
    if (!this.#refusesLeftOut) return;
    const name = this.reader.attributeLocalName(index);
    this.reportAttribute(name, leftOutFinding("Attribute", name, code), this.reader.attributeOffset(index));
  }

  /** For a type without attributes. */
  noAttributes(typeName?: string): void {
    for (let index = 0; index < this.reader.attributeCount; index++) this.otherAttribute(index, typeName);
  }

  /** Reports a required attribute that is not there. */
  missingAttribute(name: string): void {
    this.report(missingAttribute(name));
  }

  /** The name of the type that xsi:type gives, as "{namespace}local", with an undeclared prefix as written; undefined when there is none. `open` are those that it may name. */
  typeName(open?: readonly string[]): string | undefined {
    const { reader } = this;
    const index = reader.attributeCount === 0 ? -1 : reader.findAttribute(xsiNamespace, "type");
    if (index < 0) return undefined;
    if (open !== undefined) this.openTypes = { names: open, depth: this.depth };
    return expandedTypeName(reader.attributeValue(index).trim(), this);
  }

  /** Reports an element whose type is abstract and that names no other, or a wrong one; it is passed over. Part 1, section 3.4.4. */
  abstractType(): never {
    const index = this.reader.findAttribute(xsiNamespace, "type");
    if (index < 0) this.report(abstractTypeFinding);
    else this.#checkType(index, undefined);
    this.reader.skipElement();
    this.depth--;
    return undefined as never;
  }

  /** Reads an element from somewhere else, which counts as the one that is open, and leaves it open. */
  readAgain(reader: XmlReader, read: (decoder: XmlDecoder) => unknown): void {
    const outer = this.#reader;
    const view = this.#view;
    this.#reader = reader;
    // Marks speak of the members of a type: what a wildcard lets in is held to the schema alone.
    this.#view = undefined;
    reader.next();
    read(this);
    this.#view = view;
    // Whoever reads an element closes it.
    this.depth++;
    this.#reader = outer;
  }

  /** Opens an element that no content model leads to. */
  openElement(name: string, offset: number | undefined, namespace?: string): void {
    this.open(name, 0, offset);
    if (namespace !== undefined) this.watch?.start(this, this.depth, namespace, name);
  }

  /** Closes the innermost element. */
  close(): void {
    this.depth--;
  }

  /**
   * True when an attribute is one of XML Schema itself, which may always stand there. Checks what it says. Part 1,
   * section 2.6.
   */
  isSchemaAttribute(index: number, typeName?: string): boolean {
    const { reader } = this;
    if (reader.attributeNamespace(index) !== xsiNamespace) return false;
    const name = reader.attributeLocalName(index);
    if (name === "nil") this.#checkNil(index);
    if (name === "type") this.#checkType(index, typeName);
    return isSchemaAttributeName(name);
  }

  #refuseAttribute(index: number, typeName: string | undefined, code: string): void {
    if (this.isSchemaAttribute(index, typeName)) return;
    const finding = unexpectedAttribute(this.attributeName(index), code);
    this.reportAttribute(this.reader.attributeLocalName(index), finding, this.reader.attributeOffset(index));
  }

  /** True when the element is nil (xsi:nil="true"); then it is read to its end. Part 1, section 3.3.4, clause 3. */
  nil(type: Pick<SimpleType<unknown>, "name" | "derived">, constraint?: ValueConstraint): boolean {
    if (!this.#isNil(constraint)) return false;
    const named = this.#typeNamed(type);
    this.#nilDepth = this.depth;
    if (isExtendedType<XmlDecoder>(named)) named.readElement(this);
    else {
      this.#refuseAttributes(named ?? type, "cvc-complex-type.3.2.2");
      this.#readNothing();
    }
    return true;
  }

  /** The value of an element whose type has attributes: they stay when it is nil. `attributes` are their properties. */
  nillable<T extends object, Name extends string>(
    read: (decoder: XmlDecoder) => T,
    attributes: readonly Name[],
    constraint?: ValueConstraint,
  ): T | XmlNilOf<T, Name> | null {
    if (!this.#isNil(constraint)) return read(this);
    this.#nilDepth = this.depth;
    const value = nilWith(read(this), attributes);
    this.#nilDepth = -1;
    return value;
  }

  /** The value of an element without attributes and children. */
  simple<T>(type: SimpleType<T>, constraint?: ValueConstraint): T {
    const named = this.#typeNamed(type);
    if (!isExtendedType<XmlDecoder>(named)) {
      this.#refuseAttributes(named ?? type, "cvc-type.3.1.1");
      return this.content(type, constraint, "cvc-type.3.1.2", named);
    }
    if (type.isSecret === true) this.#secretDepth = this.depth;
    const value = declaredValue(type, named, named.readElement(this, constraint), this);
    this.#secretDepth = -1;
    return value as T;
  }

  /** The type that xsi:type names, of those derived from the simple type of the element. */
  #typeNamed(type: Pick<SimpleType<unknown>, "derived">): SimpleType<unknown> | undefined {
    const { reader } = this;
    if (reader.attributeCount === 0 || type.derived === undefined) return undefined;
    if (reader.findAttribute(xsiNamespace, "type") < 0) return undefined;
    return derivedTypeNamed(type, this.typeName(derivedNames(type)));
  }

  /** For an element of a simple type. */
  #refuseAttributes({ name }: Pick<SimpleType<unknown>, "name">, code: string): void {
    const { attributeCount } = this.reader;
    for (let index = 0; index < attributeCount; index++) this.#refuseAttribute(index, name, code);
  }

  /** The value of simple content, up to the end tag; the attributes have been read. `narrower` is what xsi:type named. */
  content<T>(
    type: SimpleType<T>,
    constraint?: ValueConstraint,
    code: string = "cvc-complex-type.2.2",
    narrower?: SimpleType<unknown>,
  ): T {
    if (this.#nilDepth === this.depth) {
      this.#readNothing();
      return undefined as T;
    }
    const { reader } = this;
    let text = "";
    let isEmpty = true;
    for (let event = reader.next(); event !== "end"; event = reader.next()) {
      isEmpty = false;
      if (event === "text") text += reader.text;
      else this.#refuseChild(code);
    }
    if (isEmpty && constraint !== undefined) text = constraint.fixed ?? constraint.default ?? text;
    this.isSecret = type.isSecret === true || narrower?.isSecret === true || this.#secretDepth === this.depth;
    const value = narrower === undefined ? type.read(text, this) : readNarrower(type, narrower, text, this);
    if (constraint?.fixed !== undefined && value !== undefined) {
      this.#checkFixed(type, value, constraint.fixed, text, "cvc-elt.5.2.2.2.2");
    }
    this.watch?.value(this.depth, type, value, this.#nillableDepth === this.depth);
    this.depth--;
    return value as T;
  }

  /** Begins the children of the element; its attributes have been read. */
  enter(model: ContentModel): void {
    this.top.cursor.enter(this.#nilDepth === this.depth ? noChildren : seenFrom(model, this.#view));
  }

  /**
   * Goes to the next child and gives its tag in the content model: "#text" for text in mixed content, "#unknown" for an element
   * to be kept. undefined at the end tag. A child that was given has to be read before the next call.
   */
  child(): string | undefined {
    const { reader } = this;
    for (;;) {
      switch (reader.next()) {
        case "start": {
          const { namespace, localName } = reader;
          const { model } = this.top.cursor;
          const known = findChild(model, namespace, localName);
          if (known === undefined && leavesOut(model, namespace, localName)) {
            this.#leaveOut(localName, model);
            break;
          }
          const tag = this.openChild(known, namespace, localName, reader.offset);
          if (tag !== undefined) return tag;
          reader.skipElement();
          this.depth--;
          break;
        }
        case "text":
          if (this.top.cursor.model.mixed) return "#text";
          if (this.#nilDepth === this.depth) this.#refuseText(nilContent);
          else if (!reader.blank) this.#refuseText();
          break;
        case "end":
        case "done":
        case "comment":
        case "instruction":
          this.finishChildren();
          this.depth--;
          return undefined;
      }
    }
  }

  /** Passes over an element that a view leaves out. */
  #leaveOut(name: string, { leftOut }: ContentModel): void {
    const { reader } = this;
    this.open(name, 0, reader.offset);
    if (leftOut !== undefined && this.#refusesLeftOut) this.report(leftOutFinding("Element", name, leftOut.code));
    reader.skipElement();
    this.depth--;
  }

  /** The text that `child` stands on. */
  get text(): string {
    return this.reader.text;
  }

  lookupPrefix(prefix: string): string | undefined {
    return this.reader.lookupPrefix(prefix);
  }

  #refuseChild(code: string): void {
    const { reader } = this;
    this.open(reader.localName, 0, reader.offset);
    this.report(onlyText(reader.localName, code));
    reader.skipElement();
    this.depth--;
  }

  /** Once for each element is enough. */
  #refuseText(finding?: XmlFinding): void {
    const { offset } = this.top;
    if (this.#reportedTextAt === offset) return;
    this.#reportedTextAt = offset;
    this.report(finding ?? strayText(this.reader.text.trim(), isEmptyContent(this.top.cursor.model)));
  }

  /** Part 1, section 3.3.4, clause 3.2. */
  #isNil(constraint: ValueConstraint | undefined): boolean {
    const { reader } = this;
    this.#nillableDepth = this.depth;
    const index = reader.attributeCount === 0 ? -1 : reader.findAttribute(xsiNamespace, "nil");
    if (index < 0) return false;
    const text = reader.attributeValue(index).trim();
    if (text === "true" || text === "1") {
      if (constraint?.fixed !== undefined) this.report(nilFixedFinding(constraint.fixed));
      return true;
    }
    if (text !== "false" && text !== "0") {
      const finding = valueFinding("cvc-datatype-valid.1.2.1", "a value of xs:boolean", text);
      this.reportAttribute("nil", finding, reader.attributeOffset(index));
    }
    return false;
  }

  /** Reads an empty element to its end and closes it. */
  #readNothing(): void {
    const { reader } = this;
    this.#nilDepth = -1;
    this.watch?.nil(this.depth);
    if (reader.next() !== "end") {
      this.report(nilContent);
      for (let { event } = reader; event !== "end"; event = reader.next()) if (event === "start") reader.skipElement();
    }
    this.depth--;
  }

  #checkNil(index: number): void {
    if (this.#nillableDepth !== this.depth)
      this.reportAttribute("nil", notNillable, this.reader.attributeOffset(index));
  }

  #checkType(index: number, typeName: string | undefined): void {
    if (isTypeNamed(typeName, this.typeName())) return;
    const { reader } = this;
    const finding = xsiTypeFinding(reader.attributeValue(index), this, this.typesHere(typeName));
    this.reportAttribute("type", finding, reader.attributeOffset(index));
  }

  #checkFixed<T>(type: SimpleType<T>, value: T, fixed: string, text: string, code: string): void {
    const expected = this.attempt(type, fixed);
    if (expected === undefined || !isEqual(type.form, value, expected)) this.fault(code, fixedText(fixed), text);
  }
}
