import type { ContentModel } from "./xml-content.js";
import type { XmlVisit } from "./xml-visitor.js";
import { XmlWriter, type XmlPrefixes } from "./xml-writer.js";

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
  visit(writer, value);
  return writer.document;
}
