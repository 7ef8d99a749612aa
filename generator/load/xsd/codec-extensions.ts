import type { Diagnostics } from "../../diagnostics/collector.js";
import { suggest } from "../../diagnostics/suggest.js";
import { writtenName, type XmlElement } from "./xml-tree.js";

/** The namespace of what an XSD tells code generation beyond XSD: attributes on xs:schema. */
export const extensionNamespace = "urn:specwright:xsd";

/** The extensions on an xs:schema element; other attributes of the namespace are reported there. */
export function codecExtensions(root: XmlElement, diagnostics: Diagnostics): { readonly keepsUnknown: boolean } {
  let keepsUnknown = false;
  for (const attribute of root.attributes.filter(({ namespace }) => namespace === extensionNamespace)) {
    const { local: name, value } = attribute;
    if (name !== "unknown") {
      const params = { name: writtenName(attribute), element: writtenName(root), near: suggest(name, ["unknown"]) };
      diagnostics.report("xsd/unknown-attribute", attribute.origin, params);
    } else if (value === "keep") {
      keepsUnknown = true;
    } else if (value !== "refuse") {
      const params = { name, value, expected: '"keep" or "refuse"' };
      diagnostics.report("xsd/invalid-attribute-value", attribute.valueOrigin, params);
    }
  }
  return { keepsUnknown };
}
