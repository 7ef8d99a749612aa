import type { OffsetOrigin } from "../../../diagnostics/origin.js";
import type { UnreadCheck } from "../../../model/xml-schema/unread-check.js";

/** An element of an XSD file, with its namespaces resolved and its attribute values normalised. */
export interface XmlElement {
  readonly kind: "element";
  readonly prefix: string;
  readonly namespace: string;
  readonly local: string;
  readonly attributes: readonly XmlAttribute[];
  /** Elements and texts in the order of the file. */
  readonly children: readonly XmlNode[];
  /** The prefixes in scope, "" for the default namespace. */
  readonly namespaces: ReadonlyMap<string, string>;
  /** The start tag, or its name when it is long. */
  readonly origin: OffsetOrigin;
  /** The checks that were taken out of a global component, or out of xs:schema itself; undefined if there are none. */
  readonly unreadChecks?: readonly UnreadCheck[];
  /** The xs:alternative elements that were taken out of an xs:element; undefined if there are none. */
  readonly alternatives?: readonly XmlElement[];
}

/** An attribute of an XSD document. */
export interface XmlAttribute {
  readonly prefix: string;
  readonly namespace: string;
  readonly local: string;
  readonly value: string;
  /** The name. */
  readonly origin: OffsetOrigin;
  /** The place of the text between the quotes. */
  readonly valueOrigin: OffsetOrigin;
}

/** A text of an XSD document. */
export interface XmlText {
  readonly kind: "text";
  readonly text: string;
}

/** A node of an XSD document. */
export type XmlNode = XmlElement | XmlText;

/** The attribute without a namespace that has this name. */
export function attribute(element: XmlElement, local: string): XmlAttribute | undefined {
  return element.attributes.find((candidate) => candidate.local === local && candidate.namespace === "");
}

/** The elements directly inside an element. */
export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => child.kind === "element");
}

/** All text below an element, in order. */
export function elementText(element: XmlElement): string {
  return element.children.map((child) => (child.kind === "text" ? child.text : elementText(child))).join("");
}

/** The name as written: "xs:element". */
export function writtenName({ prefix, local }: { readonly prefix: string; readonly local: string }): string {
  return prefix === "" ? local : `${prefix}:${local}`;
}
