import type { XmlReader } from "./xml-events.js";
import type { XmlFragment, XmlFragmentAttribute } from "./xml-fragment.js";

/** The element on whose start tag a reader stands, up to its end tag. How deep it may be is the reader's business. */
export function readFragment(reader: XmlReader): XmlFragment {
  const { namespace, localName: name } = reader;
  const prefixes = new Map<string, string>();
  const attributes = readAttributes(reader, prefixes);
  const children: (XmlFragment | string)[] = [];
  for (let event = reader.next(); event !== "end"; event = reader.next()) {
    if (event === "start") {
      children.push(readFragment(reader));
    } else if (event === "text") {
      notePrefix(reader.text, reader, prefixes);
      children.push(reader.text);
    }
  }
  const fragment = { namespace, name, attributes, children };
  return prefixes.size === 0 ? fragment : { ...fragment, prefixes: [...prefixes] };
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

/** A text such as "xs:string" may be a qualified name, which means nothing without what its prefix stands for. */
function notePrefix(text: string, reader: XmlReader, prefixes: Map<string, string>): void {
  const prefix = /^[ \t\n\r]*([^:\s]+):[^:\s]+[ \t\n\r]*$/.exec(text)?.[1];
  const namespace = prefix === undefined || prefix === "xml" ? undefined : reader.lookupPrefix(prefix);
  if (prefix !== undefined && namespace !== undefined && namespace !== "") prefixes.set(prefix, namespace);
}
