import { isNCName } from "./xml-names.js";

/** Namespaces in XML 1.0 (third edition): the namespaces of prefixes, element by element. */

/** The namespace that is always bound to the prefix "xml". */
export const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
/** The namespace that is always bound to the prefix "xmlns". */
export const xmlnsNamespace = "http://www.w3.org/2000/xmlns/";

/** True when a prefix can be declared for a namespace: section 3, and "Reserved prefixes" there. */
export function canDeclare(prefix: string, namespace: string): boolean {
  if (!isNCName(prefix) || prefix === "xml" || prefix === "xmlns") return false;
  return namespace !== "" && namespace !== xmlNamespace && namespace !== xmlnsNamespace;
}

/** A namespace name. Each has one object, so that comparing two does not depend on their lengths. */
export interface XmlNamespace {
  /** The name as written; "" for no namespace. */
  readonly uri: string;
}

/** A prefix and its namespace at this position of the document. */
export interface XmlPrefix {
  readonly name: string;
  /** Undefined if the prefix is not declared. */
  namespace: XmlNamespace | undefined;
}

/** The namespaces in scope. Looking up costs the same however many there are; leaving an element undoes what it declared. */
export class XmlNamespaces {
  private readonly namespaces = new Map<string, XmlNamespace>();
  private readonly prefixes = new Map<string, XmlPrefix>();
  private readonly changed: XmlPrefix[] = [];
  private readonly former: (XmlNamespace | undefined)[] = [];

  constructor() {
    this.prefix("").namespace = this.namespace("");
    this.prefix("xml").namespace = this.namespace(xmlNamespace);
    this.prefix("xmlns").namespace = this.namespace(xmlnsNamespace);
  }

  /** The one object for a prefix. */
  prefix(name: string): XmlPrefix {
    let prefix = this.prefixes.get(name);
    if (prefix === undefined) {
      prefix = { name, namespace: undefined };
      this.prefixes.set(name, prefix);
    }
    return prefix;
  }

  /** Returns the namespace name of a prefix. Undefined if it is not declared. */
  lookup(prefix: string): string | undefined {
    return this.prefixes.get(prefix)?.namespace?.uri;
  }

  /** Binds a prefix until `undo` goes back before this point. */
  declare(prefix: XmlPrefix, uri: string): void {
    this.changed.push(prefix);
    this.former.push(prefix.namespace);
    prefix.namespace = this.namespace(uri);
  }

  /** The number of declarations in force; the mark that `undo` takes. */
  get size(): number {
    return this.changed.length;
  }

  /** The prefix of declaration `index`, counted from the root. */
  declared(index: number): XmlPrefix | undefined {
    return this.changed[index];
  }

  /** Takes back every declaration after the mark. */
  undo(mark: number): void {
    while (this.changed.length > mark) {
      const prefix = this.changed.pop();
      const namespace = this.former.pop();
      if (prefix !== undefined) prefix.namespace = namespace;
    }
  }

  private namespace(uri: string): XmlNamespace {
    let namespace = this.namespaces.get(uri);
    if (namespace === undefined) {
      namespace = { uri };
      this.namespaces.set(uri, namespace);
    }
    return namespace;
  }
}
