import type { FacetName, FacetsOfShape } from "./facets.js";
import type { PrimitiveName } from "./primitive-types.js";
import type { Origin } from "../../diagnostics/origin.js";

/** The schema components of a set of XSD documents (XML Schema Part 1, section 2.2), under the standard's own names. */
export interface XmlSchema {
  /** Global declarations by expanded name (see `expandedName`). In order of files, then of the text. */
  readonly elements: ReadonlyMap<string, ElementDeclaration>;
  /** Global declarations by expanded name. */
  readonly attributes: ReadonlyMap<string, AttributeDeclaration>;
  /** Named types, built-in ones excluded. */
  readonly types: ReadonlyMap<string, TypeDefinition>;
  /** Named groups by expanded name. */
  readonly modelGroups: ReadonlyMap<string, ModelGroupDefinition>;
  /** Named groups by expanded name. */
  readonly attributeGroups: ReadonlyMap<string, AttributeGroupDefinition>;
  /** Those of all elements, wherever these are declared. */
  readonly identityConstraints: readonly IdentityConstraint[];
  readonly documents: readonly XmlSchemaDocument[];
  /** Locations, or else namespaces, of includes and imports whose documents were not found; undefined if all were. */
  readonly missingDocuments?: readonly string[];
  /** The expanded names of the elements that documents begin with, where some were chosen; all global ones when absent. */
  readonly roots?: ReadonlySet<string>;
}

/** The attributes of one xs:schema element. */
export interface XmlSchemaDocument {
  readonly origin: Origin;
  readonly targetNamespace: string;
  /** The namespaces of the prefixes that it declares at its top, without the default one. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** The extension `unknown="keep"`: elements that the schema does not know are kept by codecs, not refused. */
  readonly keepsUnknown: boolean;
  readonly annotation: Annotation;
  /** Every open question of the document, wherever it stands, in order of the text. */
  readonly openQuestions: Annotation["openQuestions"];
  /** Every rule of the document. */
  readonly rules: Annotation["rules"];
  /** Every choice of the document. */
  readonly sandboxChoices: Annotation["sandboxChoices"];
  /** Checks of XSD 1.1 that stand in it; absent where there are none. */
  readonly unreadChecks?: readonly UnreadCheck[];
}

/** A check of XSD 1.1 that is passed over: documents are read as if it were not there. */
export interface UnreadCheck {
  readonly origin: Origin;
  /** `element "xs:assert"` */
  readonly what: string;
  /** The global component that it stands in; absent for xs:schema itself. */
  readonly component?: { readonly kind: string; readonly name: string };
  /** The elements around it: `complexType "Order" / attribute "id"`. */
  readonly within: string;
  /** All that it says, alike however it is laid out. */
  readonly text: string;
}

/** The ways to come from one type to another, and from an element to its substitutes. */
export type DerivationMethod = "extension" | "restriction" | "list" | "union" | "substitution";

/** A namespace name ("" when there is none) and a local name. */
export interface QName {
  readonly namespace: string;
  readonly local: string;
}

/** The key of a component in the maps of `XmlSchema`: "{namespace}local", or "local" without a namespace. */
export function expandedName(name: QName): string {
  return name.namespace === "" ? name.local : `{${name.namespace}}${name.local}`;
}

/** Documentation and application information of a component. */
export interface Annotation {
  /** The texts of xs:documentation, joined with blank lines. */
  readonly documentation?: string;
  /** xs:appinfo with source="open-question". */
  readonly openQuestions: readonly AnnotatedMark[];
  /** xs:appinfo with source="rule", which says "rule-name: sentence": what the schema cannot check. */
  readonly rules: readonly AnnotatedRule[];
  /** xs:appinfo with source="sandbox-choice": what the project's own server does where the source is silent. */
  readonly sandboxChoices: readonly AnnotatedMark[];
  /** The texts of all other xs:appinfo: tools of others read them. */
  readonly notes?: readonly string[];
  /** Attributes of other namespaces on the component's element, by expanded name: marks such as create="R". */
  readonly marks: ReadonlyMap<string, string>;
}

/** A rule that people keep. The name is "" where the text has none. */
export interface AnnotatedRule {
  readonly name: string;
  readonly text: string;
}

/** An open question or a choice. The name, by which others repeat it, is "" where it has none. */
export interface AnnotatedMark extends AnnotatedRule {
  readonly origin: Origin;
}

/** The annotation of a component that has none. */
export const noAnnotation: Annotation = {
  openQuestions: [],
  rules: [],
  sandboxChoices: [],
  marks: new Map(),
};

/** The namespace of marks with a meaning of their own: create, update, scope, retired. */
export const marksNamespace = "urn:specwright:marks";

/** The namespace of what an XSD tells code generation beyond XSD: `unknown` on xs:schema, `sensitive` on what has text. */
export const extensionNamespace = "urn:specwright:xsd";

/** True for a component whose text no message shows: the extension `sensitive="true"`. */
export function isSensitive({ marks }: Annotation): boolean {
  return marks.get(`{${extensionNamespace}}sensitive`) === "true";
}

/** The sides from which callers look at an XSD: what they create with, and what they update with. */
export const xmlViewKinds = ["create", "update"] as const;
/** A view of an XSD: as operations create, or as they update. */
export type XmlViewKind = (typeof xmlViewKinds)[number];

/** A view of a complex type (see `viewSchema`), and what has no place in it: servers drop that. */
export interface XmlTypeView {
  readonly kind: XmlViewKind;
  /** The type as it was declared. */
  readonly of: ComplexTypeDefinition;
  /** Elements that callers of the view do not send. */
  readonly elements: readonly ElementDeclaration[];
  /** Attributes that callers of the view do not send. */
  readonly attributes: readonly AttributeUse[];
}

/** The marks of views on elements and attributes, as tables of interfaces have them. */
export const viewMarks: Readonly<Record<string, "required" | "absent" | "optional">> = {
  R: "required",
  X: "absent",
  "-": "optional",
};

/** The mark of a view on an element or attribute; undefined where it has none. */
export function viewMark({ marks }: Annotation, kind: XmlViewKind): (typeof viewMarks)[string] | undefined {
  const mark = marks.get(`{${marksNamespace}}${kind}`);
  return mark !== undefined && Object.hasOwn(viewMarks, mark) ? viewMarks[mark] : undefined;
}

/** Part 1, section 3.3. */
export interface ElementDeclaration {
  readonly kind: "element";
  readonly origin: Origin;
  readonly name: QName;
  readonly scope: "global" | "local";
  readonly type: TypeDefinition;
  readonly nillable: boolean;
  readonly valueConstraint?: ValueConstraint;
  readonly abstract: boolean;
  /** The head whose place the element may take; absent where it stands for itself alone. */
  readonly substitutionGroup?: ElementDeclaration;
  /** {substitution group exclusions}: how the types of its substitutes may not be derived. None when absent. */
  readonly final?: readonly DerivationMethod[];
  /** {disallowed substitutions}: what may not stand in its place in documents. None when absent. */
  readonly block?: readonly DerivationMethod[];
  /** Rules that hold among the values inside. None when absent. */
  readonly identityConstraints?: readonly IdentityConstraint[];
  readonly annotation: Annotation;
}

/** A rule that values inside an element differ, or are found again. Part 1, section 3.11. */
export interface IdentityConstraint {
  readonly kind: "unique" | "key" | "keyref";
  readonly origin: Origin;
  readonly name: QName;
  /** Paths from the element to those that are compared: alternatives. */
  readonly selector: readonly IdentityPath[];
  /** For each part of what is compared, the paths from there to its value: alternatives. */
  readonly fields: readonly (readonly IdentityPath[])[];
  /** The key or unique that a keyref refers to. */
  readonly refer?: QName;
}

/** A path of the subset of XPath in Part 1, section 3.11.6. No steps lead to the element itself. */
export interface IdentityPath {
  /** True where it begins with ".//": the steps may begin at any depth. */
  readonly anywhere: boolean;
  /** Tests of the names of elements, from the outside in. */
  readonly steps: readonly NameTest[];
  /** The attribute at the end of the path. */
  readonly attribute?: NameTest;
}

/** A test of a name: without a local part it is a star, which without a namespace stands for every name. */
export interface NameTest {
  /** "" for names without one; absent where any namespace fits. */
  readonly namespace?: string;
  /** Absent where any name fits. */
  readonly local?: string;
}

/** A default or a fixed value. XML Schema Part 1, section 3.2.1. */
export interface ValueConstraint {
  readonly kind: "default" | "fixed";
  /** The lexical form as written. */
  readonly value: string;
}

/** Part 1, section 3.2. */
export interface AttributeDeclaration {
  readonly kind: "attribute";
  readonly origin: Origin;
  readonly name: QName;
  readonly scope: "global" | "local";
  /** {type definition}: an attribute has text alone, so the type is simple. */
  readonly type: SimpleTypeDefinition;
  readonly valueConstraint?: ValueConstraint;
  readonly annotation: Annotation;
}

/** Part 1, section 3.5. A prohibited use leaves no component. */
export interface AttributeUse {
  readonly attribute: AttributeDeclaration;
  readonly required: boolean;
  /** The use's own constraint, or the declaration's. */
  readonly valueConstraint?: ValueConstraint;
  readonly origin: Origin;
}

/** A type. XML Schema Part 1, section 2.2.1. */
export type TypeDefinition = SimpleTypeDefinition | ComplexTypeDefinition;

/** Part 1, section 3.4. */
export interface ComplexTypeDefinition {
  readonly kind: "complex";
  readonly origin: Origin;
  /** Absent for an anonymous type. */
  readonly name?: QName;
  /** {base type definition}: the type that this one extends or restricts, xs:anyType where none is written. */
  readonly base: TypeDefinition;
  readonly derivation: "extension" | "restriction";
  readonly abstract: boolean;
  /** All uses, inherited ones included; in order: base first, then as written. */
  readonly attributeUses: readonly AttributeUse[];
  /** The wildcard for attributes of other names; absent where none are let in. */
  readonly attributeWildcard?: Wildcard;
  readonly content: ContentType;
  /** Present where this is a view of the type. */
  readonly view?: XmlTypeView;
  /** The ways in which no type may be derived from this one. None when absent. */
  readonly final?: readonly DerivationMethod[];
  /** {prohibited substitutions}: which derived types may not be named by xsi:type. None when absent. */
  readonly block?: readonly DerivationMethod[];
  readonly annotation: Annotation;
}

/** The content type of a complex type. XML Schema Part 1, section 3.4.1. */
export type ContentType =
  | { readonly kind: "empty" }
  | { readonly kind: "simple"; readonly type: SimpleTypeDefinition }
  | { readonly kind: "element-only"; readonly particle: Particle }
  | { readonly kind: "mixed"; readonly particle?: Particle };

/** Part 1, section 3.14; Part 2, section 4.1. */
export interface SimpleTypeDefinition {
  readonly kind: "simple";
  readonly origin: Origin;
  /** Absent for an anonymous type. */
  readonly name?: QName;
  /** Absent for xs:anySimpleType alone. */
  readonly base?: SimpleTypeDefinition;
  readonly variety: Variety;
  /** The facets in force: this type's own and the inherited ones that still apply. */
  readonly facets: Facets;
  /** The ways in which no type may be derived from this one. None when absent. */
  readonly final?: readonly DerivationMethod[];
  readonly annotation: Annotation;
}

/** The variety of a simple type. XML Schema Part 2, section 4.1.1. */
export type Variety =
  | { readonly kind: "any" }
  | { readonly kind: "atomic"; readonly primitive: PrimitiveName }
  | { readonly kind: "list"; readonly item: SimpleTypeDefinition }
  | {
      readonly kind: "union";
      readonly members: readonly SimpleTypeDefinition[];
      /** Unions whose members stand among `members` in their place: only in long chains of unions. */
      readonly joined?: readonly SimpleTypeDefinition[];
    };

/**
 * Part 2, section 4.3. Bounds and enumeration values are lexical forms, already checked against the base type, with white
 * space normalised as it says.
 */
export interface Facets extends Limits {
  /** Each inner list is one derivation step (alternatives); every step must match. */
  readonly patterns?: readonly (readonly string[])[];
  /** The values that are allowed; absent where the type names none. */
  readonly enumeration?: readonly EnumerationValue[];
  /** The treatment of white space before a value is read. */
  readonly whiteSpace: "preserve" | "replace" | "collapse";
  /** The facets that no derived type may change. None when absent. */
  readonly fixed?: readonly FacetName[];
}

type Limits = { readonly [Name in FacetsOfShape<"count" | "positive">]?: number } & {
  readonly [Name in FacetsOfShape<"bound">]?: string;
};

/** A value of the facet enumeration. XML Schema Part 2, section 4.3.5. */
export interface EnumerationValue {
  readonly value: string;
  /** Of types derived from xs:QName and xs:NOTATION: the name that is meant, whatever the prefix. */
  readonly name?: QName;
  /** Of lists and unions with such names: the namespaces of the prefixes in the value, "" for names without one. */
  readonly prefixes?: ReadonlyMap<string, string>;
  readonly annotation: Annotation;
  readonly origin: Origin;
}

/** Part 1, section 3.9. */
export interface Particle {
  readonly origin: Origin;
  readonly minOccurs: number;
  readonly maxOccurs: number | "unbounded";
  /** The thing that occurs. */
  readonly term: ElementDeclaration | ModelGroup | Wildcard;
}

/** Part 1, section 3.8. */
export interface ModelGroup {
  readonly kind: "group";
  readonly origin: Origin;
  readonly compositor: "all" | "choice" | "sequence";
  readonly particles: readonly Particle[];
  /** Groups whose particles stand among `particles` in their place: only in long chains of groups. */
  readonly joined?: readonly ModelGroup[];
}

/** Part 1, section 3.7. */
export interface ModelGroupDefinition {
  readonly kind: "group-definition";
  readonly origin: Origin;
  readonly name: QName;
  readonly group: ModelGroup;
  readonly annotation: Annotation;
}

/** Part 1, section 3.6. */
export interface AttributeGroupDefinition {
  readonly kind: "attribute-group";
  readonly origin: Origin;
  readonly name: QName;
  readonly attributeUses: readonly AttributeUse[];
  /** The wildcard for attributes of other names; absent where none are let in. */
  readonly wildcard?: Wildcard;
  readonly annotation: Annotation;
}

/** Part 1, section 3.10. */
export interface Wildcard {
  readonly kind: "wildcard";
  readonly origin: Origin;
  readonly namespaces: NamespaceConstraint;
  readonly processContents: "strict" | "lax" | "skip";
}

/** The namespaces that a wildcard lets in. XML Schema Part 1, section 3.10.1. */
export type NamespaceConstraint =
  | { readonly kind: "any" }
  /** "##other": any namespace but this one and but none. */
  | { readonly kind: "not"; readonly namespace: string }
  | { readonly kind: "list"; readonly namespaces: readonly string[] };
