import type { Diagnostics } from "../../diagnostics/collector.js";
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
import { fieldOf, type Field, type Kind } from "../../model/openapi-structure.js";
import { dialectNamed, type Dialect } from "./dialects.js";
import { createDynamicScopes } from "./dynamic-scope.js";
import { absoluteUri } from "./uris.js";
import { dialectOfMetaSchema } from "./vocabularies.js";

/** The schema resources of all documents that were opened: their URIs, dialects and anchors (JSON Schema core, sections 8.1 and 8.2). */
export interface Resources {
  /** Reads the identifiers of a document whose root is of a kind; once for each. */
  add(document: SpecDocument, kind: Kind): void;
  /** The same of a schema that only a reference shows to be one. */
  addSchema(at: Cursor): void;
  /** The resource of a URI without fragment. */
  named(uri: string): SpecDocument | undefined;
  /** True once a schema names a resource. */
  hasNames(): boolean;
  /** The URI that references in a resource are relative to; undefined where that is the place of its file. */
  baseOf(document: SpecDocument): string | undefined;
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
  readonly base: string | undefined;
  readonly dialect: Dialect;
  /** `$schema` where it names a meta-schema of others, which may stand further down. */
  readonly metaSchema?: Cursor | undefined;
  readonly anchors: Map<string, Cursor>;
  readonly dynamic: Map<string, Cursor>;
}

/** The name under which resources with `$recursiveAnchor` stand in a scope (2019-09 core, section 8.2.4.2); no anchor can have it. */
export const recursiveAnchor = "$recursive";

/** Begins a table of schema resources by their URIs. JSON Schema Core, section 4.3.5. */
export function createResources(context: ResourcesContext): Resources {
  const resources = new Map<SpecDocument, Resource>();
  const byUri = new Map<string, SpecDocument>();
  /** Resources inside of documents, by the value of their roots. */
  const embedded = new Map<unknown, SpecDocument>();
  const seen = new Set<unknown>();
  /** Dialects by meta-schemas of others. */
  const described = new Map<SpecDocument, Dialect>();
  const scopes = createDynamicScopes();
  const unnamed: Resource = { base: undefined, dialect: context.dialect, anchors: new Map(), dynamic: new Map() };
  const resourceOf = (document: SpecDocument): Resource => resources.get(document.of ?? document) ?? unnamed;

  return {
    add(document, kind) {
      if (resources.has(document) || context.dialect.name === "oas-3.0") return;
      const root = rootOf(document);
      if (kind === "schema" && isObject(document.root)) begin(root, unnamed);
      else resources.set(document, { ...unnamed, anchors: new Map(), dynamic: new Map() });
      visit(root, kind);
    },
    addSchema(at) {
      if (context.dialect.name !== "oas-3.0" && !seen.has(at.value)) visit(at, "schema");
    },
    named: (uri) => byUri.get(uri),
    hasNames: () => byUri.size > 0,
    baseOf: (document) => resourceOf(document).base,
    dialectOf: (document) => dialectRead(document.of ?? document),
    anchorsOf: (document) => resourceOf(document).anchors,
    within,
    enter(at, from = at) {
      const inner = within(at);
      if (scopes.areIdle()) return inner;
      return scopes.enter(inner, from.document.scope, resourceOf(inner.document).dynamic);
    },
    outermost: (target, name, from) =>
      resourceOf(target.document).dynamic.has(name) ? (from.document.scope?.anchors.get(name) ?? target) : target,
  };

  function within(at: Cursor): Cursor {
    const document = embedded.size === 0 ? undefined : embedded.get(at.value);
    return document === undefined || (at.document.of ?? at.document) === document
      ? at
      : { document, pointer: "", value: at.value };
  }

  function visit(start: Cursor, kind: Kind): void {
    const open: { readonly at: Cursor; readonly kind: Kind }[] = [{ at: start, kind }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { value } = next.at;
      if (!isObject(value) || seen.has(value)) continue;
      seen.add(value);
      const at = next.kind === "schema" ? noted(next.at, value) : next.at;
      const inner = Object.keys(value).flatMap((key) => {
        const field = fieldOf(next.kind, key);
        return field === undefined ? [] : partsOf(step(at, key, value[key] ?? null), field);
      });
      open.push(...inner.reverse());
    }
  }

  /** Notes the names of a schema. The place of one that is a resource is its own root from here on. */
  function noted(at: Cursor, value: JsonObject): Cursor {
    const parent = resourceOf(at.document);
    const here = identifierOf(at, parent.dialect) === undefined || at.pointer === "" ? at : begin(at, parent);
    const resource = resourceOf(here.document);
    const { anchors, dynamic, dialect } = resource;
    const name = (text: unknown, maps: readonly Map<string, Cursor>[]): void => {
      if (typeof text === "string") for (const map of maps) if (!map.has(text)) map.set(text, here);
    };
    if (dialect.hasNamedFragments === true) {
      const own = dialect.identifier === undefined ? undefined : value[dialect.identifier];
      if (typeof own === "string" && own.startsWith("#")) name(own.slice(1), [anchors]);
      return here;
    }
    name(value["$anchor"], [anchors]);
    name(value["$dynamicAnchor"], [anchors, dynamic]);
    if (dialect.name === "2019-09" && value["$recursiveAnchor"] === true && here.pointer === "")
      name(recursiveAnchor, [dynamic]);
    const wanted = value["$dynamicRef"];
    if (typeof wanted === "string" && wanted.includes("#")) scopes.ask(wanted.slice(wanted.indexOf("#") + 1));
    if (value["$recursiveRef"] !== undefined) scopes.ask(recursiveAnchor);
    return here;
  }

  /** Begins the resource that a schema is the root of: the whole of a document, or one inside. */
  function begin(at: Cursor, parent: Resource): Cursor {
    const isWhole = at.pointer === "" && !resources.has(at.document);
    const { file, place = "" } = at.document;
    const document = isWhole ? at.document : { file, root: at.value, place: place + at.pointer };
    const inherited = isWhole ? context.dialect : parent.dialect;
    const named = dialectHere(at, inherited);
    const dialect = named ?? inherited;
    const written = identifierOf(at, dialect);
    const base =
      written === undefined ? parent.base : absoluteUri(written, parent.base ?? context.addressOf(at.document));
    const metaSchema = named === undefined ? member(at, "$schema") : undefined;
    resources.set(document, { base, dialect, metaSchema, anchors: new Map(), dynamic: new Map() });
    if (base !== undefined && written !== undefined && !byUri.has(base)) byUri.set(base, document);
    if (!isWhole) embedded.set(at.value, document);
    return { document, pointer: "", value: at.value };
  }

  /** The dialect of a resource, by its meta-schema where that is one of others. */
  function dialectRead(document: SpecDocument): Dialect {
    const { dialect, metaSchema } = resourceOf(document);
    const known = described.get(document);
    if (known !== undefined || metaSchema === undefined) return known ?? dialect;
    const uri = absoluteUri(`${String(metaSchema.value)}`, undefined);
    const from = originOf(metaSchema);
    const meta = uri === undefined ? undefined : context.metaSchema(uri, from);
    const own =
      meta === undefined ? dialect : dialectOfMetaSchema(meta, resourceOf(meta).dialect, from, context.diagnostics);
    described.set(document, own);
    return own;
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
function partsOf(at: Cursor, { shape, kind }: Field): readonly { readonly at: Cursor; readonly kind: Kind }[] {
  const inner = shape === "map" ? members(at).map((entry) => entry.at) : isArray(at.value) ? items(at) : [at];
  return inner.map((each) => ({ at: each, kind }));
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
export function kindOfFile(root: JsonValue | undefined): Kind {
  if (!isObject(root)) return "plain";
  const keys = Object.keys(root);
  if (keys.includes("openapi") || keys.includes("swagger") || keys.includes("components")) return "document";
  return keys.some((key) => schemaKeywords.has(key)) ? "schema" : "plain";
}
