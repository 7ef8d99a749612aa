import type { FacetName, FacetsOfShape } from "./facets.js";
import type { PrimitiveName } from "./primitive-types.js";
import type { Origin } from "../../diagnostics/origin.js";
import type { UnreadCheck } from "./unread-check.js";

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
  /** Identity constraints of all elements, global or local. */
  readonly identityConstraints: readonly IdentityConstraint[];
  readonly documents: readonly XmlSchemaDocument[];
  /** Locations, or namespaces, of includes and imports whose documents were not found; undefined if all were. */
  readonly missingDocuments?: readonly string[];
  /** The expanded names of the elements that documents begin with, where some were chosen; all global ones if undefined. */
  readonly roots?: ReadonlySet<string>;
}

/** The attributes of one xs:schema element. */
export interface XmlSchemaDocument {
  readonly origin: Origin;
  readonly targetNamespace: string;
  /** The namespaces of the prefixes that it declares at its top, without the default one. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** The extension `unknown="keep"`: codecs keep undeclared elements instead of rejecting them. */
  readonly keepsUnknown: boolean;
  readonly annotation: Annotation;
  /** Every open question of the document, in document order. */
  readonly openQuestions: Annotation["openQuestions"];
  /** Every rule of the document. */
  readonly rules: Annotation["rules"];
  /** Every choice of the document. */
  readonly sandboxChoices: Annotation["sandboxChoices"];
  /** XSD 1.1 checks of its components; undefined if they have none. */
  readonly unreadChecks?: readonly UnreadCheck[];
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
  /** The content of xs:documentation, joined with blank lines. */
  readonly documentation?: string;
  /** xs:appinfo with source="open-question". */
  readonly openQuestions: readonly AnnotatedMark[];
  /** xs:appinfo with source="rule", of the form "rule-name: sentence": constraints that the schema cannot express. */
  readonly rules: readonly AnnotatedRule[];
  /** xs:appinfo with source="sandbox-choice": the behavior of the project's own server if the source does not specify it. */
  readonly sandboxChoices: readonly AnnotatedMark[];
  /** All other xs:appinfo, for third-party tools. */
  readonly notes: readonly AppinfoNote[];
  /** Attributes of other namespaces on the component's element, by expanded name: marks such as create="R". */
  readonly marks: ReadonlyMap<string, string>;
  /** The XSD 1.1 checks of the component that validation ignores, in words; undefined if there are none. */
  readonly unreadChecks?: readonly string[];
}

/** An xs:appinfo of third-party tools. Part 1, section 3.13. */
export interface AppinfoNote {
  /** The attribute `source`. Undefined: none. */
  readonly source?: string;
  /** All text inside, with collapsed white space. */
  readonly text: string;
  /** The elements directly inside. */
  readonly elements: readonly AppinfoElement[];
}

/** An element inside an xs:appinfo. */
export interface AppinfoElement {
  readonly name: QName;
  /** All attributes as written, with their namespaces. */
  readonly attributes: readonly (QName & { readonly value: string })[];
  /** All text inside, with collapsed white space. */
  readonly text: string;
  /** The elements directly inside. */
  readonly elements: readonly AppinfoElement[];
}

/** A rule that people keep. The name is "" where the text has none. */
export interface AnnotatedRule {
  readonly name: string;
  readonly text: string;
}

/** An open question or a choice. Its name, used for references, is "" if it has none. */
export interface AnnotatedMark extends AnnotatedRule {
  readonly origin: Origin;
}

/** The annotation of a component that has none. */
export const noAnnotation: Annotation = {
  notes: [],
  openQuestions: [],
  rules: [],
  sandboxChoices: [],
  marks: new Map(),
};

/** The namespace of marks with a meaning of their own: create, update, scope, retired. */
export const marksNamespace = "urn:specwright:marks";

/** The namespace of extensions for code generation: `unknown` on xs:schema, `sensitive` on components with text. */
export const extensionNamespace = "urn:specwright:xsd";

/** True if no message may show the content of a component: the extension `sensitive="true"`. */
export function isSensitive({ marks }: Annotation): boolean {
  return marks.get(`{${extensionNamespace}}sensitive`) === "true";
}

/** The views of an XSD for callers: payloads that create, and payloads that update. */
export const xmlViewKinds = ["create", "update"] as const;
/** A view of an XSD: as operations create, or as they update. */
export type XmlViewKind = (typeof xmlViewKinds)[number];

/** A view of a complex type (see `viewSchema`), and the parts that it excludes: servers drop them. */
export interface ComplexTypeView {
  readonly kind: XmlViewKind;
  /** The type as it was declared. */
  readonly of: ComplexTypeDefinition;
  /** Elements that callers of the view do not send. */
  readonly elements: readonly ElementDeclaration[];
  /** Attributes that callers of the view do not send. */
  readonly attributes: readonly AttributeUse[];
}

/** The marks of views on elements and attributes. */
export const viewMarks: Readonly<Record<string, "required" | "absent" | "optional">> = {
  R: "required",
  X: "absent",
  "-": "optional",
};

/** Returns the mark of a view on an element or attribute; undefined if it has none. */
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
  /** The head that the element can substitute for; undefined if it has none. */
  readonly substitutionGroup?: ElementDeclaration;
  /** {substitution group exclusions}: how the types of its substitutes may not be derived. Undefined: none. */
  readonly final?: readonly DerivationMethod[];
  /** {disallowed substitutions}: the derivations that documents cannot substitute. Undefined: none. */
  readonly block?: readonly DerivationMethod[];
  /** Constraints among the values inside. Undefined: none. */
  readonly identityConstraints?: readonly IdentityConstraint[];
  readonly annotation: Annotation;
}

/** A rule that values inside an element differ, or are found again. Part 1, section 3.11. */
export interface IdentityConstraint {
  readonly kind: "unique" | "key" | "keyref";
  readonly origin: Origin;
  readonly name: QName;
  /** Alternative paths from the element to the compared nodes. */
  readonly selector: readonly IdentityPath[];
  /** For each field, alternative paths from a compared node to its value. */
  readonly fields: readonly (readonly IdentityPath[])[];
  /** The key or unique that a keyref refers to. */
  readonly refer?: QName;
}

/** A path of the subset of XPath in Part 1, section 3.11.6. Without steps it selects the element itself. */
export interface IdentityPath {
  /** True if it begins with ".//": the steps may begin at any depth. */
  readonly anywhere: boolean;
  /** Tests of the names of elements, from the outside in. */
  readonly steps: readonly NameTest[];
  /** The attribute at the end of the path. */
  readonly attribute?: NameTest;
}

/** A name test: a star if it has no local part; a star without a namespace matches every name. */
export interface NameTest {
  /** "" for no namespace; undefined if any namespace matches. */
  readonly namespace?: string;
  /** Undefined if any name matches. */
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
  /** The annotation of the reference. Undefined: a local attribute, or a reference without documentation. */
  readonly annotation?: Annotation;
}

/** A type. XML Schema Part 1, section 2.2.1. */
export type TypeDefinition = SimpleTypeDefinition | ComplexTypeDefinition;

/** Part 1, section 3.4. */
export interface ComplexTypeDefinition {
  readonly kind: "complex";
  readonly origin: Origin;
  /** Undefined for an anonymous type. */
  readonly name?: QName;
  /** {base type definition}: the type that this one extends or restricts, xs:anyType where none is written. */
  readonly base: TypeDefinition;
  readonly derivation: "extension" | "restriction";
  readonly abstract: boolean;
  /** All uses, inherited ones included; in order: base first, then as written. */
  readonly attributeUses: readonly AttributeUse[];
  /** The wildcard for attributes of other names; undefined if none are allowed. */
  readonly attributeWildcard?: Wildcard;
  readonly content: ContentType;
  /** Present where this is a view of the type. */
  readonly view?: ComplexTypeView;
  /** The ways in which no type may be derived from this one. Undefined: none. */
  readonly final?: readonly DerivationMethod[];
  /** {prohibited substitutions}: which derived types may not be named by xsi:type. Undefined: none. */
  readonly block?: readonly DerivationMethod[];
  readonly annotation: Annotation;
  /** Documentation of the groups that the type refers to. Undefined: none. */
  readonly groupAnnotations?: readonly Annotation[];
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
  /** Undefined for an anonymous type. */
  readonly name?: QName;
  /** Undefined only for xs:anySimpleType. */
  readonly base?: SimpleTypeDefinition;
  readonly variety: Variety;
  /** The facets in force: this type's own and the inherited ones that still apply. */
  readonly facets: Facets;
  /** The ways in which no type may be derived from this one. Undefined: none. */
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
      /** Nested unions that `members` replaces with their own entries: only in long chains of unions. */
      readonly joined?: readonly SimpleTypeDefinition[];
    };

/**
 * Part 2, section 4.3. Bounds and enumeration values are lexical forms with normalized white space, already checked
 * against the base type.
 */
export interface Facets extends Limits {
  /** Each inner list is one derivation step (alternatives); every step must match. */
  readonly patterns?: readonly (readonly string[])[];
  /** The allowed values; undefined if the type does not restrict them. */
  readonly enumeration?: readonly EnumerationValue[];
  /** The treatment of white space before a value is read. */
  readonly whiteSpace: "preserve" | "replace" | "collapse";
  /** The facets that no derived type may change. Undefined: none. */
  readonly fixed?: readonly FacetName[];
}

type Limits = { readonly [Name in FacetsOfShape<"count" | "positive">]?: number } & {
  readonly [Name in FacetsOfShape<"bound">]?: string;
};

/** A value of the facet enumeration. XML Schema Part 2, section 4.3.5. */
export interface EnumerationValue {
  readonly value: string;
  /** For types derived from xs:QName and xs:NOTATION: the expanded name. */
  readonly name?: QName;
  /** For lists and unions with such names: the namespaces of the prefixes in the value, "" for names without one. */
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
  /** The annotation of a reference to an element. Undefined: a local element, or a reference without documentation. */
  readonly annotation?: Annotation;
}

/** Part 1, section 3.8. */
export interface ModelGroup {
  readonly kind: "group";
  readonly origin: Origin;
  readonly compositor: "all" | "choice" | "sequence";
  readonly particles: readonly Particle[];
  /** Nested groups that `particles` replaces with their own particles: only in long chains of groups. */
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
  /** The wildcard for attributes of other names; undefined if none are allowed. */
  readonly wildcard?: Wildcard;
  readonly annotation: Annotation;
}

/** Part 1, section 3.10. */
export interface Wildcard {
  readonly kind: "wildcard";
  readonly origin: Origin;
  readonly namespaces: NamespaceConstraint;
  readonly processContents: "strict" | "lax" | "skip";
  /** Undefined if the wildcard has no documentation. */
  readonly annotation?: Annotation;
}

/** The namespaces that a wildcard allows. XML Schema Part 1, section 3.10.1. */
export type NamespaceConstraint =
  | { readonly kind: "any" }
  /** "##other": any namespace but this one and but none. */
  | { readonly kind: "not"; readonly namespace: string }
  | { readonly kind: "list"; readonly namespaces: readonly string[] };
