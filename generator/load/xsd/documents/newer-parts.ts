import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import type { UnreadCheck } from "../../../model/xml-schema/unread-check.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { inOrder } from "../../../text/in-order.js";
import { attribute, writtenName, type XmlAttribute, type XmlElement, type XmlNode } from "../xml/xml-tree.js";

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
]);

interface NewerAttribute {
  readonly kind: NewerKind;
  /** Local names of the elements that may have it. */
  readonly on: readonly string[];
}

/** Attributes of XSD 1.1, and the elements that they stand on. */
const newerAttributes: ReadonlyMap<string, NewerAttribute> = new Map([
  ["inheritable", { kind: "check", on: ["attribute"] }],
  ["notNamespace", { kind: "check", on: ["any", "anyAttribute"] }],
  ["notQName", { kind: "check", on: ["any", "anyAttribute"] }],
  ["targetNamespace", { kind: "feature", on: ["element", "attribute"] }],
  ["xpathDefaultNamespace", { kind: "check", on: ["schema", "selector", "field"] }],
]);

/** The xs:schema element without what XSD 1.1 brought, each of which is reported; components have the checks that they lose. */
export function withoutNewerParts(root: XmlElement, diagnostics: Diagnostics): XmlElement {
  const found: FoundPart[] = [];
  const left = withoutParts(root, [], found);
  for (const { part, kind } of found) report(part, kind, diagnostics);
  return left;
}

interface FoundPart {
  /** The element or attribute of XSD 1.1. */
  readonly part: XmlElement | XmlAttribute;
  readonly kind: NewerKind;
  /** The elements around it, the global component first. */
  readonly within: readonly XmlElement[];
}

/** An element without newer parts, which are added to `found`. Notes for people and programs are theirs. */
function withoutParts(element: XmlElement, around: readonly XmlElement[], found: FoundPart[]): XmlElement {
  if (element.namespace !== xsNamespace || element.local === "annotation") return element;
  const isAround = element.local === "schema" || element.local === "redefine" || element.local === "override";
  const within = isAround ? around : [...around, element];
  const before = found.length;
  const attributes = element.attributes.filter((attribute) => {
    const newer = attribute.namespace === "" ? newerAttributes.get(attribute.local) : undefined;
    if (newer?.on.includes(element.local) !== true) return true;
    found.push({ part: attribute, kind: newer.kind, within });
    return false;
  });
  const children = element.children.flatMap((child): readonly XmlNode[] => {
    if (child.kind !== "element") return [child];
    const kind = child.namespace === xsNamespace ? newerElements.get(child.local) : undefined;
    if (kind === undefined) return [withoutParts(child, within, found)];
    found.push({ part: child, kind, within });
    return [];
  });
  const alternatives = found.slice(before).flatMap(({ part, within: parents }) => {
    return "children" in part && part.local === "alternative" && parents === within ? [part] : [];
  });
  const isSame =
    attributes.length === element.attributes.length &&
    children.length === element.children.length &&
    children.every((child, index) => child === element.children[index]);
  if (isSame) return element;
  // The checks of a component, and those of the schema itself.
  const unreadChecks = within.length > 1 ? [] : found.slice(before).flatMap((one) => unreadCheck(one, within.length));
  return {
    ...element,
    attributes,
    children,
    ...(unreadChecks.length > 0 && { unreadChecks }),
    ...(alternatives.length > 0 && { alternatives }),
  };
}

function report(part: XmlElement | XmlAttribute, kind: NewerKind, diagnostics: Diagnostics): void {
  const params = { what: whatOf(part), name: writtenName(part) };
  diagnostics.report(kind === "check" ? "xsd/newer-check" : "xsd/newer-feature", part.origin, params);
}

function whatOf(part: XmlElement | XmlAttribute): string {
  return "children" in part ? "Element" : "Attribute";
}

/** A check that an element with so many elements from its component on loses; none for a part of another element. */
function unreadCheck({ part, kind, within }: FoundPart, depth: number): readonly UnreadCheck[] {
  if (kind !== "check" || Math.min(within.length, 1) !== depth) return [];
  const steps = within.map((element) => {
    const name = attribute(element, "name")?.value ?? attribute(element, "ref")?.value;
    return name === undefined ? element.local : `${element.local} "${name}"`;
  });
  const [component] = within;
  const global = component && { kind: component.local, name: attribute(component, "name")?.value ?? "" };
  const check = {
    origin: part.origin,
    what: `${whatOf(part).toLowerCase()} "${writtenName(part)}"`,
    ...(global && { component: global }),
    within: steps.join(" / "),
    text: JSON.stringify("children" in part ? writtenPart(part) : [part.local, part.value]),
  };
  return [check];
}

/** An element with all that it says: attributes in any order, words for people left out. */
function writtenPart({ local, attributes, children }: XmlElement): JsonValue {
  const pairs = inOrder(attributes, (item) => item.local).map((item): JsonValue => [item.local, item.value]);
  const inner = children.flatMap((child): readonly JsonValue[] => {
    if (child.kind === "text") return [];
    return child.namespace === xsNamespace && child.local === "annotation" ? [] : [writtenPart(child)];
  });
  return [local, pairs, inner];
}
