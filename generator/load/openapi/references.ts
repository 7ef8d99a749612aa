import type { SourceFile } from "../../diagnostics/origin.js";
import type { Suggest } from "../../diagnostics/suggest.js";
import type { ObjectKind } from "../../model/openapi-structure.js";
import type { Dialect } from "../json-schema/dialects.js";
import { recursiveAnchor } from "../json-schema/resources.js";
import { absoluteUri } from "../json-schema/uris.js";
import { originOf, refOf, type Cursor, type SpecDocument } from "./cursor.js";
import { descend } from "./descend.js";
import { ReferenceFaults } from "./reference-faults.js";
import { MeantReferences } from "./meant-references.js";
import { documentMemo, ReferencedDocuments, type ReferencedDocumentsContext } from "./referenced-documents.js";
import { splitReference } from "./split-reference.js";

/** Finds what `$ref` names: RFC 3986 relative references to local files, with a JSON pointer or an anchor. */
export interface References {
  /** Finds the target of `ref` as written at `from`, or reports why there is none. `kind` is what is expected there. */
  check(ref: string, from: Cursor, kind: ObjectKind): Cursor | undefined;
  /** Notes an object whose reference leads to nothing that it may lead to. */
  refuse(from: Cursor): void;
  /** True for such an object. */
  isRefused(from: Cursor): boolean;
  /** The same as `check` without a report, for references that were checked before. */
  resolve(ref: string, from: Cursor): Cursor | undefined;
  /** True for a reference that names nothing, and is read as it is meant. */
  isMeant(ref: string, from: Cursor): boolean;
  /** Follows references until something else comes; undefined when they lead nowhere or back to themselves. */
  follow(cursor: Cursor): Cursor | undefined;
  /** True when following references from here never ends. */
  leadsToItself(cursor: Cursor): boolean;
  /** The target of `$dynamicRef` or `$recursiveRef`, seen from the dynamic scope of `from` (JSON Schema core, section 8.2.3.2). */
  resolveDynamic(ref: string, from: Cursor, isRecursive: boolean): Cursor | undefined;
  /** True for the URI of a meta-schema that can be read. */
  hasMetaSchema(uri: string, from: Cursor): boolean;
  /** The dialect of the schemas in a document. */
  dialectOf(document: SpecDocument): Dialect;
  /** A schema as a place of its own resource. */
  within(cursor: Cursor): Cursor;
  /** The same in the dynamic scope of the way there. */
  enter(cursor: Cursor, from?: Cursor): Cursor;
  /** Files that were opened by their URIs, sorted by path. */
  files(): readonly SourceFile[];
}

/** The parts that references of documents stand on. */
export interface ReferencesContext extends ReferencedDocumentsContext {
  readonly suggest: Suggest;
  /** True if pointers that name nothing are read as they are meant, where that is certain. */
  readonly isLenient?: boolean;
}

/** Begins the resolving of references, within documents and between them. */
export function createReferences(context: ReferencesContext): References {
  const files = new ReferencedDocuments(context);
  const { resources } = files;
  const targets = new ReferenceTargets(files, context);
  return {
    check: (ref, from, kind) => targets.check(ref, from, kind),
    resolve: (ref, from) => targets.resolve(ref, from),
    refuse: (from) => targets.refuse(from),
    isRefused: (from) => targets.refused.has(from.value),
    isMeant: (ref, from) => targets.isMeant(ref, from),
    follow(cursor) {
      const end = targets.endOf(cursor);
      return end === "circle" ? undefined : end;
    },
    leadsToItself: (cursor) => targets.endOf(cursor) === "circle",
    resolveDynamic(ref, from, isRecursive) {
      const target = targets.resolve(ref, from);
      const name = isRecursive ? recursiveAnchor : splitReference(ref).fragment;
      return target && resources.outermost(target, name, from);
    },
    hasMetaSchema(text, from) {
      const uri = absoluteUri(text, undefined);
      return uri !== undefined && files.openUri(uri, originOf(from)) !== undefined;
    },
    dialectOf: resources.dialectOf,
    within: resources.within,
    enter: resources.enter,
    files: () => files.files(),
  };
}

/** The targets of references, each found once. */
class ReferenceTargets {
  private readonly faults: ReferenceFaults;
  private readonly meant = new MeantReferences((cursor) => {
    const end = this.endOf(cursor);
    return end === "circle" ? undefined : end;
  });
  /** References that were reported and are read as they are meant, with the files that have them. */
  private readonly reported = new Set<string>();
  /** Objects whose references were refused. */
  readonly refused = new Set<unknown>();
  private readonly found = new Map<SpecDocument, Map<string, Cursor | undefined>>();
  /** The final targets of references; "circle" for those that lead back to themselves. */
  private readonly followed = new Map<unknown, Cursor | "circle" | undefined>();

  constructor(
    private readonly files: ReferencedDocuments,
    private readonly context: ReferencesContext,
  ) {
    this.faults = new ReferenceFaults(context.documents.root, context.diagnostics, context.suggest);
  }

  check(ref: string, from: Cursor, kind: ObjectKind): Cursor | undefined {
    const { path, fragment } = splitReference(ref);
    if (path !== "" && !this.files.isAllowed(path, from)) {
      this.context.diagnostics.report("openapi/remote-ref", originOf(from), { ref });
      return undefined;
    }
    const document = this.files.documentOf(path, from);
    if (document === undefined) return undefined;
    const target = this.resolve(ref, from);
    if (target !== undefined) {
      if (this.isMeant(ref, from)) this.reportMeant(ref, from, target);
      if (!this.faults.checkKind(target, from, kind)) return undefined;
      if (kind === "schema") this.files.resources.addSchema(target);
    } else if (isPointer(fragment)) this.faults.reportPointer(document, fragment, ref, from, kind);
    else this.faults.reportAnchor(fragment, this.files.resources.anchorsOf(document).keys(), from);
    return target;
  }

  refuse({ value }: Cursor): void {
    this.refused.add(value);
    // Chains of references may have been followed through it.
    this.followed.clear();
  }

  resolve(ref: string, from: Cursor): Cursor | undefined {
    const known = documentMemo(this.found, from.document.of ?? from.document);
    if (!known.has(ref)) {
      const { path, fragment } = splitReference(ref);
      const document = this.files.documentOf(path, from);
      const exact = document === undefined ? undefined : this.find(document, fragment);
      // The target depends on what stands around the reference.
      if (exact === undefined && document !== undefined && this.context.isLenient === true && isPointer(fragment))
        return this.meant.find(document, fragment, from);
      known.set(ref, exact);
    }
    return known.get(ref);
  }

  isMeant(ref: string, from: Cursor): boolean {
    if (this.context.isLenient !== true) return false;
    const { path, fragment } = splitReference(ref);
    const document = this.files.documentOf(path, from);
    const isExact = document === undefined || !isPointer(fragment) || this.find(document, fragment) !== undefined;
    return !isExact && this.resolve(ref, from) !== undefined;
  }

  /** Reports a reference that is read as it is meant: once for each file that has it. */
  private reportMeant(ref: string, from: Cursor, target: Cursor): void {
    const key = `${from.document.file.path} ${ref}`;
    const params = { what: "Reference", name: ref, near: `#${target.pointer}`, isRead: true };
    if (!this.reported.has(key)) this.context.diagnostics.report("openapi/unknown-ref", originOf(from), params);
    this.reported.add(key);
  }

  /** The first thing on the way of references that is not one; "circle" where they lead back to themselves. */
  endOf(cursor: Cursor): Cursor | "circle" | undefined {
    const passed = new Set<unknown>();
    let at: Cursor | "circle" | undefined = cursor;
    while (at !== undefined && at !== "circle") {
      const { value } = at;
      const ref = refOf(at);
      if (ref === undefined) break;
      if (this.refused.has(value)) at = undefined;
      else if (passed.has(value)) at = "circle";
      else if (this.followed.has(value)) at = this.followed.get(value);
      else at = this.resolve(ref, at);
      passed.add(value);
    }
    // A long chain is walked once, whichever of its links is asked for.
    passed.forEach((value) => this.followed.set(value, at));
    return at;
  }

  private find(document: SpecDocument, fragment: string): Cursor | undefined {
    if (!isPointer(fragment)) return this.files.resources.anchorsOf(document).get(fragment);
    const { exact } = descend(document, fragment);
    return exact ?? (document.renamed && descend(document, document.renamed(fragment)).exact);
  }
}

/** True for a fragment that is a JSON pointer, and not the name of an anchor. */
function isPointer(fragment: string): boolean {
  return fragment === "" || fragment.startsWith("/");
}
