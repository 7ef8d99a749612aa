import type {
  AttributeUse,
  ComplexTypeDefinition,
  ElementDeclaration,
  Particle,
  SimpleTypeDefinition,
  Wildcard,
} from "../model/xml-schema/components.js";

/** How complex types look as TypeScript objects; `xml-types` prints them and `xml-codecs` reads and writes them. */
export interface XmlShapes {
  shapeOf(type: ComplexTypeDefinition): XmlShape;
}

/** The object of one complex type. Property names are unique within it. */
export interface XmlShape {
  readonly type: ComplexTypeDefinition;
  readonly attributes: readonly AttributeProperty[];
  readonly content: ShapeContent;
}

export interface AttributeProperty {
  readonly name: string;
  readonly use: AttributeUse;
}

export type ShapeContent =
  | { readonly kind: "empty" }
  /** Simple content: the text stands in this property. */
  | { readonly kind: "text"; readonly name: string; readonly type: SimpleTypeDefinition }
  /** Each child element has one property, whatever groups it stands in; see `ElementProperty`. */
  | { readonly kind: "properties"; readonly particle: Particle; readonly members: ShapeGroup }
  /** Order matters and cannot be told from property names (a repeated choice, mixed content): one list of tagged items. */
  | { readonly kind: "items"; readonly name: string; readonly particle: Particle; readonly mixed: boolean; readonly members: readonly ElementItem[]; readonly wildcards: readonly Wildcard[] }; // prettier-ignore

/** Properties that appear together; `alternatives` are choices of which at most or exactly one branch appears. */
export interface ShapeGroup {
  readonly properties: readonly ElementProperty[];
  readonly alternatives: readonly ShapeChoice[];
}

export interface ShapeChoice {
  readonly optional: boolean;
  readonly branches: readonly ShapeGroup[];
}

export interface ElementProperty {
  readonly name: string;
  readonly element: ElementDeclaration;
  readonly occurs: "required" | "optional" | "list";
  /** Of a list: bounds of its length, when they follow from the schema. */
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** One kind of item in an ordered list: `{ name: "Paragraph", value: ... }`. */
export interface ElementItem {
  readonly tag: string;
  readonly element: ElementDeclaration;
}
