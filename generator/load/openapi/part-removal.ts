import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Fallback } from "../../diagnostics/entry.js";
import {
  escapePointerPart,
  writtenOrigin,
  type Origin,
  type PointerOrigin,
  type SourceFile,
} from "../../diagnostics/origin.js";
import type { SkippedPart } from "../../model/contract.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { LossKind } from "../../model/loss-words.js";
import { lostSchema, type Edit } from "../edited-value.js";
import { createComponentMending } from "../xsd/edits/mend-components.js";
import { addTo } from "../../model/grouped.js";
import { pointersAround, valueAt } from "../../model/json-pointer.js";
import { kindOfFile } from "../json-schema/resources.js";
import { originOf, type Cursor } from "./cursor.js";
import { DocumentEdits, documentKey, type DocumentPlace } from "./document-edits.js";
import { isEmptyObject, emptyListEdit } from "./empty-lists.js";
import { parsedText, type ParsedText } from "./parsed-text.js";
import { kindsAlong } from "./schema-faults.js";
import { isUnknownPart } from "./meant-references.js";
import { isNeeded, mendableParts, narrowingKeywords, scopeFaults } from "./mendable-parts.js";
import type { ObjectKind } from "../../model/openapi-structure.js";
import { isSwagger } from "./swagger/is-swagger.js";
import { nearVersion } from "./version.js";

/** An error in lenient reading, with the fallback of its catalog row. */
export interface LenientError {
  readonly diagnostic: Diagnostic;
  readonly fallback: Fallback;
  /** The missing property, if the error names one. */
  readonly missing?: string | undefined;
  /** True for a property that the object must not have. */
  readonly isUnknown?: boolean;
  /** The pointer of a duplicate key. */
  readonly repeated?: string | undefined;
}

/** A reference of a document. */
export interface WrittenReference {
  /** The object with the reference. */
  readonly at: Cursor;
  /** The target of the reference. */
  readonly target: Cursor;
}

interface NamedElement extends DocumentPlace {
  /** The value that names the element. */
  readonly written: JsonValue;
}

interface Part extends DocumentPlace {
  readonly kind: LossKind;
}

/** Removes the parts with errors from documents. */
export class PartRemoval {
  private readonly values = new Map<string, ParsedText>();
  readonly edits = new DocumentEdits();
  readonly kinds = new Map<string, ObjectKind>();
  /** Unknown properties of documents that references lead into. */
  private readonly unknownParts = new Set<string>();
  readonly skippedParts: SkippedPart[] = [];
  readonly readings: Diagnostic[] = [];
  private root: SourceFile | undefined;
  /** The kind of the root file's document, as it was written. */
  private rootKind: ObjectKind = "document";
  readonly required = new Set<string>();
  readonly elements = new Map<string, NamedElement>();
  readonly fresh = new Set<string>();
  /** True if a document must be read again without a removed part. */
  isStale = false;
  /** The locations of the edits of one reading. */
  made: DocumentPlace[] = [];
  readonly components = createComponentMending();
  /** Alternatives of security that cannot be read, by place. */
  readonly requirements = new Map<string, SkippedPart>();
  /** The skipped first values of duplicate keys, by location. */
  readonly repeated = new Map<string, SkippedPart>();
  /** The faults of removed parts, by original location: parts that need them have the same fault. */
  private readonly causes = new Map<string, Diagnostic>();

  read(file: SourceFile): ParsedText {
    this.root ??= file;
    let known = this.values.get(file.path);
    if (known === undefined) {
      known = parsedText(file);
      const { value = null } = known;
      if (file === this.root && isSwagger(nearVersion(value)?.value ?? value)) this.rootKind = "swagger";
      else if (file === this.root && kindOfFile(known.value) === "schema") this.rootKind = "schema";
      this.values.set(file.path, known);
    }
    return known;
  }

  visit({ file, pointer }: DocumentPlace, kind: ObjectKind): void {
    this.kinds.set(`${documentKey(file)}#${pointer}`, kind);
    if (!isUnknownPart(pointer)) return;
    const [member = pointer] = /^(?:\/components)?\/[^/]+/.exec(pointer) ?? [];
    this.unknownParts.add(`${documentKey(file)}#${member}`);
  }

  private kindOf({ file, pointer }: DocumentPlace): ObjectKind | undefined {
    const known = this.kinds.get(`${documentKey(file)}#${pointer}`);
    if (known !== undefined || file.path !== this.root?.path) return known;
    return kindsAlong(pointer, file.form === "converted" ? "document" : this.rootKind).at(-1);
  }

  /** Returns the innermost part around a location that can be skipped. */
  private partAround(location: DocumentPlace): Part | undefined {
    for (let { pointer } = location; pointer !== ""; pointer = pointer.slice(0, pointer.lastIndexOf("/"))) {
      const found = this.kindOf({ ...location, pointer });
      const kind = mendableParts.find((part) => part === found);
      if (kind !== undefined) return { ...location, pointer, kind };
    }
    return undefined;
  }

  /** Returns true if the location was edited in this reading (without a kind, by a value with the same meaning), and false if an earlier edit did not help. */
  edit(
    location: DocumentPlace,
    what: Edit,
    kind: SkippedPart["kind"] | undefined,
    cause: Diagnostic | undefined,
  ): boolean {
    const key = `${documentKey(location.file)}#${location.pointer}`;
    // Several faults may need the same edit in one reading. A later reading may take out an empty object.
    const before = this.edits.at(location);
    const isWorthMore = before?.kind === "replace" && what.kind === "remove";
    if (before !== undefined && (this.fresh.has(key) || !isWorthMore)) return this.fresh.has(key);
    this.fresh.add(key);
    this.made.push(location);
    // Documents of Swagger 2.0 are converted again, and of schemas with too many parts a reading reports the first.
    const isConverted = this.rootKind === "swagger" && location.file.form !== "converted";
    this.isStale ||= isConverted || cause?.code === "json-schema/too-many-parts";
    this.edits.add(location, what);
    const origin = { kind: "pointer", file: location.file, pointer: location.pointer } as const;
    if (cause !== undefined) this.causes.set(writtenKey(origin), cause);
    if (kind === undefined) this.readings.push(...(cause === undefined ? [] : [cause]));
    else this.skippedParts.push({ origin, kind, document: this.writtenDocument(origin), ...(cause && { cause }) });
    return true;
  }

  /** Removes the property at a location; in a schema, the keyword around it. */
  private drop(location: DocumentPlace, cause: Diagnostic): boolean {
    if (this.unknownParts.has(`${documentKey(location.file)}#${location.pointer}`)) return true;
    const part = this.partAround(location);
    if (part?.pointer === location.pointer) return this.skip(part, cause);
    if (part?.kind !== "schema") {
      const isDropped = location.pointer !== "" && this.edit(location, { kind: "remove" }, "member", cause);
      const name = lastOf(location.pointer);
      if (part === undefined || location.pointer !== `${part.pointer}/${name}`) return isDropped;
      const holder = valueAt(this.values.get(location.file.path)?.value, part.pointer);
      return isNeeded(part.kind, holder, name) ? this.skip(part, cause) : isDropped;
    }
    const [keyword = ""] = location.pointer.slice(part.pointer.length + 1).split("/");
    const at = { ...location, pointer: `${part.pointer}/${keyword}` };
    // A mark that is not true or false may have been meant to be true, which keeps the property out of requests or responses.
    if (keyword === "readOnly" || keyword === "writeOnly")
      return this.edit(at, { kind: "replace", value: true }, undefined, cause);
    return this.edit(at, { kind: "remove" }, "keyword", cause);
  }

  private skip(part: Part, cause: Diagnostic | undefined): boolean {
    const { kind, pointer, ...location } = part;
    const holder = above(above(part));
    const holderKind = this.kindOf(holder);
    if (kind === "mediaType" && (holderKind === "parameter" || holderKind === "header"))
      return this.skip({ ...holder, kind: holderKind }, cause);
    if (/-pattern$/.test(cause?.code ?? "") && lastOf(above(part).pointer) === "patternProperties")
      return this.skip({ ...holder, kind: "schema" }, cause);
    if (kind !== "schema") return this.edit(part, { kind: "remove" }, kind, cause);
    // "/oneOf/2" and "/not": the keyword of the schema above.
    const keyword = /^\d+$/.test(lastOf(pointer)) ? above(part) : part;
    if (
      narrowingKeywords.some((name) => name === lastOf(keyword.pointer)) &&
      this.kindOf(above(keyword)) === "schema"
    ) {
      return this.edit({ ...location, pointer: keyword.pointer }, { kind: "remove" }, "keyword", cause);
    }
    return this.edit({ ...location, pointer }, { kind: "replace", value: lostSchema() }, kind, cause);
  }

  /** Skips the innermost part that was not skipped before. */
  giveUpAround(location: DocumentPlace, cause: Diagnostic | undefined): boolean {
    for (let part = this.partAround(location); part !== undefined; part = this.partAround(above(part))) {
      if (this.skip(part, cause)) return true;
    }
    return isAside(location) && this.edit(location, { kind: "remove" }, "member", cause);
  }

  /** Skips parts with references to skipped parts, and into them. */
  giveUpReferring(references: readonly WrittenReference[]): void {
    // Another reading would report them.
    if (this.made.length === 0 || this.isStale) return;
    const byTarget = new Map<string, WrittenReference[]>();
    for (const reference of references) {
      const { document, pointer } = reference.target;
      for (const at of pointersAround(pointer)) addTo(byTarget, `${documentKey(document.file)}#${at}`, reference);
    }
    // The list grows in the loop.
    for (const { file, pointer } of this.made) {
      const isReplaced = this.edits.at({ file, pointer })?.kind === "replace";
      for (const { at, target } of byTarget.get(`${documentKey(file)}#${pointer}`) ?? []) {
        const { document, pointer: from } = at;
        if ((isReplaced && target.pointer === pointer) || this.edits.isInside(originOf(at))) continue;
        this.giveUpAround(
          { file: document.file, pointer: from },
          this.causes.get(writtenKey({ kind: "pointer", file, pointer })),
        );
      }
    }
  }

  /** True for a location in a list of security requirements. */
  private isSecurity(location: DocumentPlace): boolean {
    const part = this.partAround(location);
    const inside = location.pointer.slice(part?.kind === "operation" ? part.pointer.length : 0);
    return /^\/security(?:\/|$)/.test(inside) && (part === undefined || part.kind === "operation");
  }

  private writtenDocument(origin: Origin): JsonValue | undefined {
    return this.values.get(writtenOrigin(origin).file.path)?.value;
  }

  /** The fault that removed the part that another fault misses. */
  earlierCause({ diagnostic: { code, origin }, missing }: LenientError): Diagnostic | undefined {
    const written = writtenOrigin(origin);
    if (written.kind !== "pointer" || this.causes.size === 0) return undefined;
    const causeAt = (pointer: string): Diagnostic | undefined => this.causes.get(writtenKey({ ...written, pointer }));
    if (missing !== undefined) return causeAt(`${written.pointer}/${escapePointerPart(missing)}`);
    const name = lastOf(written.pointer);
    if (code === "openapi/unknown-security-scheme")
      return causeAt(`/components/securitySchemes/${name}`) ?? causeAt(`/securityDefinitions/${name}`);
    if (code !== "openapi/unknown-ref") return undefined;
    const reference = valueAt(this.writtenDocument(origin), written.pointer);
    return typeof reference === "string" && reference.startsWith("#/") ? causeAt(reference.slice(1)) : undefined;
  }

  /** Notes an alternative of security. Readers leave out what they cannot read of it, so that it never asks for less. */
  leaveOut(fault: LenientError): void {
    const { origin, code } = fault.diagnostic;
    if (origin.kind !== "pointer" || scopeFaults.has(code) || !this.isSecurity(origin)) return;
    const [pointer = ""] = /^.*?\/security(?:\/\d+)?(?=\/|$)/.exec(origin.pointer) ?? [];
    this.leaveOutRequirement({ ...origin, pointer }, this.earlierCause(fault) ?? fault.diagnostic);
  }

  leaveOutRequirement(origin: PointerOrigin, cause: Diagnostic): void {
    const document = this.writtenDocument(origin);
    this.requirements.set(writtenKey(origin), { origin, kind: "security", document, cause });
  }

  /** The fault that a part at a location is skipped for. */
  causeAt(origin: Origin): Diagnostic | undefined {
    return this.causes.get(writtenKey(origin));
  }

  /** Notes a key that stands twice: what stands first under it is not read. */
  noteRepeated({ diagnostic, repeated }: LenientError): void {
    const { file } = diagnostic.origin;
    if (repeated === undefined) return;
    const origin = { kind: "pointer", file, pointer: repeated } as const;
    this.repeated.set(writtenKey(origin), { origin, kind: "value", document: undefined, cause: diagnostic });
  }

  mendFault(fault: LenientError): boolean {
    const { fallback } = fault;
    const { origin } = fault.diagnostic;
    if (origin.kind !== "pointer") return this.giveUpComponent(fault.diagnostic);
    const diagnostic = this.earlierCause(fault) ?? fault.diagnostic;
    const location = { file: origin.file, pointer: origin.pointer };
    // Only objects were visited.
    if (diagnostic.code === "json-schema/not-a-schema") this.visit(location, "schema");
    if (this.isSecurity(location)) {
      this.leaveOut(fault);
      return true;
    }
    const kindOf = (pointer: string): ObjectKind | undefined => this.kindOf({ ...location, pointer });
    const written = this.values.get(origin.file.path)?.value;
    const list = emptyListEdit(written, location.pointer, kindOf);
    if (list !== undefined && this.edit({ ...location, pointer: list.pointer }, list.edit, undefined, diagnostic))
      return true;
    const isEmpty = isEmptyObject(written, location.pointer, kindOf);
    if (isEmpty && this.edit(location, { kind: "replace", value: {} }, undefined, diagnostic)) return true;
    const row = rowAround(location);
    if (row !== undefined && this.edit(row, { kind: "remove" }, "errorRow", diagnostic)) return true;
    return (fallback === "drop" && this.drop(location, diagnostic)) || this.giveUpAround(location, diagnostic);
  }

  /**
   * Gives up the components of XSDs in which faults stand, and what documents name that needs one of them: an operation is not served with less than
   * it asks for. A fault that stands in no component costs every element of the XSDs.
   */
  giveUpElements(faults: readonly LenientError[]): void {
    if (this.elements.size === 0) return;
    const inXsd = faults.filter(({ diagnostic, fallback }) => isInXsd(diagnostic) && fallback !== "ignore");
    const [first] = inXsd;
    if (first === undefined) return;
    const components = inXsd.map(({ diagnostic, fallback }) =>
      fallback === "refuse" ? undefined : this.components.skip(diagnostic),
    );
    const isLocal = components.every((loss) => loss !== undefined);
    const isTouched = remembered((name) => !isLocal || this.components.isTouched(name));
    const touched = [...this.elements.values()].filter(({ written }) => isTouched(elementName(written)));
    for (const element of touched) this.edit(element, { kind: "remove" }, "member", first.diagnostic);
    // An XSD of which nothing is read any more has lost no component.
    if (touched.length === this.elements.size) return;
    this.skipComponents(components);
  }

  private giveUpComponent(cause: Diagnostic): boolean {
    const loss = this.components.skip(cause);
    this.skipComponents([loss]);
    return loss !== undefined;
  }

  private skipComponents(components: readonly (SkippedPart | "again" | undefined)[]): void {
    const lost = components.filter((loss) => loss !== undefined && loss !== "again");
    this.skippedParts.push(...lost);
    this.isStale ||= lost.length > 0;
  }

  /** A file that only a reference names: the parts that refer to it are removed, and not the whole document. */
  isElsewhere({ origin }: Diagnostic, fallback: Fallback): boolean {
    if (isInXsd({ origin }) && this.elements.size > 0) return true;
    return (
      fallback === "refuse" &&
      this.root !== undefined &&
      origin.file.path !== this.root.path &&
      !this.required.has(origin.file.path)
    );
  }
}

function remembered(ask: (name: string) => boolean): (name: string) => boolean {
  const answers = new Map<string, boolean>();
  return (name) => {
    const answer = answers.get(name) ?? ask(name);
    answers.set(name, answer);
    return answer;
  };
}

function isInXsd({ origin }: Pick<Diagnostic, "origin">): boolean {
  return origin.file.language === "xml";
}

/** "Order", of "orders.xsd#{urn:orders}Order". */
function elementName(written: JsonValue): string {
  return typeof written === "string" ? (/[^#{}/]+$/.exec(written)?.[0] ?? "") : "";
}

/** A place in what people wrote: a document that is converted loses parts before and after. */
function writtenKey(origin: Origin): string {
  const written = writtenOrigin(origin);
  return `${written.file.path}#${written.kind === "pointer" ? written.pointer : ""}`;
}

/** True for what stands in no part and is not the whole of all: a license, a tag, a server. */
function isAside({ pointer }: DocumentPlace): boolean {
  return pointer !== "" && !/^\/(?:openapi|swagger|info|paths|webhooks|components|definitions)$/.test(pointer);
}

/** The row of a table of errors that a place is in: half of one would answer with what its author never meant. */
function rowAround({ file, pointer }: DocumentPlace): DocumentPlace | undefined {
  const [row] = /^\/components\/x-errors\/[^/]+\/rows\/\d+(?=\/|$)/.exec(pointer) ?? [];
  return row === undefined ? undefined : { file, pointer: row };
}

function lastOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf("/") + 1);
}

function above({ file, pointer }: DocumentPlace): DocumentPlace {
  return { file, pointer: pointer.slice(0, pointer.lastIndexOf("/")) };
}
