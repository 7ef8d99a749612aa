import type { ContentModel, ContentWildcard, WildcardProcess, WildcardWays } from "../content/content.js";
import type { XmlFragment, XmlFragmentAttribute } from "../fragments/fragment.js";
import type { XmlGlobals } from "../types/globals.js";
import type { XmlAttributeUse, XmlChild, XmlItemList } from "../types/type.js";
import type { SimpleType } from "../../xsd/simple-type.js";

/**
 * Visits a value in the order of its schema: the writer, which makes XML of it, and the validator. The attributes of an
 * element come first, then its text or its children in order. A value that is undefined is absent.
 */
export interface XmlVisitor {
  /** True if properties without a value are shown too. */
  readonly seesAbsent: boolean;
  /** An attribute; not written where the value is undefined. */
  attribute(attribute: XmlAttributeUse, value: unknown): void;
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
  text(property: string, type: SimpleType<unknown>, value: unknown): void;
  /** The children begin: every tag that follows is one of this model. */
  enter(model: ContentModel): void;
  /** A child, or those of a list, by the tag of the child. */
  child(tag: string, child: XmlChild, value: unknown): void;
  /** The type, "{namespace}local", that a value has instead of the declared one. Called first for it. */
  type(name: string): void;
  /** The declared type is abstract, and the value names no other. */
  abstractType(): void;
  /** Children whose order the value tells: each item names its tag, text stands by itself. */
  items(list: XmlItemList, values: readonly (XmlItem | string)[] | undefined): void;
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

/** A child in an ordered list. */
export interface XmlItem {
  /** The name of the child. */
  readonly tag: string;
  /** The value of the child, as its type has it. */
  readonly value: unknown;
}
