import type { Diagnostics } from "../../diagnostics/collector.js";
import type { Origin, SourceFile } from "../../diagnostics/origin.js";
import type { Suggest } from "../../diagnostics/suggest.js";
import { indexAt } from "../mended-value.js";
import { pointerTokens } from "../pointer.js";
import { createResources, kindOfFile, recursiveAnchor } from "../json-schema/resources.js";
import { createAddresses, type GivenSchemas } from "../json-schema/addresses.js";
import type { Dialect } from "../json-schema/dialects.js";
import { isArray, keysOf, member, originOf, refOf, rootOf, step, type Cursor, type SpecDocument } from "./cursor.js";
import type { Documents } from "./documents.js";
import { absoluteUri } from "../json-schema/uris.js";
import { splitReference } from "./split-reference.js";
import { componentFields, kindNames, type Kind } from "../../model/openapi-structure.js";

/** Finds what `$ref` names: RFC 3986 relative references to local files, with a JSON pointer or an anchor. */
export interface References {
  /** Finds the target of `ref` as written at `from`, or reports why there is none. `kind` is what is expected there. */
  check(ref: string, from: Cursor, kind: Kind): Cursor | undefined;
  /** The same without a report, for references that were checked before. */
  resolve(ref: string, from: Cursor): Cursor | undefined;
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
export interface ReferencesContext {
  readonly documents: Documents;
  readonly diagnostics: Diagnostics;
  readonly suggest: Suggest;
  /** The dialect of schemas that name none. */
  readonly dialect: Dialect;
  /** The kind of the root document. */
  readonly rootKind: Kind;
  /** Schemas that the caller gives, by their URIs. */
  readonly givenSchemas?: GivenSchemas | undefined;
}

/** Begins the resolving of references, within documents and between them. */
export function createReferences(context: ReferencesContext): References {
  const { documents, diagnostics, suggest } = context;
  const addresses = createAddresses(context.givenSchemas, diagnostics);
  const resources = createResources({
    diagnostics,
    dialect: context.dialect,
    addressOf: (document) => addresses.of(document) ?? documents.addressOf(document),
    metaSchema: (uri, from) => openUri(uri, from),
  });
  resources.add(documents.root, context.rootKind);
  /** The final targets of references; "circle" for those that lead back to themselves. */
  const followed = new Map<unknown, Cursor | "circle" | undefined>();
  const found = new Map<SpecDocument, Map<string, Cursor | undefined>>();
  const opened = new Map<SpecDocument, Map<string, SpecDocument | undefined>>();

  function documentOf(path: string, from: Cursor): SpecDocument | undefined {
    if (path === "") return from.document.of ?? from.document;
    const known = memo(opened, from.document.of ?? from.document);
    if (!known.has(path)) known.set(path, opening(path, from));
    return known.get(path);
  }

  function opening(path: string, from: Cursor): SpecDocument | undefined {
    const way = wayTo(path, from);
    if (way === undefined) return undefined;
    return typeof way === "string" ? indexed(documents.open(way, originOf(from))) : way;
  }

  /** A resource that is known by its URI, or the reference by which a file is opened; undefined for one that nobody allowed. */
  function wayTo(path: string, from: Cursor): SpecDocument | string | undefined {
    const { document } = from;
    const own = addresses.of(document);
    const base = resources.baseOf(document) ?? own;
    const isAsked = base !== undefined || isRemote(path) || resources.hasNames();
    const uri = isAsked ? absoluteUri(path, base ?? documents.addressOf(document)) : undefined;
    if (uri === undefined) return isRemote(path) && !documents.allowsAddress(path, originOf(from)) ? undefined : path;
    const named = resources.named(uri) ?? indexed(addresses.open(uri));
    if (named !== undefined) return named;
    if (documents.allowsAddress(uri, originOf(from))) return uri;
    if (isRemote(path) || own !== undefined) return undefined;
    // An identifier that nobody serves still says how files lie beside each other.
    return (base === undefined ? undefined : documents.pathTo(uri, document)) ?? path;
  }

  function openUri(uri: string, from: Origin): SpecDocument | undefined {
    const known = resources.named(uri) ?? indexed(addresses.open(uri));
    if (known !== undefined || !documents.allowsAddress(uri, from)) return known;
    return indexed(documents.open(uri, from));
  }

  function indexed(document: SpecDocument | undefined): SpecDocument | undefined {
    if (document !== undefined) resources.add(document, kindOfFile(document.root));
    return document;
  }

  const references: References = {
    check(ref, from, kind) {
      const { path, fragment } = splitReference(ref);
      if (path !== "" && wayTo(path, from) === undefined) {
        diagnostics.report("openapi/remote-ref", originOf(from), { ref });
        return undefined;
      }
      const document = documentOf(path, from);
      if (document === undefined) return undefined;
      const target = references.resolve(ref, from);
      if (target === undefined) reportUnknown(document, fragment, ref, from, kind);
      else {
        checkKind(target, from, kind);
        if (kind === "schema") resources.addSchema(target);
      }
      return target;
    },
    resolve(ref, from) {
      const known = memo(found, from.document.of ?? from.document);
      if (!known.has(ref)) {
        const { path, fragment } = splitReference(ref);
        const document = documentOf(path, from);
        known.set(ref, document === undefined ? undefined : find(document, fragment));
      }
      return known.get(ref);
    },
    follow(cursor) {
      const end = endOf(cursor);
      return end === "circle" ? undefined : end;
    },
    leadsToItself: (cursor) => endOf(cursor) === "circle",
    resolveDynamic(ref, from, isRecursive) {
      const target = references.resolve(ref, from);
      const name = isRecursive ? recursiveAnchor : splitReference(ref).fragment;
      return target && resources.outermost(target, name, from);
    },
    hasMetaSchema(text, from) {
      const uri = absoluteUri(text, undefined);
      return uri !== undefined && openUri(uri, originOf(from)) !== undefined;
    },
    dialectOf: resources.dialectOf,
    within: resources.within,
    enter: resources.enter,
    files: addresses.files,
  };
  return references;

  function endOf(cursor: Cursor): Cursor | "circle" | undefined {
    const passed = new Set<unknown>();
    let at: Cursor | "circle" | undefined = cursor;
    while (at !== undefined && at !== "circle") {
      const { value } = at;
      const ref = refOf(at);
      if (ref === undefined) break;
      if (passed.has(value)) at = "circle";
      else if (followed.has(value)) at = followed.get(value);
      else at = references.resolve(ref, at);
      passed.add(value);
    }
    // A long chain is walked once, whichever of its links is asked for.
    passed.forEach((value) => followed.set(value, at));
    return at;
  }

  function find(document: SpecDocument, fragment: string): Cursor | undefined {
    if (fragment === "" || fragment.startsWith("/")) {
      const { exact } = descend(document, fragment);
      return exact ?? (document.renamed && descend(document, document.renamed(fragment)).exact);
    }
    return resources.anchorsOf(document).get(fragment);
  }

  function reportUnknown(document: SpecDocument, fragment: string, ref: string, from: Cursor, kind: Kind): void {
    const origin = originOf(from);
    if (fragment !== "" && !fragment.startsWith("/")) {
      const near = suggest(fragment, resources.anchorsOf(document).keys());
      diagnostics.report("openapi/unknown-ref", origin, { what: "Anchor", name: fragment, near });
      return;
    }
    const { nearest, missing } = descend(document, fragment);
    const tokens = pointerTokens(fragment);
    const isComponent = tokens[0] === "components" && tokens.length === 3 && tokens[1] === componentFields[kind];
    const [, , name = ""] = tokens;
    const near = isComponent && missing !== name ? undefined : suggest(missing, keysOf(nearest));
    const place = near === undefined ? undefined : member(nearest, near);
    const related = place === undefined ? [] : [{ message: "defined at", origin: originOf(place, "key") }];
    const elsewhere = near === undefined ? componentNamed(tokens.at(-1) ?? "", kind, ref) : undefined;
    const subject = isComponent ? { what: kindNames[kind], name } : { what: "Reference", name: ref };
    diagnostics.report("openapi/unknown-ref", origin, { ...subject, near: near ?? elsewhere }, related);
  }

  /** "#/definitions/Order" may mean "#/components/schemas/Order". */
  function componentNamed(name: string, kind: Kind, written: string): string | undefined {
    const field = componentFields[kind];
    const components = member(rootOf(documents.root), "components");
    const holder = field === undefined || components === undefined ? undefined : member(components, field);
    const ref = `#/components/${field}/${name}`;
    return holder !== undefined && member(holder, name) !== undefined && ref !== written ? ref : undefined;
  }

  function checkKind(target: Cursor, from: Cursor, kind: Kind): void {
    const tokens = pointerTokens(target.pointer);
    const field = tokens[0] === "components" && tokens.length === 3 ? tokens[1] : undefined;
    const found = Object.entries(componentFields).find(([, name]) => name === field)?.[0] as Kind | undefined;
    if (found === undefined || found === kind) return;
    const params = { name: tokens[2] ?? "", found: kindNames[found], expected: kindNames[kind] };
    diagnostics.report("openapi/wrong-ref-kind", originOf(from), params);
  }
}

function memo<T>(maps: Map<SpecDocument, Map<string, T>>, document: SpecDocument): Map<string, T> {
  let map = maps.get(document);
  if (map === undefined) maps.set(document, (map = new Map<string, T>()));
  return map;
}

/** A URI with a scheme, or one that names a host. */
function isRemote(path: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(path);
}

/** Walks along a pointer: the value it names, or how far it leads and the first name that is missing. */
function descend(document: SpecDocument, pointer: string): { exact?: Cursor; nearest: Cursor; missing: string } {
  let at = rootOf(document);
  for (const token of pointerTokens(pointer)) {
    const next = isArray(at.value) ? itemAt(at, token) : member(at, token);
    if (next === undefined) return { nearest: at, missing: token };
    at = next;
  }
  return { exact: at, nearest: at, missing: "" };
}

function itemAt(cursor: Cursor, token: string): Cursor | undefined {
  if (!isArray(cursor.value) || !/^(0|[1-9]\d*)$/.test(token)) return undefined;
  const position = Number(token);
  const value = cursor.value[indexAt(cursor.value, position)];
  return value === undefined ? undefined : step(cursor, position, value);
}
