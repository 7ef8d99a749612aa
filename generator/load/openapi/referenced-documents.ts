import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Origin, SourceFile } from "../../diagnostics/origin.js";
import { createAddresses, type Addresses, type GivenSchemas } from "../json-schema/addresses.js";
import type { Dialect } from "../json-schema/dialects.js";
import { createResources, kindOfFile, type Resources } from "../json-schema/resources.js";
import { absoluteUri } from "../json-schema/uris.js";
import type { ObjectKind } from "../../model/openapi-structure.js";
import { originOf, type Cursor, type SpecDocument } from "./cursor.js";
import type { Documents } from "./documents.js";

/** The parts that documents which references name are found by. */
export interface ReferencedDocumentsContext {
  readonly documents: Documents;
  readonly diagnostics: Diagnostics;
  /** The dialect of schemas that name none. */
  readonly dialect: Dialect;
  /** The kind of the root document. */
  readonly rootKind: ObjectKind;
  /** Schemas that the caller gives, by their URIs. */
  readonly schemasByUri?: GivenSchemas | undefined;
}

/** The documents that references name before "#": files, schema resources by their URIs, and schemas that the caller gives. */
export class ReferencedDocuments {
  readonly resources: Resources;
  private readonly documents: Documents;
  private readonly addresses: Addresses;
  private readonly opened = new Map<SpecDocument, Map<string, SpecDocument | undefined>>();

  constructor({ documents, diagnostics, dialect, rootKind, schemasByUri }: ReferencedDocumentsContext) {
    this.documents = documents;
    this.addresses = createAddresses(schemasByUri, diagnostics);
    this.resources = createResources({
      diagnostics,
      dialect,
      addressOf: (document) => this.addresses.of(document) ?? documents.addressOf(document),
      metaSchema: (uri, from) => this.openUri(uri, from),
    });
    this.resources.add(documents.root, rootKind);
  }

  /** The document that the path of a reference names; undefined when it cannot be read, which is then reported. */
  documentOf(path: string, from: Cursor): SpecDocument | undefined {
    if (path === "") return from.document.of ?? from.document;
    const known = documentMemo(this.opened, from.document.of ?? from.document);
    if (!known.has(path)) known.set(path, this.open(path, from));
    return known.get(path);
  }

  /** True for a path that no rule forbids to open. */
  isAllowed(path: string, from: Cursor): boolean {
    return this.wayTo(path, from) !== undefined;
  }

  /** The resource of a URI, opened where it was allowed. */
  openUri(uri: string, from: Origin): SpecDocument | undefined {
    const known = this.resources.named(uri) ?? this.indexed(this.addresses.open(uri));
    if (known !== undefined || !this.documents.allowsAddress(uri, from)) return known;
    return this.indexed(this.documents.open(uri, from));
  }

  /** Files that were opened by their URIs, sorted by path. */
  files(): readonly SourceFile[] {
    return this.addresses.files();
  }

  private open(path: string, from: Cursor): SpecDocument | undefined {
    const way = this.wayTo(path, from);
    if (way === undefined) return undefined;
    return typeof way === "string" ? this.indexed(this.documents.open(way, originOf(from))) : way;
  }

  /** A resource that is known by its URI, or the reference by which a file is opened; undefined for one that nobody allowed. */
  private wayTo(path: string, from: Cursor): SpecDocument | string | undefined {
    const { document } = from;
    const knownAddress = this.addresses.of(document);
    const base = this.resources.baseOf(document) ?? knownAddress;
    const isAsked = base !== undefined || isRemote(path) || this.resources.hasNames();
    const uri = isAsked ? absoluteUri(path, base ?? this.documents.addressOf(document)) : undefined;
    const allows = (address: string): boolean => this.documents.allowsAddress(address, originOf(from));
    if (uri === undefined) return isRemote(path) && !allows(path) ? undefined : path;
    const named = this.resources.named(uri) ?? this.indexed(this.addresses.open(uri));
    if (named !== undefined) return named;
    if (allows(uri)) return uri;
    if (isRemote(path) || knownAddress !== undefined) return undefined;
    // An identifier that nobody serves still says how files lie beside each other.
    return (base === undefined ? undefined : this.documents.pathTo(uri, document)) ?? path;
  }

  private indexed(document: SpecDocument | undefined): SpecDocument | undefined {
    if (document !== undefined) this.resources.add(document, kindOfFile(document.root));
    return document;
  }
}

/** The map of a document in a map of maps, made when it is asked for first. */
export function documentMemo<T>(maps: Map<SpecDocument, Map<string, T>>, document: SpecDocument): Map<string, T> {
  let map = maps.get(document);
  if (map === undefined) maps.set(document, (map = new Map<string, T>()));
  return map;
}

/** A URI with a scheme, or one that names a host. */
function isRemote(path: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(path);
}
