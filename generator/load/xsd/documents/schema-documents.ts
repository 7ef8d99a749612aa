import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin, SourceFile } from "../../../diagnostics/origin.js";
import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { xmlNamespace } from "../../../model/xml-schema/xml-attributes.js";
import type { QName } from "../../../model/xml-schema/components.js";
import { compareText } from "../../../text/in-order.js";
import type { ReportMissing } from "../../files.js";
import { checkStructure } from "./check-structure.js";
import { isWsdlNamespace } from "../../is-contract.js";
import { conditionallyIncluded } from "./conditional-inclusion.js";
import { isAddress } from "../locations/is-address.js";
import type { ComponentErrors } from "../errors/component-errors.js";
import type { SchemaLocations, SchemaReference } from "../locations/schema-locations.js";
import { knownSchema } from "../known/known-schemas.js";
import { withoutNewerParts } from "./newer-parts.js";
import { readXml, UnreadableXml } from "../xml/read-xml.js";
import { Overrides, type Overriding } from "../redefinitions/overrides.js";
import { tokenValue } from "../xml/values.js";
import { attribute, childElements, writtenName, type XmlElement } from "../xml/xml-tree.js";

/** The part of the file reader that loading XSD needs. */
export interface XsdFiles {
  /** Reads a file that a person named, or takes the text in its stead; undefined where it cannot be read, which is then reported. */
  openRoot(path: string, text?: string): SourceFile | undefined;
  /** Reads a file that another one names; undefined where it cannot be read, which `onMissing` or a diagnostic tells. */
  openReference(reference: string, from: Origin, onMissing?: ReportMissing): SourceFile | undefined;
  /** True when an absolute address is of an origin that was allowed. */
  allowsAddress(reference: string, from: Origin): boolean;
}

/** A file that a person named, or a text that stands in for it. */
export interface XsdRoot {
  /** The path as the person wrote it. */
  readonly path: string;
  /** Stands in for the content of the file; absent where that is read. */
  readonly text?: string | undefined;
}

/** One schema document, under the target namespace that it has here. Part 1, section 3.15. */
export interface SchemaDocument {
  readonly file: SourceFile;
  /** Its xs:schema element. */
  readonly root: XmlElement;
  readonly targetNamespace: string;
  /** It has no target namespace itself and took on that of the document that includes it. Part 1, section 4.2.1. */
  readonly chameleon: boolean;
  /** The namespaces that its names may refer to. */
  readonly visible: ReadonlySet<string>;
  /** The documents that it includes or redefines, and the elements that say so. */
  readonly included: { readonly document: SchemaDocument; readonly by: XmlElement }[];
  /** The components that replace those of the document and of the documents that it includes; undefined if there are none. */
  readonly overriding?: Overriding | undefined;
  /** In a redefinition: the elements that refer to what is redefined, which has another name then. Part 1, section 4.2.2. */
  readonly redefined?: ReadonlyMap<XmlElement, QName>;
}

interface ReadContext {
  readonly files: XsdFiles;
  readonly diagnostics: Diagnostics;
  /** The place that names the first document; absent where a person named it. */
  readonly from?: Origin | undefined;
  /** Files that stand for addresses and namespaces. */
  readonly locations?: SchemaLocations | undefined;
  /** The errors of components in lenient loading. */
  readonly errors?: ComponentErrors | undefined;
}

/** Reads root files and what they include and import, each once; circles are fine. In order of roots, then of references. */
export function readDocuments(rootFiles: readonly XsdRoot[], context: ReadContext): readonly SchemaDocument[] {
  const reading = new DocumentReading(context);
  for (const { path, text } of rootFiles) {
    const file =
      reading.from === undefined ? reading.files.openRoot(path, text) : reading.files.openReference(path, reading.from);
    const root = file === undefined ? undefined : reading.rootOf(file);
    if (file !== undefined && root !== undefined) reading.add(file, root, targetNamespaceOf(root), false);
  }
  reading.followAll();
  for (let next = reading.unresolved.shift(); next !== undefined; next = reading.unresolved.shift()) {
    reading.resolveNamespace(next.namespace, next.report);
    reading.followAll();
  }
  reading.overrides.reportUnused();
  return [...reading.documents.values()];
}

/** The documents of a schema, as they are found. */
class DocumentReading {
  readonly files;
  readonly diagnostics;
  readonly locations;
  readonly errors;
  readonly from;
  readonly overrides;
  private readonly roots = new Map<SourceFile, XmlElement | undefined>();
  readonly documents = new Map<string, SchemaDocument>();
  private readonly numbers = new Map<SourceFile, number>();
  private readonly pending: SchemaDocument[] = [];
  private readonly found = new Map<XmlElement, readonly FoundDocument[]>();
  readonly unresolved: { readonly namespace: string; readonly report: () => void }[] = [];

  constructor({ files, diagnostics, from, locations, errors }: ReadContext) {
    this.files = files;
    this.diagnostics = diagnostics;
    this.locations = locations;
    this.errors = errors;
    this.from = from;
    this.overrides = new Overrides(diagnostics);
  }

  followAll(): void {
    for (let next = this.pending.shift(); next !== undefined; next = this.pending.shift()) {
      for (const child of childElements(next.root)) this.follow(child, next);
    }
  }

  /** A namespace whose file was not found: that of another import, or what comes with the package. Part 1, section 4.2.3. */
  resolveNamespace(namespace: string, report: () => void): void {
    if ([...this.documents.values()].some(({ targetNamespace }) => targetNamespace === namespace)) return;
    const file = knownSchema(namespace);
    const root = file === undefined ? undefined : this.rootOf(file);
    if (file === undefined || root === undefined) report();
    else this.add(file, root, namespace, false);
  }

  rootOf(file: SourceFile): XmlElement | undefined {
    if (!this.roots.has(file)) this.roots.set(file, readRoot(file, this.diagnostics, this.errors));
    return this.roots.get(file);
  }

  add(
    file: SourceFile,
    root: XmlElement,
    targetNamespace: string,
    isChameleon: boolean,
    overriding?: Overriding,
  ): SchemaDocument {
    // The same document can be taken in under several namespaces, and then counts as one for each.
    if (!this.numbers.has(file)) this.numbers.set(file, this.numbers.size);
    const key = `${this.numbers.get(file)} ${targetNamespace} ${overriding?.key ?? ""}`;
    const known = this.documents.get(key);
    if (known !== undefined) return known;
    const visible = new Set([...visibleNamespaces(root, targetNamespace), ...(overriding?.visible ?? [])]);
    const chameleon = isChameleon || overriding?.chameleon === true;
    const document = { file, root, targetNamespace, chameleon, visible, included: [], overriding };
    this.documents.set(key, document);
    this.pending.push(document);
    return document;
  }

  private follow(child: XmlElement, document: SchemaDocument): void {
    if (child.namespace !== xsNamespace) return;
    if (includingNames.has(child.local)) this.include(child, document);
    if (child.local === "import") this.importFrom(child, document);
  }

  private include(child: XmlElement, document: SchemaDocument): void {
    const expected = document.targetNamespace;
    // Copies of an overridden document share their elements.
    const found = this.found.get(child) ?? this.mapped(child) ?? [this.open(child)].flatMap((one) => one ?? []);
    this.found.set(child, found);
    for (const { file, root } of found) {
      const actual = targetNamespaceOf(root);
      if (actual !== "" && actual !== expected) this.reportMismatch(child, expected, actual);
      else {
        const added = this.addIncluded(child, document, { file, root }, actual !== expected);
        document.included.push({ document: added, by: child });
      }
    }
  }

  /** Adds an included document, with the replaced components if it is overridden. XSD 1.1 Part 1, section 4.2.5. */
  private addIncluded(
    child: XmlElement,
    document: SchemaDocument,
    { file, root }: FoundDocument,
    isChameleon: boolean,
  ): SchemaDocument {
    const inherited = child.local === "include" ? document.overriding : undefined;
    const overriding = child.local === "override" ? this.overrides.within(child, document) : inherited;
    const origin = attribute(child, "schemaLocation")?.valueOrigin ?? child.origin;
    const replaced = overriding && this.overrides.replaced(root, overriding, origin);
    if (replaced === undefined) return this.add(file, root, document.targetNamespace, isChameleon);
    return this.add(file, replaced, document.targetNamespace, isChameleon, overriding);
  }

  private importFrom(child: XmlElement, document: SchemaDocument): void {
    const expected = tokenValue(child, "namespace") ?? "";
    if (expected === document.targetNamespace) {
      this.diagnostics.report("xsd/own-namespace-import", child.origin, { namespace: expected });
      return;
    }
    const known = this.mapped(child, expected);
    if (known !== undefined) {
      for (const { file, root } of known) this.addImported(child, expected, file, root);
      return;
    }
    // The attributes of the XML namespace are known without a file: its usual location is on the network.
    if (expected === xmlNamespace) {
      this.unresolved.push({ namespace: expected, report: () => undefined });
      return;
    }
    const remote = this.remoteLocation(child);
    if (remote !== undefined) {
      this.unresolved.push({ namespace: expected, report: () => this.reportRemote(child, remote, expected) });
      return;
    }
    const found = this.open(child, expected);
    if (found === undefined) {
      // Another import may have a location where this one has none.
      if (attribute(child, "schemaLocation") === undefined)
        this.unresolved.push({ namespace: expected, report: () => undefined });
      return;
    }
    this.addImported(child, expected, found.file, found.root);
  }

  private addImported(child: XmlElement, expected: string, file: SourceFile, root: XmlElement): void {
    const actual = targetNamespaceOf(root);
    if (actual === expected) this.add(file, root, actual, false);
    else this.reportMismatch(child, expected, actual);
  }

  /** The documents that were mapped to a reference; undefined where nothing maps it. */
  private mapped(child: XmlElement, namespace?: string): readonly FoundDocument[] | undefined {
    return this.locations?.filesFor(referenceIn(child, namespace))?.flatMap((file) => {
      const root = this.rootOf(file);
      return root === undefined ? [] : [{ file, root }];
    });
  }

  private reportMismatch(child: XmlElement, expected: string, actual: string): void {
    const origin = attribute(child, "schemaLocation")?.valueOrigin ?? child.origin;
    this.diagnostics.report("xsd/namespace-mismatch", origin, { expected, actual });
  }

  /** The address that a schemaLocation names and that is not to be asked; undefined for any other. */
  private remoteLocation(child: XmlElement): string | undefined {
    const { location, origin } = referenceIn(child);
    const isRemote = location !== undefined && isAddress(location) && !this.files.allowsAddress(location, origin);
    return isRemote ? location : undefined;
  }

  private reportRemote(child: XmlElement, location: string, namespace?: string): void {
    const reference = referenceIn(child, namespace);
    const names = this.locations?.namesOf(reference) ?? [location];
    const near = this.locations?.nearTo(reference);
    this.diagnostics.report("xsd/remote-location", reference.origin, { location, names, near });
  }

  /** A document that is not there is refused where something of it is used. Part 1, sections 4.2.1 to 4.2.3. */
  private missingDocument(child: XmlElement, namespace?: string): ReportMissing | undefined {
    if (redefinesComponents(child)) return undefined;
    const reference = referenceIn(child, namespace);
    return ({ path, near }) => {
      const names = this.locations?.namesOf(reference) ?? [path];
      this.diagnostics.report("xsd/missing-document", reference.origin, { path, near, names });
    };
  }

  /** The target of the schemaLocation; undefined when there is none, or when it was reported. */
  private open(child: XmlElement, namespace?: string): FoundDocument | undefined {
    const { location, origin } = referenceIn(child);
    if (location === undefined || location === "") return undefined;
    const remote = this.remoteLocation(child);
    if (remote !== undefined) {
      this.reportRemote(child, remote, namespace);
      return undefined;
    }
    const path = location.replace(isAddress(location) ? /#.*$/s : /[?#].*$/s, "");
    const file = this.files.openReference(path, origin, this.missingDocument(child, namespace));
    const root = file === undefined ? undefined : this.rootOf(file);
    return file === undefined || root === undefined ? undefined : { file, root };
  }
}

/** The locations, or else the namespaces, of valid references of these documents to others that were not found; sorted, each once. */
export function missingDocuments(
  documents: readonly SchemaDocument[],
  isFaulty: (node: XmlElement) => boolean,
): readonly string[] {
  const namespaces = new Set([xmlNamespace, ...documents.map(({ targetNamespace }) => targetNamespace)]);
  const missing = documents.flatMap(({ root, included }) =>
    childElements(root).flatMap((child) => {
      if (child.namespace !== xsNamespace || !/^(?:include|redefine|override|import)$/.test(child.local)) return [];
      if (isFaulty(child)) return [];
      const { location, namespace = "" } = referenceIn(child, tokenValue(child, "namespace"));
      const isFound = child.local === "import" ? namespaces.has(namespace) : included.some(({ by }) => by === child);
      return isFound ? [] : [location ?? namespace];
    }),
  );
  return [...new Set(missing)].sort(compareText);
}

/** Elements that add the components of another document to those of a document. Part 1, section 4.2. */
const includingNames: ReadonlySet<string> = new Set(["include", "redefine", "override"]);

/** True for an xs:redefine or xs:override that changes something, which must be there then. Part 1, section 4.2. */
function redefinesComponents(child: XmlElement): boolean {
  const isChange = child.local === "redefine" || child.local === "override";
  return isChange && childElements(child).some(({ local }) => local !== "annotation");
}

interface FoundDocument {
  readonly file: SourceFile;
  /** Its xs:schema element. */
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
  errors: ComponentErrors | undefined,
): XmlElement | undefined {
  let root: XmlElement;
  try {
    root = readXml(file);
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    diagnostics.report("xsd/malformed-xml", { kind: "offset", file, start: error.offset }, { reason: error.message });
    return undefined;
  }

  if (isWsdlNamespace(root.namespace)) {
    diagnostics.report("source/wsdl", root.origin, {});
    return undefined;
  }

  if (root.namespace !== xsNamespace || root.local !== "schema") {
    diagnostics.report("xsd/not-a-schema", root.origin, { name: writtenName(root), namespace: root.namespace });
    return undefined;
  }

  errors?.add(root);
  root = withoutNewerParts(conditionallyIncluded(root), diagnostics);
  checkStructure(root, diagnostics);
  const empty = attribute(root, "targetNamespace");
  if (empty?.value === "") diagnostics.report("xsd/empty-namespace", empty.valueOrigin, {});
  if (errors === undefined) return root;
  return { ...root, attributes: root.attributes.filter((entry) => !errors.isFaulty(entry)) };
}

function targetNamespaceOf(root: XmlElement): string {
  return tokenValue(root, "targetNamespace") ?? "";
}

function visibleNamespaces(root: XmlElement, targetNamespace: string): ReadonlySet<string> {
  const imports = childElements(root).filter(({ namespace, local }) => namespace === xsNamespace && local === "import");
  return new Set([xsNamespace, targetNamespace, ...imports.map((child) => tokenValue(child, "namespace") ?? "")]);
}
