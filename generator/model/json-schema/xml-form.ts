import { isNCName } from "../../../templates/runtime/base/xml-names.js";
import { plainTarget } from "./plain-target.js";
import { alwaysAlong, sameValue } from "./same-value.js";
import type { JsonSchema, JsonType, XmlObject } from "./schema.js";

/** The name of an element or an attribute of XML that a schema describes. */
export interface XmlPartName {
  readonly name: string;
  /** A URI; undefined for a name in no namespace. */
  readonly namespace?: string;
  /** The prefix to write; undefined for a name without one. */
  readonly prefix?: string;
}

/** A property of an object in its XML form. */
export interface XmlPart extends XmlPartName {
  /** The name of the property in JSON. */
  readonly property: string;
  readonly schema: JsonSchema;
  /** "repeated" is a list without an element around its items: an element for each of them, which `schema` describes. */
  readonly place: "element" | "attribute" | "repeated";
  /** True if every valid value has the property. */
  readonly required: boolean;
}

/** The form that values of a schema have as the content of an element. */
export type XmlForm =
  | { readonly kind: "object"; readonly parts: readonly XmlPart[]; readonly others?: JsonSchema }
  | { readonly kind: "list"; readonly item: XmlPartName & { readonly schema: JsonSchema } }
  | { readonly kind: "text" }
  /** The schema does not constrain the value. */
  | { readonly kind: "any" };

/** Maps a schema to XML; `name` is that of the element. OpenAPI 3.0 and 3.1, XML Object. */
export function xmlForm(schema: JsonSchema, name: string): XmlForm {
  const kind = kindOf(schema);
  if (kind === "list") return { kind, item: itemOf(schema, name) };
  if (kind !== "object") return { kind };
  const parts = [...partsOf(schema)];
  const others = [...sameValue(schema)].find(
    ({ additionalProperties: rest }) => rest !== undefined && rest.boolean === undefined,
  );
  return { kind, parts, ...(others?.additionalProperties && { others: others.additionalProperties }) };
}

function* partsOf(schema: JsonSchema): Generator<XmlPart> {
  const required = new Set([...alwaysAlong(schema)].flatMap((at) => at.required ?? []));
  const seen = new Set<string>();
  for (const at of new Set([...alwaysAlong(schema), ...sameValue(schema)])) {
    for (const [property, inner] of at.properties ?? []) {
      if (seen.has(property)) continue;
      seen.add(property);
      const xmlObject = xmlOf(inner);
      const common = { property, required: required.has(property) };
      if (kindOf(inner) === "list" && xmlObject.wrapped !== true) {
        // The name of a list that is not wrapped is not used: section "XML Arrays".
        yield { ...common, ...itemOf(inner, property, false), place: "repeated" };
      } else {
        yield {
          ...common,
          ...named(xmlObject, property),
          schema: inner,
          place: xmlObject.attribute === true ? "attribute" : "element",
        };
      }
    }
  }
}

/** Returns the items of a list; their own name takes precedence over that of the list. */
function itemOf(list: JsonSchema, name: string, isWrapped = true): XmlPartName & { readonly schema: JsonSchema } {
  const schema = [...sameValue(list)].find(({ items }) => items !== undefined)?.items ?? {
    origin: list.origin,
    boolean: true,
  };
  const wrapper = isWrapped ? (xmlOf(list).name ?? name) : name;
  return { ...named(xmlOf(schema), wrapper), schema };
}

function named({ name, namespace, prefix }: XmlObject, fallback: string): XmlPartName {
  return { name: name ?? fallback, ...(namespace && { namespace }), ...(namespace && prefix && { prefix }) };
}

function xmlOf(schema: JsonSchema): XmlObject {
  const seen = new Set<JsonSchema>();
  for (let at: JsonSchema | undefined = schema; at !== undefined && !seen.has(at); at = at.ref?.target) {
    if (at.xml !== undefined) return at.xml;
    seen.add(at);
  }
  return {};
}

/**
 * The root element of values of a schema: its own name, or that of the component that it refers to; of a list without one, that of its
 * items. If nothing names it, any is read, and "root" written.
 */
export function xmlRoot(schema: JsonSchema): XmlPartName & { readonly isUnnamed?: true } {
  const xmlObject = xmlOf(schema);
  const name = xmlObject.name ?? componentName(schema);
  if (name !== undefined) return named(xmlObject, name);
  if (kindOf(schema) !== "list") return { ...named(xmlObject, "root"), isUnnamed: true };
  const items = [...sameValue(schema)].find((at) => at.items !== undefined)?.items;
  const item = items && (xmlOf(items).name ?? componentName(items));
  return item === undefined ? { ...named(xmlObject, "root"), isUnnamed: true } : named(xmlObject, item);
}

function componentName({ ref }: JsonSchema): string | undefined {
  return ref && /#\/components\/schemas\/([^/~%]+)$/.exec(ref.text)?.[1];
}

/** Returns the reason why a schema has no XML codec; undefined if it has one. */
export function xmlFault(schema: JsonSchema): string | undefined {
  const known = knownFaults.get(schema) ?? { why: findFault(schema) };
  knownFaults.set(schema, known);
  return known.why;
}

const knownFaults = new WeakMap<JsonSchema, { readonly why: string | undefined }>();

/** Maximum number of evaluated schemas, each counted as often as it is used. */
const maxSteps = 1_000_000;

function findFault(schema: JsonSchema): string | undefined {
  const root = xmlRoot(schema);
  const kind = kindOf(schema);
  if (kind !== "object" && kind !== "list") return "its schema describes neither an object nor an array";
  const fault = nameFault(root);
  if (fault !== undefined) return fault;
  let steps = 0;
  const looked = new Set<JsonSchema>();
  const open: { readonly schema: JsonSchema; readonly name: string }[] = [{ schema, name: root.name }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const target = plainTarget(at.schema);
    if (looked.has(target)) continue;
    looked.add(target);
    const form = xmlForm(target, at.name);
    if (form.kind === "list") open.push(form.item);
    if (form.kind !== "object") continue;
    if (form.others) open.push({ schema: form.others, name: "item" });
    const lists = new Map(
      form.parts.map(({ property, place: placeText, schema: inner }) => [
        property,
        placeText === "repeated" || kindOf(inner) === "list",
      ]),
    );
    for (const part of form.parts) {
      const wrong = nameFault(part) ?? placeFault(part);
      if (wrong !== undefined) return wrong;
      open.push(part);
    }
    const branches = sameValue(target);
    steps += branches.size;
    if (steps > maxSteps) return "it combines too many schemas";
    for (const branch of branches) {
      for (const [property, inner] of branch.properties ?? []) {
        if (lists.get(property) !== (kindOf(inner) === "list"))
          return `"${property}" is an array in one branch, but not in another`;
      }
    }
  }
  return undefined;
}

function placeFault({ place: placeText, schema, property }: XmlPart): string | undefined {
  if (placeText !== "attribute" || kindOf(schema) === "text") return undefined;
  return `"${property}" is an attribute, but not a string, a number or a boolean`;
}

function nameFault({ name, prefix }: XmlPartName): string | undefined {
  if (!isNCName(name)) return `"${name}" is not a valid name in XML`;
  if (prefix !== undefined && (!isNCName(prefix) || /^xml|^xsi$/i.test(prefix)))
    return `"${prefix}" cannot be declared as a prefix`;
  return undefined;
}

/** Returns the kind of the values of a schema. An attribute represents null. Compositions are treated loosely: validators check them. */
function kindOf(schema: JsonSchema): XmlForm["kind"] {
  const known = knownKinds.get(schema) ?? findKind(schema);
  knownKinds.set(schema, known);
  return known;
}

const knownKinds = new WeakMap<JsonSchema, XmlForm["kind"]>();

function findKind(schema: JsonSchema): XmlForm["kind"] {
  const types = new Set<JsonType>();
  let hasProperties = false;
  let hasItems = false;
  for (const { types: jsonTypes, const: only, enum: values = [], properties, additionalProperties, items } of sameValue(
    schema,
  )) {
    jsonTypes?.forEach((type) => types.add(type));
    if (jsonTypes === undefined)
      for (const value of only === undefined ? values : [only.value]) types.add(typeOf(value));
    hasProperties ||= properties !== undefined || additionalProperties !== undefined;
    hasItems ||= items !== undefined;
  }
  types.delete("null");
  if (types.has("object") || (types.size === 0 && hasProperties)) return "object";
  if (types.has("array") || (types.size === 0 && hasItems)) return "list";
  return types.size === 0 ? "any" : "text";
}

function typeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "number" || type === "boolean" || type === "string" ? type : "object";
}
