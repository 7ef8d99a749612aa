import { findIllegalXmlChar } from "../../base/xml-chars.js";
import type { XmlFragmentAttribute } from "./fragment.js";
import { isWholeArray } from "../../base/whole-array.js";
import { expandedName } from "../expanded-name.js";
import { isNCName } from "../../base/xml-names.js";
import { canDeclare, xmlnsNamespace } from "../../base/xml-namespaces.js";
import type { XmlFinding } from "../problems.js";

/**
 * The fault that keeps a value of unknown origin from being a fragment that can be written and is read back the same;
 * undefined when there is none.
 */
export function fragmentFault(value: unknown, levels: number): XmlFinding | undefined {
  if (levels < 0) return fault("xml/too-deep", "The element is nested too deeply.");
  if (typeof value !== "object" || value === null) return notAFragment;
  const { namespace, name, attributes, children, prefixes = [] } = value as Record<string, unknown>;
  if (typeof name !== "string" || !isNCName(name) || !isText(namespace)) return notAFragment;
  if (!isWholeArray(attributes) || !isWholeArray(children) || !isWholeArray(prefixes)) return notAFragment;
  if (namespace === xmlnsNamespace || !attributes.every(isFragmentAttribute) || !prefixes.every(isPrefix))
    return notAFragment;
  const names = new Set(attributes.map((attribute) => expandedName(attribute.namespace, attribute.name)));
  if (names.size < attributes.length) return fault("xml/duplicate-attribute", "An attribute is duplicated.");
  if (new Set(prefixes.map(([prefix]) => prefix)).size < prefixes.length) return notAFragment;
  let wasText = false;
  for (const child of children) {
    const isTextChild = typeof child === "string";
    if (isTextChild && (child === "" || wasText))
      return fault("xml/split-text", "A string child must not be empty or next to another string.");
    if (isTextChild && !isText(child))
      return fault("xml/illegal-character", "The text has a character that XML does not allow.");
    const inner = isTextChild ? undefined : fragmentFault(child, levels - 1);
    if (inner !== undefined) return inner;
    wasText = isTextChild;
  }
  return undefined;
}

const notAFragment: XmlFinding = {
  code: "xml/fragment-expected",
  message: "An element is required here: an object with namespace, name, attributes and children.",
  expected: "an element",
};

function fault(code: string, message: string): XmlFinding {
  return { code, message };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && findIllegalXmlChar(value) < 0;
}

/** True when a value of unknown origin is an attribute that can be written. */
export function isFragmentAttribute(value: unknown): value is XmlFragmentAttribute {
  if (typeof value !== "object" || value === null) return false;
  const { namespace, name, value: text } = value as Record<string, unknown>;
  if (!isText(namespace) || !isText(text) || typeof name !== "string" || !isNCName(name)) return false;
  return namespace !== xmlnsNamespace && (namespace !== "" || name !== "xmlns");
}

function isPrefix(value: unknown): value is readonly [string, string] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [prefix, namespace] = value as readonly unknown[];
  return typeof prefix === "string" && isText(namespace) && canDeclare(prefix, namespace);
}
