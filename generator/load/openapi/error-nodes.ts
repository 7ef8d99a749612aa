import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import {
  escapePointerPart,
  writtenOrigin,
  type Origin,
  type PointerOrigin,
  type SourceFile,
} from "../../diagnostics/origin.js";
import type { SkippedPart } from "../../model/contract.js";
import { addTo } from "../../model/grouped.js";
import { pointersAround, valueAt } from "../../model/json-pointer.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { SkippedKind } from "../../model/skipped-kinds.js";
import type { ObjectKind } from "../../model/openapi-structure.js";
import { lostSchema, type Edit } from "../edited-value.js";
import { kindOfFile } from "../json-schema/resources.js";
import { ComponentErrors } from "../xsd/errors/component-errors.js";
import { originOf, type Cursor } from "./cursor.js";
import { DocumentEdits, documentKey, locationKey, type DocumentPlace } from "./document-edits.js";
import { isEmptyObject, emptyListEdit } from "./empty-lists.js";
import { gatherErrors, withoutIgnoring, type LenientError } from "./gather-errors.js";
import { isUnknownPart } from "./meant-references.js";
import { isAside, isNeeded, skippableParts, narrowingKeywords, rowAround, scopeFaults } from "./skippable-parts.js";
import { kindsAlong } from "./schema-faults.js";
import { isSwagger } from "./swagger/is-swagger.js";
import { nearVersion } from "./version.js";

/** A reference of a document. */
interface WrittenReference {
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
  readonly kind: SkippedKind;
}

/**
 * The errors of the documents of one API in lenient loading, each with the smallest part around it: the contract has a node
 * there instead. Documents are read once, and locations stay those of the files.
 */
export class ErrorNodes {
  private readonly gathered = gatherErrors();
  readonly diagnostics = this.gathered.diagnostics;
  /** The errors of components of XSDs. */
  readonly components = new ComponentErrors();
  private readonly errors: readonly LenientError[] = this.gathered.errors;
  /** The number of errors that have a node. */
  private settled = 0;
  /** Errors without a part around them. */
  private readonly refused: Diagnostic[] = [];
  private readonly values = new Map<string, JsonValue | undefined>();
  private readonly edits = new DocumentEdits();
  private readonly kinds = new Map<string, ObjectKind>();
  /** Unknown properties of documents that references lead into. */
  private readonly unknownParts = new Set<string>();
  private readonly parts = new Set<SkippedPart>();
  /** Errors of values that are read as intended. */
  private readonly readings: Diagnostic[] = [];
  private root: SourceFile | undefined;
  /** The kind of the root file's document, as it was written. */
  private rootKind: ObjectKind = "document";
  private readonly required = new Set<string>();
  private readonly elements = new Map<string, NamedElement>();
  private readonly lost: { readonly at: Cursor; readonly cause: Diagnostic | undefined }[] = [];
  private readonly references: WrittenReference[] = [];
  /** The locations of all edits. */
  private readonly made: DocumentPlace[] = [];
  /** Alternatives of security that cannot be read, by location. */
  private readonly requirements = new Map<string, SkippedPart>();
  /** The skipped first values of duplicate keys, by location. */
  private readonly repeated = new Map<string, SkippedPart>();
  /** The errors of removed parts, by original location: parts that need them have the same error. */
  private readonly causes = new Map<string, Diagnostic>();

  /** Notes the value of a file. */
  read(file: SourceFile, value: JsonValue | undefined): void {
    this.values.set(file.path, value);
    if (this.root !== undefined) return;
    this.root = file;
    if (value !== undefined && isSwagger(nearVersion(value)?.value ?? value)) this.rootKind = "swagger";
    else if (kindOfFile(value) === "schema") this.rootKind = "schema";
  }

  /** Notes the kind of an object: only an object of a known kind can be skipped. */
  visit({ document, pointer }: Cursor, kind: ObjectKind): void {
    this.kinds.set(`${documentKey(document.file)}#${pointer}`, kind);
    if (!isUnknownPart(pointer)) return;
    const [member = pointer] = /^(?:\/components)?\/[^/]+/.exec(pointer) ?? [];
    this.unknownParts.add(`${documentKey(document.file)}#${member}`);
  }

  /** Notes a value that names an element of an XSD ("orders.xsd#Order"), or a view of it. */
  nameElement({ document: { file }, pointer }: Cursor, written: JsonValue): void {
    this.elements.set(`${file.path}#${pointer}`, { file, pointer, written });
  }

  /** Notes a file without which nothing is read: an error in it is of that file alone. */
  require(path: string): void {
    this.required.add(path);
  }

  /** Notes a reference into a file that cannot be read. */
  lose(at: Cursor): void {
    const cause = this.errors.at(-1)?.diagnostic;
    const isHere = cause !== undefined && locationKey(cause.origin) === `${locationKey(originOf(at))}/$ref`;
    this.lost.push({ at, cause: isHere ? cause : undefined });
  }

  /** Notes a reference and its target. */
  refer(at: Cursor, target: Cursor): void {
    this.references.push({ at, target });
  }

  /** Makes the nodes of all errors so far. `isStrict` includes errors that change nothing in a document of OpenAPI 3. */
  settle(isStrict = false): void {
    const all = this.errors.slice(isStrict ? 0 : this.settled);
    const errors = isStrict ? all.map(withoutIgnoring) : all;
    this.settled = this.errors.length;
    const serious = errors.filter((error) => error.fallback !== "ignore" && !this.isElsewhere(error));
    errors.forEach((error) => this.noteRepeated(error));
    this.skipElements(errors);
    for (const error of serious) {
      const isRefused = error.fallback === "refuse" || !this.skipAt(error);
      if (isRefused && !isStrict) this.refused.push(error.diagnostic);
    }
    for (const { at, cause } of this.lost.splice(0))
      this.skipAround({ file: at.document.file, pointer: at.pointer }, cause);
    this.skipReferring();
    errors.filter(({ fallback }) => fallback === "ignore").forEach((error) => this.leaveOut(error));
  }

  /** Every report: warnings where parts are skipped, and errors if nothing can be read. */
  reports(isRead: boolean): readonly Diagnostic[] {
    const isRefused = !isRead || this.refused.length > 0;
    const consequences = new Set(
      this.errors.filter((error) => this.earlierCause(error) !== undefined).map(({ diagnostic }) => diagnostic),
    );
    const causes = [...this.readings, ...this.skippedParts().flatMap(({ cause }) => cause ?? [])];
    const others = this.diagnostics
      .all()
      .filter((diagnostic) => isRefused || !(consequences.has(diagnostic) || this.isSkipped(diagnostic.origin)));
    return [...new Set([...causes, ...others])].map((diagnostic) =>
      isRefused || diagnostic.severity !== "error" ? diagnostic : { ...diagnostic, severity: "warning" },
    );
  }

  /** Every skipped part. */
  skippedParts(): readonly SkippedPart[] {
    return [...this.parts, ...this.requirements.values(), ...this.repeated.values()];
  }

  /** The value of a cursor without the skipped parts. */
  readable({ document: { file }, pointer, value }: Cursor): JsonValue {
    if (file.form === "converted") this.edits.convert({ file, pointer }, value);
    return this.edits.edited(file, value, pointer);
  }

  /** The number of skipped parts in documents: a copy of readable values is stale if it grew. */
  count(): number {
    return this.edits.count;
  }

  /** True for a part that is skipped, or in one. */
  isSkipped(origin: Origin): boolean {
    if ([origin, writtenOrigin(origin)].some((at) => this.edits.isInside(at))) return true;
    const component = this.components.partAt(origin);
    return component !== undefined && this.parts.has(component);
  }

  /** Notes an alternative of security with a skipped scheme. */
  skipRequirement(origin: Origin, scheme: Origin): void {
    const cause = this.causes.get(locationKey(scheme));
    if (origin.kind === "pointer" && cause !== undefined) this.leaveOutRequirement(origin, cause);
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
      const kind = skippableParts.find((part) => part === found);
      if (kind !== undefined) return { ...location, pointer, kind };
    }
    return undefined;
  }

  /** Replaces or removes the value at a location, without a kind by a value with the same meaning. */
  private edit(
    location: DocumentPlace,
    what: Edit,
    kind: SkippedKind | undefined,
    cause: Diagnostic | undefined,
  ): true {
    if (this.edits.at(location) !== undefined) return true;
    this.made.push(location);
    this.edits.add(location, what);
    const origin = { kind: "pointer", file: location.file, pointer: location.pointer } as const;
    if (cause !== undefined) this.causes.set(locationKey(origin), cause);
    if (kind === undefined) this.readings.push(...(cause === undefined ? [] : [cause]));
    else this.parts.add({ origin, kind, document: this.writtenDocument(origin), ...(cause && { cause }) });
    return true;
  }

  /** Removes the property at a location; in a schema, the keyword around it. */
  private drop(location: DocumentPlace, cause: Diagnostic): boolean {
    if (this.unknownParts.has(`${documentKey(location.file)}#${location.pointer}`)) return true;
    const part = this.partAround(location);
    if (part?.pointer === location.pointer) return this.skip(part, cause);
    if (part?.kind !== "schema") {
      const name = lastOf(location.pointer);
      const isDirect = part !== undefined && location.pointer === `${part.pointer}/${name}`;
      const holder = valueAt(this.values.get(location.file.path), part?.pointer ?? "");
      const isDropped = location.pointer !== "" && this.edit(location, { kind: "remove" }, "member", cause);
      return isDirect && isNeeded(part.kind, holder, name) ? this.skip(part, cause) : isDropped;
    }
    const [keyword = ""] = location.pointer.slice(part.pointer.length + 1).split("/");
    const at = { ...location, pointer: `${part.pointer}/${keyword}` };
    // A mark that is not true or false may have been meant to be true, which keeps the property out of requests or responses.
    if (keyword === "readOnly" || keyword === "writeOnly")
      return this.edit(at, { kind: "replace", value: true }, undefined, cause);
    return this.edit(at, { kind: "remove" }, "keyword", cause);
  }

  private skip(part: Part, cause: Diagnostic | undefined): true {
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
    const isNarrowing = narrowingKeywords.some((name) => name === lastOf(keyword.pointer));
    if (isNarrowing && this.kindOf(above(keyword)) === "schema")
      return this.edit({ ...location, pointer: keyword.pointer }, { kind: "remove" }, "keyword", cause);
    return this.edit({ ...location, pointer }, { kind: "replace", value: lostSchema() }, kind, cause);
  }

  /** Skips the innermost part. */
  private skipAround(location: DocumentPlace, cause: Diagnostic | undefined): boolean {
    const part = this.partAround(location);
    if (part !== undefined) return this.skip(part, cause);
    return isAside(location) && this.edit(location, { kind: "remove" }, "member", cause);
  }

  /** Skips parts with references to skipped parts, and into them. */
  private skipReferring(): void {
    if (this.made.length === 0) return;
    const byTarget = new Map<string, WrittenReference[]>();
    for (const reference of this.references) {
      const { document, pointer } = reference.target;
      for (const at of pointersAround(pointer)) addTo(byTarget, `${documentKey(document.file)}#${at}`, reference);
    }
    // The list grows in the loop.
    for (const { file, pointer } of this.made) {
      const isReplaced = this.edits.at({ file, pointer })?.kind === "replace";
      for (const { at, target } of byTarget.get(`${documentKey(file)}#${pointer}`) ?? []) {
        if ((isReplaced && target.pointer === pointer) || this.edits.isInside(originOf(at))) continue;
        const cause = this.causes.get(locationKey({ kind: "pointer", file, pointer }));
        this.skipAround({ file: at.document.file, pointer: at.pointer }, cause);
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
    return this.values.get(writtenOrigin(origin).file.path);
  }

  /** The error that removed the part that another error misses. */
  private earlierCause({ diagnostic: { code, origin }, missing }: LenientError): Diagnostic | undefined {
    const written = writtenOrigin(origin);
    if (written.kind !== "pointer" || this.causes.size === 0) return undefined;
    const causeAt = (pointer: string): Diagnostic | undefined => this.causes.get(locationKey({ ...written, pointer }));
    if (missing !== undefined) return causeAt(`${written.pointer}/${escapePointerPart(missing)}`);
    const name = lastOf(written.pointer);
    if (code === "openapi/unknown-security-scheme")
      return causeAt(`/components/securitySchemes/${name}`) ?? causeAt(`/securityDefinitions/${name}`);
    if (code !== "openapi/unknown-ref") return undefined;
    const reference = valueAt(this.writtenDocument(origin), written.pointer);
    return typeof reference === "string" && reference.startsWith("#/") ? causeAt(reference.slice(1)) : undefined;
  }

  /** Notes an alternative of security. Readers leave out what they cannot read of it, so that it never asks for less. */
  private leaveOut(error: LenientError): void {
    const { origin, code } = error.diagnostic;
    if (origin.kind !== "pointer" || scopeFaults.has(code) || !this.isSecurity(origin)) return;
    const [pointer = ""] = /^.*?\/security(?:\/\d+)?(?=\/|$)/.exec(origin.pointer) ?? [];
    this.leaveOutRequirement({ ...origin, pointer }, this.earlierCause(error) ?? error.diagnostic);
  }

  private leaveOutRequirement(origin: PointerOrigin, cause: Diagnostic): void {
    const document = this.writtenDocument(origin);
    this.requirements.set(locationKey(origin), { origin, kind: "security", document, cause });
  }

  /** Notes a duplicate key: its first value is not read. */
  private noteRepeated({ diagnostic, repeated }: LenientError): void {
    const { file } = diagnostic.origin;
    if (repeated === undefined) return;
    const origin = { kind: "pointer", file, pointer: repeated } as const;
    this.repeated.set(locationKey(origin), { origin, kind: "value", document: undefined, cause: diagnostic });
  }

  /** Skips the part with an error; false if there is none. */
  private skipAt(error: LenientError): boolean {
    const { fallback } = error;
    const { origin } = error.diagnostic;
    if (origin.kind !== "pointer") return this.skipComponents([error]);
    const diagnostic = this.earlierCause(error) ?? error.diagnostic;
    const location = { file: origin.file, pointer: origin.pointer };
    // Only objects were visited.
    if (diagnostic.code === "json-schema/not-a-schema")
      this.kinds.set(`${documentKey(origin.file)}#${origin.pointer}`, "schema");
    if (this.isSecurity(location)) {
      this.leaveOut(error);
      return true;
    }
    const kindOf = (pointer: string): ObjectKind | undefined => this.kindOf({ ...location, pointer });
    const written = this.values.get(origin.file.path);
    const list = emptyListEdit(written, location.pointer, kindOf);
    if (list !== undefined) return this.edit(location, list, undefined, diagnostic);
    if (isEmptyObject(written, location.pointer, kindOf))
      return this.edit(location, { kind: "replace", value: {} }, undefined, diagnostic);
    const row = rowAround(location);
    if (row !== undefined) return this.edit(row, { kind: "remove" }, "errorRow", diagnostic);
    return (fallback === "drop" && this.drop(location, diagnostic)) || this.skipAround(location, diagnostic);
  }

  /**
   * Skips components of XSDs with errors, and names of elements in documents that need one of them. An error outside of components
   * costs every element of the XSDs.
   */
  private skipElements(errors: readonly LenientError[]): void {
    const inXsd = errors.filter((error) => isInXsd(error.diagnostic) && error.fallback !== "ignore");
    const [first] = inXsd;
    if (first === undefined || this.elements.size === 0) return;
    const isLocal = inXsd.every(({ diagnostic: { origin } }) => this.components.partAt(origin) !== undefined);
    const touched = [...this.elements.values()].filter(
      ({ written }) => !isLocal || this.components.isTouched(elementName(written)),
    );
    for (const element of touched) this.edit(element, { kind: "remove" }, "member", first.diagnostic);
    // An XSD of which nothing is read has lost no component.
    if (touched.length < this.elements.size) this.skipComponents(inXsd);
  }

  /** False if an error is in no component. */
  private skipComponents(errors: readonly LenientError[]): boolean {
    const parts = errors.map(({ diagnostic: { origin } }) => this.components.partAt(origin));
    for (const part of parts) if (part !== undefined) this.parts.add(part);
    return parts.every((part) => part !== undefined);
  }

  /** True for an error in a file that only a reference names: the parts that refer to it are skipped, and not the whole document. */
  private isElsewhere({ diagnostic: { origin }, fallback }: LenientError): boolean {
    if (isInXsd({ origin }) && this.elements.size > 0) return true;
    const { path } = origin.file;
    const isOther = this.root !== undefined && path !== this.root.path && !this.required.has(path);
    return fallback === "refuse" && isOther;
  }
}

function isInXsd({ origin }: Pick<Diagnostic, "origin">): boolean {
  return origin.file.language === "xml";
}

/** "Order", of "orders.xsd#{urn:orders}Order". */
function elementName(written: JsonValue): string {
  return typeof written === "string" ? (/[^#{}/]+$/.exec(written)?.[0] ?? "") : "";
}

function lastOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf("/") + 1);
}

function above({ file, pointer }: DocumentPlace): DocumentPlace {
  return { file, pointer: pointer.slice(0, pointer.lastIndexOf("/")) };
}
