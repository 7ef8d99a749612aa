import {
  rootContent,
  sequenceContent,
  type ContentModel,
  type ContentWildcard,
  type LeftOutCode,
} from "../content/content.js";
import type { WildcardProcess } from "../content/content.js";
import type { XmlDecoder } from "../values/decoder.js";
import { expandedName } from "../expanded-name.js";
import type { XmlFragment, XmlFragmentAttribute } from "../fragments/fragment.js";
import type { XmlGlobals } from "./globals.js";
import type { ValueConstraint } from "./value-constraint.js";
import type { XmlIdentities } from "../identity/watch.js";
import type { SimpleType } from "../../xsd/simple-type.js";

/** An element declaration: Part 1, section 3.3. */
export interface XmlElementDeclaration extends ValueConstraint {
  readonly name: string;
  /** Absent where the element is in no namespace. */
  readonly namespace?: string;
  /** Absent for an element of the type xs:anyType. */
  readonly type?: XmlType | SimpleType<unknown>;
  /** The complex types that xsi:type may name instead, where there are any. */
  readonly derived?: () => readonly DerivedType[];
  /** Names of the types that xsi:type may give an element of xs:anySimpleType, or of xs:anyType that blocks others. */
  readonly types?: readonly string[];
  /** Declarations for an element of xs:anyType or xs:anySimpleType. */
  readonly globals?: XmlGlobals;
  /** The function that reads an element of xs:anyType or xs:anySimpleType: only decoders of such elements contain it. */
  readonly read?: (decoder: XmlDecoder, globals: XmlGlobals, element: XmlElementDeclaration) => unknown;
  /** Set for an element that may be nil; with attributes only where some are required. */
  readonly nillable?: true | "with attributes";
  /** The properties that a nil element keeps; absent where there are none. */
  readonly nilProperties?: readonly string[];
  /** Rules that hold among the values inside. */
  readonly identities?: XmlIdentities;
  /** Of a root: the side from which it is looked at. */
  readonly view?: "create" | "update";
}

/** A type that xsi:type may name, and the value of the property "xsi:type". */
export type DerivedType = readonly [type: XmlType, tag: string];

/** A child of a complex type. */
export interface XmlChild extends XmlElementDeclaration {
  /** The name of the property, or of the kind of item, where it is not that of the element. */
  readonly tag?: string;
  /** At most once, any number of times, or at least once; absent where it appears once. */
  readonly occurs?: "?" | "*" | "+";
}

/** Children whose order counts: one list of items, each with the tag of its element. */
export interface XmlItems {
  /** The property that holds the list. */
  readonly items: string;
  /** The elements of which there may be items. */
  readonly children: readonly XmlChild[];
  /** The tags of what wildcards let in, and how it is judged; the value of an item is then a fragment with the tag "*". */
  readonly wildcards?: readonly (readonly [tag: string, process: WildcardProcess])[];
  /** Declarations for the wildcards. */
  readonly globals?: XmlGlobals;
  /** The function that reads what they let in. */
  readonly read?: ReadAnyElement;
  /** Present where the items are the whole content, so that the list is always there. */
  readonly isWhole?: true;
}

/** Elements that a wildcard lets in. */
export interface XmlAnyElements {
  /** The property that holds them. */
  readonly any: string;
  readonly process: WildcardProcess;
  /** Declarations for the wildcard. */
  readonly globals: XmlGlobals;
  readonly read: ReadAnyElement;
}

/** Reads an element that a wildcard lets in. */
type ReadAnyElement = (decoder: XmlDecoder, process: WildcardProcess, globals: XmlGlobals) => XmlFragment;

/** A property for children of a complex type. */
export type XmlMember = XmlChild | XmlItems | XmlAnyElements;

/** An attribute of a complex type: Part 1, section 3.5. */
export interface XmlAttributeUse {
  readonly name: string;
  /** Absent where the attribute is in no namespace. */
  readonly namespace?: string;
  readonly type: SimpleType<unknown>;
  /** The property, where it is not named like the attribute. */
  readonly property?: string;
  /** Present where the attribute must be there. */
  readonly required?: true;
  /** The text of the only value that it may have; absent where any will do. */
  readonly fixed?: string;
  /** The text of the value that identity constraints find where the attribute is absent. */
  readonly absent?: string;
}

/** The attributes that a wildcard lets in. */
export interface XmlAnyAttributes {
  readonly property: string;
  readonly wildcard: ContentWildcard;
  readonly globals: XmlGlobals;
  readonly read: ReadAnyAttribute;
}

/** Reads an attribute that may be one that a wildcard lets in, which then goes into the list. */
type ReadAnyAttribute = (
  decoder: XmlDecoder,
  index: number,
  others: XmlFragmentAttribute[],
  wildcard: ContentWildcard,
  globals: XmlGlobals,
  typeName?: string,
) => void;

/** Attributes of the schema that a view has no place for. */
export interface LeftOutAttributes {
  readonly code: LeftOutCode;
  /** Their names, with those of the properties that they have elsewhere. */
  readonly attributes: readonly (readonly [expandedName: string, property: string])[];
}

/** The attributes and the content of a complex type: Part 1, section 3.4. */
export interface XmlTypeDefinition {
  /** The attributes that the type declares; absent where there are none. */
  readonly attributes?: readonly XmlAttributeUse[];
  /** The wildcard for other attributes; absent where they are refused. */
  readonly anyAttributes?: XmlAnyAttributes;
  /** The attributes of the schema that callers of this view may not send; absent where there are none. */
  readonly leftOut?: LeftOutAttributes;
  /** The property for the value of simple content, and its type. */
  readonly text?: readonly [property: string, type: SimpleType<unknown>];
  /** The properties for children, in an order in which the schema takes them. */
  readonly members?: readonly XmlMember[];
  /** The content model; absent where the members are a sequence of children. */
  readonly content?: ContentModel;
  /** The property for elements that the schema does not know, and the function that reads them; absent where they are refused. */
  readonly unknown?: readonly [property: string, read: (decoder: XmlDecoder) => XmlFragment];
}

/** The properties of the values of a complex type. */
export interface ShownType {
  /** In the order in which a value is shown. */
  readonly all: readonly XmlProperty[];
  /** The same by their names. */
  readonly byName: ReadonlyMap<string, XmlProperty>;
  /** Properties that may be in a value and are not shown. */
  readonly leftOut: readonly string[] | undefined;
  /** The value of simple content, which is shown last, also if it is absent. */
  readonly text: XmlProperty<{ readonly use: SimpleType<unknown> }> | undefined;
}

/** A property of a value, with its part of the type. */
export type XmlProperty<Part = XmlTypePart> = Part & {
  readonly name: string;
  /** Its place in the order. */
  readonly index: number;
  /** True for the name of a member that every object inherits, such as "constructor". */
  readonly isInherited: boolean;
};

/** A part of a type with one property. */
export type XmlTypePart =
  | { readonly kind: "attribute"; readonly use: XmlAttributeUse }
  | { readonly kind: "attributes"; readonly use: XmlAnyAttributes }
  | { readonly kind: "child"; readonly use: XmlChild }
  | { readonly kind: "items"; readonly use: XmlItemList }
  | { readonly kind: "fragments"; readonly use: XmlAnyElements }
  | { readonly kind: "unknown"; readonly use: undefined };

/** Children whose order counts, with the elements by their tags. */
export type XmlItemList = XmlItems & { readonly byTag: ReadonlyMap<string, XmlChild> };

/** A complex type, as codecs read, write and check its elements. Its definition is made when it is first needed. */
export class XmlType {
  /** "{namespace}local"; undefined for a type that xsi:type cannot name. */
  readonly name: string | undefined;
  /** True for a type that no element has: a derived one takes its place. */
  readonly isAbstract: boolean;
  /** The properties of its values as they are shown, once one was. */
  shown: ShownType | undefined = undefined;
  readonly #define: () => XmlTypeDefinition;
  #definition: XmlTypeDefinition | undefined;
  #model: ContentModel | undefined;

  constructor(name: string | undefined, define: () => XmlTypeDefinition, isAbstract: boolean) {
    this.name = name;
    this.isAbstract = isAbstract;
    this.#define = define;
  }

  get definition(): XmlTypeDefinition {
    return (this.#definition ??= this.#define());
  }

  /** The content model. */
  get model(): ContentModel {
    if (this.#model !== undefined) return this.#model;
    const { content, members = [] } = this.definition;
    return (this.#model = content ?? sequenceContent(members.filter(isChild)));
  }
}

/** A complex type. */
export function complexType(local: string, namespace: string, define: () => XmlTypeDefinition): XmlType {
  return new XmlType(expandedName(namespace, local), define, false);
}

/** A complex type without a name. */
export function unnamedType(define: () => XmlTypeDefinition): XmlType {
  return new XmlType(undefined, define, false);
}

/** A type with the attributes and the content of its base. */
export function sameType(local: string, namespace: string, base: () => XmlType): XmlType {
  return complexType(local, namespace, () => base().definition);
}

/** An abstract complex type. Its definition is given where types that are derived from it have the same. */
export function abstractType(local: string, namespace: string, define: () => XmlTypeDefinition = () => ({})): XmlType {
  return new XmlType(expandedName(namespace, local), define, true);
}

/** An element that appears at most once. */
export function zeroOrOne(element: XmlElementDeclaration): XmlChild {
  return { ...element, occurs: "?" };
}

/** An element that appears any number of times. */
export function zeroOrMore(element: XmlElementDeclaration): XmlChild {
  return { ...element, occurs: "*" };
}

/** An element that appears once or more often. */
export function oneOrMore(element: XmlElementDeclaration): XmlChild {
  return { ...element, occurs: "+" };
}

/** True for a property that one element declaration has. */
export function isChild(member: XmlMember): member is XmlChild {
  return "name" in member;
}

/** The name of the property of a child, or of its kind of item. */
export function tagOf({ tag, name }: XmlChild): string {
  return tag ?? name;
}

/** True for a child whose property is a list. */
export function isRepeated({ occurs }: XmlChild): boolean {
  return occurs === "*" || occurs === "+";
}

/** True for a complex type. */
export function isComplex(type: XmlType | SimpleType<unknown>): type is XmlType {
  return type instanceof XmlType;
}

const roots = new WeakMap<XmlElementDeclaration, ContentModel>();

/** The content model of a document with this root element; made once. */
export function documentModel(root: XmlElementDeclaration): ContentModel {
  let model = roots.get(root);
  if (model === undefined) roots.set(root, (model = rootContent(root.name, root.namespace, root.view)));
  return model;
}
