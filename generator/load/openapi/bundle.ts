import { escapePointerPart, type Origin } from "../../diagnostics/origin.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { writtenKey, writtenPointer } from "../edited-value.js";
import { bundleNames, cursorKey, type NamedTarget } from "./bundle-names.js";
import {
  isArray,
  isObject,
  items,
  member,
  originOf,
  present,
  refOf,
  rootOf,
  step,
  type Cursor,
  type JsonObject,
} from "./cursor.js";
import { createMediaSchemas, xsdMembers, type MediaSchemas } from "./derive/media-schemas.js";
import type { Documents } from "./documents.js";
import { isWholeDocument } from "./reference-faults.js";
import type { References } from "./references.js";
import { mappingReference } from "./schema/discriminator.js";
import { componentFields, fieldOf, type Field, type ObjectKind } from "../../model/openapi-structure.js";
import type { OpenApiVersion } from "./version.js";
import type { ExternalTarget } from "./walk.js";
import type { XsdElements } from "./xsd-elements.js";

/** A document without references to other files, and with the schemas that are derived from an XSD. */
export interface Bundle {
  /** The bundled document, parts of other files among its components. */
  readonly value: JsonObject;
  /** Absent where no media type names an element of an XSD. */
  readonly media?: MediaSchemas;
  /** Schemas of other files, each under its name in `components.schemas`. */
  readonly schemas: readonly { readonly name: string; readonly at: Cursor }[];
  /** The place at which a part of the bundled document was written. */
  originOf(pointer: string): Origin;
}

/** Path items of other files are written out where they are used; more than this many are left as references. */
const maxPathItems = 20_000;

/** Path items that are written out inside each other; of longer chains of references only the end is. */
const maxOpen = 200;

/** The pointer of a media type of a response. */
const isInResponse = /\/responses\/[^/]+\/content\/[^/]+$/;

/** The media types of a document that name elements of an XSD, and how to read them. */
export interface BundledXsd {
  readonly version: OpenApiVersion;
  readonly elements: XsdElements;
  /** True where references to operations are written out, which no version of OpenAPI knows. */
  readonly hasOperationRefs?: boolean;
  /** True if references name nothing and are read as they are meant: the bundle has those that name their targets. */
  readonly hasMeantRefs?: boolean;
}

/**
 * Brings what other files are referred to for into `components`, and path items into their paths. A document of one
 * file without an XSD is its own bundle, uncopied. The names follow from the names in the files, whatever the order of references.
 */
export function bundle(
  documents: Documents,
  external: readonly ExternalTarget[],
  references: References,
  xsd?: BundledXsd,
  readable: (at: Cursor) => JsonValue = ({ value }) => value,
): Bundle {
  const whole = rootOf(documents.root);
  const root = { ...whole, value: readable(whole) };
  const { xml } = xsd?.elements ?? {};
  const isOwnBundle =
    external.length === 0 && xml === undefined && xsd?.hasOperationRefs !== true && xsd?.hasMeantRefs !== true;
  if (!isObject(root.value) || isOwnBundle) {
    return {
      value: root.value as JsonObject,
      schemas: [],
      originOf: (pointer) => originOf({ ...root, pointer: writtenPointer(root.value, pointer) }),
    };
  }
  const named = bundleNames(root, external, references);
  const media = xsd && xml && createMediaSchemas(xsd.version, xsd.elements, takenNames(root, named));
  const copy = new DocumentCopy(
    root,
    references,
    named,
    media,
    xsd,
    new Set(external.map(({ at }) => at.value)),
    readable,
  );
  const value = copy.whole();
  return {
    value,
    ...present("media", media),
    schemas: [...named.values()].filter(({ kind }) => kind === "schema").map(({ name, at }) => ({ name, at })),
    originOf: (pointer) => originOf(copy.sourceOf(pointer)),
  };
}

/** A copy of a document whose references all lead inside of it. */
class DocumentCopy {
  /** The sources of parts of the bundle, by pointer, where they are not the root document's own text. */
  private readonly moved = new Map<string, Cursor>();
  private readonly open = new Set<unknown>();
  private pathItems = 0;

  constructor(
    private readonly root: Cursor,
    private readonly references: References,
    private readonly named: ReadonlyMap<string, NamedTarget>,
    private readonly media: MediaSchemas | undefined,
    private readonly xsd: BundledXsd | undefined,
    /** Parts that are in no place of the root document that OpenAPI knows. */
    private readonly external: ReadonlySet<unknown>,
    private readonly readable: (at: Cursor) => JsonValue,
  ) {}

  /** The document with what other files are referred to for, and with derived schemas, among its components. */
  whole(): JsonObject {
    const copied = this.copy(this.root, "document", "") as Record<string, JsonValue>;
    const components = plainCopy(copied["components"]);
    const holders = new Map<string, Record<string, JsonValue>>();
    for (const { kind, name, at: written } of this.named.values()) {
      const at = { ...written, value: this.readable(written) };
      const field = componentFields[kind] ?? "";
      const holder = holders.get(field) ?? plainCopy(components[field]);
      holders.set(field, holder);
      const pointer = `/components/${field}/${escapePointerPart(name)}`;
      this.moved.set(pointer, at);
      holder[name] = this.copy(at, kind, pointer);
      components[field] = holder;
    }
    const schemas = plainCopy(components["schemas"]);
    for (const [name, schema] of this.media?.components() ?? []) schemas[name] = schema;
    if (Object.keys(schemas).length > 0) components["schemas"] = schemas;
    if (Object.keys(components).length > 0) copied["components"] = components;
    return copied;
  }

  /** The place at which a part of the copy was written. */
  sourceOf(pointer: string): Cursor {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
      const source = this.moved.get(pointer.slice(0, end));
      if (source !== undefined) return inside(source, pointer.slice(end));
    }
    return inside(this.root, pointer);
  }

  private copy(cursor: Cursor, kind: ObjectKind, pointer: string): JsonValue {
    const at = kind === "schema" ? this.references.within(cursor) : cursor;
    const { value } = at;
    if (isArray(value)) return items(at).map((item, index) => this.copy(item, kind, `${pointer}/${index}`));
    if (!isObject(value)) return value;
    const ref = kind === "plain" ? undefined : refOf(at);
    if (ref !== undefined && kind === "pathItem") return this.copyInPlace(at, kind, ref, pointer);
    if (ref !== undefined && kind === "operation" && this.xsd?.hasOperationRefs === true)
      return this.copyInPlace(at, kind, ref, pointer);
    const result = Object.create(null) as Record<string, JsonValue>;
    const derived = kind === "mediaType" ? this.media?.schemaFor(at, isInResponse.test(pointer)) : undefined;
    if (derived !== undefined) result["schema"] = derived;
    for (const [key, content] of Object.entries(value)) {
      // References of the bundle are pointers from its root: nothing moves their base.
      if (kind === "schema" && key === "$id" && this.xsd?.version === "3.1") continue;
      if (kind === "mediaType" && this.media !== undefined && xsdMembers.has(key)) continue;
      const field = fieldOf(kind, key);
      const isTables = kind === "components" && key === "x-errors";
      const inner = step(at, key, isTables ? tablesOfJson(content) : content);
      if (isTables && isObject(inner.value) && Object.keys(inner.value).length === 0) continue;
      if (key === "$ref" && ref !== undefined) result[key] = this.localRef(ref, at);
      else if (key === "discriminator" && kind === "schema") result[key] = this.copyDiscriminator(inner);
      else
        result[key] =
          field === undefined ? content : this.copyField(inner, field, `${pointer}/${escapePointerPart(key)}`);
    }
    return result;
  }

  private copyField(at: Cursor, field: Field, pointer: string): JsonValue {
    const { value } = at;
    if (field.shape === "one") return this.copy(at, field.kind, pointer);
    if (field.shape === "list") {
      return isArray(value)
        ? items(at).map((item, index) => this.copy(item, field.kind, `${pointer}/${index}`))
        : value;
    }
    if (!isObject(value)) return value;
    const result = Object.create(null) as Record<string, JsonValue>;
    for (const [key, content] of Object.entries(value)) {
      result[key] = this.copy(
        step(at, writtenKey(value, key), content),
        field.kind,
        `${pointer}/${escapePointerPart(key)}`,
      );
    }
    return result;
  }

  private copyInPlace(at: Cursor, kind: ObjectKind, ref: string, pointer: string): JsonValue {
    const target = this.references.follow(at);
    const next = this.open.size < maxOpen ? this.references.resolve(ref, at) : target;
    // A document as a whole stays out of the bundle: as a part of itself it has faults that nobody wrote.
    if (target === undefined || next === undefined || isWholeDocument(target) || isWholeDocument(next)) return at.value;
    // The bundle may refer to a path item of its own, and to no operation. OpenAPI checks none that is in an extension.
    if (kind === "pathItem" && [next, target].every((item) => this.isOwn(item)))
      return { ...(at.value as JsonObject), $ref: this.localRef(ref, at) };
    if (this.open.has(next.value) || ++this.pathItems > maxPathItems) return at.value;
    this.open.add(next.value);
    this.moved.set(pointer, next);
    const { $ref, ...beside } = at.value as JsonObject;
    const copied = this.copy({ ...next, value: this.readable(next) }, kind, pointer);
    for (const [key, content] of Object.entries(beside))
      this.moved.set(`${pointer}/${escapePointerPart(key)}`, step(at, key, content));
    const siblings = this.copy({ ...at, value: beside }, kind, pointer);
    const result = { ...(copied as JsonObject), ...(siblings as JsonObject) };
    this.open.delete(next.value);
    return $ref === undefined ? at.value : result;
  }

  private isOwn({ document, value }: Cursor): boolean {
    return document === this.root.document && !this.external.has(value);
  }

  private copyDiscriminator(at: Cursor): JsonValue {
    const mapping = isObject(at.value) ? at.value["mapping"] : undefined;
    if (!isObject(mapping)) return at.value;
    const inner = step(at, "mapping", mapping);
    const rewritten = Object.entries(mapping).map(([key, value]) => {
      const name = typeof value === "string" ? this.nameOf(mappingReference(value, inner), inner) : undefined;
      return [key, name === undefined ? value : `#/components/schemas/${name}`] as const;
    });
    return { ...(at.value as JsonObject), mapping: Object.fromEntries(rewritten) };
  }

  private nameOf(ref: string, from: Cursor): string | undefined {
    const target = this.references.resolve(ref, from);
    return target === undefined ? undefined : this.named.get(cursorKey(target))?.name;
  }

  private localRef(ref: string, from: Cursor): string {
    const target = this.references.resolve(ref, from);
    if (target === undefined) return ref;
    const component = this.named.get(cursorKey(target));
    const isOfRoot = from.document === this.root.document && ref.startsWith("#");
    if (isOfRoot && component === undefined && !this.references.isMeant(ref, from)) return ref;
    if (component === undefined) return target.document === this.root.document ? `#${encodeURI(target.pointer)}` : ref;
    return `#/components/${componentFields[component.kind]}/${encodeURIComponent(escapePointerPart(component.name))}`;
  }
}

/** The place below a cursor that a pointer in the bundle leads to. */
function inside(at: Cursor, pointer: string): Cursor {
  return { ...at, pointer: at.pointer + writtenPointer(at.value, pointer) };
}

function plainCopy(value: JsonValue | undefined): Record<string, JsonValue> {
  return Object.assign(Object.create(null), isObject(value) ? value : {}) as Record<string, JsonValue>;
}

/** Names of schemas that the document has, or that were given to those of other files. */
function takenNames(root: Cursor, named: ReadonlyMap<string, NamedTarget>): (name: string) => boolean {
  const components = member(root, "components");
  const schemas = components && member(components, "schemas");
  const namedSchemas = new Set([...named.values()].filter(({ kind }) => kind === "schema").map(({ name }) => name));
  return (name) => namedSchemas.has(name) || (schemas !== undefined && member(schemas, name) !== undefined);
}

/** Tables of errors without those whose body is an element: only readers of an XSD can fill it. */
function tablesOfJson(tables: JsonValue): JsonValue {
  if (!isObject(tables)) return tables;
  const ofJson = ([, table]: [string, JsonValue]): boolean =>
    !isObject(table) || !Object.hasOwn(table, "x-xsd-element");
  return Object.fromEntries(Object.entries(tables).filter(ofJson));
}
