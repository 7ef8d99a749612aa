import type { XmlDecoder } from "../values/decoder.js";
import type { ValueConstraint } from "./value-constraint.js";
import type { SimpleType } from "../../xsd/simple-type.js";

/** Reads an element on whose start tag a decoder stands; that of a type, with the text that its element fixes or gives. */
export type ElementReader = (decoder: XmlDecoder, constraint?: ValueConstraint) => unknown;

/**
 * Global declarations of a schema, for elements and attributes that a wildcard lets in. Keys are "{namespace}local".
 */
export interface XmlGlobals {
  readonly elements: ReadonlyMap<string, ElementReader>;
  readonly attributes: ReadonlyMap<string, GlobalAttribute>;
  /** Types that xsi:type may name where no declaration says otherwise. */
  readonly types: ReadonlyMap<string, ElementReader>;
}

/** A global attribute, as wildcards check it. */
export interface GlobalAttribute {
  readonly type: SimpleType<unknown>;
  /** The text of the only value that it may have; absent where any will do. */
  readonly fixed?: string;
}

/** For wildcards that check nothing. */
export const noGlobals: XmlGlobals = { elements: new Map(), attributes: new Map(), types: new Map() };
