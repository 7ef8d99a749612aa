import type { Failure, Problem, Result } from "../../templates/runtime/base/problem.js";
import { quoted, safeText } from "../../templates/runtime/base/safe-text.js";
import { isTextInput, noTextInput } from "../../templates/runtime/base/text-input.js";
import type { XmlDecodeOptions } from "../../templates/runtime/xml/decode.js";
import { xmlEncodeError } from "../../templates/runtime/xml/encode-error.js";
import type { XmlEncodeOptions } from "../../templates/runtime/xml/encode.js";
import { decodeXmlBytes } from "../../templates/runtime/xml/encoding.js";
import { isXmlSyntaxError, xmlSyntaxProblem } from "../../templates/runtime/xml/errors.js";
import { expandedName } from "../../templates/runtime/xml/expanded-name.js";
import { createXmlReader } from "../../templates/runtime/xml/reader.js";
import type { XmlValidateOptions } from "../../templates/runtime/xml/validate.js";

/** A document as a value. */
export interface XmlDocument {
  /** The name of the root element: "{urn:orders}Order", or "Order" without a namespace. */
  readonly element: string;
  /** The value of the root element. */
  readonly value: unknown;
}

/** The emitted functions of one global element. */
export interface XmlElementFunctions {
  /** Reads a document with this root, and checks it against the schema. Never throws. */
  readonly decode: (xml: string | Uint8Array, options?: XmlDecodeOptions) => Result<unknown>;
  /** Writes the value as a document. Throws for a value that no document can hold. */
  readonly encode: (value: unknown, options?: XmlEncodeOptions) => string;
  /** Checks a value that was not read, but made. */
  readonly validate: (value: unknown, options?: XmlValidateOptions) => Result<unknown>;
}

/** Functions for whole documents, whatever their root element. */
export interface XmlDocumentFunctions {
  /** Reads a document, and checks it against the schema. Never throws. */
  readonly decode: (xml: string | Uint8Array, options?: XmlDecodeOptions) => Result<XmlDocument>;
  /** Writes a document. Throws for a value that no document can hold. */
  readonly encode: (document: XmlDocument, options?: XmlEncodeOptions) => string;
  /** Checks a document that was not read, but made. */
  readonly validate: (document: XmlDocument, options?: XmlValidateOptions) => Result<XmlDocument>;
}

/** The functions for documents of a schema, from those of its elements by expanded name. */
export function xmlDocumentFunctions(elements: ReadonlyMap<string, XmlElementFunctions>): XmlDocumentFunctions {
  return {
    decode(xml, options = {}) {
      if (!isTextInput(xml)) return noTextInput("xml");
      const text = typeof xml === "string" ? { ok: true as const, value: xml } : decodeXmlBytes(xml, options);
      if (!text.ok) return text;
      const root = rootOf(text.value, options);
      if (!root.ok) return root;
      const functions = elements.get(root.value);
      return functions === undefined ? undeclared(root.value) : of(root.value, functions.decode(text.value, options));
    },
    encode({ element, value }, options) {
      const functions = elements.get(element);
      if (functions === undefined) throw xmlEncodeError(undeclaredProblem(element).message, "");
      return functions.encode(value, options);
    },
    validate({ element, value }, options) {
      const functions = elements.get(element);
      return functions === undefined ? undeclared(element) : of(element, functions.validate(value, options));
    },
  };
}

/** The name of the root element, which a document is read by. */
function rootOf(text: string, options: XmlDecodeOptions): Result<string> {
  try {
    const reader = createXmlReader(text, options);
    reader.next();
    return { ok: true, value: expandedName(reader.namespace, reader.localName) };
  } catch (error) {
    if (!isXmlSyntaxError(error)) throw error;
    return { ok: false, problems: [xmlSyntaxProblem(error, text)], truncated: false };
  }
}

function of(element: string, result: Result<unknown>): Result<XmlDocument> {
  return result.ok ? { ok: true, value: { element, value: result.value } } : result;
}

function undeclared(element: string): Failure {
  return { ok: false, problems: [undeclaredProblem(element)], truncated: false };
}

/** Part 1, section 3.3.4, clause 1: there is a declaration. */
function undeclaredProblem(element: string): Problem {
  const actual = quoted(element);
  const message = `The schema declares no root element ${actual}.`;
  return { code: "cvc-elt.1", message, path: `/${safeText(element.replace(/^\{[^}]*\}/, ""), 80)}`, actual };
}
