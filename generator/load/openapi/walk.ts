import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { isMarkKey } from "../../model/marks.js";
import { isXmlType } from "../../model/media-types.js";
import {
  isArray,
  isObject,
  items,
  member,
  members,
  originOf,
  refOf,
  rootOf,
  step,
  type Cursor,
  type SpecDocument,
} from "./cursor.js";
import { fieldOf, type Field, type ObjectKind } from "../../model/openapi-structure.js";
import { withQuestionTexts, type DeclaredQuestions } from "./declared-questions.js";
import type { WrittenMark } from "./fill-marks.js";
import { isUnknownPart } from "./meant-references.js";
import type { ErrorNodes } from "./error-nodes.js";
import type { LoadSettings } from "../../settings/settings.js";
import type { References } from "./references.js";
import { mappingReference } from "./schema/discriminator.js";
import { isReadBesideRef } from "./schema/ref-siblings.js";
import { kindsAlong } from "./schema-faults.js";
import { versionNamed, type OpenApiVersion } from "./version.js";

/** The result of a walk over a document and everything it refers to. */
export interface WalkResult {
  /** Every rule, open question and choice, in order of the walk: the root document from top to bottom, then other files. */
  readonly marks: readonly WrittenMark[];
  /** References to other files, each target once. */
  readonly external: readonly ExternalTarget[];
  /** Every `x-xsd-element` of a media type. */
  readonly xsdElements: readonly Cursor[];
  /** Media types that are XML and have a schema but no `x-xsd-element`. */
  readonly plainXml: readonly { readonly mediaType: string; readonly at: Cursor }[];
  /** True if lenient reading takes a reference for an operation, which no version of OpenAPI knows. */
  readonly hasOperationRefs: boolean;
  /** True if references name nothing and are read as they are meant. */
  readonly hasMeantRefs: boolean;
}

/** A part of another file that a reference leads to. */
export interface ExternalTarget {
  readonly kind: ObjectKind;
  readonly at: Cursor;
}

/** The surroundings of a walk through a document. */
export interface WalkContext {
  /** Absent for a JSON Schema by itself. */
  readonly version?: OpenApiVersion;
  readonly references: References;
  readonly diagnostics: Diagnostics;
  /** The edits of lenient reading; absent where a fault costs the whole document. */
  readonly errors?: ErrorNodes | undefined;
  /** Absent for a JSON Schema by itself, which knows no `nullable`. */
  readonly settings?: Pick<LoadSettings, "nullable" | "strictness">;
  /** Empty if the document declares no open questions. */
  readonly questions?: DeclaredQuestions;
}

/** Visits every object of a document by its kind, checks each reference, and goes on where references lead. */
export function walkDocument(root: SpecDocument, context: WalkContext, kind: ObjectKind = "document"): WalkResult {
  const walk = new DocumentWalk(root, context, kind);
  // The queue grows while it is worked off.
  for (const { at, kind } of walk.queue) walk.visit(at, kind);
  const { marks, external, xsdElements, plainXml, hasOperationRefs, hasMeantRefs } = walk;
  return { marks, external, xsdElements, plainXml, hasOperationRefs, hasMeantRefs };
}

/** One walk through a document. */
class DocumentWalk {
  readonly references;
  readonly diagnostics;
  readonly version;
  readonly errors;
  readonly settings;
  readonly marks: WrittenMark[] = [];
  readonly external: ExternalTarget[] = [];
  readonly xsdElements: Cursor[] = [];
  readonly plainXml: { mediaType: string; at: Cursor }[] = [];
  hasOperationRefs = false;
  hasMeantRefs = false;
  private readonly visited = new Set<unknown>();
  readonly queue: ExternalTarget[];

  constructor(
    private readonly root: SpecDocument,
    private readonly context: WalkContext,
    kind: ObjectKind = "document",
  ) {
    const { references, diagnostics, version, errors, settings } = context;
    this.references = references;
    this.diagnostics = diagnostics;
    this.version = version;
    this.errors = errors;
    this.settings = settings;
    this.queue = [{ kind, at: rootOf(root) }];
  }

  visit(cursor: Cursor, kind: ObjectKind): void {
    const { value } = cursor;
    if (!isObject(value) || this.visited.has(value)) return;
    this.visited.add(value);
    const at = kind === "schema" ? this.references.within(cursor) : cursor;
    this.errors?.visit(at, kind);
    const ref = kind === "plain" ? undefined : refOf(at);
    if (ref !== undefined) this.visitReference(at, kind, ref);
    if (kind === "schema") this.visitMapping(at);
    if (kind === "schema") this.visitDynamic(at);
    // Beside a reference only a schema of 3.1 and a path item have members that count.
    if (ref !== undefined && kind !== "pathItem" && !(kind === "schema" && !this.isAlone(at))) return;
    for (const key of Object.keys(value)) {
      if (key.startsWith("x-") && kind !== "callback") this.visitExtension(at, key);
      const field = fieldOf(kind, key);
      const content = value[key];
      if (field !== undefined && typeof content === "object") this.visitField(step(at, key, content), field);
    }
  }

  private visitField(at: Cursor, field: Field): void {
    switch (field.shape) {
      case "one":
        // Older drafts have lists where later ones have one schema.
        for (const schema of isArray(at.value) ? items(at) : [at]) this.visit(schema, field.kind);
        return;
      case "list":
        for (const item of items(at)) this.visit(item, field.kind);
        return;
      case "map":
        for (const entry of members(at)) {
          if (field.extensible === true && entry.key.startsWith("x-")) this.visitExtension(at, entry.key);
          else this.visit(entry.at, field.kind);
          if (field.kind === "mediaType") this.visitMediaType(entry.key, entry.at);
        }
        return;
    }
  }

  /** A discriminator's mapping may refer to schemas that nothing else names. */
  private visitMapping(at: Cursor): void {
    const discriminator = member(at, "discriminator");
    const mapping = discriminator === undefined ? undefined : member(discriminator, "mapping");
    for (const { at: entry } of members(mapping)) {
      const target =
        typeof entry.value === "string"
          ? this.references.resolve(mappingReference(entry.value, entry), entry)
          : undefined;
      if (target !== undefined) this.enqueue(target, "schema");
    }
  }

  /** `$dynamicRef` and `$recursiveRef` lead somewhere from any scope. */
  private visitDynamic(at: Cursor): void {
    const { name, hasNamedFragments } = this.references.dialectOf(at.document);
    if (name === "oas-3.0" || hasNamedFragments === true) return;
    const reference = member(at, name === "2019-09" ? "$recursiveRef" : "$dynamicRef");
    if (reference === undefined || typeof reference.value !== "string") return;
    const target = this.references.check(reference.value, reference, "schema");
    if (target !== undefined) this.enqueue(target, "schema");
  }

  /** True where what stands beside `$ref` does not count. */
  private isAlone(at: Cursor): boolean {
    return this.references.dialectOf(at.document).isReferenceAlone === true;
  }

  private enqueue(target: Cursor, kind: ObjectKind): void {
    if (this.visited.has(target.value)) return;
    if (target.document !== this.root) {
      this.external.push({ kind, at: target });
      reportOtherVersion(target.document, this.context);
    } else if (this.isUnchecked(target, kind)) this.external.push({ kind, at: target });
    this.queue.push({ kind, at: target });
  }

  /** True for parts that OpenAPI does not check, since they are in an extension; the checks of requests must not be lost. */
  private isUnchecked({ pointer }: Cursor, kind: ObjectKind): boolean {
    const restricts = ["pathItem", "parameter", "requestBody"].includes(kind);
    const known = restricts ? kindsAlong(pointer).at(-1) : kind;
    // A part of another kind is an error of its own in a strict reading.
    if (this.errors === undefined) return known === undefined;
    return known !== kind || isUnknownPart(pointer);
  }

  private visitMediaType(mediaType: string, at: Cursor): void {
    const element = member(at, "x-xsd-element");
    if (element !== undefined) {
      this.xsdElements.push(element);
      for (const named of [element, member(at, "x-xsd-view")])
        if (named !== undefined) this.errors?.nameElement(named, element.value);
    } else if (isXmlType(mediaType) && member(at, "schema") !== undefined) this.plainXml.push({ mediaType, at });
  }

  private visitReference(at: Cursor, kind: ObjectKind, ref: string): void {
    if (kind === "operation" && this.errors !== undefined) this.hasOperationRefs = true;
    const reference = step(at, "$ref", ref);
    const target = this.references.check(ref, reference, kind);
    this.hasMeantRefs ||= this.references.isMeant(ref, reference);
    this.reportSiblings(at, kind);
    if (target === undefined) {
      this.references.refuse(at);
      this.errors?.lose(at);
      return;
    }
    this.errors?.refer(at, target);
    if (kind !== "schema" && this.references.leadsToItself(at)) {
      this.diagnostics.report("openapi/ref-cycle", originOf(reference), { ref });
    }
    this.enqueue(target, kind);
  }

  private reportSiblings(at: Cursor, kind: ObjectKind): void {
    if (kind === "pathItem" || (kind === "schema" && (this.version === "3.1" || this.version === undefined))) return;
    const dialect = this.references.dialectOf(at.document).name;
    for (const { key, at: sibling } of members(at)) {
      const isMeant = key === "nullable" && this.settings?.nullable === "as-meant";
      const isRead = kind === "schema" && isReadBesideRef(key, dialect, this.settings);
      const counts = key === "$ref" || key.startsWith("x-") || isMeant || isRead;
      if (counts || (this.version === "3.1" && (key === "summary" || key === "description"))) continue;
      this.diagnostics.report("openapi/ignored-ref-sibling", originOf(sibling, "key"), {
        key,
        version: this.version ?? "",
      });
    }
  }

  private visitExtension(at: Cursor, key: string): void {
    if (!isMarkKey(key) || !isObject(at.value)) return;
    const { questions = new Map() } = this.context;
    if (key === "x-open-question") {
      const holder: { [key: string]: JsonValue } = at.value;
      holder[key] = withQuestionTexts(holder[key] ?? null, questions);
    }
    const mark = step(at, key, at.value[key] ?? null);
    if (isArray(mark.value)) this.marks.push(...items(mark).map((item) => ({ key, at: item })));
    else if (key === "x-rules") this.diagnostics.report("openapi/malformed-rule", originOf(mark), { mark: key });
    else this.marks.push({ key, at: mark });
  }
}

/** A file that says its version must be of the root's: each schema is read by the rules of one. */
function reportOtherVersion(document: SpecDocument, { version, diagnostics }: WalkContext): void {
  const written = version === undefined ? undefined : member(rootOf(document), "openapi");
  if (written === undefined || typeof written.value !== "string" || versionNamed(written.value) === version) return;
  diagnostics.report("openapi/mixed-versions", originOf(written), { version: written.value, root: `${version}` });
}
