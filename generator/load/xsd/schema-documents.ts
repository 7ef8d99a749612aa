import type { Diagnostics } from "../../diagnostics/collector.js";
import type { Origin, SourceFile } from "../../diagnostics/origin.js";
import { xsNamespace } from "../../model/xml-schema/builtin-types.js";
import { xmlNamespace } from "../../model/xml-schema/xml-attributes.js";
import { checkStructure } from "./check-structure.js";
import { readXml, UnreadableXml } from "./read-xml.js";
import { tokenValue } from "./values.js";
import { attribute, childElements, writtenName, type XmlElement } from "./xml-tree.js";

/** The part of the file reader that loading XSD needs. */
export interface XsdFiles {
  openRoot(path: string, text?: string): SourceFile | undefined;
  openReference(reference: string, from: Origin): SourceFile | undefined;
  allowsAddress(reference: string, from: Origin): boolean;
}

/** A file that a person named, or a text that stands in for it. */
export interface XsdRoot {
  readonly path: string;
  readonly text?: string | undefined;
}

/** One schema document, under the target namespace that it has here. Part 1, section 3.15. */
export interface SchemaDocument {
  readonly file: SourceFile;
  readonly root: XmlElement;
  readonly targetNamespace: string;
  /** It has no target namespace itself and took on that of the document that includes it. Part 1, section 4.2.1. */
  readonly chameleon: boolean;
  /** The namespaces that its names may refer to. */
  readonly visible: ReadonlySet<string>;
}

/** Reads root files and what they include and import, each once; circles are fine. In order of roots, then of references. */
export function readDocuments(
  rootFiles: readonly XsdRoot[],
  { files, diagnostics, from }: { files: XsdFiles; diagnostics: Diagnostics; from?: Origin | undefined },
): readonly SchemaDocument[] {
  const roots = new Map<SourceFile, XmlElement | undefined>();
  const documents = new Map<string, SchemaDocument>();
  const numbers = new Map<SourceFile, number>();
  const pending: SchemaDocument[] = [];

  for (const { path, text } of rootFiles) {
    const file = from === undefined ? files.openRoot(path, text) : files.openReference(path, from);
    const root = file === undefined ? undefined : rootOf(file);
    if (file !== undefined && root !== undefined) add(file, root, targetNamespaceOf(root), false);
  }
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    for (const child of childElements(next.root)) follow(child, next);
  }
  return [...documents.values()];

  function rootOf(file: SourceFile): XmlElement | undefined {
    if (!roots.has(file)) roots.set(file, readRoot(file, diagnostics));
    return roots.get(file);
  }

  function add(file: SourceFile, root: XmlElement, targetNamespace: string, chameleon: boolean): void {
    // The same document can be taken in under several namespaces, and then counts as one for each.
    if (!numbers.has(file)) numbers.set(file, numbers.size);
    const key = `${numbers.get(file)} ${targetNamespace}`;
    if (documents.has(key)) return;
    const visible = visibleNamespaces(root, targetNamespace);
    const document = { file, root, targetNamespace, chameleon, visible };
    documents.set(key, document);
    pending.push(document);
  }

  function follow(child: XmlElement, document: SchemaDocument): void {
    if (child.namespace !== xsNamespace) return;
    if (child.local === "include") include(child, document);
    if (child.local === "import") importFrom(child, document);
    if (child.local === "redefine") {
      diagnostics.report("xsd/unsupported-redefine", child.origin, {});
      // What the other document defines is known all the same: one fault is reported and not many.
      include(child, document);
    }
  }

  function include(child: XmlElement, document: SchemaDocument): void {
    const found = open(child);
    if (found === undefined) return;
    const { file, root } = found;
    const expected = document.targetNamespace;
    const actual = targetNamespaceOf(root);
    if (actual !== "" && actual !== expected) reportMismatch(child, expected, actual);
    else add(file, root, expected, actual !== expected);
  }

  function importFrom(child: XmlElement, document: SchemaDocument): void {
    const expected = tokenValue(child, "namespace") ?? "";
    if (expected === document.targetNamespace) {
      diagnostics.report("xsd/own-namespace-import", child.origin, { namespace: expected });
      return;
    }
    // The attributes of the XML namespace are known without a file: its usual location is on the network.
    if (expected === xmlNamespace) return;
    const found = open(child);
    if (found === undefined) return;
    const actual = targetNamespaceOf(found.root);
    if (actual === expected) add(found.file, found.root, actual, false);
    else reportMismatch(child, expected, actual);
  }

  function reportMismatch(child: XmlElement, expected: string, actual: string): void {
    const origin = attribute(child, "schemaLocation")?.valueOrigin ?? child.origin;
    diagnostics.report("xsd/namespace-mismatch", origin, { expected, actual });
  }

  /** What the schemaLocation names; undefined when there is none, or when it was reported. */
  function open(child: XmlElement): { file: SourceFile; root: XmlElement } | undefined {
    const location = tokenValue(child, "schemaLocation");
    const origin = attribute(child, "schemaLocation")?.valueOrigin ?? child.origin;
    if (location === undefined || location === "") return undefined;
    const isAddress = /^[A-Za-z][A-Za-z0-9+.-]*:|^\/\//.test(location);
    if (isAddress && !files.allowsAddress(location, origin)) {
      diagnostics.report("xsd/remote-location", origin, { location });
      return undefined;
    }
    const file = files.openReference(location.replace(isAddress ? /#.*$/s : /[?#].*$/s, ""), origin);
    const root = file === undefined ? undefined : rootOf(file);
    return file === undefined || root === undefined ? undefined : { file, root };
  }
}

/** The xs:schema element of a file, checked in form; undefined when it was reported that there is none. */
function readRoot(file: SourceFile, diagnostics: Diagnostics): XmlElement | undefined {
  let root: XmlElement;
  try {
    root = readXml(file);
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    diagnostics.report("xsd/malformed-xml", { kind: "offset", file, start: error.offset }, { reason: error.message });
    return undefined;
  }
  if (root.namespace !== xsNamespace || root.local !== "schema") {
    diagnostics.report("xsd/not-a-schema", root.origin, { name: writtenName(root), namespace: root.namespace });
    return undefined;
  }
  checkStructure(root, diagnostics);
  const empty = attribute(root, "targetNamespace");
  if (empty?.value === "") diagnostics.report("xsd/empty-namespace", empty.valueOrigin, {});
  return root;
}

function targetNamespaceOf(root: XmlElement): string {
  return tokenValue(root, "targetNamespace") ?? "";
}

function visibleNamespaces(root: XmlElement, targetNamespace: string): ReadonlySet<string> {
  const imports = childElements(root).filter(({ namespace, local }) => namespace === xsNamespace && local === "import");
  return new Set([xsNamespace, targetNamespace, ...imports.map((child) => tokenValue(child, "namespace") ?? "")]);
}
