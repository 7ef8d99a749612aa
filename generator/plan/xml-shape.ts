import type { ContentAutomaton } from "../model/xml-schema/automaton.js";
import type {
  Annotation,
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
  shapeOf(type: ComplexTypeDefinition): ComplexTypeShape;
  /** Returns the properties of a type's form, with one part per shared group. */
  partsOf(type: ComplexTypeDefinition): ShapeParts;
  /** Named groups that several types take: types that no element has. */
  readonly groups: readonly GroupType[];
  /**
   * Returns the named complex types that xsi:type can substitute for an element's own type, sorted by name. The same
   * list for all elements of one type that block the same derivations.
   */
  substitutableTypes(element: Pick<ElementDeclaration, "type" | "block">): readonly ComplexTypeDefinition[];
  /**
   * Returns the simple types that are one derivation step away: named restrictions, sorted by name, and union
   * alternatives. xsi:type can substitute them and their own. A value does not record its type: it has the declared
   * type.
   */
  derivedSimpleTypes(type: SimpleTypeDefinition): readonly SimpleTypeDefinition[];
  /**
   * Returns the named complex types with simple content that xsi:type can substitute for an element's simple type,
   * sorted by name. Their attributes are checked, and the value has the declared type.
   */
  extendedTypes(element: Pick<ElementDeclaration, "type" | "block">): readonly ComplexTypeDefinition[];
  /** Attributes that a wildcard may allow, sorted by name. */
  readonly globalAttributes: readonly AttributeDeclaration[];
}

/** The object of one complex type. Property names are unique within it. */
export interface ComplexTypeShape {
  /** The type that the object is of. */
  readonly type: ComplexTypeDefinition;
  /** One for each attribute that the type declares. */
  readonly attributes: readonly AttributeProperty[];
  /** The property for attributes that a wildcard allows. */
  readonly anyAttributes?: { readonly name: string; readonly wildcard: Wildcard };
  readonly content: ShapeContent;
  /** The property for undeclared elements; only with unknown="keep" and if elements are allowed at all. */
  readonly unknownElements?: string;
}

/** A property for an attribute. */
export interface AttributeProperty {
  readonly name: string;
  readonly use: AttributeUse;
}

/** The properties of a shape in order: its own, and those of groups that are declared once. */
export interface ShapeParts {
  /** The attributes, without the property for attributes of a wildcard. */
  readonly attributes: readonly (AttributeProperty | GroupPart)[];
  /** Empty if the children have no properties. */
  readonly content: readonly (ShapeProperty | GroupPart)[];
}

/** The properties of a shape that come from one group. */
export interface GroupPart {
  readonly kind: "group";
  /** The group as a type. */
  readonly type: ComplexTypeDefinition;
}

/** True for the properties of a group. */
export function isGroupPart(part: AttributeProperty | ShapeProperty | GroupPart): part is GroupPart {
  return "kind" in part && part.kind === "group";
}

/** The content of an element as properties of an object. */
export type ShapeContent =
  | { readonly kind: "empty" }
  /** Simple content: this property contains the value. */
  | { readonly kind: "text"; readonly name: string; readonly type: SimpleTypeDefinition }
  /** Children have separate properties. */
  | PropertiesContent
  /** Order matters and property names do not preserve it (mixed content, one element in two positions): one list of tagged items. */
  | ItemsContent;

/** The content of an element whose children all have properties. */
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
  /** The automaton for reading and writing children; undefined if mixed content has no elements. */
  readonly automaton: ContentAutomaton | undefined;
  /** True if the items include strings. */
  readonly mixed: boolean;
  /** The property that holds the items. */
  readonly list: ItemsProperty;
}

/** Properties that appear together; in each choice among them, one branch appears. */
export interface ShapeGroup {
  /** Properties and choices in the order of the schema. */
  readonly members: readonly (ShapeProperty | XmlShapeChoice)[];
}

/** A choice whose branches have separate properties. */
export interface XmlShapeChoice {
  readonly kind: "choice";
  /** True if all branches may be missing. */
  readonly optional: boolean;
  /** The groups; exactly one appears. */
  readonly branches: readonly ShapeGroup[];
}

/** A property for children of an element. */
export type ShapeProperty = ElementProperty | ItemsProperty | WildcardProperty;

/** A property for the children of one element declaration. */
export interface ElementProperty {
  readonly kind: "element";
  readonly name: string;
  readonly element: ElementDeclaration;
  /** The annotation of the reference to the element. Undefined: none. */
  readonly annotation?: Annotation;
  /** The form of the property: "list" if more than one child is allowed. */
  readonly occurs: "required" | "optional" | "list";
  /** For a list: the bounds of its length. */
  readonly minItems: number;
  /** Infinity where there is no bound. */
  readonly maxItems: number;
}

/** A group that repeats, with different elements in it: one ordered list. */
export interface ItemsProperty {
  readonly kind: "items";
  readonly name: string;
  readonly items: readonly ElementItem[];
  /** Wildcards for elements without their own tag. */
  readonly wildcards: readonly Wildcard[];
  /** True if the list is never empty. */
  readonly required: boolean;
}

/** One kind of item in an ordered list: `{ tag: "Paragraph", value: ... }`. */
export interface ElementItem {
  /** The string that distinguishes the item's element from the others in the list. */
  readonly tag: string;
  readonly element: ElementDeclaration;
  /** The annotations of the references to the element. Undefined: none. */
  readonly annotation?: Annotation;
}

/** Elements that a wildcard allows. */
export interface WildcardProperty {
  readonly kind: "wildcard";
  readonly name: string;
  readonly wildcard: Wildcard;
  /** The least number of elements. */
  readonly minItems: number;
  /** Maximum number of elements; Infinity where there is no bound. */
  readonly maxItems: number;
}

/** The elements that children of a type may be, substitutes included. */
export function shapeElements(shape: ComplexTypeShape): readonly ElementDeclaration[] {
  return shapeItems(shape).map(({ element }) => element);
}

/** The same, with the name of the property or the tag of the item. */
export function shapeItems({ content }: Pick<ComplexTypeShape, "content">): readonly ElementItem[] {
  if (content.kind === "items") return content.list.items;
  if (content.kind !== "properties") return [];
  return content.ordered.flatMap((property): readonly ElementItem[] => {
    if (property.kind === "element") return [{ ...property, tag: property.name }];
    return property.kind === "items" ? property.items : [];
  });
}
