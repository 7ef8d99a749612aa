import type { Problem } from "../base/problem.js";
import { lineColumnAt } from "../base/line-column.js";
import { safeText } from "../base/safe-text.js";

/** Every way in which a text is not an XML document for us, with its sentence. `{name}` is the text at fault, or the limit, `{line}` a line of the text. */
const messages = {
  "xml/attribute-syntax": 'Attribute "{name}" needs "=" and a value in quotes.',
  "xml/cdata-end-in-text": '"]]>" is not allowed in text; write "]]&gt;".',
  "xml/doctype": "A DOCTYPE{name} is not allowed.",
  "xml/double-hyphen-in-comment": '"--" is not allowed in a comment.',
  "xml/duplicate-attribute": 'Attribute "{name}" appears twice in one element.',
  "xml/empty-prefix-binding": 'Prefix "{name}" must not be bound to an empty namespace name.',
  "xml/encoding-conflict": "The document declares encoding {name}, but its bytes have another encoding.",
  "xml/illegal-character": "Character {name} is not allowed in XML.",
  "xml/invalid-character-reference": '"{name}" does not refer to a character that XML allows.',
  "xml/invalid-declaration": "The XML declaration is malformed.",
  "xml/invalid-instruction": 'Processing instruction "{name}" requires white space after its target.',
  "xml/invalid-markup": '"<" must start a tag, a comment, a CDATA section or an instruction; in text write "&lt;".',
  "xml/invalid-name": "A name is expected here.",
  "xml/invalid-qualified-name": '"{name}" has a colon that namespaces in XML do not allow.',
  "xml/invalid-reference": '"&" must start a reference such as "&amp;".',
  "xml/invalid-tag": 'Tag "{name}" is malformed here.',
  "xml/less-than-in-attribute": '"<" is not allowed in an attribute value; write "&lt;".',
  "xml/malformed-bytes": "The bytes are not valid {name} from {other} on.",
  "xml/mismatched-tag": 'End tag "{other}" does not match start tag "{name}" on line {line}.',
  "xml/misplaced-declaration": "The XML declaration must be at the start of the document.",
  "xml/missing-root": "The document has no root element.",
  "xml/missing-space": 'White space is required before attribute "{name}".',
  "xml/multiple-roots": 'A document must have only one root element; "{name}" is another.',
  "xml/name-too-long": "A name is longer than the limit of {name} characters.",
  "xml/reserved-namespace": 'Prefix "{name}" must not be bound to this namespace name.',
  "xml/reserved-prefix": 'Prefix "{name}" is reserved.',
  "xml/reserved-target": 'Processing instruction target "{name}" is reserved.',
  "xml/text-outside-root": "Text is not allowed outside the root element.",
  "xml/too-deep": "Elements are nested deeper than the limit of {name}.",
  "xml/too-large": "The document is larger than the limit of {name}.",
  "xml/too-many-attributes": "An element has more attributes than the limit of {name}.",
  "xml/unclosed-element": 'Element "{name}" is not closed.',
  "xml/undeclared-prefix": 'Prefix "{name}" is not declared.',
  "xml/unexpected-end": "The document ends inside {name}.",
  "xml/unexpected-end-tag": 'End tag "{name}" has no start tag.',
  "xml/unknown-entity": 'Entity "{name}" is not defined.',
  "xml/unsupported-encoding": "Encoding {name} is not supported.",
} as const;

/** The codes of every fault that the reader and the decoder of bytes can find. */
export type XmlErrorCode = keyof typeof messages;

const syntaxErrorBrand = "specwright/xml-syntax-error";

/** The error that the reader throws. It stays inside the runtime: callers of a decoder get a Problem. */
export interface XmlSyntaxError extends Error {
  readonly brand: typeof syntaxErrorBrand;
  readonly code: XmlErrorCode;
  /** The offset of the fault in the text, in UTF-16 code units. */
  readonly offset: number;
}

/** True when a caught value is the reader's own error, also when another copy of the runtime threw it. */
export function isXmlSyntaxError(value: unknown): value is XmlSyntaxError {
  return value instanceof Error && (value as Partial<XmlSyntaxError>).brand === syntaxErrorBrand;
}

/** Makes the error for a fault at an offset. `name` is the text at fault, or the limit; `other` is what does not fit it, and `line` where that stands. */
export function xmlSyntaxError(
  code: XmlErrorCode,
  offset: number,
  name: string | number = "",
  other: string = "",
  line: number = 0,
): XmlSyntaxError {
  const error = new Error(xmlErrorMessage(code, name, other, line));
  return Object.assign(error, { brand: syntaxErrorBrand, code, offset } as const);
}

/** The sentence for a fault. Text of the document is cut and has its control characters escaped. */
export function xmlErrorMessage(
  code: XmlErrorCode,
  name: string | number = "",
  other: string = "",
  line: number = 0,
): string {
  const texts = { name: String(name), other, line: String(line) };
  return messages[code].replace(/\{(name|other|line)\}/g, (_, key: keyof typeof texts) =>
    safeText(texts[key], maxNameLength),
  );
}

/** The Problem that a decoder reports for a syntax error in `text`. */
export function xmlSyntaxProblem(error: XmlSyntaxError, text: string, path: string = ""): Problem {
  const { line, column } = lineColumnAt(text, error.offset);
  return { code: error.code, message: error.message, path, line, column };
}

const maxNameLength = 80;
