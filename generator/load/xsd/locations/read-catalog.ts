import { posix } from "node:path";
import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin, SourceFile } from "../../../diagnostics/origin.js";
import { xmlNamespace } from "../../../model/xml-schema/xml-attributes.js";
import { readXml, UnreadableXml } from "../xml/read-xml.js";
import { attribute, childElements, writtenName, type XmlElement } from "../xml/xml-tree.js";
import { isAddress } from "./is-address.js";

/** A reference of a catalog, with the bases around it, and the place where it is written. */
export interface CatalogTarget {
  /** A URI, relative to the place of the catalog unless it is absolute. */
  readonly reference: string;
  readonly origin: Origin;
}

/** Entries for one kind of names. XML Catalogs 1.1, sections 6.5 to 6.13. */
export interface CatalogEntries {
  /** Files by whole names. */
  readonly exact: ReadonlyMap<string, CatalogTarget>;
  /** Beginnings of references by beginnings of names. */
  readonly starts: ReadonlyMap<string, CatalogTarget>;
  /** Files by ends of names. */
  readonly ends: ReadonlyMap<string, CatalogTarget>;
  /** Other catalogs by beginnings of names. */
  readonly delegates: ReadonlyMap<string, CatalogTarget>;
}

/** One catalog: schemas are named by URI, and by old catalogs for entities by system identifier. */
export interface XmlCatalog {
  /** The entries for URIs. */
  readonly uri: CatalogEntries;
  /** The entries for system identifiers. */
  readonly system: CatalogEntries;
  /** Catalogs that are asked after this one. */
  readonly next: readonly CatalogTarget[];
}

const catalogNamespace = "urn:oasis:names:tc:entity:xmlns:xml:catalog";

interface EntryForm {
  readonly kind: "uri" | "system";
  /** The list that an entry of this form belongs to. */
  readonly part: keyof CatalogEntries;
  /** The attributes with the name and with the reference. */
  readonly name: string;
  /** The attribute with the reference. */
  readonly reference: string;
}

/** The entries of catalogs; public identifiers name nothing in a schema. */
const forms: ReadonlyMap<string, EntryForm> = new Map([
  ["uri", { kind: "uri", part: "exact", name: "name", reference: "uri" }],
  ["rewriteURI", { kind: "uri", part: "starts", name: "uriStartString", reference: "rewritePrefix" }],
  ["uriSuffix", { kind: "uri", part: "ends", name: "uriSuffix", reference: "uri" }],
  ["delegateURI", { kind: "uri", part: "delegates", name: "uriStartString", reference: "catalog" }],
  ["system", { kind: "system", part: "exact", name: "systemId", reference: "uri" }],
  ["rewriteSystem", { kind: "system", part: "starts", name: "systemIdStartString", reference: "rewritePrefix" }],
  ["systemSuffix", { kind: "system", part: "ends", name: "systemIdSuffix", reference: "uri" }],
  ["delegateSystem", { kind: "system", part: "delegates", name: "systemIdStartString", reference: "catalog" }],
]);

type Collected = Record<keyof CatalogEntries, Map<string, CatalogTarget>>;

/** The entries of a catalog file; undefined when it was reported that it is none. Of entries for the same name the first counts. */
export function readCatalog(file: SourceFile, diagnostics: Diagnostics): XmlCatalog | undefined {
  const root = rootOf(file, diagnostics);
  if (root === undefined) return undefined;
  const entries = { uri: noEntries(), system: noEntries() };
  const next: CatalogTarget[] = [];
  collect(root, baseOf(root, ""));
  return { ...entries, next };

  function collect(parent: XmlElement, base: string): void {
    for (const child of childElements(parent)) {
      if (child.namespace !== catalogNamespace) continue;
      const inner = baseOf(child, base);
      const form = forms.get(child.local);
      if (child.local === "group") collect(child, inner);
      else if (child.local === "nextCatalog") next.push(...targetIn(child, "catalog", inner));
      else if (form !== undefined) add(entries[form.kind][form.part], child, form, inner);
    }
  }
}

function add(into: Map<string, CatalogTarget>, child: XmlElement, form: EntryForm, base: string): void {
  const name = attribute(child, form.name)?.value.trim();
  const [target] = targetIn(child, form.reference, base);
  if (name !== undefined && name !== "" && target !== undefined && !into.has(name)) into.set(name, target);
}

function targetIn(element: XmlElement, local: string, base: string): readonly CatalogTarget[] {
  const written = attribute(element, local);
  if (written === undefined || written.value.trim() === "") return [];
  return [{ reference: resolved(written.value.trim(), base), origin: written.valueOrigin }];
}

function rootOf(file: SourceFile, diagnostics: Diagnostics): XmlElement | undefined {
  try {
    const root = readXml(file);
    if (root.namespace === catalogNamespace && root.local === "catalog") return root;
    diagnostics.report("xsd/not-a-catalog", root.origin, { name: writtenName(root), namespace: root.namespace });
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    diagnostics.report("xsd/malformed-xml", { kind: "offset", file, start: error.offset }, { reason: error.message });
  }
  return undefined;
}

function noEntries(): Collected {
  return { exact: new Map(), starts: new Map(), ends: new Map(), delegates: new Map() };
}

/** The base of what stands in an element: its xml:base, on top of the one around it. XML Base, section 4. */
function baseOf(element: XmlElement, outer: string): string {
  const base = element.attributes.find(({ local, namespace }) => local === "base" && namespace === xmlNamespace);
  return base === undefined ? outer : resolved(base.value.trim(), outer);
}

/** A reference with the base around it; still relative to the file where neither is absolute. */
function resolved(reference: string, base: string): string {
  if (base === "" || isAddress(reference) || reference.startsWith("/")) return reference;
  if (!isAddress(base)) return posix.join(base.endsWith("/") ? base : posix.dirname(base), reference);
  return URL.canParse(reference, base) ? new URL(reference, base).href : reference;
}
