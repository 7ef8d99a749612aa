import type { ComplexTypeDefinition, ElementDeclaration } from "../../model/xml-schema/components.js";
import type { Occurs } from "./plain-sequence.js";

/** The type of an element that its type alone reads: a complex one, or a simple one by the name of its constant. */
export type RowElementType =
  | { readonly kind: "complex"; readonly type: ComplexTypeDefinition }
  | { readonly kind: "simple"; readonly name: string };

/** A child of a type that is a row. */
export interface RowChild {
  readonly element: ElementDeclaration;
  readonly type: RowElementType;
  readonly occurs: Occurs;
}

/**
 * Types of a large schema that are rows of a table instead of functions: those of which each child has one place, and those that only pass
 * on to the functions of their base.
 */
export interface RowTypes {
  /** True for a type that has no functions. */
  isRow(type: ComplexTypeDefinition): boolean;
  /** The children of a type in a sequence; undefined for another type. */
  childrenOf(type: ComplexTypeDefinition): readonly RowChild[] | undefined;
  /** The type of an element of which nothing else needs saying; undefined for another element. */
  typeOf(element: ElementDeclaration, owner: string): RowElementType | undefined;
  /** By the names of simple types in rows: the constants by which elements of them are read. */
  readonly simple: ReadonlyMap<string, string>;
}
