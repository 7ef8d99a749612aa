import type { PrimitiveShape } from "./operation.js";

/** The XML form of a JSON schema's value as the content of an element. OpenAPI 3.0 and 3.1, XML Object. */
export type XmlShape = XmlTextShape | XmlObjectShape | XmlListShape | XmlAnyShape;

/** A shape, or where shapes refer to each other a function that gives it. */
export type XmlShapeRef = XmlShape | (() => XmlShape);

/** The shape of an element with text content. */
export interface XmlTextShape {
  readonly kind: "text";
  /** Type of the text content. */
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

/**
 * An unconstrained value: elements become properties, several of one name a list, and content without elements a
 * string.
 */
export interface XmlAnyShape {
  readonly kind: "any";
}

/** The name of an element or an attribute. */
export interface XmlShapeName {
  readonly name: string;
  /** Absent: that of the element around it. */
  readonly namespace?: string;
  /** The prefix to write. Undefined if names have none. */
  readonly prefix?: string;
}

/** A property of an object. */
export interface XmlShapePart extends XmlShapeName {
  /** The name of the property, if it differs. */
  readonly property?: string;
  /** An element for each item of a list. */
  readonly place?: "attribute" | "repeated";
  /** True if no element means an empty list. */
  readonly required?: true;
  /** The shape of the element's or attribute's content. */
  readonly shape: XmlShapeRef;
}

/** The root element of a document. */
export interface XmlRootShape extends XmlShapeName {
  /** True if the API has no name for it: any name is read. */
  readonly isUnnamed?: true;
  /** The shape of the element's content. */
  readonly shape: XmlShapeRef;
}

/** Returns the target of a shape reference. */
export function shapeOf(shape: XmlShapeRef): XmlShape {
  return typeof shape === "function" ? shape() : shape;
}

/** The shape of an unconstrained value. */
export const anyXml: XmlAnyShape = { kind: "any" };
