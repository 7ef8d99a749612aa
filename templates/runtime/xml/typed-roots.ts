import type { Result } from "../base/problem.js";
import { xmlDecode, type XmlDecodeOptions } from "./decode.js";
import { xmlEncode, type XmlEncodeOptions } from "./encode.js";
import type { XmlFragment } from "./fragments/fragment.js";
import { anything } from "./fragments/wildcard-elements.js";
import type { XmlGlobals } from "./types/globals.js";
import type { XmlElementDeclaration } from "./types/type.js";
import { xmlValidate, type XmlValidateOptions } from "./validate.js";

/** The name of an element: its local part, and its namespace, which is "" for none. */
export interface XmlRootName {
  readonly name: string;
  readonly namespace: string;
}

/**
 * Functions for documents whose root element has no declaration: xsi:type names its type, and the value is the element
 * as it was read. Part 1, section 5.2.
 */
export interface XmlTypedRoots {
  /** Reads a document, and checks it against the type. Never throws. */
  readonly decode: (xml: string, name: XmlRootName, options?: XmlDecodeOptions) => Result<XmlFragment>;
  /** Writes a document. Throws an XmlEncodeError for a value that no document can hold. */
  readonly encode: (value: unknown, name: XmlRootName, options?: XmlEncodeOptions) => string;
  /** Checks a value that was not read. Never throws. */
  readonly validate: (value: unknown, name: XmlRootName, options?: XmlValidateOptions) => Result<XmlFragment>;
}

/** The functions for roots of the types of a schema. */
export function xmlTypedRoots(globals: XmlGlobals): XmlTypedRoots {
  const declared = ({ name, namespace }: XmlRootName): XmlElementDeclaration => {
    return { name, namespace, globals, read: anything };
  };
  return {
    decode: (xml, name, options) => xmlDecode(xml, declared(name), options),
    encode: (value, name, options) => xmlEncode(value, declared(name), [], options),
    validate: (value, name, options) => xmlValidate(value, declared(name), options),
  };
}
