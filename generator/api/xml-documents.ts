import { lineColumnAt, type LineColumn } from "../../templates/runtime/base/line-column.js";
import { nearestName } from "../../templates/runtime/base/near.js";
import type { Failure, Problem, Result } from "../../templates/runtime/base/problem.js";
import { quoted, safeText } from "../../templates/runtime/base/safe-text.js";
import { isTextInput, noTextInput } from "../../templates/runtime/base/text-input.js";
import type { XmlDecodeOptions } from "../../templates/runtime/xml/decode.js";
import { xmlEncodeError } from "../../templates/runtime/xml/encode-error.js";
import type { XmlEncodeOptions } from "../../templates/runtime/xml/encode.js";
import { decodeXmlBytes } from "../../templates/runtime/xml/bytes/decode-xml-bytes.js";
import { isXmlSyntaxError, xmlSyntaxProblem } from "../../templates/runtime/xml/errors.js";
import { expandedName, splitName } from "../../templates/runtime/xml/expanded-name.js";
import { createXmlReader } from "../../templates/runtime/xml/markup/reader.js";
import type { XmlRootName } from "../../templates/runtime/xml/typed-root.js";
import { xsiNamespace, xsiTypeOf } from "../../templates/runtime/xml/types/xsi.js";
import type { XmlValidateOptions } from "../../templates/runtime/xml/validate.js";

/** A document as a value. */
export interface XmlDocument {
  /** The name of the root element: "{urn:orders}Order", or "Order" without a namespace. */
  readonly element: string;
  /** The value of the root element; with the property "xsi:type" if the schema does not declare it. */
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

/** Functions for whole documents, with any root element. */
export interface XmlDocumentFunctions {
  /** Reads a document, and checks it against the schema. Never throws. */
  readonly decode: (xml: string | Uint8Array, options?: XmlDecodeOptions) => Result<XmlDocument>;
  /** Writes a document. Throws for a value that no document can hold. */
  readonly encode: (document: XmlDocument, options?: XmlEncodeOptions) => string;
  /** Checks a document that was not read, but made. Never throws. */
  readonly validate: (document: XmlDocument, options?: XmlValidateOptions) => Result<XmlDocument>;
}

/** The emitted functions of root elements that the schema does not declare. */
export interface TypedRootFunctions {
  /** Reads a document with this root. */
  readonly decode: (xml: string, root: XmlRootName, options?: XmlDecodeOptions) => Result<unknown>;
  /** Writes the value as a document. */
  readonly encode: (value: unknown, root: XmlRootName, options?: XmlEncodeOptions) => string;
  /** Checks a value that was made. */
  readonly validate: (value: unknown, root: XmlRootName, options?: XmlValidateOptions) => Result<unknown>;
}

type Elements = ReadonlyMap<string, XmlElementFunctions>;

/** The functions for documents of a schema, from those of its elements by expanded name, and of roots that only xsi:type describes. */
export function xmlDocumentFunctions(
  elements: Elements,
  typedRoot: TypedRootFunctions | undefined,
): XmlDocumentFunctions {
  /** The functions for a root element. Part 1, section 5.2: it is declared, or xsi:type names its type. */
  const functionsOf = (element: string, hasType: boolean): XmlElementFunctions | undefined =>
    elements.get(element) ?? (hasType && typedRoot !== undefined ? typedFunctions(element, typedRoot) : undefined);
  return {
    decode(xml, options = {}) {
      if (!isTextInput(xml)) return noTextInput("xml");
      const text = typeof xml === "string" ? { ok: true as const, value: xml } : decodeXmlBytes(xml, options);
      if (!text.ok) return text;
      const root = rootOf(text.value, options);
      if (!root.ok) return root;
      const { element, hasType, offset } = root.value;
      const functions = functionsOf(element, hasType);
      if (functions !== undefined) return of(element, functions.decode(text.value, options));
      return undeclared(element, elements, lineColumnAt(text.value, offset));
    },
    encode(document, options) {
      const parts = readableParts(document);
      if (parts === undefined) throw xmlEncodeError(notDocument.message, "");
      const { element, value, hasType } = parts;
      const functions = functionsOf(element, hasType);
      if (functions === undefined) throw xmlEncodeError(undeclaredProblem(element, elements).message, "");
      return functions.encode(value, options);
    },
    validate(document, options) {
      const parts = readableParts(document);
      if (parts === undefined) return { ok: false, problems: [notDocument], truncated: false };
      const { element, value, hasType } = parts;
      const functions = functionsOf(element, hasType);
      return functions === undefined ? undeclared(element, elements) : of(element, functions.validate(value, options));
    },
  };
}

function typedFunctions(element: string, typedRoot: TypedRootFunctions): XmlElementFunctions {
  const [namespace, name] = splitName(element);
  const root = { name, namespace };
  return {
    // Documents are decoded from text here.
    decode: (xml, options) => typedRoot.decode(xml as string, root, options),
    encode: (value, options) => typedRoot.encode(value, root, options),
    validate: (value, options) => typedRoot.validate(value, root, options),
  };
}

const notDocument: Problem = {
  code: "cvc-elt.1",
  message: 'The document is not an object with a string "element".',
  path: "",
};

/** Returns a copy of a document, or undefined: callers without types may pass any value, and a getter may throw. */
function readableParts(document: unknown): (XmlDocument & { readonly hasType: boolean }) | undefined {
  try {
    const { element, value } = document as XmlDocument;
    const hasType = xsiTypeOf(Object(value) as object) !== undefined;
    return typeof element === "string" ? { element, value, hasType } : undefined;
  } catch {
    return undefined;
  }
}

/** The root element of a document, by whose name the document is read. */
function rootOf(
  text: string,
  options: XmlDecodeOptions,
): Result<{ readonly element: string; readonly hasType: boolean; readonly offset: number }> {
  try {
    const reader = createXmlReader(text, options);
    reader.next();
    const element = expandedName(reader.namespace, reader.localName);
    const hasType = reader.findAttribute(xsiNamespace, "type") >= 0;
    return { ok: true, value: { element, hasType, offset: reader.offset } };
  } catch (error) {
    if (!isXmlSyntaxError(error)) throw error;
    return { ok: false, problems: [xmlSyntaxProblem(error, text)], truncated: false };
  }
}

function of(element: string, result: Result<unknown>): Result<XmlDocument> {
  return result.ok ? { ok: true, value: { element, value: result.value } } : result;
}

function undeclared(element: string, elements: Elements, position?: LineColumn): Failure {
  return { ok: false, problems: [{ ...undeclaredProblem(element, elements), ...position }], truncated: false };
}

/** Part 1, section 3.3.4, clause 1: a declaration exists. */
function undeclaredProblem(element: string, elements: Elements): Problem {
  const actual = quoted(element, 200);
  const byLocal = new Map([...elements.keys()].map((name) => [localOf(name), name]));
  const near = byLocal.get(localOf(element)) ?? byLocal.get(nearestName(localOf(element), byLocal.keys()) ?? "");
  const hint = near === undefined ? "" : `; did you mean ${quoted(near, 200)}?`;
  const message = `The schema declares no root element ${actual}${hint || "."}`;
  return { code: "cvc-elt.1", message, path: `/${safeText(localOf(element), 80)}`, actual };
}

function localOf(element: string): string {
  return element.replace(/^\{[^}]*\}/, "");
}
