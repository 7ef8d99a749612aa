import { XmlDecoder } from "./values/decoder.js";
import { maxXmlDepth } from "./encode-error.js";
import { decodeXmlBytes } from "./bytes/decode-xml-bytes.js";
import { isXmlSyntaxError } from "./errors.js";
import type { XmlLimits, XmlReaderOptions } from "./markup/events.js";
import { tooManyXmlProblems, XmlProblems, type XmlProblemOptions } from "./problems.js";
import { elementReader } from "./values/read-element.js";
import { createXmlReader } from "./markup/reader.js";
import { documentModel, type XmlElementDeclaration } from "./types/type.js";
import type { Result } from "../base/problem.js";
import { isTextInput, noTextInput } from "../base/text-input.js";

/** Deeper documents are refused whatever the options say: each level takes from the stack. */
const deepest = 1_000;

/** Settings of a decoder that reads a document. `maxDepth` is at most 1,000. */
export interface XmlDecodeOptions extends XmlLimits, XmlProblemOptions, Pick<XmlReaderOptions, "doctype"> {
  /** The fate of what the schema marks as not to be created or updated; normally it is dropped. */
  readonly cannotUpdate?: "drop" | "refuse";
}

/** Reads a document with a root element. Never throws: what is wrong with the text or its content is in the result. */
export function xmlDecode<T>(
  xml: string | Uint8Array,
  root: XmlElementDeclaration,
  options: XmlDecodeOptions = {},
): Result<T> {
  if (!isTextInput(xml)) return noTextInput("xml");
  try {
    const text = typeof xml === "string" ? { ok: true as const, value: xml } : decodeXmlBytes(xml, options);
    return text.ok === false ? text : decodeText<T>(text.value, root, options);
  } catch {
    // No memory for the text, or no room on a call stack that was already nearly full.
    const message = "The document cannot be read completely.";
    return { ok: false, problems: [{ code: "xml/unreadable", message, path: "" }], truncated: false };
  }
}

function decodeText<T>(xml: string, root: XmlElementDeclaration, options: XmlDecodeOptions): Result<T> {
  const problems = new XmlProblems(options);
  const limits = { ...options, maxDepth: Math.min(options.maxDepth ?? maxXmlDepth, deepest) };
  const decoder = new XmlDecoder(createXmlReader(xml, limits), problems, "", options.cannotUpdate === "refuse");
  try {
    const value = readDocument(decoder, root);
    if (problems.count === 0) return { ok: true, value: value as T };
  } catch (error) {
    if (isXmlSyntaxError(error))
      problems.addLast({ code: error.code, message: error.message }, decoder.path(), error.offset);
    else if (error !== tooManyXmlProblems) throw error;
  }
  return problems.failure(xml);
}

function readDocument(decoder: XmlDecoder, root: XmlElementDeclaration): unknown {
  const value = decoder.openRoot(documentModel(root)) ? elementReader(root)(decoder) : undefined;
  decoder.closeDocument();
  return value;
}
