import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Origin, SourceFile } from "../../diagnostics/origin.js";
import type { SkippedPart } from "../../model/contract.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { FileReader } from "../files.js";
import { writtenPointer } from "../edited-value.js";
import { overlaidRoot } from "./overlaid-root.js";
import { readValue } from "../read-value.js";
import { findSchemaErrors, reportFaults, type DocumentFaults } from "./check-document.js";
import { chooseOperations, type OperationChoice } from "./choose-operations.js";
import { member, originOf, rootOf, type JsonObject, type SpecDocument } from "./cursor.js";
import type { ErrorNodes } from "./error-nodes.js";
import { isNewer, lowerDocument } from "./newer/lower-document.js";
import { withReadablePaths } from "./readable-paths.js";
import { checkSwaggerLists } from "./swagger/check-lists.js";
import { convertSchemas, convertSwagger } from "./swagger/convert-swagger.js";
import { findForeign, renamedPointer } from "./swagger/foreign-parts.js";
import { isSwagger } from "./swagger/is-swagger.js";
import { nearVersion, shownVersion } from "./version.js";
import { relativePath } from "../../text/relative-path.js";

/** The files of one interface as values, each read once. */
export interface Documents {
  /** The document that the interface begins with. */
  readonly root: SpecDocument;
  /** The overlays on the root file. */
  readonly overlays: readonly SourceFile[];
  /** The parts of all files opened so far that no version that is read has words for. */
  readonly skippedParts: readonly SkippedPart[];
  /** The faults of a root file of Swagger 2.0, which are reported where readers of the converted document do not say them better. */
  readonly faultsOfSwagger: DocumentFaults;
  /** The document that a reference without fragment names; undefined when it cannot be read, which is then reported. */
  open(reference: string, from: Origin): SpecDocument | undefined;
  /** True when an absolute address is of an origin that was allowed. */
  allowsAddress(reference: string, from: Origin): boolean;
  /** The URI of a document's file. */
  addressOf(document: SpecDocument): string;
  /** The relative path that leads from a document's file to the file of a URI; undefined for any other URI. */
  pathTo(uri: string, from: SpecDocument): string | undefined;
  /** Root first, then sorted by path. */
  all(): readonly SpecDocument[];
}

/** Maximum number of conversions of a document of Swagger 2.0 that has more errors than those that were skipped before. */
const maxAttempts = 5;

interface DocumentsContext {
  readonly files: FileReader;
  readonly diagnostics: Diagnostics;
  /** The edits of lenient reading; absent where a fault costs the whole document. */
  readonly errors?: ErrorNodes | undefined;
  /** Absolute paths of the overlays on the root file, in the order in which they are applied. */
  readonly overlays?: readonly string[] | undefined;
  /** The operations of the root file that are read; all unless told. */
  readonly choice?: OperationChoice | undefined;
}

/** Opens the root file, converted where it is of Swagger 2.0; undefined when it cannot be read, which is then reported. */
export async function openDocuments(
  root: { readonly path: string; readonly text?: string | undefined },
  context: DocumentsContext,
): Promise<Documents | undefined> {
  const { files, diagnostics } = context;
  const reading = new DocumentReading(context);
  const rootFile = files.openRoot(root.path, root.text);
  const textValue = rootFile === undefined ? undefined : reading.valueOf(rootFile);
  if (rootFile === undefined || textValue === undefined) return undefined;
  const overlaid = overlaidRoot({ file: rootFile, root: textValue }, context);
  if (overlaid === undefined) return undefined;
  const wholeDocument = await reading.readRoot(reading.withKnownVersion(overlaid.written));
  if (wholeDocument === undefined) return undefined;
  const rootDocument = chooseOperations(withReadablePaths(wholeDocument), context.choice ?? {}, diagnostics);
  reading.opened.set(files.absolutePath(rootFile), rootDocument);
  const addressOf = ({ file }: SpecDocument): string => {
    const path = files.absolutePath(file);
    return isWebAddress(path) ? path : pathToFileURL(path).href;
  };
  return {
    skippedParts: reading.skippedParts,
    faultsOfSwagger: reading.faultsOfSwagger,
    overlays: overlaid.files,
    root: rootDocument,
    open: (reference, from) => reading.open(reference, from),
    allowsAddress: (reference, from) => files.allowsAddress(reference, from),
    addressOf,
    pathTo(uri, { file }) {
      const path = files.absolutePath(file);
      if (!uri.startsWith("file:") || isWebAddress(path)) return undefined;
      return encodeURI(relativePath(dirname(path), localPath(uri)));
    },
    all() {
      const others = [...reading.opened.values()].filter(
        (document) => document !== undefined && document !== rootDocument,
      );
      const sorted = (others as SpecDocument[]).sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
      return [rootDocument, ...sorted];
    },
  };
}

/** The reading of the files of one interface, each once, as documents of the version that the root file is read as. */
class DocumentReading {
  readonly opened = new Map<string, SpecDocument | undefined>();
  readonly skippedParts: SkippedPart[] = [];
  faultsOfSwagger: DocumentFaults = { root: "swagger", faults: [] };
  private isOfSwagger = false;
  private readonly values = new Map<string, JsonValue | undefined>();

  constructor(private readonly context: DocumentsContext) {}

  valueOf(file: SourceFile): JsonValue | undefined {
    if (!this.values.has(file.path)) this.values.set(file.path, readValue(file, this.context.diagnostics));
    const value = this.values.get(file.path);
    this.context.errors?.read(file, value);
    return value;
  }

  /** The document as one of a version that is read: read leniently, one of another is taken as the nearest. */
  withKnownVersion(document: SpecDocument): SpecDocument {
    const near = this.context.errors === undefined ? undefined : nearVersion(document.root);
    if (near === undefined) return document;
    const root = rootOf(document);
    const written = member(root, "openapi") ?? member(root, "swagger") ?? root;
    const params = { version: shownVersion(written.value), readAs: near.readAs };
    this.context.diagnostics.report("openapi/unsupported-version", originOf(written), params);
    return { ...document, root: near.value };
  }

  async readRoot(document: SpecDocument): Promise<SpecDocument | undefined> {
    const { diagnostics, errors } = this.context;
    if (!isSwagger(document.root)) return this.plain(document);
    this.isOfSwagger = true;
    let found = await faultsOf(document);
    this.faultsOfSwagger = found;
    checkSwaggerLists(rootOf(document), diagnostics);
    let converted = this.converted(document);
    for (let attempt = 0; converted instanceof Error && errors !== undefined && attempt < maxAttempts; attempt += 1) {
      reportFaults(found, diagnostics, errors.skippedParts());
      const before = errors.count();
      errors.settle();
      if (errors.count() === before) errors.settle(true);
      converted = this.converted(document);
      found = await faultsOf({ ...document, root: errors.readable(rootOf(document)) });
    }
    if (!(converted instanceof Error)) return converted;
    // Errors of its schema say better what keeps a document from being converted.
    reportFaults(found, diagnostics);
    if (found.faults.length === 0) this.reportUnconverted(document, converted);
    return undefined;
  }

  private reportUnconverted(document: SpecDocument, { message: reason }: Error): undefined {
    this.context.diagnostics.report("openapi/unconverted", originOf(rootOf(document)), { reason });
  }

  open(reference: string, from: Origin): SpecDocument | undefined {
    const { files } = this.context;
    const file = files.openReference(reference, from);
    if (file === undefined) return undefined;
    const path = files.absolutePath(file);
    if (!this.opened.has(path)) {
      const value = this.valueOf(file);
      this.opened.set(path, value === undefined ? undefined : this.documentOf({ file, root: value }));
    }
    return this.opened.get(path);
  }

  private documentOf(document: SpecDocument): SpecDocument | undefined {
    if (!this.isOfSwagger) return this.plain(document);
    if (isSwagger(document.root)) {
      checkSwaggerLists(rootOf(document), this.context.diagnostics);
      const converted = this.converted(document);
      return converted instanceof Error ? this.reportUnconverted(document, converted) : converted;
    }
    return { ...document, root: convertSchemas(document.root), renamed: renamedPointer };
  }

  /** The document of OpenAPI 3.0 that one of Swagger 2.0 becomes, without skipped parts; its places are those of the file. */
  private converted(document: SpecDocument): SpecDocument | Error {
    const { files, diagnostics, errors } = this.context;
    const root = rootOf(document);
    const readable = { ...root, value: errors?.readable(root) ?? root.value };
    const resolveForeign = findForeign(files, (file) => this.valueOf(file));
    const result = convertSwagger(readable, { diagnostics, resolveForeign });
    if (result instanceof Error) return result;
    const file = files.derivedFile(document.file, "converted", (pointer) => ({
      kind: "pointer",
      file: document.file,
      pointer: result.writtenPointer(pointer),
    }));
    return { file, root: result.value, renamed: renamedPointer };
  }

  /** A document that is read as it stands, unless it is of a version that is newer than what readers know. */
  private plain(document: SpecDocument): SpecDocument {
    if (!isNewer(document.root)) return document;
    const lowered = lowerDocument(document, this.context.diagnostics);
    this.skippedParts.push(...lowered.skippedParts);
    return { ...document, root: lowered.value };
  }
}

function isWebAddress(path: string): boolean {
  return /^https?:/.test(path);
}

/** The path of a file URI; one that names another machine stays as it is, and is not found. */
function localPath(uri: string): string {
  try {
    return fileURLToPath(uri);
  } catch {
    return uri;
  }
}

function faultsOf(document: SpecDocument): Promise<DocumentFaults> {
  const root = rootOf(document);
  const value = root.value as JsonObject;
  return findSchemaErrors("2.0", {
    value,
    originOf: (pointer) => originOf({ ...root, pointer: writtenPointer(value, pointer) }),
  });
}
