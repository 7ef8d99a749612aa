import { XmlDocument, XsdValidator } from "libxml2-wasm";
import type { XsdDocument, XsdNode } from "./xsd-tree.js";
import { derivationOf, itemOf, membersOf, type XsdType } from "./xsd-types.js";

/** By the text of a schema and a value: many documents are judged that differ in one line only. */
const verdicts = new Map<string, boolean>();
const most = 20_000;

/** By the node of a type. */
const schemas = new WeakMap<XsdNode, string>();

/** True if a string is valid against the simple type of an element or attribute, by libxml2. */
export function takesText(document: XsdDocument, type: XsdType, text: string): boolean {
  const known = type.kind === "builtIn" ? undefined : schemas.get(type.node);
  const schema = known ?? schemaOf(document, type);
  if (type.kind === "defined") schemas.set(type.node, schema);
  const key = `${schema}\n${text}`;
  let verdict = verdicts.get(key);
  if (verdict === undefined) {
    if (verdicts.size >= most) verdicts.clear();
    verdicts.set(key, (verdict = judge(schema, text)));
  }
  return verdict;
}

function judge(schemaText: string, text: string): boolean {
  using schema = XmlDocument.fromString(schemaText);
  using validator = XsdValidator.fromDoc(schema);
  using instance = XmlDocument.fromString(`<judged>${escaped(text)}</judged>`);
  try {
    validator.validate(instance);
    return true;
  } catch {
    return false;
  }
}

/** A schema of one element of the type, with the types that it needs. */
function schemaOf(document: XsdDocument, type: XsdType): string {
  const types = new Map<XsdNode, string>();
  const nameOf = (each: XsdType): string => {
    if (each.kind === "builtIn") return `xs:${each.name}`;
    const known = types.get(each.node);
    if (known !== undefined) return known;
    const name = `T${types.size}`;
    types.set(each.node, name);
    return name;
  };
  const head = `<xs:element name="judged" type="${nameOf(type)}"/>`;
  const parts: string[] = [];
  // A map that grows while it is walked.
  for (const [node, name] of types)
    parts.push(`<xs:simpleType name="${name}">${bodyOf(document, node, nameOf)}</xs:simpleType>`);
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${head}${parts.join("")}</xs:schema>`;
}

function bodyOf(document: XsdDocument, node: XsdNode, nameOf: (type: XsdType) => string): string {
  const derivation = derivationOf(document, node);
  if (derivation?.base !== undefined) {
    const facets = derivation.by.children.filter(({ attributes }) => attributes.has("value"));
    return `<xs:restriction base="${nameOf(derivation.base)}">${facets.map(facet).join("")}</xs:restriction>`;
  }
  const item = itemOf(document, node);
  if (item !== undefined) return `<xs:list itemType="${nameOf(item)}"/>`;
  return `<xs:union memberTypes="${membersOf(document, node).map(nameOf).join(" ")}"/>`;
}

function facet({ name, attributes }: XsdNode): string {
  return `<xs:${name} value="${escaped(attributes.get("value") ?? "")}"/>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
