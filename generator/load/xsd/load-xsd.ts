import { fallbackOf, type Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Origin, SourceFile } from "../../diagnostics/origin.js";
import type { Contract } from "../../model/contract.js";
import type { XmlSchema } from "../../model/xml-schema/components.js";
import { buildSchema } from "./build-schema.js";
import type { ComponentErrors } from "./errors/component-errors.js";
import type { SchemaLocations } from "./locations/schema-locations.js";
import { readDocuments, type XsdFiles, type XsdRoot } from "./documents/schema-documents.js";

/** The surroundings of loading an XSD. */
export interface XsdContext {
  readonly files: XsdFiles;
  readonly diagnostics: Diagnostics;
  /** The place at which the paths are written, when another document refers to them: they are then relative to it. */
  readonly from?: Origin;
  /** Files that stand for addresses and namespaces. */
  readonly locations?: SchemaLocations | undefined;
  /** The errors of components in lenient loading; undefined if any error is fatal. */
  readonly errors?: ComponentErrors | undefined;
  /** Texts of open questions by id, which the document that names the XSD declares. */
  readonly questions?: ReadonlyMap<string, string>;
  /** The names of the elements that documents begin with; undefined for all global ones. */
  readonly rootElements?: readonly string[] | undefined;
}

/**
 * The components of XSD files and of all that they include and import, as one set (XML Schema 1.0). Every fault is reported;
 * undefined when there was one.
 */
export function loadXsd(paths: readonly string[], context: XsdContext): Promise<XmlSchema | undefined> {
  const roots = paths.map((path) => ({ path }));
  return promised(() => loadRoots(roots, context));
}

/** XSD files, or one text of standard input, as an interface. */
export interface XsdSource {
  readonly name: string;
  /** The paths of the files, relative to the working folder or absolute. */
  readonly rootPaths: readonly string[];
  /** Stands in for the content of the first path. */
  readonly text?: string | undefined;
}

/** XSD files as an interface of their own: elements to encode and decode, no operations. */
export function loadXsdContract(
  { name, rootPaths, text }: XsdSource,
  context: XsdContext,
): Promise<Contract | undefined> {
  const roots = rootPaths.map((path, index) => (index === 0 ? { path, text } : { path }));
  return promised(() => {
    const xml = loadRoots(roots, context);
    return xml === undefined ? undefined : contractOf(name, xml, rootPaths.length);
  });
}

function contractOf(name: string, xml: XmlSchema, roots: number): Contract {
  const none = new Map<string, never>();
  return {
    name,
    files: xsdFiles(xml, roots),
    operations: [],
    webhooks: [],
    errorTables: [],
    schemas: none,
    securitySchemes: none,
    xml,
    openQuestions: xml.documents.flatMap(({ openQuestions }) => openQuestions),
  };
}

/** Loading waits for nothing today; callers need not know. */
function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}

function loadRoots(roots: readonly XsdRoot[], context: XsdContext): XmlSchema | undefined {
  const { errors } = context;
  const diagnostics = errors?.noting(context.diagnostics) ?? context.diagnostics;
  const before = diagnostics.all().length;
  const schema = buildSchema(readDocuments(roots, { ...context, diagnostics }), diagnostics, context);
  const found = diagnostics.all().slice(before);
  const isFatal = ({ severity, code, origin }: Diagnostic): boolean =>
    severity === "error" && (errors === undefined || (fallbackOf(code) !== "ignore" && !errors.partAt(origin)));
  return found.some(isFatal) ? undefined : schema;
}

/** The files of a schema: the first ones as they come, the others by path. */
export function xsdFiles({ documents }: XmlSchema, roots: number): readonly SourceFile[] {
  const files = [...new Set(documents.map(({ origin }) => origin.file))];
  const others = files.slice(roots).sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return [...files.slice(0, roots), ...others];
}
