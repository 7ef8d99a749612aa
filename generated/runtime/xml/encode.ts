import type { ContentModel } from "./content.js";
import type { XmlVisit } from "./visitor.js";
import { isXmlEncodeError } from "./encode-error.js";
import { XmlWriter, type XmlPrefixes } from "./writer.js";

/** How an encoder writes its document. */
export interface XmlEncodeOptions {
  /** Whether the document begins with an XML declaration. Default: no. */
  readonly declaration?: boolean;
  /** How many spaces each level is indented by, or what it is indented with. Default: everything in one line. */
  readonly indent?: number | string;
}

/** Writes a document whose root element `visit` shows. Throws an XmlEncodeError for a value that no document can hold. */
export function xmlEncode<T>(
  value: T,
  root: ContentModel,
  visit: XmlVisit<T>,
  prefixes: XmlPrefixes,
  options: XmlEncodeOptions = {},
): string {
  const { declaration = false, indent = "" } = options;
  const unit = typeof indent === "number" ? " ".repeat(indent) : indent.replace(/[^ \t]/g, " ");
  const writer = new XmlWriter(root, prefixes, { declaration, indent: unit });
  try {
    visit(writer, value);
    return writer.finished();
  } catch (error) {
    if (isXmlEncodeError(error)) throw error;
    // A member that is computed, a proxy, a document of more characters than a text can have: nobody knows what it says.
    throw writer.error("The value cannot be read to its end.");
  }
}
