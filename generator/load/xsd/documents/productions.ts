import { builtinOrigin, anyType, xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import type { ContentAutomaton } from "../../../model/xml-schema/automaton.js";
import { compileContent } from "../../../model/xml-schema/compile-content.js";
import { noAnnotation, type Particle } from "../../../model/xml-schema/components.js";
import { facets, type FacetRow } from "../../../model/xml-schema/facets.js";
import type { LexicalKind } from "./lexical-kinds.js";

/** The production of one kind of element of an XSD document: the schema for schemas, Part 1, appendix A. */
export interface Production {
  readonly attributes: ReadonlyMap<string, AttributeRule>;
  readonly content: ContentAutomaton;
}

/** The rule of an attribute of XSD itself. */
export interface AttributeRule {
  readonly kind: LexicalKind;
  readonly required: boolean;
}

/**
 * Attributes as "name:kind", with "!" after the name of a required one; content as in a DTD. The key is the element's
 * name, with its context after a dot where that matters: "top" is below xs:schema.
 */
const table: { readonly [key: string]: readonly [attributes: string, content: string] } = {
  schema: [
    "targetNamespace:uri version:token finalDefault:fullDerivationSet blockDefault:blockSet attributeFormDefault:form elementFormDefault:form defaultAttributes:QName",
    "(include|import|redefine|override|annotation)*, ((simpleType|complexType|group|attributeGroup|element|attribute|notation), annotation*)*",
  ],
  include: ["schemaLocation!:uri", "annotation?"],
  import: ["namespace:uri schemaLocation:uri", "annotation?"],
  redefine: ["schemaLocation!:uri", "(annotation|simpleType|complexType|group|attributeGroup)*"],
  override: [
    "schemaLocation!:uri",
    "(annotation|simpleType|complexType|group|attributeGroup|element|attribute|notation)*",
  ],
  notation: ["name!:NCName public:token system:uri", "annotation?"],
  annotation: ["", "(appinfo|documentation)*"],

  "element.top": [
    "name!:NCName type:QName substitutionGroup:QName default:string fixed:string nillable:boolean abstract:boolean final:derivationSet block:blockSet",
    "annotation?, (simpleType|complexType)?, (unique|key|keyref)*",
  ],
  element: [
    "name:NCName ref:QName type:QName minOccurs:count maxOccurs:countOrUnbounded default:string fixed:string nillable:boolean block:blockSet form:form",
    "annotation?, (simpleType|complexType)?, (unique|key|keyref)*",
  ],
  "attribute.top": ["name!:NCName type:QName default:string fixed:string", "annotation?, simpleType?"],
  attribute: [
    "name:NCName ref:QName type:QName use:use default:string fixed:string form:form",
    "annotation?, simpleType?",
  ],

  "complexType.top": [
    "name!:NCName mixed:boolean abstract:boolean final:derivationSet block:derivationSet defaultAttributesApply:boolean",
    "@complex",
  ],
  complexType: ["mixed:boolean defaultAttributesApply:boolean", "@complex"],
  simpleContent: ["", "annotation?, (restriction|extension)"],
  complexContent: ["mixed:boolean", "annotation?, (restriction|extension)"],
  "restriction.simpleContent": ["base!:QName", "annotation?, simpleType?, (@facets)*, @attributes"],
  "restriction.complexContent": ["base!:QName", "annotation?, (@particle)?, @attributes"],
  "extension.simpleContent": ["base!:QName", "annotation?, @attributes"],
  "extension.complexContent": ["base!:QName", "annotation?, (@particle)?, @attributes"],

  "group.top": ["name!:NCName", "annotation?, (all|choice|sequence)"],
  group: ["ref!:QName minOccurs:count maxOccurs:countOrUnbounded", "annotation?"],
  "all.group": ["", "annotation?, (element|group|any)*"],
  "choice.group": ["", "annotation?, (element|group|choice|sequence|any)*"],
  "sequence.group": ["", "annotation?, (element|group|choice|sequence|any)*"],
  all: ["minOccurs:zeroOrOne maxOccurs:one", "annotation?, (element|group|any)*"],
  choice: ["minOccurs:count maxOccurs:countOrUnbounded", "annotation?, (element|group|choice|sequence|any)*"],
  sequence: ["minOccurs:count maxOccurs:countOrUnbounded", "annotation?, (element|group|choice|sequence|any)*"],
  any: [
    "namespace:namespaces processContents:processContents minOccurs:count maxOccurs:countOrUnbounded",
    "annotation?",
  ],
  "attributeGroup.top": ["name!:NCName", "annotation?, @attributes"],
  attributeGroup: ["ref!:QName", "annotation?"],
  anyAttribute: ["namespace:namespaces processContents:processContents", "annotation?"],

  "simpleType.top": ["name!:NCName final:simpleDerivationSet", "annotation?, (restriction|list|union)"],
  simpleType: ["", "annotation?, (restriction|list|union)"],
  restriction: ["base:QName", "annotation?, simpleType?, (@facets)*"],
  list: ["itemType:QName", "annotation?, simpleType?"],
  union: ["memberTypes:QNames", "annotation?, simpleType*"],
  ...Object.fromEntries(facets.map(([name, row]) => [name, [facetAttributes(row), "annotation?"] as const])),

  unique: ["name!:NCName", "annotation?, selector, field+"],
  key: ["name!:NCName", "annotation?, selector, field+"],
  keyref: ["name!:NCName refer!:QName", "annotation?, selector, field+"],
  selector: ["xpath!:string", "annotation?"],
  field: ["xpath!:string", "annotation?"],
};

function facetAttributes({ shape }: FacetRow): string {
  if (shape === "text") return "value!:string";
  return `value!:${shape === "bound" ? "string" : shape} fixed:boolean`;
}

/** Parts of contents that are used more than once. */
const parts: { readonly [name: string]: string } = {
  "@complex": "annotation?, (simpleContent|complexContent|((@particle)?, @attributes))",
  "@particle": "group|all|choice|sequence",
  "@attributes": "(attribute|attributeGroup)*, anyAttribute?",
  "@facets": facets.map(([name]) => name).join("|"),
};

/** The context that each parent gives its children, where that matters. */
const contexts: { readonly [parent: string]: string } = {
  schema: "top",
  redefine: "top",
  override: "top",
  simpleContent: "simpleContent",
  complexContent: "complexContent",
  "group.top": "group",
};

/** The local names of all elements of XML Schema. */
export const elementNames: ReadonlySet<string> = new Set([
  ...Object.keys(table).map((key) => key.replace(/\..*/, "")),
  "appinfo",
  "documentation",
]);

/** The key of the production of an element, from its local name and its parent's key. */
export function productionKey(local: string, parentKey: string): string {
  const context = contexts[parentKey];
  const key = `${local}.${context ?? ""}`;
  return context !== undefined && Object.hasOwn(table, key) ? key : local;
}

const productions = new Map<string, Production>();

/** The production with a key; undefined when there is none. Made when it is first asked for. */
export function productionOf(key: string): Production | undefined {
  const known = productions.get(key);
  if (known !== undefined || !Object.hasOwn(table, key)) return known;
  const [attributes, content] = table[key] ?? ["", ""];
  const production = { attributes: attributeRules(attributes), content: compileContent(parseContent(content)) };
  productions.set(key, production);
  return production;
}

function attributeRules(text: string): ReadonlyMap<string, AttributeRule> {
  const rules = new Map<string, AttributeRule>();
  for (const rule of `${text} id:ID`.trim().split(" ")) {
    const [name = "", kind = ""] = rule.split(":");
    const required = name.endsWith("!");
    rules.set(required ? name.slice(0, -1) : name, { kind: kind as LexicalKind, required });
  }
  return rules;
}

/** "annotation?, (a|b)*" as a particle. */
function parseContent(text: string): Particle {
  const expanded = text.replace(/@\w+/g, (name) => parts[name] ?? "").replace(/@\w+/g, (name) => parts[name] ?? "");
  const tokens = expanded.match(/\w+|[(),|?*+]/g) ?? [];
  let at = 0;

  function group(end: string | undefined): Particle {
    const items = [item()];
    const separator = tokens[at];
    while (tokens[at] === separator && separator !== end) {
      at += 1;
      items.push(item());
    }
    at += 1;
    const compositor = separator === "|" ? "choice" : "sequence";
    return occurring({ kind: "group", origin: builtinOrigin, compositor, particles: items }, end === undefined);
  }

  function item(): Particle {
    const token = tokens[at++] ?? "";
    return token === "(" ? group(")") : occurring(elementNamed(token), false);
  }

  function occurring(term: Particle["term"], whole: boolean): Particle {
    const mark = whole ? undefined : tokens[at];
    const [minOccurs, maxOccurs] = occursOf[mark ?? ""] ?? [1, 1];
    if (mark !== undefined && Object.hasOwn(occursOf, mark)) at += 1;
    return { origin: builtinOrigin, minOccurs, maxOccurs, term };
  }

  return group(undefined);
}

const occursOf: { readonly [mark: string]: readonly [number, number | "unbounded"] } = {
  "?": [0, 1],
  "*": [0, "unbounded"],
  "+": [1, "unbounded"],
};

function elementNamed(local: string): Particle["term"] {
  const name = { namespace: xsNamespace, local };
  const flags = { nillable: false, abstract: false, scope: "local", annotation: noAnnotation } as const;
  return { kind: "element", origin: builtinOrigin, name, type: anyType, ...flags };
}
