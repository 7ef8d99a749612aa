import type { PrimitiveShape } from "./operation.js";

/** The way in which a value of a JSON schema stands in XML as the content of an element. OpenAPI 3.0 and 3.1, XML Object. */
export type XmlShape = XmlTextShape | XmlObjectShape | XmlListShape | XmlAnyShape;

/** A shape, or where shapes refer to each other a function that gives it. */
export type XmlShapeRef = XmlShape | (() => XmlShape);

/** The shape of an element whose content is a text. */
export interface XmlTextShape {
  readonly kind: "text";
  /** The type that the text stands for. */
  readonly as: PrimitiveShape;
}

/** The shape of an element whose content is an object. */
export interface XmlObjectShape {
  readonly kind: "object";
  readonly parts: readonly XmlShapePart[];
  /** Elements that are not among the parts. */
  readonly others: XmlShapeRef;
}

/** The shape of an element whose content is a list. */
export interface XmlListShape {
  readonly kind: "list";
  /** The name of each item's element, and the shape of its content. */
  readonly item: XmlShapeName & { readonly shape: XmlShapeRef };
}

/** Nothing is said: elements become members, several of one name a list, and what has no elements is a text. */
export interface XmlAnyShape {
  readonly kind: "any";
}

/** The name of an element or an attribute. */
export interface XmlShapeName {
  readonly name: string;
  /** Absent: that of the element around it. */
  readonly namespace?: string;
  /** The prefix that is written; absent where names have none. */
  readonly prefix?: string;
}

/** A member of an object. */
export interface XmlShapePart extends XmlShapeName {
  /** The name of the member, where it differs. */
  readonly property?: string;
  /** An element for each item of a list. */
  readonly place?: "attribute" | "repeated";
  /** True where no element means a list without items. */
  readonly required?: true;
  /** The shape of the element's or attribute's content. */
  readonly shape: XmlShapeRef;
}

/** The root element of a document. */
export interface XmlRootShape extends XmlShapeName {
  /** True where the contract has no name for it: any is read. */
  readonly isUnnamed?: true;
  /** The shape of the element's content. */
  readonly shape: XmlShapeRef;
}

/** The shape that a reference stands for. */
export function shapeOf(shape: XmlShapeRef): XmlShape {
  return typeof shape === "function" ? shape() : shape;
}

/** A shape of which nothing is said. */
export const anyXml: XmlAnyShape = { kind: "any" };
