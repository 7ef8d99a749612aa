import type { XmlEvent, XmlReader } from "../markup/events.js";
import type { XmlFragment, XmlFragmentAttribute } from "./fragment.js";
import { isBlank } from "../../xsd/white-space.js";

/** Places at which fragments were found, with the namespace of an unprefixed name there. */
export type FragmentPlaces = Map<XmlFragment, FragmentPlace>;

/** The place in a document at which a fragment begins. */
export interface FragmentPlace {
  readonly offset: number;
  /** The namespace of names without a prefix at that place; "" for none. */
  readonly defaultNamespace: string;
}

/** The element on whose start tag a reader stands, up to its end tag. Its depth is the reader's business. */
export function readFragment(reader: XmlReader, places: FragmentPlaces): XmlFragment {
  if (reader instanceof XmlFragmentReader) return reader.take();
  const { namespace, localName: name, offset } = reader;
  const defaultNamespace = reader.lookupPrefix("") ?? "";
  const prefixes = new Map<string, string>();
  const attributes = readAttributes(reader, prefixes);
  const children: (XmlFragment | string)[] = [];
  for (let event = reader.next(); event !== "end"; event = reader.next()) {
    if (event === "start") {
      children.push(readFragment(reader, places));
    } else if (event === "text") {
      notePrefix(reader.text, reader, prefixes);
      children.push(reader.text);
    }
  }
  const plain = { namespace, name, attributes, children };
  const fragment = prefixes.size === 0 ? plain : { ...plain, prefixes: [...prefixes] };
  places.set(fragment, { offset, defaultNamespace });
  return fragment;
}

function readAttributes(reader: XmlReader, prefixes: Map<string, string>): readonly XmlFragmentAttribute[] {
  const attributes: XmlFragmentAttribute[] = [];
  for (let index = 0; index < reader.attributeCount; index++) {
    const value = reader.attributeValue(index);
    notePrefix(value, reader, prefixes);
    attributes.push({ namespace: reader.attributeNamespace(index), name: reader.attributeLocalName(index), value });
  }
  return attributes;
}

/** The places of what a reader reads: those of a fragment, or an empty map to be filled. */
export function placesIn(reader: XmlReader): FragmentPlaces {
  return reader instanceof XmlFragmentReader ? reader.places : new Map<XmlFragment, FragmentPlace>();
}

/** A text such as "xs:string" may be a qualified name, which means nothing without what its prefix stands for. */
function notePrefix(text: string, reader: XmlReader, prefixes: Map<string, string>): void {
  const prefix = /^[ \t\n\r]*([^:\s]+):[^:\s]+[ \t\n\r]*$/.exec(text)?.[1];
  const namespace = prefix === undefined || prefix === "xml" ? undefined : reader.lookupPrefix(prefix);
  if (prefix !== undefined && namespace !== undefined && namespace !== "") prefixes.set(prefix, namespace);
}

/** An element of a fragment that is being read, and the child that comes next. */
interface OpenFragment {
  readonly fragment: XmlFragment;
  /** The position of the child among the fragment's children. */
  next: number;
}

/** Reads a fragment again, as if it were text: so that what a schema declares after all is checked like everything else. */
export class XmlFragmentReader implements XmlReader {
  event: XmlEvent = "done";
  readonly source = "";
  readonly declaration = undefined;
  readonly prefix = "";
  readonly namespaceCount = 0;
  readonly target = "";
  text = "";
  readonly places: FragmentPlaces;
  readonly #open: OpenFragment[] = [];
  #root: XmlFragment | undefined;

  constructor(root: XmlFragment, places: FragmentPlaces) {
    this.#root = root;
    this.places = places;
  }

  next(): XmlEvent {
    if (this.#root !== undefined) return this.#start(this.#root);
    if (this.event === "end") this.#open.pop();
    const top = this.#open.at(-1);
    if (top === undefined) return (this.event = "done");
    const child = top.fragment.children[top.next++];
    if (child === undefined) return (this.event = "end");
    if (typeof child !== "string") return this.#start(child);
    this.text = child;
    return (this.event = "text");
  }

  /** On a "start": the element as it is; goes to its "end". */
  take(): XmlFragment {
    const { fragment } = this.#top;
    this.skipElement();
    return fragment;
  }

  skipElement(): void {
    const top = this.#top;
    top.next = top.fragment.children.length;
    this.event = "end";
  }

  #start(fragment: XmlFragment): XmlEvent {
    this.#root = undefined;
    this.#open.push({ fragment, next: 0 });
    return (this.event = "start");
  }

  get #top(): OpenFragment {
    return this.#open.at(-1)!;
  }

  get depth(): number {
    return this.#open.length;
  }

  get namespace(): string {
    return this.#top.fragment.namespace;
  }

  get localName(): string {
    return this.#top.fragment.name;
  }

  get offset(): number {
    return this.places.get(this.#top.fragment)?.offset ?? 0;
  }

  get endOffset(): number {
    return this.offset;
  }

  get attributeCount(): number {
    return this.event === "start" ? this.#top.fragment.attributes.length : 0;
  }

  attributeNamespace(index: number): string {
    return this.#attribute(index).namespace;
  }

  attributeLocalName(index: number): string {
    return this.#attribute(index).name;
  }

  attributePrefix(): string {
    return "";
  }

  attributeValue(index: number): string {
    return this.#attribute(index).value;
  }

  attributeOffset(): number {
    return this.offset;
  }

  attributeValueOffset(): number {
    return this.offset;
  }

  findAttribute(namespace: string, localName: string): number {
    return this.#top.fragment.attributes.findIndex(
      (attribute) => attribute.name === localName && attribute.namespace === namespace,
    );
  }

  namespacePrefix(): string {
    return "";
  }

  namespaceUri(): string {
    return "";
  }

  lookupPrefix(prefix: string): string | undefined {
    const { fragment } = this.#top;
    if (prefix === "") return this.places.get(fragment)?.defaultNamespace ?? fragment.namespace;
    for (let depth = this.#open.length - 1; depth >= 0; depth--) {
      const found = this.#open[depth]?.fragment.prefixes?.find(([known]) => known === prefix);
      if (found !== undefined) return found[1];
    }
    return undefined;
  }

  get blank(): boolean {
    return this.event === "text" && isBlank(this.text);
  }

  #attribute(index: number): XmlFragmentAttribute {
    return this.#top.fragment.attributes[index]!;
  }
}
