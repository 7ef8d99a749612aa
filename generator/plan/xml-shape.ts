import type { ContentAutomaton } from "../model/xml-schema/automaton.js";
import type {
  AttributeDeclaration,
  AttributeUse,
  ComplexTypeDefinition,
  ElementDeclaration,
  SimpleTypeDefinition,
  Wildcard,
} from "../model/xml-schema/components.js";
import type { GroupType } from "./xml-groups.js";

/** The forms of complex types as TypeScript objects; `xml-types` prints them and `xml-codecs` reads and writes them. */
export interface XmlShapes {
  /** The form of a type, made once. */
  shapeOf(type: ComplexTypeDefinition): XmlShape;
  /** The members of a type's form, those of shared groups in one piece each. */
  partsOf(type: ComplexTypeDefinition): ShapeParts;
  /** Named groups that several types take: types that no element has. */
  readonly groups: readonly GroupType[];
  /**
   * The named complex types that xsi:type may put in the place of an element's own type; sorted by name. The same list for all elements of one type that block the same.
   */
  substitutableTypes(element: Pick<ElementDeclaration, "type" | "block">): readonly ComplexTypeDefinition[];
  /**
   * The simple types that come from one in a single step: its named restrictions, sorted by name, and members of a union. xsi:type
   * may put them, and theirs, in its place. A value does not tell which one it has: it is one of the declared type.
   */
  derivedSimpleTypes(type: SimpleTypeDefinition): readonly SimpleTypeDefinition[];
  /**
   * The named complex types with simple content that xsi:type may put in the place of an element's simple type; sorted by name. Their
   * attributes are checked, and the value is one of the declared type.
   */
  extendedTypes(element: Pick<ElementDeclaration, "type" | "block">): readonly ComplexTypeDefinition[];
  /** Attributes that a wildcard may let in, sorted by name. */
  readonly globalAttributes: readonly AttributeDeclaration[];
}

/** The object of one complex type. Property names are unique within it. */
export interface XmlShape {
  /** The type that the object is of. */
  readonly type: ComplexTypeDefinition;
  /** One for each attribute that the type declares. */
  readonly attributes: readonly AttributeProperty[];
  /** The property for attributes that a wildcard lets in. */
  readonly anyAttributes?: { readonly name: string; readonly wildcard: Wildcard };
  readonly content: ShapeContent;
  /**
   * The property for elements that the schema does not know; only with unknown="keep" and where elements may stand at
   * all.
   */
  readonly unknownElements?: string;
}

/** A property for an attribute. */
export interface AttributeProperty {
  readonly name: string;
  readonly use: AttributeUse;
}

/** The members of a shape in order: those of its own, and those of groups that are written once. */
export interface ShapeParts {
  /** The attributes, without the property for those that a wildcard lets in. */
  readonly attributes: readonly (AttributeProperty | GroupPart)[];
  /** Empty where the children have no properties of their own. */
  readonly content: readonly (ShapeProperty | GroupPart)[];
}

/** The members of a shape that come of one group. */
export interface GroupPart {
  readonly kind: "group";
  /** The group as a type. */
  readonly type: ComplexTypeDefinition;
}

/** True for the members of a group. */
export function isGroupPart(part: AttributeProperty | ShapeProperty | GroupPart): part is GroupPart {
  return "kind" in part && part.kind === "group";
}

/** The content of an element as properties of an object. */
export type ShapeContent =
  | { readonly kind: "empty" }
  /** Simple content: the text stands in this property. */
  | { readonly kind: "text"; readonly name: string; readonly type: SimpleTypeDefinition }
  /** Children stand in properties of their own. */
  | PropertiesContent
  /** Order matters and cannot be told from property names (mixed content, one element at two places): one list of tagged items. */
  | ItemsContent;

/** The content of an element of which each child has a property. */
export interface PropertiesContent {
  readonly kind: "properties";
  /** The automaton that children are read and written with. */
  readonly automaton: ContentAutomaton;
  /** The properties as they appear together or by choice. */
  readonly group: ShapeGroup;
  /** Every property once, in an order in which the schema takes them. */
  readonly ordered: readonly ShapeProperty[];
}

/** The content of an element whose children are items of one list, since their order counts. */
export interface ItemsContent {
  readonly kind: "items";
  /** The automaton that children are read and written with; undefined where mixed content has no elements. */
  readonly automaton: ContentAutomaton | undefined;
  /** True where texts stand among the items. */
  readonly mixed: boolean;
  /** The property that holds the items. */
  readonly list: ItemsProperty;
}

/** Members that appear together; choices among them have branches of which one appears. */
export interface ShapeGroup {
  /** Properties and choices in the order of the schema. */
  readonly members: readonly (ShapeProperty | ShapeChoice)[];
}

/** A choice of which each branch has properties of its own. */
export interface ShapeChoice {
  readonly kind: "choice";
  /** True when no branch at all may appear. */
  readonly optional: boolean;
  /** The groups of which one appears. */
  readonly branches: readonly ShapeGroup[];
}

/** A property for children of an element. */
export type ShapeProperty = ElementProperty | ItemsProperty | WildcardProperty;

/** A property for the children of one element declaration. */
export interface ElementProperty {
  readonly kind: "element";
  readonly name: string;
  readonly element: ElementDeclaration;
  /** The form of the property: "list" where more than one child may stand. */
  readonly occurs: "required" | "optional" | "list";
  /** Of a list: the bounds of its length. */
  readonly minItems: number;
  /** Infinity where there is no bound. */
  readonly maxItems: number;
}

/** A group that repeats, with different elements in it: one ordered list. */
export interface ItemsProperty {
  readonly kind: "items";
  readonly name: string;
  readonly items: readonly ElementItem[];
  /** Wildcards that let in elements without a tag of their own. */
  readonly wildcards: readonly Wildcard[];
  /** True when the list is never empty. */
  readonly required: boolean;
}

/** One kind of item in an ordered list: `{ tag: "Paragraph", value: ... }`. */
export interface ElementItem {
  /** The text that tells the item's element from the others of the list. */
  readonly tag: string;
  readonly element: ElementDeclaration;
}

/** Elements that a wildcard lets in. */
export interface WildcardProperty {
  readonly kind: "wildcard";
  readonly name: string;
  readonly wildcard: Wildcard;
  /** The least number of elements. */
  readonly minItems: number;
  /** The largest number of elements; Infinity where there is no bound. */
  readonly maxItems: number;
}

/** The elements that children of a type may be, substitutes included. */
export function shapeElements({ content }: XmlShape): readonly ElementDeclaration[] {
  if (content.kind === "items") return content.list.items.map(({ element }) => element);
  if (content.kind !== "properties") return [];
  return content.ordered.flatMap((property) => {
    if (property.kind === "element") return [property.element];
    return property.kind === "items" ? property.items.map(({ element }) => element) : [];
  });
}
