import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Fallback } from "../../diagnostics/entry.js";
import { escapePointerPart, writtenOrigin, type Origin, type SourceFile } from "../../diagnostics/origin.js";
import type { SkippedPart } from "../../model/contract.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { LossKind } from "../../model/loss-words.js";
import { lostSchema, editedValue, type Edit } from "../edited-value.js";
import { createComponentMending } from "../xsd/mend-components.js";
import type { XmlElement } from "../xsd/xml-tree.js";
import { valueAt } from "../../model/json-pointer.js";
import { kindOfFile } from "../json-schema/resources.js";
import type { Cursor } from "./cursor.js";
import { isEmptyObject, emptyListEdit } from "./empty-lists.js";
import { firstFaultsWithin } from "./first-faults.js";
import { parsedText, type ParsedText } from "./parsed-text.js";
import { kindsAlong } from "./schema-faults.js";
import { isUnknownPart } from "./meant-references.js";
import { mendableParts, narrowingKeywords, scopeFaults } from "./mendable-parts.js";
import type { ObjectKind } from "../../model/openapi-structure.js";
import { isSwagger } from "./swagger/is-swagger.js";
import { nearVersion } from "./version.js";

/** A fault that lenience meets, and what its row of the catalogue says of it. */
export interface LenientError {
  readonly diagnostic: Diagnostic;
  readonly fallback: Fallback;
  /** The member that the fault says is missing. */
  readonly missing?: string | undefined;
  /** The place of a key that stands twice. */
  readonly repeated?: string | undefined;
}

/** The outcome of mending the faults of one reading. */
export interface RepairedDocument {
  /** True when documents were changed, so that they are worth reading again. */
  readonly isChanged: boolean;
  /** Faults that nothing can be given up for. */
  readonly refused: readonly Diagnostic[];
}

/**
 * Edits that make the documents of one interface readable, gathered over several readings: each fault takes out what it stands in,
 * the smallest part first. Places stay those of the files.
 */
export interface LenientEdits {
  /** A file's value with the edits so far; it is parsed once. */
  valueOf(file: SourceFile, diagnostics: Diagnostics): JsonValue | undefined;
  /** The value of a document that was made of a file's, with the edits so far. */
  edited(file: SourceFile, value: JsonValue): JsonValue;
  /** Notes the kind of an object: only what has one can be given up. */
  visit(at: Cursor, kind: ObjectKind): void;
  /** Notes what names an element of an XSD ("orders.xsd#Order"), or a view of it: it is given up with what the element needs of the XSD. */
  nameElement(at: Cursor, written: JsonValue): void;
  /** The xs:schema element of an XSD with the edits so far. */
  mendedXsd(root: XmlElement): XmlElement;
  /** Notes a file without which nothing is read: a fault in it belongs to that file alone. */
  require(path: string): void;
  /** Notes a reference into a file that cannot be read. */
  lose(at: Cursor): void;
  /** Takes out what the faults stand in; those that nothing can be taken out for come back as refused. */
  mend(faults: readonly LenientError[]): RepairedDocument;
  /** True for a fault that is there only because something else was given up. */
  isConsequence(fault: LenientError): boolean;
  /** Every part that has been taken out so far. */
  skippedParts(): readonly SkippedPart[];
  /** Faults of what was read as what it stands for, so that nothing is lost. */
  readings(): readonly Diagnostic[];
}

interface Place {
  readonly file: SourceFile;
  /** An RFC 6901 pointer into the file. */
  readonly pointer: string;
}

interface NamedElement extends Place {
  /** The value that names the element. */
  readonly written: JsonValue;
}

interface Part extends Place {
  readonly kind: LossKind;
}

/** Begins the mending of a document that is read leniently: parts that have a fault are given up. */
export function createLenientEdits(): LenientEdits {
  const state = new MendingState();
  let lost: Cursor[] = [];
  return {
    valueOf(file, diagnostics) {
      const { value, reports } = state.read(file);
      reports.forEach((report) => report(diagnostics));
      return value === undefined ? undefined : state.edited(file, value);
    },
    edited: (file, value) => state.edited(file, value),
    visit({ document, pointer }, kind) {
      state.visit({ file: document.file, pointer }, kind);
    },
    nameElement({ document: { file }, pointer }, written) {
      state.elements.set(`${file.path}#${pointer}`, { file, pointer, written });
    },
    mendedXsd: (root) => state.components.mended(root),
    require: (path) => void state.required.add(path),
    lose: (at) => void lost.push(at),
    mend(faults) {
      const before = state.skippedParts.length;
      state.fresh.clear();
      state.components.begin();
      const serious = faults.filter(
        ({ diagnostic, fallback }) => fallback !== "ignore" && !state.isElsewhere(diagnostic, fallback),
      );
      faults.filter(({ fallback }) => fallback === "ignore").forEach((fault) => state.leaveOut(fault));
      faults.forEach((fault) => state.noteRepeated(fault));
      state.giveUpElements(faults);
      const refused = serious.filter((fault) => fault.fallback === "refuse" || !state.mendFault(fault));
      const causes = lost.length === 0 ? undefined : firstFaultsWithin(faults);
      for (const { document, pointer } of lost) {
        state.giveUpAround({ file: document.file, pointer }, causes?.get(document.file)?.get(pointer));
      }
      lost = [];
      return {
        isChanged: state.skippedParts.length > before || state.fresh.size > 0,
        refused: refused.map(({ diagnostic }) => diagnostic),
      };
    },
    isConsequence: (fault) => state.earlierCause(fault) !== undefined,
    readings: () => state.readings,
    skippedParts: () => [...state.skippedParts, ...state.requirements.values(), ...state.repeated.values()],
  };
}

/** The edits of a document, and what they cost. */
class MendingState {
  private readonly values = new Map<string, ParsedText>();
  private readonly edits = new Map<string, Map<string, Edit>>();
  readonly kinds = new Map<string, ObjectKind>();
  /** Members of documents that OpenAPI does not know, and that references lead into. */
  private readonly unknownParts = new Set<string>();
  readonly skippedParts: SkippedPart[] = [];
  readonly readings: Diagnostic[] = [];
  private root: SourceFile | undefined;
  /** The kind of the root file's document, as it was written. */
  private rootKind: ObjectKind = "document";
  readonly required = new Set<string>();
  readonly elements = new Map<string, NamedElement>();
  readonly fresh = new Set<string>();
  readonly components = createComponentMending();
  /** Alternatives of security that cannot be read, by place. */
  readonly requirements = new Map<string, SkippedPart>();
  /** The skipped parts of keys that stand twice, of which the last is read, by place. */
  readonly repeated = new Map<string, SkippedPart>();
  /** The faults that parts were taken out for, by written place: what misses one of them later has the same fault. */
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

  edited(file: SourceFile, value: JsonValue): JsonValue {
    return editedValue(value, this.edits.get(keyOf(file)) ?? new Map<string, Edit>());
  }

  visit({ file, pointer }: Place, kind: ObjectKind): void {
    this.kinds.set(`${keyOf(file)}#${pointer}`, kind);
    if (!isUnknownPart(pointer)) return;
    const [member = pointer] = /^(?:\/components)?\/[^/]+/.exec(pointer) ?? [];
    this.unknownParts.add(`${keyOf(file)}#${member}`);
  }

  private kindOf({ file, pointer }: Place): ObjectKind | undefined {
    const known = this.kinds.get(`${keyOf(file)}#${pointer}`);
    if (known !== undefined || file.path !== this.root?.path) return known;
    return kindsAlong(pointer, file.form === "converted" ? "document" : this.rootKind).at(-1);
  }

  /** The innermost part that can be given up and holds a place, or is it. */
  private partAround(location: Place): Part | undefined {
    for (let { pointer } = location; pointer !== ""; pointer = pointer.slice(0, pointer.lastIndexOf("/"))) {
      const found = this.kindOf({ ...location, pointer });
      const kind = mendableParts.find((part) => part === found);
      if (kind !== undefined) return { ...location, pointer, kind };
    }
    return undefined;
  }

  /** True when something was taken out, or put in place of what means the same (no kind of loss); false where that was done before, and did not help. */
  edit(location: Place, what: Edit, kind: SkippedPart["kind"] | undefined, cause: Diagnostic | undefined): boolean {
    const edits = this.edits.get(keyOf(location.file)) ?? new Map<string, Edit>();
    const key = `${keyOf(location.file)}#${location.pointer}`;
    // Several faults may ask for the same edit in one reading. A later reading may take out an empty object.
    const before = edits.get(location.pointer);
    const isWorthMore = before?.kind === "replace" && what.kind === "remove";
    if (before !== undefined && (this.fresh.has(key) || !isWorthMore)) return this.fresh.has(key);
    this.fresh.add(key);
    this.edits.set(keyOf(location.file), edits.set(location.pointer, what));
    // Not what else a place may hold: a part has a kind of its own.
    const origin = { kind: "pointer", file: location.file, pointer: location.pointer } as const;
    if (cause !== undefined) this.causes.set(writtenKey(origin), cause);
    if (kind === undefined) this.readings.push(...(cause === undefined ? [] : [cause]));
    else this.skippedParts.push({ origin, kind, document: this.writtenDocument(origin), ...(cause && { cause }) });
    return true;
  }

  /** Takes out the member at a place; inside a schema, the keyword that holds it. */
  private drop(location: Place, cause: Diagnostic): boolean {
    if (this.unknownParts.has(`${keyOf(location.file)}#${location.pointer}`)) return true;
    const part = this.partAround(location);
    if (part?.pointer === location.pointer) return this.skip(part, cause);
    if (part?.kind !== "schema")
      return location.pointer !== "" && this.edit(location, { kind: "remove" }, "member", cause);
    const [keyword = ""] = location.pointer.slice(part.pointer.length + 1).split("/");
    const at = { ...location, pointer: `${part.pointer}/${keyword}` };
    // A mark that is not true or false may have been meant to be true, which keeps the property out of requests or responses.
    if (keyword === "readOnly" || keyword === "writeOnly")
      return this.edit(at, { kind: "replace", value: true }, undefined, cause);
    return this.edit(at, { kind: "remove" }, "keyword", cause);
  }

  private skip(part: Part, cause: Diagnostic | undefined): boolean {
    const { kind, pointer, ...location } = part;
    if (kind !== "schema") return this.edit(part, { kind: "remove" }, kind, cause);
    // "/oneOf/2" and "/not": the keyword of the schema above.
    const keyword = /^\d+$/.test(lastOf(pointer)) ? above(part) : part;
    if (narrowingKeywords.has(lastOf(keyword.pointer)) && this.kindOf(above(keyword)) === "schema") {
      return this.edit({ ...location, pointer: keyword.pointer }, { kind: "remove" }, "keyword", cause);
    }
    return this.edit({ ...location, pointer }, { kind: "replace", value: lostSchema() }, kind, cause);
  }

  /** Gives up the innermost part that was not given up before. */
  giveUpAround(location: Place, cause: Diagnostic | undefined): boolean {
    for (let part = this.partAround(location); part !== undefined; part = this.partAround(above(part))) {
      if (this.skip(part, cause)) return true;
    }
    return isAside(location) && this.edit(location, { kind: "remove" }, "member", cause);
  }

  /** True for a list of security requirements, and what stands in it. */
  private isSecurity(location: Place): boolean {
    const part = this.partAround(location);
    const inside = location.pointer.slice(part?.kind === "operation" ? part.pointer.length : 0);
    return /^\/security(?:\/|$)/.test(inside) && (part === undefined || part.kind === "operation");
  }

  private writtenDocument(origin: Origin): JsonValue | undefined {
    return this.values.get(writtenOrigin(origin).file.path)?.value;
  }

  /** The fault for which the part was given up that another fault says is not there. */
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
    const requirement = { ...origin, pointer };
    const document = this.writtenDocument(requirement);
    const cause = this.earlierCause(fault) ?? fault.diagnostic;
    this.requirements.set(writtenKey(requirement), { origin: requirement, kind: "security", document, cause });
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
    this.skippedParts.push(...components.filter((loss) => loss !== undefined && loss !== "again"));
  }

  private giveUpComponent(cause: Diagnostic): boolean {
    const loss = this.components.skip(cause);
    if (loss !== undefined && loss !== "again") this.skippedParts.push(loss);
    return loss !== undefined;
  }

  /** A file that only a reference names: what refers to it is given up, and not the whole document. */
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

/** A document that was made of a file's has pointers of its own. */
function keyOf({ path, form }: SourceFile): string {
  return `${form ?? "written"} ${path}`;
}

/** True for what stands in no part and is not the whole of all: a license, a tag, a server. */
function isAside({ pointer }: Place): boolean {
  return pointer !== "" && !/^\/(?:openapi|swagger|info|paths|webhooks|components|definitions)$/.test(pointer);
}

/** The row of a table of errors that a place is in: half of one would answer with what its author never meant. */
function rowAround({ file, pointer }: Place): Place | undefined {
  const [row] = /^\/components\/x-errors\/[^/]+\/rows\/\d+(?=\/|$)/.exec(pointer) ?? [];
  return row === undefined ? undefined : { file, pointer: row };
}

function lastOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf("/") + 1);
}

function above({ file, pointer }: Place): Place {
  return { file, pointer: pointer.slice(0, pointer.lastIndexOf("/")) };
}
