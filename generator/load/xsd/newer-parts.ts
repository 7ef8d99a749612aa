import type { Diagnostics } from "../../diagnostics/collector.js";
import { xsNamespace } from "../../model/xml-schema/builtin-types.js";
import { writtenName, type XmlAttribute, type XmlElement, type XmlNode } from "./xml-tree.js";

/** Parts of a schema that came with XSD 1.1: without a check more documents are valid, without a feature others are. */
type NewerKind = "check" | "feature";

/** Elements of XSD 1.1. W3C XML Schema Definition Language 1.1, Part 1, appendix G.1, and Part 2, section 4.3. */
const newerElements: ReadonlyMap<string, NewerKind> = new Map([
  ["alternative", "check"],
  ["assert", "check"],
  ["assertion", "check"],
  ["explicitTimezone", "check"],
  ["defaultOpenContent", "feature"],
  ["openContent", "feature"],
  ["override", "feature"],
]);

interface NewerAttribute {
  readonly kind: NewerKind;
  readonly on: readonly string[];
}

/** Attributes of XSD 1.1, and the elements that they stand on. */
const newerAttributes: ReadonlyMap<string, NewerAttribute> = new Map([
  ["defaultAttributes", { kind: "feature", on: ["schema"] }],
  ["defaultAttributesApply", { kind: "check", on: ["complexType"] }],
  ["inheritable", { kind: "check", on: ["attribute"] }],
  ["notNamespace", { kind: "check", on: ["any", "anyAttribute"] }],
  ["notQName", { kind: "check", on: ["any", "anyAttribute"] }],
  ["targetNamespace", { kind: "feature", on: ["element", "attribute"] }],
  ["xpathDefaultNamespace", { kind: "check", on: ["schema", "selector", "field"] }],
]);

/** The xs:schema element without what XSD 1.1 brought, each of which is reported. Notes for people and programs are theirs. */
export function withoutNewerParts(element: XmlElement, diagnostics: Diagnostics): XmlElement {
  if (element.namespace !== xsNamespace || element.local === "annotation") return element;
  const attributes = element.attributes.filter((attribute) => {
    const newer = attribute.namespace === "" ? newerAttributes.get(attribute.local) : undefined;
    const isNewer = newer?.on.includes(element.local) === true;
    if (isNewer) report(attribute, "Attribute", newer.kind, diagnostics);
    return !isNewer;
  });
  const children = element.children.flatMap((child): readonly XmlNode[] => {
    if (child.kind !== "element") return [child];
    const newer = child.namespace === xsNamespace ? newerElements.get(child.local) : undefined;
    if (newer === undefined) return [withoutNewerParts(child, diagnostics)];
    report(child, "Element", newer, diagnostics);
    return [];
  });
  const isSame =
    attributes.length === element.attributes.length &&
    children.length === element.children.length &&
    children.every((child, index) => child === element.children[index]);
  return isSame ? element : { ...element, attributes, children };
}

function report(part: XmlElement | XmlAttribute, what: string, kind: NewerKind, diagnostics: Diagnostics): void {
  const params = { what, name: writtenName(part) };
  diagnostics.report(kind === "check" ? "xsd/newer-check" : "xsd/newer-feature", part.origin, params);
}
