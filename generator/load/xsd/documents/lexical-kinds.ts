import { isNCName, isQName } from "../../../../templates/runtime/base/xml-names.js";
import { splitWhiteSpace } from "../../../../templates/runtime/xsd/white-space.js";

/** The form that an attribute of an XSD document must have, in words; "string" is anything. */
const expectations = {
  string: "any text",
  token: "any text",
  uri: "a URI reference",
  NCName: "a name without colons and white space",
  ID: "a name without colons and white space",
  QName: "a name, with a prefix or without",
  QNames: "names, with prefixes or without",
  boolean: '"true" or "false"',
  count: "an integer of at least 0",
  positive: "an integer of at least 1",
  countOrUnbounded: 'an integer of at least 0, or "unbounded"',
  zeroOrOne: "0 or 1",
  one: "1",
  form: '"qualified" or "unqualified"',
  use: '"optional", "required" or "prohibited"',
  processContents: '"strict", "lax" or "skip"',
  whiteSpace: '"preserve", "replace" or "collapse"',
  namespaces: '"##any", "##other", or a list of URIs, "##targetNamespace" and "##local"',
  blockSet: '"#all", or a list of "extension", "restriction" and "substitution"',
  derivationSet: '"#all", or a list of "extension" and "restriction"',
  fullDerivationSet: '"#all", or a list of "extension", "restriction", "list" and "union"',
  simpleDerivationSet: '"#all", or a list of "restriction", "list" and "union"',
} as const;

/** The kind of text that an attribute of XSD holds. */
export type LexicalKind = keyof typeof expectations;

/** The demand of a kind, in words. */
export function expectation(kind: LexicalKind): string {
  return expectations[kind];
}

/** True when a value, its white space collapsed, is of a kind. */
export function isOfKind(kind: LexicalKind, value: string): boolean {
  switch (kind) {
    case "string":
    case "token":
      return true;
    case "uri":
      // Part 2, section 3.2.17 lets nearly every text pass; what cannot be made a reference is a stray "%".
      return !/%(?![0-9A-Fa-f]{2})/.test(value) && !/#.*#/.test(value);
    case "NCName":
    case "ID":
      return isNCName(value);
    case "QName":
      return isQName(value);
    case "QNames":
      return splitWhiteSpace(value).every(isQName);
    case "namespaces":
      return isNamespaceList(value);
    case "boolean":
    case "count":
    case "positive":
    case "countOrUnbounded":
    case "zeroOrOne":
    case "one":
    case "form":
    case "use":
    case "processContents":
    case "whiteSpace":
      return patterns[kind].test(value);
    case "blockSet":
    case "derivationSet":
    case "fullDerivationSet":
    case "simpleDerivationSet":
      return value === "#all" || splitWhiteSpace(value).every((word) => derivations[kind].includes(word));
  }
}

const patterns = {
  boolean: /^(?:true|false|0|1)$/,
  count: /^(?:\+?[0-9]+|-0+)$/,
  positive: /^\+?0*[1-9][0-9]*$/,
  countOrUnbounded: /^(?:\+?[0-9]+|-0+|unbounded)$/,
  zeroOrOne: /^(?:\+?0*[01]|-0+)$/,
  one: /^\+?0*1$/,
  form: /^(?:qualified|unqualified)$/,
  use: /^(?:optional|required|prohibited)$/,
  processContents: /^(?:strict|lax|skip)$/,
  whiteSpace: /^(?:preserve|replace|collapse)$/,
};

const derivations = {
  blockSet: ["extension", "restriction", "substitution"],
  derivationSet: ["extension", "restriction"],
  fullDerivationSet: ["extension", "restriction", "list", "union"],
  simpleDerivationSet: ["restriction", "list", "union"],
};

function isNamespaceList(value: string): boolean {
  if (value === "##any" || value === "##other") return true;
  const words = splitWhiteSpace(value);
  return words.every((word) => !word.startsWith("##") || word === "##targetNamespace" || word === "##local");
}
