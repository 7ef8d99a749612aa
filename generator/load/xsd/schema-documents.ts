import type { Diagnostics } from "../../diagnostics/collector.js";
import type { Origin, SourceFile } from "../../diagnostics/origin.js";
import { xsNamespace } from "../../model/xml-schema/builtin-types.js";
import { xmlNamespace } from "../../model/xml-schema/xml-attributes.js";
import type { QName } from "../../model/xml-schema/components.js";
import { checkStructure } from "./check-structure.js";
import { isAddress } from "./locations/is-address.js";
import type { SchemaLocations, SchemaReference } from "./locations/schema-locations.js";
import { knownSchema } from "./known/known-schemas.js";
import { withoutNewerParts } from "./newer-parts.js";
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
  /** The documents that it includes or redefines, and the elements that say so. */
  readonly included: { readonly document: SchemaDocument; readonly by: XmlElement }[];
  /** In a redefinition: the elements that refer to what is redefined, which has another name then. Part 1, section 4.2.2. */
  readonly redefined?: ReadonlyMap<XmlElement, QName>;
}

interface ReadContext {
  readonly files: XsdFiles;
  readonly diagnostics: Diagnostics;
  readonly from?: Origin | undefined;
  /** Files that stand for addresses and namespaces. */
  readonly locations?: SchemaLocations | undefined;
  /** The root of a file with edits. */
  readonly mended?: ((root: XmlElement) => XmlElement) | undefined;
}

/** Reads root files and what they include and import, each once; circles are fine. In order of roots, then of references. */
export function readDocuments(
  rootFiles: readonly XsdRoot[],
  { files, diagnostics, from, locations, mended }: ReadContext,
): readonly SchemaDocument[] {
  const roots = new Map<SourceFile, XmlElement | undefined>();
  const documents = new Map<string, SchemaDocument>();
  const numbers = new Map<SourceFile, number>();
  const pending: SchemaDocument[] = [];
  const unresolved: { readonly namespace: string; readonly report: () => void }[] = [];

  for (const { path, text } of rootFiles) {
    const file = from === undefined ? files.openRoot(path, text) : files.openReference(path, from);
    const root = file === undefined ? undefined : rootOf(file);
    if (file !== undefined && root !== undefined) add(file, root, targetNamespaceOf(root), false);
  }
  followAll();
  for (let next = unresolved.shift(); next !== undefined; next = unresolved.shift()) {
    resolveNamespace(next.namespace, next.report);
    followAll();
  }
  return [...documents.values()];

  function followAll(): void {
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
      for (const child of childElements(next.root)) follow(child, next);
    }
  }

  /** A namespace whose file was not found: that of another import, or what comes with the package. Part 1, section 4.2.3. */
  function resolveNamespace(namespace: string, report: () => void): void {
    if ([...documents.values()].some(({ targetNamespace }) => targetNamespace === namespace)) return;
    const file = knownSchema(namespace);
    const root = file === undefined ? undefined : rootOf(file);
    if (file === undefined || root === undefined) report();
    else add(file, root, namespace, false);
  }

  function rootOf(file: SourceFile): XmlElement | undefined {
    if (!roots.has(file)) roots.set(file, readRoot(file, diagnostics, mended));
    return roots.get(file);
  }

  function add(file: SourceFile, root: XmlElement, targetNamespace: string, chameleon: boolean): SchemaDocument {
    // The same document can be taken in under several namespaces, and then counts as one for each.
    if (!numbers.has(file)) numbers.set(file, numbers.size);
    const key = `${numbers.get(file)} ${targetNamespace}`;
    const known = documents.get(key);
    if (known !== undefined) return known;
    const visible = visibleNamespaces(root, targetNamespace);
    const document = { file, root, targetNamespace, chameleon, visible, included: [] };
    documents.set(key, document);
    pending.push(document);
    return document;
  }

  function follow(child: XmlElement, document: SchemaDocument): void {
    if (child.namespace !== xsNamespace) return;
    if (child.local === "include" || child.local === "redefine") include(child, document);
    if (child.local === "import") importFrom(child, document);
  }

  function include(child: XmlElement, document: SchemaDocument): void {
    const expected = document.targetNamespace;
    for (const { file, root } of mapped(child) ?? [open(child)].flatMap((found) => found ?? [])) {
      const actual = targetNamespaceOf(root);
      if (actual !== "" && actual !== expected) reportMismatch(child, expected, actual);
      else document.included.push({ document: add(file, root, expected, actual !== expected), by: child });
    }
  }

  function importFrom(child: XmlElement, document: SchemaDocument): void {
    const expected = tokenValue(child, "namespace") ?? "";
    if (expected === document.targetNamespace) {
      diagnostics.report("xsd/own-namespace-import", child.origin, { namespace: expected });
      return;
    }
    const known = mapped(child, expected);
    if (known !== undefined) {
      for (const { file, root } of known) addImported(child, expected, file, root);
      return;
    }
    // The attributes of the XML namespace are known without a file: its usual location is on the network.
    if (expected === xmlNamespace) {
      unresolved.push({ namespace: expected, report: () => undefined });
      return;
    }
    const remote = remoteLocation(child);
    if (remote !== undefined) {
      unresolved.push({ namespace: expected, report: () => reportRemote(child, remote, expected) });
      return;
    }
    const found = open(child);
    if (found === undefined) {
      // Another import may have a location where this one has none.
      if (attribute(child, "schemaLocation") === undefined)
        unresolved.push({ namespace: expected, report: () => undefined });
      return;
    }
    addImported(child, expected, found.file, found.root);
  }

  function addImported(child: XmlElement, expected: string, file: SourceFile, root: XmlElement): void {
    const actual = targetNamespaceOf(root);
    if (actual === expected) add(file, root, actual, false);
    else reportMismatch(child, expected, actual);
  }

  /** The documents that were mapped to a reference; undefined where nothing maps it. */
  function mapped(child: XmlElement, namespace?: string): readonly FoundDocument[] | undefined {
    return locations?.filesFor(referenceIn(child, namespace))?.flatMap((file) => {
      const root = rootOf(file);
      return root === undefined ? [] : [{ file, root }];
    });
  }

  function reportMismatch(child: XmlElement, expected: string, actual: string): void {
    const origin = attribute(child, "schemaLocation")?.valueOrigin ?? child.origin;
    diagnostics.report("xsd/namespace-mismatch", origin, { expected, actual });
  }

  /** The address that a schemaLocation names and that is not to be asked; undefined for any other. */
  function remoteLocation(child: XmlElement): string | undefined {
    const { location, origin } = referenceIn(child);
    const isRemote = location !== undefined && isAddress(location) && !files.allowsAddress(location, origin);
    return isRemote ? location : undefined;
  }

  function reportRemote(child: XmlElement, location: string, namespace?: string): void {
    const reference = referenceIn(child, namespace);
    const names = locations?.namesOf(reference) ?? [location];
    diagnostics.report("xsd/remote-location", reference.origin, { location, names });
  }

  /** The target of the schemaLocation; undefined when there is none, or when it was reported. */
  function open(child: XmlElement): FoundDocument | undefined {
    const { location, origin } = referenceIn(child);
    if (location === undefined || location === "") return undefined;
    const remote = remoteLocation(child);
    if (remote !== undefined) {
      reportRemote(child, remote);
      return undefined;
    }
    const file = files.openReference(location.replace(isAddress(location) ? /#.*$/s : /[?#].*$/s, ""), origin);
    const root = file === undefined ? undefined : rootOf(file);
    return file === undefined || root === undefined ? undefined : { file, root };
  }
}

interface FoundDocument {
  readonly file: SourceFile;
  readonly root: XmlElement;
}

/** The reference of an include, a redefine or an import. Part 1, section 4.2. */
function referenceIn(child: XmlElement, namespace?: string): SchemaReference {
  const origin = attribute(child, "schemaLocation")?.valueOrigin ?? child.origin;
  return { location: tokenValue(child, "schemaLocation"), namespace, origin };
}

/** The xs:schema element of a file, checked in form; undefined when it was reported that there is none. */
function readRoot(
  file: SourceFile,
  diagnostics: Diagnostics,
  mended: (root: XmlElement) => XmlElement = (root) => root,
): XmlElement | undefined {
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
  root = withoutNewerParts(mended(root), diagnostics);
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
