import { isAsciiNameEnd, isAsciiNamePart } from "../../base/xml-chars.js";
import { xmlSyntaxError } from "../errors.js";
import { isQName, scanName, scanNameParts } from "../../base/xml-names.js";
import type { XmlNamespaces, XmlPrefix } from "../../base/xml-namespaces.js";

/** A qualified name of the document. There is one object for each name as written. */
export interface XmlQName {
  /** As written, with its prefix. */
  readonly text: string;
  /** The part behind the prefix. */
  readonly localName: string;
  readonly prefix: XmlPrefix;
  /** The prefix that an attribute of this name declares: "" for `xmlns`, "p" for `xmlns:p`. */
  readonly declares: XmlPrefix | undefined;
  /** The number of the last tag that had this name as an attribute; shows a duplicate without a search. */
  lastTag: number;
  /** The name that came after this one the last time: most likely it comes again. */
  follower: XmlQName | undefined;
}

const slotCount = 512;

/** The names of one document. A name that was met before is found by its characters, without making a string. */
export class XmlNameTable {
  // The map finds every name; the slots find the usual ones faster. Two names that share a slot cost time and nothing else.
  private readonly slots: (XmlQName | undefined)[] = new Array<undefined>(slotCount).fill(undefined);
  private last: XmlQName | undefined;
  private readonly names = new Map<string, XmlQName>();

  private readonly text: string;
  private readonly namespaces: XmlNamespaces;
  private readonly maxLength: number;

  constructor(text: string, namespaces: XmlNamespaces, maxLength: number) {
    this.text = text;
    this.namespaces = namespaces;
    this.maxLength = maxLength;
  }

  /** The qualified name that begins at `at`, undefined when no name does. Throws when it is too long or its colons are misplaced. */
  read(at: number): XmlQName | undefined {
    const guess = this.last?.follower;
    if (guess !== undefined) {
      const end = at + guess.text.length;
      if (this.text.slice(at, end) === guess.text && isAsciiNameEnd(this.text.charCodeAt(end)))
        return (this.last = guess);
    }
    const name = this.find(at);
    if (this.last !== undefined) this.last.follower = name;
    return (this.last = name);
  }

  private find(at: number): XmlQName | undefined {
    const text = this.text;
    const textEnd = text.length;
    let end = at;
    let hash = 0;
    let code = 0;
    while (end < textEnd && isAsciiNamePart((code = text.charCodeAt(end)))) {
      hash = (hash * 31 + code) | 0;
      end++;
    }
    if (end < textEnd && code >= 0x80) end = scanNameParts(text, end);
    const slot = hash & (slotCount - 1);
    const usual = this.slots[slot];
    if (usual !== undefined && usual.text === text.slice(at, end)) return usual;
    if (scanName(text, at) !== end || end === at) return undefined;
    if (end - at > this.maxLength) throw xmlSyntaxError("xml/name-too-long", at, this.maxLength);
    const name = this.intern(text.slice(at, end), at);
    this.slots[slot] = name;
    return name;
  }

  private intern(text: string, at: number): XmlQName {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (!isQName(text)) throw xmlSyntaxError("xml/invalid-qualified-name", at, text);
    const colon = text.indexOf(":");
    const localName = text.slice(colon + 1);
    const prefix = this.namespaces.prefix(colon < 0 ? "" : text.slice(0, colon));
    const name = {
      text,
      localName,
      prefix,
      declares: this.declaredBy(prefix.name, localName),
      lastTag: 0,
      follower: undefined,
    };
    this.names.set(text, name);
    return name;
  }

  private declaredBy(prefix: string, localName: string): XmlPrefix | undefined {
    if (prefix === "xmlns") return this.namespaces.prefix(localName);
    return prefix === "" && localName === "xmlns" ? this.namespaces.prefix("") : undefined;
  }
}
