/**
 * An XSD with every production of its grammar and every attribute of each. Braces mark a position of a string:
 * "{text}", "{doc}", "{uri a}", "{name a}", "{pattern}", "{file a}", "{comment}". Equal names are one string.
 */
export interface Part {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Part[];
}

function xs(element: string, attributes: Part["attributes"] = {}, ...children: readonly Part[]): Part {
  return { element, attributes, children };
}

const text = "xs:string";
const textEnumeration = xs(
  "simpleType",
  {},
  xs("restriction", { base: text }, xs("enumeration", { value: "{text}" }), xs("enumeration", { value: "{text}" })),
);
const restricted = (base: string, ...facets: readonly Part[]): Part => xs("restriction", { base }, ...facets);
const named = (name: string, content: Part, final?: string): Part =>
  xs("simpleType", { name: `{name ${name}}`, ...(final !== undefined && { final }) }, content);

const simpleTypes: readonly Part[] = [
  named(
    "words",
    restricted(
      text,
      xs("length", { value: "3", fixed: "false" }),
      xs("enumeration", { value: "{three}" }),
      xs("pattern", { value: "{pattern}" }),
      xs("whiteSpace", { value: "preserve", fixed: "true" }),
    ),
    "list",
  ),
  named(
    "short",
    restricted(
      text,
      xs("minLength", { value: "1", fixed: "true" }),
      xs("maxLength", { value: "90000", fixed: "true" }),
      xs("pattern", { value: "{pattern}" }),
      xs("pattern", { value: "{pattern}" }),
    ),
  ),
  named(
    "amount",
    restricted(
      "xs:decimal",
      xs("minInclusive", { value: "1.5", fixed: "true" }),
      xs("maxInclusive", { value: "90.5", fixed: "true" }),
      xs("totalDigits", { value: "9", fixed: "true" }),
      xs("fractionDigits", { value: "2", fixed: "true" }),
    ),
  ),
  named(
    "open",
    restricted(
      "xs:integer",
      xs("minExclusive", { value: "1", fixed: "true" }),
      xs("maxExclusive", { value: "90", fixed: "true" }),
    ),
  ),
  named(
    "when",
    restricted("xs:date", xs("minInclusive", { value: "2001-01-01" }), xs("enumeration", { value: "2002-02-02" })),
  ),
  named("many", xs("list", { itemType: "t:{name short}" })),
  named("manyOfOwn", xs("list", {}, textEnumeration)),
  named("either", xs("union", { memberTypes: "t:{name short} xs:date" }, textEnumeration)),
  named("choice", textEnumeration.children[0] ?? xs("list")),
  named(
    "nested",
    xs(
      "restriction",
      {},
      xs(
        "simpleType",
        {},
        restricted(text, xs("enumeration", { value: "{text nested}" }), xs("enumeration", { value: "{text}" })),
      ),
      xs("enumeration", { value: "{text nested}" }),
    ),
  ),
  named("bytes", restricted("xs:hexBinary", xs("enumeration", { value: "0aff" }))),
  named("noted", restricted("xs:NOTATION", xs("enumeration", { value: "t:{name picture}" }))),
  named("adress", restricted("xs:anyURI", xs("enumeration", { value: "{uri link}" }))),
];

const attributes: readonly Part[] = [
  xs("attribute", { name: "{name atText}", type: text, use: "optional", default: "{text}", form: "qualified" }),
  xs("attribute", { name: "{name atFixed}", type: text, use: "required", fixed: "{text}", form: "unqualified" }),
  xs("attribute", { name: "{name atOwn}" }, textEnumeration),
  xs("attribute", { ref: "t:{name topAttribute}", use: "optional", default: "{text}" }),
  xs("attribute", { ref: "o:{name far}" }),
  xs("attributeGroup", { ref: "t:{name attributes}" }),
  xs("anyAttribute", { namespace: "{uri any} ##local", processContents: "lax" }),
];

const particles: readonly Part[] = [
  xs("element", {
    name: "{name inner}",
    type: text,
    minOccurs: "0",
    maxOccurs: "unbounded",
    default: "{text}",
    nillable: "true",
    block: "extension",
    form: "qualified",
  }),
  xs("element", { name: "{name steady}", type: text, fixed: "{text}", form: "unqualified" }),
  xs("element", { name: "{name own}" }, textEnumeration),
  xs("element", { ref: "t:{name top}", minOccurs: "0", maxOccurs: "2" }),
  xs("group", { ref: "t:{name some}", minOccurs: "0", maxOccurs: "1" }),
  xs(
    "choice",
    { minOccurs: "0", maxOccurs: "3" },
    xs("element", { name: "{name left}", type: text }),
    xs("element", { name: "{name right}", type: "t:{name choice}" }),
  ),
  xs("sequence", { minOccurs: "0", maxOccurs: "2" }, xs("element", { name: "{name last}", type: "t:{name either}" })),
  xs("any", { namespace: "{uri any}", processContents: "lax", minOccurs: "0", maxOccurs: "5" }),
];

const complexTypes: readonly Part[] = [
  xs(
    "complexType",
    { name: "{name whole}", mixed: "false", abstract: "false", final: "restriction", block: "extension" },
    xs("sequence", {}, ...particles),
    ...attributes,
  ),
  xs(
    "complexType",
    { name: "{name parent}" },
    xs("sequence", {}, xs("element", { name: "{name kept}", type: text, minOccurs: "0" })),
  ),
  xs(
    "complexType",
    { name: "{name child}" },
    xs(
      "complexContent",
      { mixed: "false" },
      xs(
        "extension",
        { base: "t:{name parent}" },
        xs("sequence", {}, xs("element", { name: "{name added}", type: text })),
      ),
    ),
  ),
  xs(
    "complexType",
    { name: "{name less}" },
    xs(
      "complexContent",
      {},
      xs(
        "restriction",
        { base: "t:{name parent}" },
        xs("sequence", {}, xs("element", { name: "{name kept}", type: text, minOccurs: "0" })),
      ),
    ),
  ),
  xs(
    "complexType",
    { name: "{name valued}" },
    xs(
      "simpleContent",
      {},
      xs("extension", { base: text }, xs("attribute", { name: "{name unit}", type: text, default: "{text}" })),
    ),
  ),
  xs(
    "complexType",
    { name: "{name lessValued}" },
    xs(
      "simpleContent",
      {},
      xs(
        "restriction",
        { base: "t:{name valued}" },
        xs("simpleType", {}, restricted(text)),
        xs("enumeration", { value: "{text}" }),
      ),
    ),
  ),
  xs(
    "complexType",
    { name: "{name talk}", mixed: "true" },
    xs("all", { minOccurs: "0", maxOccurs: "1" }, xs("element", { name: "{name word}", type: text, minOccurs: "0" })),
  ),
];

const globals: readonly Part[] = [
  xs("element", {
    name: "{name top}",
    type: text,
    default: "{text}",
    nillable: "true",
    abstract: "false",
    final: "extension",
    block: "restriction",
  }),
  xs("element", { name: "{name constant}", type: text, fixed: "{text}" }),
  xs("element", { name: "{name instead}", substitutionGroup: "t:{name top}", type: text }),
  xs("element", { name: "{name root}", type: "t:{name whole}" }),
  xs(
    "element",
    { name: "{name holder}" },
    xs(
      "complexType",
      { mixed: "true" },
      xs(
        "sequence",
        {},
        ...[
          "child",
          "less",
          "lessValued",
          "talk",
          "many",
          "manyOfOwn",
          "nested",
          "amount",
          "open",
          "when",
          "words",
          "bytes",
          "noted",
          "adress",
          "short",
        ].map((type) => xs("element", { name: `{name a${type}}`, type: `t:{name ${type}}` })),
        xs("element", { ref: "o:{name away}" }),
      ),
    ),
  ),
  xs("attribute", { name: "{name topAttribute}", type: text, default: "{text}" }),
  xs("attribute", { name: "{name topFixed}", type: text, fixed: "{text}" }),
  xs("attribute", { name: "{name topOwn}" }, textEnumeration),
  xs("group", { name: "{name some}" }, xs("sequence", {}, xs("element", { name: "{name grouped}", type: text }))),
  xs("group", { name: "{name others}" }, xs("choice", {}, xs("element", { name: "{name other}", type: text }))),
  xs("group", { name: "{name all}" }, xs("all", {}, xs("element", { name: "{name one}", type: text }))),
  xs(
    "attributeGroup",
    { name: "{name attributes}" },
    xs("attribute", { name: "{name inGroup}", type: text, default: "{text}" }),
  ),
  xs("notation", { name: "{name picture}", public: "{text}", system: "{uri system}" }),
];

/** Parts that the generator rejects as a whole; their strings are harmless for that reason. */
export const unsupported: readonly Part[] = [
  xs(
    "element",
    { name: "{name wrongly}", type: "t:{name whole}" },
    xs("unique", { name: "{name unique}" }, xs("selector", { xpath: "/{text}" }), xs("field", { xpath: "/{text}" })),
  ),
];

export const schema: Part = xs(
  "schema",
  {
    "xmlns:xs": "http://www.w3.org/2001/XMLSchema",
    "xmlns:t": "{uri target}",
    "xmlns:o": "{uri other}",
    "xmlns:sw": "urn:specwright:xsd",
    "sw:unknown": "refuse",
    targetNamespace: "{uri target}",
    version: "{text}",
    elementFormDefault: "qualified",
    attributeFormDefault: "unqualified",
    blockDefault: "substitution",
    finalDefault: "",
    "xml:lang": "{text}",
  },
  xs("include", { schemaLocation: "{file included}" }),
  xs(
    "redefine",
    { schemaLocation: "{file included}" },
    xs("simpleType", { name: "{name shrunk}" }, xs("restriction", { base: "t:{name shrunk}" })),
  ),
  xs("override", { schemaLocation: "{file included}" }),
  xs("import", { namespace: "{uri other}", schemaLocation: "{file imported}" }),
  ...simpleTypes,
  ...complexTypes,
  ...globals,
  xs(
    "element",
    { name: "{name keyed}", type: "t:{name whole}" },
    xs("key", { name: "{name key}" }, xs("selector", { xpath: ".//t:{name keyed}|*" }), xs("field", { xpath: "@*" })),
    xs(
      "keyref",
      { name: "{name keyref}", refer: "t:{name key}" },
      xs("selector", { xpath: "t:{name keyed}/*" }),
      xs("field", { xpath: "t:*|@t:{name keyed}" }),
    ),
  ),
);

/** The schema that is imported. */
export const imported: Part = xs(
  "schema",
  { "xmlns:xs": "http://www.w3.org/2001/XMLSchema", targetNamespace: "{uri other}" },
  xs("element", { name: "{name away}", type: "xs:string" }),
  xs("attribute", { name: "{name far}", type: "xs:string", default: "{text}" }),
);

/** The schema that is included. */
export const included: Part = xs(
  "schema",
  { "xmlns:xs": "http://www.w3.org/2001/XMLSchema", targetNamespace: "{uri target}" },
  xs("element", { name: "{name near}", type: "xs:string", default: "{text}" }),
  xs("simpleType", { name: "{name shrunk}" }, xs("restriction", { base: "xs:string" })),
);
