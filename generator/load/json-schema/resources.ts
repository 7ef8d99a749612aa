import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../diagnostics/origin.js";
import { keywordRows } from "../../model/json-schema/keywords.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import {
  isArray,
  isObject,
  items,
  member,
  members,
  originOf,
  rootOf,
  step,
  textOf,
  type Cursor,
  type JsonObject,
  type SpecDocument,
} from "../openapi/cursor.js";
import { splitReference } from "../openapi/split-reference.js";
import { fieldOf, type Field, type ObjectKind } from "../../model/openapi-structure.js";
import { dialectNamed, type Dialect } from "./dialects.js";
import { createDynamicScopes } from "./dynamic-scope.js";
import { absoluteUri } from "./uris.js";
import { dialectOfMetaSchema } from "./meta-schema-dialect.js";

/** The schema resources of all documents that were opened: their URIs, dialects and anchors (JSON Schema core, sections 8.1 and 8.2). */
export interface Resources {
  /** Reads the identifiers of a document whose root is of a kind; once for each. */
  add(document: SpecDocument, kind: ObjectKind): void;
  /** The same of a schema that only a reference shows to be one. */
  addSchema(at: Cursor): void;
  /** The resource of a URI without fragment. */
  named(uri: string): SpecDocument | undefined;
  /** True once a schema names a resource. */
  hasNames(): boolean;
  /** The URI that references in a resource are relative to; undefined where that is the place of its file. */
  baseOf(document: SpecDocument): string | undefined;
  /** The dialect that a resource is written in: its own `$schema`, or that of what it stands in. */
  dialectOf(document: SpecDocument): Dialect;
  /** Every anchor of a resource by name; the first of several wins. */
  anchorsOf(document: SpecDocument): ReadonlyMap<string, Cursor>;
  /** A place as one of its own resource, where its value is the root of one. */
  within(at: Cursor): Cursor;
  /** The same in the dynamic scope of the way there, `from` being the place before it. */
  enter(at: Cursor, from?: Cursor): Cursor;
  /** The target of a dynamic reference that leads to a place where dynamic scope is not asked (core, section 8.2.3.2). */
  outermost(target: Cursor, name: string, from: Cursor): Cursor;
}

/** The surroundings of finding schema resources. */
export interface ResourcesContext {
  readonly diagnostics: Diagnostics;
  /** The dialect of schemas that name none. */
  readonly dialect: Dialect;
  /** The URI by which a file was found, for identifiers that are relative. */
  addressOf(document: SpecDocument): string;
  /** The meta-schema of a URI, opened where it has to be. */
  metaSchema(uri: string, from: Origin): SpecDocument | undefined;
}

interface Resource {
  /** The URI that references in it are relative to; undefined where that is the place of its file. */
  readonly base: string | undefined;
  readonly dialect: Dialect;
  /** `$schema` where it names a meta-schema of others, which may stand further down. */
  readonly metaSchema?: Cursor | undefined;
  /** The places of `$anchor` and `$dynamicAnchor`, by name. */
  readonly anchors: Map<string, Cursor>;
  /** The places of `$dynamicAnchor` and `$recursiveAnchor`, by name: those that dynamic references ask for. */
  readonly dynamic: Map<string, Cursor>;
}

/** The name under which resources with `$recursiveAnchor` stand in a scope (2019-09 core, section 8.2.4.2); no anchor can have it. */
export const recursiveAnchor = "$recursive";

/** Begins a table of schema resources by their URIs. JSON Schema Core, section 4.3.5. */
export function createResources(context: ResourcesContext): Resources {
  const table = new ResourceTable(context);
  return {
    add(document, kind) {
      if (table.resources.has(document) || context.dialect.name === "oas-3.0") return;
      const root = rootOf(document);
      if (kind === "schema" && isObject(document.root)) table.begin(root, table.unnamed);
      else table.resources.set(document, { ...table.unnamed, anchors: new Map(), dynamic: new Map() });
      table.visit(root, kind);
    },
    addSchema(at) {
      if (context.dialect.name !== "oas-3.0" && !table.seen.has(at.value)) table.visit(at, "schema");
    },
    named: (uri) => table.byUri.get(uri),
    hasNames: () => table.byUri.size > 0,
    baseOf: (document) => table.resourceOf(document).base,
    dialectOf: (document) => table.dialectRead(document.of ?? document),
    anchorsOf: (document) => table.resourceOf(document).anchors,
    within: (at) => table.within(at),
    enter(at, from = at) {
      const inner = table.within(at);
      if (table.scopes.areIdle()) return inner;
      return table.scopes.enter(inner, from.document.scope, table.resourceOf(inner.document).dynamic);
    },
    outermost: (target, name, from) =>
      table.resourceOf(target.document).dynamic.has(name) ? (from.document.scope?.anchors.get(name) ?? target) : target,
  };
}

/** The schema resources that were met, by their URIs. */
class ResourceTable {
  readonly resources = new Map<SpecDocument, Resource>();
  readonly byUri = new Map<string, SpecDocument>();
  /** Resources inside of documents, by the value of their roots. */
  private readonly embedded = new Map<unknown, SpecDocument>();
  readonly seen = new Set<unknown>();
  /** Dialects by meta-schemas of others. */
  private readonly described = new Map<SpecDocument, Dialect>();
  readonly scopes = createDynamicScopes();
  /** The resource of documents that were not met as schemas. */
  readonly unnamed: Resource;

  constructor(private readonly context: ResourcesContext) {
    this.unnamed = { base: undefined, dialect: context.dialect, anchors: new Map(), dynamic: new Map() };
  }

  resourceOf(document: SpecDocument): Resource {
    return this.resources.get(document.of ?? document) ?? this.unnamed;
  }

  within(at: Cursor): Cursor {
    const document = this.embedded.size === 0 ? undefined : this.embedded.get(at.value);
    return document === undefined || (at.document.of ?? at.document) === document
      ? at
      : { document, pointer: "", value: at.value };
  }

  visit(start: Cursor, kind: ObjectKind): void {
    const open: { readonly at: Cursor; readonly kind: ObjectKind }[] = [{ at: start, kind }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { value } = next.at;
      if (!isObject(value) || this.seen.has(value)) continue;
      this.seen.add(value);
      const at = next.kind === "schema" ? this.noted(next.at, value) : next.at;
      const inner = Object.keys(value).flatMap((key) => {
        const field = fieldOf(next.kind, key);
        return field === undefined ? [] : partsOf(step(at, key, value[key] ?? null), field);
      });
      open.push(...inner.reverse());
    }
  }

  /** Notes the names of a schema. The place of one that is a resource is its own root from here on. */
  private noted(at: Cursor, value: JsonObject): Cursor {
    const parent = this.resourceOf(at.document);
    const here = identifierOf(at, parent.dialect) === undefined || at.pointer === "" ? at : this.begin(at, parent);
    const resource = this.resourceOf(here.document);
    const { anchors, dynamic, dialect } = resource;
    const name = (text: unknown, maps: readonly Map<string, Cursor>[]): void => {
      if (typeof text === "string") for (const map of maps) if (!map.has(text)) map.set(text, here);
    };
    if (dialect.hasNamedFragments === true) {
      const identifier = dialect.identifier === undefined ? undefined : value[dialect.identifier];
      if (typeof identifier === "string" && identifier.includes("#"))
        name(splitReference(identifier).fragment, [anchors]);
      return here;
    }
    name(value["$anchor"], [anchors]);
    name(value["$dynamicAnchor"], [anchors, dynamic]);
    if (dialect.name === "2019-09" && value["$recursiveAnchor"] === true && here.pointer === "")
      name(recursiveAnchor, [dynamic]);
    const wanted = value["$dynamicRef"];
    if (typeof wanted === "string" && wanted.includes("#")) this.scopes.ask(wanted.slice(wanted.indexOf("#") + 1));
    if (value["$recursiveRef"] !== undefined) this.scopes.ask(recursiveAnchor);
    return here;
  }

  /** Begins the resource that a schema is the root of: the whole of a document, or one inside. */
  begin(at: Cursor, parent: Resource): Cursor {
    const isWhole = at.pointer === "" && !this.resources.has(at.document);
    const { file, place: prefix = "" } = at.document;
    const document = isWhole ? at.document : { file, root: at.value, place: prefix + at.pointer };
    const inherited = isWhole ? this.context.dialect : parent.dialect;
    const named = dialectHere(at, inherited);
    const dialect = named ?? inherited;
    const written = identifierOf(at, dialect);
    const base =
      written === undefined ? parent.base : absoluteUri(written, parent.base ?? this.context.addressOf(at.document));
    const metaSchema = named === undefined ? member(at, "$schema") : undefined;
    this.resources.set(document, { base, dialect, metaSchema, anchors: new Map(), dynamic: new Map() });
    if (base !== undefined && written !== undefined && !this.byUri.has(base)) this.byUri.set(base, document);
    if (!isWhole) this.embedded.set(at.value, document);
    return { document, pointer: "", value: at.value };
  }

  /** The dialect of a resource, by its meta-schema where that is one of others. */
  dialectRead(document: SpecDocument): Dialect {
    const { dialect, metaSchema } = this.resourceOf(document);
    const known = this.described.get(document);
    if (known !== undefined || metaSchema === undefined) return known ?? dialect;
    const uri = typeof metaSchema.value === "string" ? absoluteUri(metaSchema.value, undefined) : undefined;
    const from = originOf(metaSchema);
    const meta = uri === undefined ? undefined : this.context.metaSchema(uri, from);
    const found =
      meta === undefined
        ? dialect
        : dialectOfMetaSchema(meta, this.resourceOf(meta).dialect, from, this.context.diagnostics);
    this.described.set(document, found);
    return found;
  }
}

/** The dialect that `$schema` names; undefined for a meta-schema of others. */
function dialectHere(at: Cursor, inherited: Dialect): Dialect | undefined {
  const written = textOf(at, "$schema");
  if (written === undefined) return inherited;
  const known = dialectNamed(written);
  return inherited.name === "oas-3.1" && known?.name === "2020-12" ? inherited : known;
}

/** The identifier of a schema that makes it a resource. */
function identifierOf(at: Cursor, { identifier, hasNamedFragments, isReferenceAlone }: Dialect): string | undefined {
  const written = identifier === undefined ? undefined : textOf(at, identifier);
  if (written === undefined || (hasNamedFragments === true && written.startsWith("#"))) return undefined;
  return isReferenceAlone === true && textOf(at, "$ref") !== undefined ? undefined : written;
}

/** The objects that a field holds; older drafts have lists where later ones have one schema. */
function partsOf(at: Cursor, { shape, kind }: Field): readonly { readonly at: Cursor; readonly kind: ObjectKind }[] {
  const inner = shape === "map" ? members(at).map((entry) => entry.at) : isArray(at.value) ? items(at) : [at];
  return inner.map((item) => ({ at: item, kind }));
}

const schemaKeywords = new Set([
  "$ref",
  "$id",
  "id",
  "$schema",
  "$defs",
  "definitions",
  ...keywordRows.map(([name, { written = name }]) => written),
]);

/** The kind of the root of a file that a reference leads to: a document of OpenAPI, a schema, or schemas by name. */
export function kindOfFile(root: JsonValue | undefined): ObjectKind {
  if (!isObject(root)) return "plain";
  const keys = Object.keys(root);
  if (keys.includes("openapi") || keys.includes("swagger") || keys.includes("components")) return "document";
  return keys.some((key) => schemaKeywords.has(key)) ? "schema" : "plain";
}
