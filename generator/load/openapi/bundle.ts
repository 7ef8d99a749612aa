import { escapePointerPart, type Origin } from "../../diagnostics/origin.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { writtenPointer } from "../mended-value.js";
import { bundleNames, placeKey, type NamedTarget } from "./bundle-names.js";
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
import type { References } from "./references.js";
import { mappingReference } from "./schema/discriminator.js";
import { componentFields, fieldOf, type Field, type Kind } from "../../model/openapi-structure.js";
import type { Version } from "./version.js";
import type { ExternalTarget } from "./walk.js";
import type { XsdElements } from "./xsd-elements.js";

/** A document without references to other files, and with the schemas that are derived from an XSD. */
export interface Bundle {
  readonly value: JsonObject;
  /** Absent where no media type names an element of an XSD. */
  readonly media?: MediaSchemas;
  /** Schemas of other files, each under its name in `components.schemas`. */
  readonly schemas: readonly { readonly name: string; readonly at: Cursor }[];
  /** The place at which a part of the bundled document was written. */
  originOf(pointer: string): Origin;
}

/** Path items of other files are written out where they are used; more than this many are left as references. */
const mostPathItems = 20_000;

/** The media types of a document that name elements of an XSD, and how to read them. */
export interface BundledXsd {
  readonly version: Version;
  readonly elements: XsdElements;
  /** True where references to operations are written out, which no version of OpenAPI knows. */
  readonly hasOperationRefs?: boolean;
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
): Bundle {
  const root = rootOf(documents.root);
  const { xml } = xsd?.elements ?? {};
  const isOwnBundle = external.length === 0 && xml === undefined && xsd?.hasOperationRefs !== true;
  if (!isObject(root.value) || isOwnBundle) {
    return {
      value: root.value as JsonObject,
      schemas: [],
      originOf: (pointer) => originOf({ ...root, pointer: writtenPointer(root.value, pointer) }),
    };
  }
  const named = bundleNames(root, external, references);
  /** The sources of parts of the bundle, by pointer, where they are not the root document's own text. */
  const moved = new Map<string, Cursor>();
  const open = new Set<unknown>();
  let pathItems = 0;
  const media = xsd && xml && createMediaSchemas(xsd.version, xsd.elements, takenNames(root, named));

  const copied = copy(root, "document", "") as Record<string, JsonValue>;
  const components = plainCopy(copied["components"]);
  const holders = new Map<string, Record<string, JsonValue>>();
  for (const { kind, name, at } of named.values()) {
    const field = componentFields[kind] ?? "";
    const holder = holders.get(field) ?? plainCopy(components[field]);
    holders.set(field, holder);
    const pointer = `/components/${field}/${escapePointerPart(name)}`;
    moved.set(pointer, at);
    holder[name] = copy(at, kind, pointer);
    components[field] = holder;
  }
  const derived = media?.components() ?? [];
  const schemas = plainCopy(components["schemas"]);
  for (const [name, schema] of derived) schemas[name] = schema;
  if (Object.keys(schemas).length > 0) components["schemas"] = schemas;
  if (Object.keys(components).length > 0) copied["components"] = components;
  const all = [...named.values()];
  return {
    value: copied,
    ...present("media", media),
    schemas: all.filter(({ kind }) => kind === "schema").map(({ name, at }) => ({ name, at })),
    originOf: (pointer) => originOf(sourceOf(pointer)),
  };

  function copy(place: Cursor, kind: Kind, pointer: string): JsonValue {
    const at = kind === "schema" ? references.within(place) : place;
    const { value } = at;
    if (isArray(value)) return items(at).map((item, index) => copy(item, kind, `${pointer}/${index}`));
    if (!isObject(value)) return value;
    const ref = kind === "plain" ? undefined : refOf(at);
    if (ref !== undefined && kind === "pathItem") return copyInPlace(at, kind, ref, pointer);
    if (ref !== undefined && kind === "operation" && xsd?.hasOperationRefs === true)
      return copyInPlace(at, kind, ref, pointer);
    const result = Object.create(null) as Record<string, JsonValue>;
    const derived = kind === "mediaType" ? media?.schemaFor(at) : undefined;
    if (derived !== undefined) result["schema"] = derived;
    for (const [key, content] of Object.entries(value)) {
      // References of the bundle are pointers from its root: nothing moves their base.
      if (kind === "schema" && key === "$id" && xsd?.version === "3.1") continue;
      if (kind === "mediaType" && media !== undefined && xsdMembers.has(key)) continue;
      const field = fieldOf(kind, key);
      const isTables = kind === "components" && key === "x-errors";
      const inner = step(at, key, isTables ? tablesOfJson(content) : content);
      if (isTables && isObject(inner.value) && Object.keys(inner.value).length === 0) continue;
      if (key === "$ref" && ref !== undefined) result[key] = localRef(ref, at);
      else if (key === "discriminator" && kind === "schema") result[key] = copyDiscriminator(inner);
      else
        result[key] = field === undefined ? content : copyField(inner, field, `${pointer}/${escapePointerPart(key)}`);
    }
    return result;
  }

  function copyField(at: Cursor, field: Field, pointer: string): JsonValue {
    const { value } = at;
    if (field.shape === "one") return copy(at, field.kind, pointer);
    if (field.shape === "list") {
      return isArray(value) ? items(at).map((item, index) => copy(item, field.kind, `${pointer}/${index}`)) : value;
    }
    if (!isObject(value)) return value;
    const result = Object.create(null) as Record<string, JsonValue>;
    for (const [key, content] of Object.entries(value)) {
      result[key] = copy(step(at, key, content), field.kind, `${pointer}/${escapePointerPart(key)}`);
    }
    return result;
  }

  function copyInPlace(at: Cursor, kind: Kind, ref: string, pointer: string): JsonValue {
    const target = references.follow(at);
    if (target === undefined) return at.value;
    // The bundle may refer to a path item of its own, and to no operation.
    if (kind === "pathItem" && target.document === documents.root)
      return { ...(at.value as JsonObject), $ref: localRef(ref, at) };
    if (open.has(target.value) || ++pathItems > mostPathItems) return at.value;
    open.add(target.value);
    moved.set(pointer, target);
    const { $ref, ...beside } = at.value as JsonObject;
    const siblings = copy({ ...at, value: beside }, kind, pointer);
    const result = { ...(copy(target, kind, pointer) as JsonObject), ...(siblings as JsonObject) };
    open.delete(target.value);
    return $ref === undefined ? at.value : result;
  }

  function copyDiscriminator(at: Cursor): JsonValue {
    const mapping = isObject(at.value) ? at.value["mapping"] : undefined;
    if (!isObject(mapping)) return at.value;
    const inner = step(at, "mapping", mapping);
    const rewritten = Object.entries(mapping).map(([key, value]) => {
      const name = typeof value === "string" ? nameOf(mappingReference(value, inner), inner) : undefined;
      return [key, name === undefined ? value : `#/components/schemas/${name}`] as const;
    });
    return { ...(at.value as JsonObject), mapping: Object.fromEntries(rewritten) };
  }

  function nameOf(ref: string, from: Cursor): string | undefined {
    const target = references.resolve(ref, from);
    return target === undefined ? undefined : named.get(placeKey(target))?.name;
  }

  function localRef(ref: string, from: Cursor): string {
    const target = references.resolve(ref, from);
    if (target === undefined || (from.document === documents.root && ref.startsWith("#"))) return ref;
    const component = named.get(placeKey(target));
    if (component === undefined) return target.document === documents.root ? `#${encodeURI(target.pointer)}` : ref;
    return `#/components/${componentFields[component.kind]}/${encodeURIComponent(escapePointerPart(component.name))}`;
  }

  function sourceOf(pointer: string): Cursor {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
      const source = moved.get(pointer.slice(0, end));
      if (source !== undefined) return inside(source, pointer.slice(end));
    }
    return inside(root, pointer);
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
  const own = components && member(components, "schemas");
  const given = new Set([...named.values()].filter(({ kind }) => kind === "schema").map(({ name }) => name));
  return (name) => given.has(name) || (own !== undefined && member(own, name) !== undefined);
}

/** Tables of errors without those whose body is an element: only readers of an XSD can fill it. */
function tablesOfJson(tables: JsonValue): JsonValue {
  if (!isObject(tables)) return tables;
  const ofJson = ([, table]: [string, JsonValue]): boolean =>
    !isObject(table) || !Object.hasOwn(table, "x-xsd-element");
  return Object.fromEntries(Object.entries(tables).filter(ofJson));
}
