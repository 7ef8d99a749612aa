import { isEmptyContent, isHead, type ContentChild } from "../content/content.js";
import { XmlContentCursor } from "../content/content-cursor.js";
import { nearestName } from "../../base/near.js";
import { expandedName } from "../expanded-name.js";
import {
  abstractElement,
  missingElement,
  repeatedElement,
  secretFinding,
  unexpectedElement,
  valueFinding,
} from "../problems.js";
import type { XmlFinding, XmlProblems } from "../problems.js";
import type { WatchedElement, XmlIdentities, XmlWatch } from "../identity/watch.js";
import type { SimpleContext, SimpleType } from "../../xsd/simple-type.js";

/** An element that is open. Records are used again by the next element at the same depth. */
export interface OpenElement {
  name: string;
  /** The position among elements of its name; 0 where there can only be one. */
  position: number;
  /** Its place in the text; undefined where there is no text. */
  offset: number | undefined;
  readonly cursor: XmlContentCursor;
  /** The child that the last unwelcome one was probably meant to be: its name is misspelt, or of another namespace. */
  meant: string | undefined;
  /** The children that were expected where an element that the model does not know stood, which its problem told. */
  refusedFor: readonly string[] | undefined;
}

/** The place of an element. */
export interface XmlPlace {
  /** Names of elements from the root, with positions where they repeat: "/Order/Line[2]". */
  readonly path: string;
  readonly offset: number | undefined;
}

/**
 * The common part of a decoder and a validator: the elements around, their content models, identifiers, and problems.
 */
export abstract class XmlContext implements SimpleContext, WatchedElement {
  protected readonly problems: XmlProblems;
  /** The path to the first element. */
  readonly #base: string;
  readonly #open: OpenElement[] = [];
  #ids = new Set<string>();
  #references: { readonly id: string; readonly path: string; readonly offset: number | undefined }[] = [];
  #attribute: string | undefined = undefined;
  #attributeOffset: number | undefined = undefined;
  #muted = 0;
  missed = "";
  /** The types that xsi:type may name beside the declared one, for the element at a depth. */
  protected openTypes: { readonly names: readonly string[]; readonly depth: number } | undefined = undefined;
  /** The number of open elements. */
  protected depth = 0;
  /** The number of faults that simple types have reported, those included that are never shown. */
  protected faults = 0;
  /** True while the text that is looked at is one that no problem shows. */
  protected isSecret = false;
  /** Follows identity constraints, from the first element on that has any. */
  protected watch: XmlWatch | undefined = undefined;

  constructor(problems: XmlProblems, base: string = "") {
    this.problems = problems;
    this.#base = base;
  }

  abstract lookupPrefix(prefix: string): string | undefined;

  /** The innermost open element. */
  protected get top(): OpenElement {
    return this.#open[this.depth - 1]!;
  }

  /** Opens an element. Whoever opens one closes it by taking one from `depth`. */
  protected open(name: string, position: number, offset: number | undefined): OpenElement {
    let element = this.#open[this.depth++];
    if (element === undefined) {
      element = { name, position, offset, cursor: new XmlContentCursor(), meant: undefined, refusedFor: undefined };
      this.#open.push(element);
    } else {
      element.name = name;
      element.position = position;
      element.offset = offset;
      element.meant = undefined;
      element.refusedFor = undefined;
    }
    return element;
  }

  /**
   * Opens a child of the innermost element and gives its tag; reports what is wrong with its place. undefined when it has none:
   * then it is open all the same, to be passed over.
   */
  protected openChild(
    child: ContentChild | undefined,
    namespace: string,
    name: string,
    offset?: number,
  ): string | undefined {
    const parent = this.top;
    const { cursor } = parent;
    const count = child === undefined ? 0 : cursor.count(child);
    this.open(name, child?.repeats === true || count > 1 ? count : 0, offset);
    if (this.watch !== undefined) this.watch.start(this, this.depth, namespace, name);
    const tag = cursor.accept(child, namespace);
    const { fault } = cursor;
    if (fault === undefined) return tag;
    if (child === undefined && cursor.model.keepsUnknown) return "#unknown";
    switch (fault.kind) {
      case "missing":
        if (!this.#isTold(parent, fault.expected)) this.report(missingElement(fault, name));
        break;
      case "too-many":
        this.report(repeatedElement(name, fault.most));
        break;
      case "unexpected":
        if (isHead(cursor.model, namespace, name)) this.report(abstractElement(name, fault.expected));
        else this.#reportUnexpected(name, namespace, fault.expected, fault.maxRounds);
        parent.meant = fault.expected.includes(name) ? name : nearestName(name, fault.expected);
        parent.refusedFor = this.#isUnknown(child, name, parent) ? fault.expected : undefined;
        break;
    }
    if (tag === undefined) this.watch?.passOver(this.depth);
    return tag;
  }

  /** True for an element that is none of the model's, and not a misspelling of one. */
  #isUnknown(child: ContentChild | undefined, name: string, { cursor: { model } }: OpenElement): boolean {
    return child === undefined && nearestName(name, model.byLocal.keys()) === undefined;
  }

  /**
   * True when the element that is missing was there, under a name that was reported, or when something else stood at its place and was
   * reported with all that was expected there: one problem is enough for it.
   */
  #isTold({ meant, refusedFor }: OpenElement, expected: readonly string[]): boolean {
    if (meant !== undefined && expected.includes(meant)) return true;
    return refusedFor !== undefined && expected.every((name) => refusedFor.includes(name));
  }

  /** Names tell their namespaces where only these differ from what is expected. */
  #reportUnexpected(name: string, namespace: string, expected: readonly string[], maxRounds?: number): void {
    const alike = expected.includes(name) ? (this.#open[this.depth - 2]?.cursor.model.byLocal.get(name) ?? []) : [];
    if (alike.length === 0 || alike.some((child) => child.namespace === namespace)) {
      const around = this.#open[this.depth - 2]?.cursor.model;
      const inEmpty = around !== undefined && isEmptyContent(around);
      this.report(unexpectedElement(name, expected, { inEmpty, maxRounds }));
      return;
    }
    const tags = expected.flatMap((tag) =>
      tag === name ? alike.map((child) => expandedName(child.namespace, child.local)) : [tag],
    );
    this.report(unexpectedElement(expandedName(namespace, name), tags));
  }

  /** The innermost element, whose attributes come next, has identity constraints. */
  keyed(identities: XmlIdentities): this {
    this.watch ??= identities.watch(this.problems);
    this.watch.begin(this, this.depth, identities);
    return this;
  }

  /** Goes on with the identifiers and identity constraints of another context, in which so many elements are open around. */
  continue(other: XmlContext, outside: number): void {
    this.#ids = other.#ids;
    this.#references = other.#references;
    this.watch = other.watch;
    if (this.watch !== undefined) this.watch.outer += outside;
  }

  /** Ends what `continue` began. */
  handBack(other: XmlContext, outside: number): void {
    if (other.watch === undefined) this.watch?.finish();
    else other.watch.outer -= outside;
  }

  /** The types that the innermost element may have: the declared one, if it has a name, and those that xsi:type may name. */
  protected typesHere(declared: string | undefined): readonly string[] {
    const { names = [], depth } = this.openTypes ?? {};
    return [...(declared === undefined ? [] : [declared]), ...(depth === this.depth ? names : [])];
  }

  /** The place of the innermost element in the text. */
  get offset(): number | undefined {
    return this.top.offset;
  }

  /** At the end of an element's children: reports those that are missing. */
  protected finishChildren(): void {
    const missing = this.top.cursor.finish();
    if (missing !== undefined && !this.#isTold(this.top, missing.expected)) this.report(missingElement(missing));
  }

  /** Reports a problem of the innermost element. */
  report(finding: XmlFinding): void {
    this.problems.add(finding, this.path(), this.top.offset);
  }

  /** The innermost element, for a problem that is told after it was closed. */
  place(): XmlPlace {
    return { path: this.path(), offset: this.top.offset };
  }

  /** Reports a problem of an element that may be closed by now. */
  reportAt(finding: XmlFinding, { path, offset }: XmlPlace): void {
    this.problems.add(finding, path, offset);
  }

  reportAttribute(name: string, finding: XmlFinding, offset?: number): void {
    this.problems.add(finding, `${this.path()}/@${name}`, offset);
  }

  /** Until `endAttribute`, faults are those of an attribute. */
  protected beginAttribute(name: string, offset?: number): void {
    this.#attribute = name;
    this.#attributeOffset = offset;
  }

  protected endAttribute(): void {
    this.#attribute = undefined;
  }

  /** Reports a problem of the attribute that is being read, or of the innermost element. */
  protected reportValue(finding: XmlFinding): void {
    if (this.#attribute === undefined) this.report(finding);
    else this.reportAttribute(this.#attribute, finding, this.#attributeOffset);
  }

  fault(code: string, expected: string, actual: string, measure?: number): undefined {
    this.faults++;
    if (this.#muted > 0) this.missed = expected;
    else
      this.reportValue(this.isSecret ? secretFinding(code, expected) : valueFinding(code, expected, actual, measure));
  }

  attempt<T>(type: SimpleType<T>, text: string): T | undefined {
    const before = this.faults;
    this.#muted++;
    const value = type.read(text, this);
    this.#muted--;
    const failed = this.faults !== before;
    this.faults = before;
    return failed ? undefined : value;
  }

  declareId(id: string): void {
    if (this.#muted > 0) return;
    if (this.#ids.has(id)) this.fault("cvc-id.2", "an identifier that is unique in the document", id);
    this.#ids.add(id);
  }

  referToId(id: string): void {
    if (this.#muted === 0) this.#references.push({ id, path: this.path(), offset: this.top.offset });
  }

  /** At the end: every reference has its identifier. Part 1, section 3.14.4. */
  checkReferences(): void {
    this.watch?.finish();
    for (const { id, path, offset } of this.#references) {
      if (this.#ids.has(id)) continue;
      this.problems.add(valueFinding("cvc-id.1", "an identifier of the document", id), path, offset);
    }
  }

  /** "/Profile/Telephones/Telephone[2]" */
  path(): string {
    let path = this.#base;
    for (let depth = 0; depth < this.depth; depth++) {
      const { name, position } = this.#open[depth]!;
      // The document itself has no name.
      if (name !== "") path += position === 0 ? `/${name}` : `/${name}[${position}]`;
    }
    return path;
  }
}
