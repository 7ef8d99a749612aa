import { isXmlEncodeError } from "./encode-error.js";
import type { XmlPrefixes } from "./markup/markup-writer.js";
import type { XmlElementDeclaration } from "./types/type.js";
import { XmlWriter } from "./values/writer.js";

/** Settings of an encoder that writes a document. */
export interface XmlEncodeOptions {
  /** True for a document that begins with an XML declaration. Default: no. */
  readonly declaration?: boolean;
  /** The number of spaces, or the text, by which each level is indented. Default: everything in one line. */
  readonly indent?: number | string;
}

/** Writes a document with a root element. Throws an XmlEncodeError for a value that no document can hold. */
export function xmlEncode(
  value: unknown,
  root: XmlElementDeclaration,
  prefixes: XmlPrefixes,
  options: XmlEncodeOptions = {},
): string {
  const { declaration = false, indent = "" } = options;
  const unit = typeof indent === "number" ? " ".repeat(indent) : indent.replace(/[^ \t]/g, " ");
  const writer = new XmlWriter(root, prefixes, {
    declaration,
    indent: unit,
  });
  try {
    writer.child(root.name, root, value);
    return writer.finished();
  } catch (error) {
    if (isXmlEncodeError(error)) throw error;
    // A member that is computed, a proxy, a document of more characters than a text can have: nobody knows what it says.
    throw writer.error("The value is unreadable.");
  }
}
