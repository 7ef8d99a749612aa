import type { ContentModel, ContentWildcard, WildcardProcess, WildcardWays } from "./content.js";
import type { XmlFragment, XmlFragmentAttribute } from "./fragment.js";
import type { XmlGlobals } from "./globals.js";
import type { AnythingRules } from "./wildcard-elements.js";
import type { XmlIdentities } from "./watch.js";
import type { XmlNilMark } from "./xsi.js";
import type { SimpleType } from "../xsd/simple-type.js";

/**
 * Whoever wants to see a value in the order of its schema: the writer, which makes XML of it, and the validator. For each
 * complex type there is one function that shows a value's attributes first, then its text or its children in order. A value
 * that is undefined is not there.
 */
export interface XmlVisitor {
  /** An attribute by its local name; not written where the value is undefined. */
  attribute<T>(name: string, type: SimpleType<T>, value: T | undefined, rules?: AttributeRules): void;
  /** Properties of attributes that may be in a value and are not shown: callers cannot create or update them. */
  leftOut(...properties: readonly string[]): void;
  /** Attributes that a wildcard lets in. */
  attributes(
    property: string,
    values: readonly XmlFragmentAttribute[] | undefined,
    wildcard: ContentWildcard,
    globals: XmlGlobals,
  ): void;
  /** The text of simple content. */
  text<T>(property: string, type: SimpleType<T>, value: T): void;
  /** The children begin: every tag that follows is one of this model. */
  enter(model: ContentModel): void;
  /** A child with nothing but text. */
  simple<T>(tag: string, type: SimpleType<T>, value: T | null | undefined, rules?: ElementRules): void;
  /** Children with nothing but text, one for each value. */
  simpleList<T>(
    tag: string,
    type: SimpleType<T>,
    values: readonly (T | null)[] | undefined,
    rules?: ElementRules,
  ): void;
  /** The text of the property "xsi:type" of a value. */
  typeOf(value: object): string | undefined;
  /** The type that a value has instead of the declared one. Called first for it. */
  type(namespace: string, local: string): void;
  /** The declared type is abstract, and the value names no other. */
  abstractType(): void;
  /** A child with attributes or children of its own. */
  complex<T>(tag: string, visit: XmlVisit<T>, value: T | XmlNilMark | null | undefined, rules?: ElementRules): void;
  /** Children with attributes or children of their own, one for each value. */
  complexList<T>(
    tag: string,
    visit: XmlVisit<T>,
    values: readonly (T | XmlNilMark | null)[] | undefined,
    rules?: ElementRules,
  ): void;
  /** Children whose order the value tells: each item names its tag, text stands by itself. */
  items<T extends XmlItem>(
    property: string,
    visit: XmlVisit<T>,
    values: readonly (T | string)[] | undefined,
    isAlways?: boolean,
  ): void;
  /** A child that may have any attributes and any content. */
  anything(tag: string, value: XmlFragment | undefined, globals: XmlGlobals, rules?: AnythingRules): void;
  /** Children that may have any attributes and any content, one for each value. */
  anythingList(
    tag: string,
    values: readonly XmlFragment[] | undefined,
    globals: XmlGlobals,
    rules?: AnythingRules,
  ): void;
  /** Elements that a wildcard lets in; or one of several, each with the tag of what it lets in. */
  fragments(
    tag: string,
    values: readonly XmlFragment[] | undefined,
    process: WildcardProcess | WildcardWays,
    globals: XmlGlobals,
  ): void;
  /** Elements that the schema does not know. */
  unknown(property: string, values: readonly XmlFragment[] | undefined): void;
}

/** Shows a value of one complex type to a visitor. */
export type XmlVisit<T> = (visitor: XmlVisitor, value: T) => void;

/** A child in an ordered list. */
export interface XmlItem {
  /** The name of the child. */
  readonly tag: string;
  /** The value of the child, as its type has it. */
  readonly value: unknown;
}

/** The rules of an attribute. */
export interface AttributeRules {
  /** The property, where it is not named like the attribute. */
  readonly property?: string;
  /** Absent where the attribute is in no namespace. */
  readonly namespace?: string;
  /** Present where the attribute must be there. */
  readonly required?: true;
  /** The text of the only value that it may have; absent where any will do. */
  readonly fixed?: string;
  /** The text of the value that the attribute has where it is absent. */
  readonly absent?: string;
}

/** The rules of an element. */
export interface ElementRules {
  /** Set for an element that may be nil; with attributes only where some are required. */
  readonly nillable?: true | "with attributes";
  /** The text that stands for an empty element; absent where nothing does. */
  readonly default?: string;
  /** The text of the only value that it may have; absent where any will do. */
  readonly fixed?: string;
  /** Rules that hold among the values inside. */
  readonly identities?: XmlIdentities;
}
