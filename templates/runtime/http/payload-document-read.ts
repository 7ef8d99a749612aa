import type { Result } from "../base/problem.js";
import { setOwnProperty } from "../base/own-property.js";
import { quoted } from "../base/safe-text.js";
import { decodeXmlBytes } from "../xml/bytes/decode-xml-bytes.js";
import { isXmlSyntaxError, xmlSyntaxProblem } from "../xml/errors.js";
import type { XmlReader } from "../xml/markup/events.js";
import { expandedName } from "../xml/expanded-name.js";
import { maxElementName } from "../xml/problems.js";
import { createXmlReader } from "../xml/markup/reader.js";
import { xsiNamespace } from "../xml/types/xsi.js";
import type { PrimitiveShape } from "./operation.js";
import { primitiveOfText } from "./payload-primitive.js";
import { checked, unreadablePayload } from "./payload-result.js";
import { xmlReader } from "./payload-xml.js";
import type { BytesReader, Check, ReadOptions } from "./payload.js";
import {
  anyXml,
  shapeOf,
  type XmlObjectShape,
  type XmlRootShape,
  type XmlShape,
  type XmlShapePart,
} from "./xml-shape.js";

/**
 * Reads XML that a JSON schema describes, as the equivalent JSON value. Elements may have any order. An element that
 * the schema does not declare becomes a property as well, for validation to reject or accept; elements of other
 * namespaces are ignored.
 */
export function documentReader<T>(mediaType: string, root: XmlRootShape, validate?: Check<T>): BytesReader<T> {
  const reader = xmlReader(mediaType, (xml, options) => readDocument(xml, root, options));
  return {
    ...reader,
    read: (bytes, options) => {
      const result = reader.read(bytes, options);
      return result.ok === false ? result : checked(result.value, validate, options);
    },
  };
}

function readDocument(
  xml: string | Uint8Array,
  root: XmlRootShape,
  { doctype = "accept" }: Pick<ReadOptions, "doctype"> = {},
): Result<unknown> {
  const text: Result<string> = typeof xml === "string" ? { ok: true, value: xml } : decodeXmlBytes(xml);
  if (text.ok === false) return text;
  const reader = createXmlReader(text.value, { doctype });
  try {
    reader.next();
    const { name, namespace = reader.namespace, shape, isUnnamed } = root;
    if ((reader.localName !== name && isUnnamed !== true) || reader.namespace !== namespace)
      return wrongRoot(reader, isUnnamed === true ? reader.localName : name, namespace);
    const value = readElement(reader, shapeOf(shape));
    reader.next();
    return { ok: true, value };
  } catch (error) {
    if (!isXmlSyntaxError(error)) throw error;
    return { ok: false, problems: [xmlSyntaxProblem(error, text.value)], truncated: false };
  }
}

/** The problem of a document with another root element, with the namespaces of both. */
function wrongRoot(reader: XmlReader, name: string, namespace: string): Result<never> {
  const expected = quoted(expandedName(namespace, name), maxElementName);
  const actual = quoted(expandedName(reader.namespace, reader.localName), maxElementName);
  return unreadablePayload("xml/root", `The root element is ${actual}, not ${expected}.`);
}

/** Returns the value of the reader's current element and moves to its end. Nesting is limited by the reader. */
function readElement(reader: XmlReader, shape: XmlShape): unknown {
  const nil = reader.findAttribute(xsiNamespace, "nil");
  if (nil !== -1 && /^\s*(?:true|1)\s*$/.test(reader.attributeValue(nil))) {
    reader.skipElement();
    return null;
  }
  switch (shape.kind) {
    case "text":
      return readContent(reader, anyObject, shape.as);
    case "any":
      return readContent(reader, anyObject, "string");
    case "object":
      return readContent(reader, shape, undefined);
    case "list":
      return readList(reader, shape);
  }
}

const anyObject: XmlObjectShape = { kind: "object", parts: [], others: anyXml };

/** Parts of shapes by their names: a shape is used for many documents. */
const indexes: WeakMap<XmlObjectShape, ReadonlyMap<string, XmlShapePart>> = /* @__PURE__ */ new WeakMap();

function partNamed(shape: XmlObjectShape, kind: "@" | "", name: string): XmlShapePart | undefined {
  let index = indexes.get(shape);
  if (index === undefined) {
    index = new Map(shape.parts.map((part) => [(part.place === "attribute" ? "@" : "") + part.name, part]));
    indexes.set(shape, index);
  }
  return index.get(kind + name);
}

/** Returns the properties of an object; without child elements, the string content, which an object schema rejects. */
function readContent(reader: XmlReader, shape: XmlObjectShape, as: PrimitiveShape | undefined): unknown {
  const value: Record<string, unknown> = {};
  const lists = new Map<string, unknown[]>();
  const { namespace } = reader;
  const state = { isEmpty: true };
  let text = "";
  const add = (property: string, member: unknown, isList: boolean): void => {
    state.isEmpty = false;
    const list = lists.get(property);
    if (list !== undefined) list.push(member);
    else if (isList || Object.hasOwn(value, property)) {
      // A second element of one name: a list, where nothing says otherwise.
      const begun = isList ? [member] : [value[property], member];
      lists.set(property, begun);
      setOwnProperty(value, property, begun);
    } else setOwnProperty(value, property, member);
  };
  for (const part of shape.parts) {
    if (part.place !== "repeated" || part.required !== true) continue;
    const list: unknown[] = [];
    lists.set(part.property ?? part.name, list);
    setOwnProperty(value, part.property ?? part.name, list);
  }
  readAttributes(reader, shape, (property, member) => add(property, member, false));
  for (let event = reader.next(); event !== "end"; event = reader.next()) {
    if (event === "text") text += reader.text;
    if (event !== "start") continue;
    const part = partNamed(shape, "", reader.localName);
    if (reader.namespace !== (part?.namespace ?? namespace) && reader.namespace !== "") {
      reader.skipElement();
      continue;
    }
    const name = reader.localName;
    add(part?.property ?? name, readElement(reader, shapeOf(part?.shape ?? shape.others)), part?.place === "repeated");
  }
  if (!state.isEmpty) return value;
  if (as !== undefined) return primitiveOfText(as === "string" || isText(as) ? text : text.trim(), as);
  return text.trim() === "" ? value : text;
}

function isText(as: PrimitiveShape): boolean {
  return typeof as === "object" && as.includes("string");
}

function readAttributes(
  reader: XmlReader,
  shape: XmlObjectShape,
  add: (property: string, member: unknown) => void,
): void {
  for (let at = 0; at < reader.attributeCount; at += 1) {
    const name = reader.attributeLocalName(at);
    const namespace = reader.attributeNamespace(at);
    const part = partNamed(shape, "@", name);
    if (namespace !== (part?.namespace ?? "")) continue;
    const text = reader.attributeValue(at);
    const inner = part && shapeOf(part.shape);
    const as = inner?.kind === "text" ? inner.as : "string";
    add(part?.property ?? name, primitiveOfText(isText(as) || as === "string" ? text : text.trim(), as));
  }
}

/**
 * Returns the items of a list. Text content is not an item, and validation rejects it; elements of other names are
 * ignored.
 */
function readList(reader: XmlReader, { item }: XmlShape & { readonly kind: "list" }): unknown {
  const list: unknown[] = [];
  let text = "";
  for (let event = reader.next(); event !== "end"; event = reader.next()) {
    if (event === "text") text += reader.text;
    if (event !== "start") continue;
    if (reader.localName === item.name) list.push(readElement(reader, shapeOf(item.shape)));
    else reader.skipElement();
  }
  return list.length === 0 && text.trim() !== "" ? text : list;
}
