import { findIllegalXmlChar } from "../base/xml-chars.js";
import { isNCName } from "../base/xml-names.js";
import { quoted } from "../base/safe-text.js";
import { escapeXmlAttribute, escapeXmlText } from "../xml/markup/escape.js";
import { maxXmlDepth, xmlEncodeError } from "../xml/encode-error.js";
import { xsiNamespace } from "../xml/types/xsi.js";
import { writtenType } from "./payload-result.js";
import type { Check, PayloadWriter } from "./payload.js";
import {
  anyXml,
  shapeOf,
  type XmlObjectShape,
  type XmlRootShape,
  type XmlShape,
  type XmlShapeName,
} from "./xml-shape.js";

/**
 * Writes a value as XML that its JSON schema describes: properties in the order of the schema, then additional ones.
 */
export function documentWriter<T>(mediaType: string, root: XmlRootShape, validate?: Check<T>): PayloadWriter<T> {
  return {
    mediaType,
    ...(validate && { validate }),
    write: (value, chosen) => ({
      body: writeDocument(value, root),
      contentType: writtenType(mediaType, chosen, "application/xml"),
    }),
  };
}

/** The namespaces in scope: prefixes, and "" for the default one. */
type Scope = ReadonlyMap<string, string>;

/** The position of a value in the document that is written. */
interface Place {
  /** 1 for the root element. */
  readonly depth: number;
  /** An RFC 6901 pointer to the value. */
  readonly path: string;
  readonly scope: Scope;
}

function writeDocument(value: unknown, root: XmlRootShape): string {
  const out: string[] = [];
  writeElement(out, root, shapeOf(root.shape), value, { depth: 1, path: "", scope: new Map() });
  return out.join("");
}

function writeElement(out: string[], name: XmlShapeName, shape: XmlShape, value: unknown, at: Place): void {
  if (at.depth > maxXmlDepth) throw xmlEncodeError(`Elements are nested deeper than ${maxXmlDepth}.`, at.path);
  const { tag, declared, scope } = nameIn(name, at.scope);
  const memberPlace: Place = { depth: at.depth + 1, path: at.path, scope };
  out.push(`<${tag}${declared}`);
  if (value === null) {
    out.push(` xmlns:xsi="${xsiNamespace}" xsi:nil="true"/>`);
    return;
  }
  const object = typeof value === "object" && !Array.isArray(value) ? value : undefined;
  if (object !== undefined) writeAttributes(out, shape, object, memberPlace);
  const begun = out.push(">");
  if (Array.isArray(value)) writeListItems(out, name, shape, value, memberPlace);
  else if (object !== undefined) writeElements(out, shape, object, memberPlace);
  else out.push(escapeXmlText(textOf(value, at.path)));
  if (out.length === begun) out[begun - 1] = "/>";
  else out.push(`</${tag}>`);
}

function writeListItems(
  out: string[],
  name: XmlShapeName,
  shape: XmlShape,
  items: readonly unknown[],
  at: Place,
): void {
  const item = shape.kind === "list" ? shape.item : { name: name.name, shape: anyXml };
  items.forEach((entry, index) => {
    writeElement(out, item, shapeOf(item.shape), entry, { ...at, path: `${at.path}/${index}` });
  });
}

function partsOfShape(shape: XmlShape): XmlObjectShape {
  return shape.kind === "object" ? shape : { kind: "object", parts: [], others: anyXml };
}

/** Returns an own property of an object. */
function memberOf(value: object, property: string): unknown {
  return Object.hasOwn(value, property) ? (value as Readonly<Record<string, unknown>>)[property] : undefined;
}

function writeAttributes(out: string[], shape: XmlShape, value: object, at: Place): void {
  let count = 0;
  for (const part of partsOfShape(shape).parts) {
    const property = part.property ?? part.name;
    const member = part.place === "attribute" ? memberOf(value, property) : undefined;
    if (member === undefined || member === null) continue;
    count += 1;
    out.push(attributeText(part, textOf(member, `${at.path}/${property}`), count));
  }
}

function writeElements(out: string[], shape: XmlShape, value: object, at: Place): void {
  const { parts, others } = partsOfShape(shape);
  const named = new Set<string>();
  for (const part of parts) {
    const property = part.property ?? part.name;
    named.add(property);
    const member = part.place === "attribute" ? undefined : memberOf(value, property);
    if (member === undefined) continue;
    const isRepeated = part.place === "repeated" && Array.isArray(member);
    writeEach(out, part, shapeOf(part.shape), isRepeated ? (member as unknown[]) : [member], at, property);
  }
  for (const [property, member] of Object.entries(value)) {
    if (named.has(property) || member === undefined) continue;
    if (!isNCName(property)) throw xmlEncodeError(`${quoted(property)} is not a valid name of an element.`, at.path);
    const inner = shapeOf(others);
    const isRepeated = Array.isArray(member) && inner.kind !== "list";
    writeEach(out, { name: property }, inner, isRepeated ? (member as unknown[]) : [member], at, property);
  }
}

function writeEach(
  out: string[],
  name: XmlShapeName,
  shape: XmlShape,
  values: readonly unknown[],
  at: Place,
  property: string,
): void {
  const path = `${at.path}/${property}`;
  for (const value of values) writeElement(out, name, shape, value, { ...at, path });
}

/** An attribute in a namespace has a prefix in any case. */
function attributeText({ name, namespace, prefix }: XmlShapeName, text: string, count: number): string {
  const value = `="${escapeXmlAttribute(text)}"`;
  if (namespace === undefined) return ` ${name}${value}`;
  const numbered = `${prefix ?? "ns"}-${count}`;
  return ` xmlns:${numbered}="${escapeXmlAttribute(namespace)}" ${numbered}:${name}${value}`;
}

/** The tag of an element, with the declarations that it needs. */
function nameIn(
  { name, namespace, prefix = "" }: XmlShapeName,
  scope: Scope,
): { readonly tag: string; readonly declared: string; readonly scope: Scope } {
  if (namespace === undefined) return { tag: name, declared: "", scope };
  const tag = prefix === "" ? name : `${prefix}:${name}`;
  if (scope.get(prefix) === namespace) return { tag, declared: "", scope };
  const declared = ` xmlns${prefix === "" ? "" : `:${prefix}`}="${escapeXmlAttribute(namespace)}"`;
  return { tag, declared, scope: new Map([...scope, [prefix, namespace]]) };
}

function textOf(value: unknown, path: string): string {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
    throw xmlEncodeError("The value is not a string, a number or a boolean.", path);
  const text = String(value);
  if (findIllegalXmlChar(text) !== -1) throw xmlEncodeError("The text has a character that XML does not allow.", path);
  return text;
}
