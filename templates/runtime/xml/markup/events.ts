import type { XmlDeclaration } from "./declaration.js";

/**
 * The events of the reader. "start" and "end" come in pairs, also for `<a/>`. "comment" and "instruction" come only
 * when asked for (`reportMisc`). "done" is the end of the document; every later call of `next` says "done" again.
 */
export type XmlEvent = "start" | "end" | "text" | "comment" | "instruction" | "done";

/** Limits of a document that the reader takes. A limit that is left out has its default. */
export interface XmlLimits {
  /** The largest number of elements open at once. Default 256. Refused with "xml/too-deep". */
  readonly maxDepth?: number;
  /** Attributes and namespace declarations of one element. Default 10,000. Refused with "xml/too-many-attributes". */
  readonly maxAttributes?: number;
  /** Length of a name as written, prefix included. Default 1,024. Refused with "xml/name-too-long". */
  readonly maxNameLength?: number;
  /** Length of the document in UTF-16 code units, or in bytes where bytes are read. Default 64 Mi. Refused with "xml/too-large". */
  readonly maxSize?: number;
}

/** Limits, and whether comments and processing instructions are events of their own. */
export interface XmlReaderOptions extends XmlLimits {
  /**
   * false (the default): comments and processing instructions are checked and skipped, and the text on both sides of one
   * arrives as one "text". true: they are events, and text ends where one begins.
   */
  readonly reportMisc?: boolean;
  /** "accept" (default) for a DOCTYPE that only names the root element. Nothing is ever declared, expanded or fetched. */
  readonly doctype?: "accept" | "reject";
}

/**
 * A pull reader over one XML 1.0 (fifth edition) document with Namespaces in XML 1.0 (third edition). Every accessor speaks
 * of the event that `next` returned last and allocates nothing that was not asked for.
 */
export interface XmlReader {
  /** Goes to the next event. Throws an XmlSyntaxError where the document is not well-formed, has a DOCTYPE or breaks a limit. */
  next(): XmlEvent;
  /** The event that `next` returned last; "done" before the first call. */
  readonly event: XmlEvent;
  /** The document's text, as given. All offsets count its UTF-16 code units. */
  readonly source: string;
  /** The XML declaration, once `next` was called; undefined when the document has none. */
  readonly declaration: XmlDeclaration | undefined;

  /**
   * The offset in `source` at which the event begins: the "<" of a tag, the first character of a text. For the "end" of
   * `<a/>`: after the tag.
   */
  readonly offset: number;
  /** The offset in `source` at which the event ends (exclusive). */
  readonly endOffset: number;
  /** Number of open elements. A "start" and its "end" have the same depth, the root has 1; text has the depth of its parent. */
  readonly depth: number;

  /** "start", "end": the namespace name of the element, "" when it is in none. */
  readonly namespace: string;
  /** "start", "end": the local name of the element. The same string object each time a name returns in one document. */
  readonly localName: string;
  /** "start", "end": the prefix as written, "" when there is none. */
  readonly prefix: string;

  /** "start": how many attributes the element has; namespace declarations are not among them. 0 on every other event. */
  readonly attributeCount: number;
  /** The namespace name of attribute `index`, "" when it has no prefix. */
  attributeNamespace(index: number): string;
  /** The local name of attribute `index`. */
  attributeLocalName(index: number): string;
  /** The prefix of attribute `index` as written, "" when there is none. */
  attributePrefix(index: number): string;
  /** The value with references replaced, and with line ends and white space normalised as for type CDATA (section 3.3.3). */
  attributeValue(index: number): string;
  /** The offset in `source` of the attribute's name. */
  attributeOffset(index: number): number;
  /** The offset in `source` of the attribute's value, after the quote. */
  attributeValueOffset(index: number): number;
  /** The index of the attribute with that expanded name, or -1. */
  findAttribute(namespace: string, localName: string): number;

  /** "start": how many namespaces the element itself declares. 0 on every other event. */
  readonly namespaceCount: number;
  /** The prefix that declaration `index` binds, "" for the default namespace. */
  namespacePrefix(index: number): string;
  /** The namespace name that declaration `index` binds to, "" where it undeclares the default namespace. */
  namespaceUri(index: number): string;
  /**
   * The namespace name that a prefix stands for here, undefined when it is not declared. "" asks for the default namespace,
   * which is "" when there is none. "xml" and "xmlns" are always bound. On "end" the element's own declarations still count.
   */
  lookupPrefix(prefix: string): string | undefined;

  /**
   * "text": the characters, with CDATA sections and references joined in and line ends normalised; never empty. "comment":
   * its content. "instruction": its data. "" on every other event.
   */
  readonly text: string;
  /** "text": whether there is only white space (space, tab, line feed, carriage return). Costs no copy. */
  readonly blank: boolean;
  /** "instruction": its target. "" on every other event. */
  readonly target: string;

  /** On a "start": goes to its "end". Elements that are passed over are checked like everything else. */
  skipElement(): void;
}
