/** An XSD with this content. */
export function xsdOf(body: string): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${body}\n</xs:schema>\n`;
}

const end = '<xs:sequence><xs:element name="z" type="xs:string"/></xs:sequence>';
const root = '<xs:element name="root" type="T0"/>';

function documentChain(length: number, make: (at: number, next: number | undefined) => string): string {
  return Array.from({ length }, (_, at) => make(at, at === length - 1 ? undefined : at + 1)).join("\n");
}

function derived(length: number, derivation: "extension" | "restriction", own: (at: number) => string): string {
  return documentChain(length, (at, next) => {
    const base = `<xs:complexContent><xs:${derivation} base="T${next}">${own(at)}</xs:${derivation}></xs:complexContent>`;
    return `<xs:complexType name="T${at}">${next === undefined ? end : base}</xs:complexType>`;
  });
}

function usingEach(length: number): string {
  const members = documentChain(length, (at) => `<xs:element name="e${at}" type="T${at}"/>`);
  return `<xs:element name="root"><xs:complexType><xs:sequence>${members}</xs:sequence></xs:complexType></xs:element>`;
}

/** Schemas with one chain each, by the kind of its links. */
export function chainSchemas(length: number): Readonly<Record<string, string>> {
  const holder = (part: string): string =>
    `<xs:element name="root"><xs:complexType>${part}</xs:complexType></xs:element>`;
  const sequence = (part: string): string => `<xs:sequence>${part}</xs:sequence>`;
  return {
    "element references": xsdOf(
      documentChain(
        length,
        (at, next) =>
          `<xs:element name="E${at}"><xs:complexType>${next === undefined ? end : sequence(`<xs:element ref="E${next}"/>`)}</xs:complexType></xs:element>`,
      ),
    ),
    "types of elements": xsdOf(
      root +
        documentChain(
          length,
          (at, next) =>
            `<xs:complexType name="T${at}">${next === undefined ? end : sequence(`<xs:element name="c" type="T${next}" minOccurs="0"/>`)}</xs:complexType>`,
        ),
    ),
    extensions: xsdOf(
      root + derived(length, "extension", (at) => sequence(`<xs:element name="e${at}" type="xs:string"/>`)),
    ),
    "empty extensions": xsdOf(root + derived(length, "extension", () => "")),
    restrictions: xsdOf(root + derived(length, "restriction", () => end)),
    "simple restrictions": xsdOf(
      root +
        documentChain(
          length,
          (at, next) =>
            `<xs:simpleType name="T${at}"><xs:restriction base="${next === undefined ? "xs:string" : `T${next}`}"><xs:maxLength value="${10_000 + at}"/></xs:restriction></xs:simpleType>`,
        ),
    ),
    "simple restrictions, each used": xsdOf(
      usingEach(length) +
        documentChain(
          length,
          (at, next) =>
            `<xs:simpleType name="T${at}"><xs:restriction base="${next === undefined ? "xs:string" : `T${next}`}"><xs:maxLength value="${10_000 + at}"/></xs:restriction></xs:simpleType>`,
        ),
    ),
    "unions, each used": xsdOf(
      usingEach(length) +
        documentChain(
          length,
          (at, next) =>
            `<xs:simpleType name="D${at}"><xs:restriction base="xs:string"><xs:length value="${at}"/></xs:restriction></xs:simpleType><xs:simpleType name="T${at}"><xs:union memberTypes="${next === undefined ? "xs:int" : `T${next}`} D${at}"/></xs:simpleType>`,
        ),
    ),
    patterns: xsdOf(
      root +
        documentChain(
          length,
          (at, next) =>
            `<xs:simpleType name="T${at}"><xs:restriction base="${next === undefined ? "xs:string" : `T${next}`}"><xs:pattern value="a{0,${at + 1}}.*"/></xs:restriction></xs:simpleType>`,
        ),
    ),
    unions: xsdOf(
      root +
        documentChain(
          length,
          (at, next) =>
            `<xs:simpleType name="T${at}"><xs:union memberTypes="${next === undefined ? "xs:int" : `T${next}`} xs:date"/></xs:simpleType>`,
        ),
    ),
    "substitution groups": xsdOf(
      holder(sequence(`<xs:element ref="E${length - 1}"/>`)) +
        documentChain(
          length,
          (at, next) =>
            `<xs:element name="E${at}" type="xs:string"${next === undefined ? "" : ` substitutionGroup="E${next}"`}/>`,
        ),
    ),
    groups: xsdOf(
      holder(sequence('<xs:group ref="G0"/>')) +
        documentChain(
          length,
          (at, next) =>
            `<xs:group name="G${at}">${sequence(`<xs:element name="e${at}" type="xs:string"/>${next === undefined ? "" : `<xs:group ref="G${next}"/>`}`)}</xs:group>`,
        ),
    ),
    "attribute groups": xsdOf(
      holder('<xs:attributeGroup ref="G0"/>') +
        documentChain(
          length,
          (at, next) =>
            `<xs:attributeGroup name="G${at}"><xs:attribute name="a${at}"/>${next === undefined ? "" : `<xs:attributeGroup ref="G${next}"/>`}</xs:attributeGroup>`,
        ),
    ),
  };
}

const levels = 40;

/** Schemas of 40 definitions, each of which names the next twice, and their errors. */
export const doublingSchemas: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  "the same member type": [
    xsdOf(
      root +
        documentChain(
          levels,
          (at, next) =>
            `<xs:simpleType name="T${at}">${next === undefined ? '<xs:restriction base="xs:int"/>' : `<xs:union memberTypes="T${next} T${next}"/>`}</xs:simpleType>`,
        ),
    ),
    [],
  ],
  "a member type and its restriction": [
    xsdOf(
      '<xs:element name="root" type="T0" default="x"/>' +
        documentChain(
          levels,
          (at, next) =>
            `<xs:simpleType name="T${at}">${next === undefined ? '<xs:restriction base="xs:int"/>' : `<xs:union memberTypes="T${next} R${next}"/>`}</xs:simpleType><xs:simpleType name="R${at}"><xs:restriction base="T${at}"><xs:pattern value="[0-9]+"/></xs:restriction></xs:simpleType>`,
        ),
    ),
    ["xsd/union-too-large", "xsd/invalid-value"],
  ],
  "attribute groups": [
    xsdOf(
      `<xs:element name="root"><xs:complexType><xs:attributeGroup ref="G0"/></xs:complexType></xs:element>${documentChain(levels, (at, next) => `<xs:attributeGroup name="G${at}">${next === undefined ? '<xs:attribute name="a"/>' : `<xs:attributeGroup ref="G${next}"/><xs:attributeGroup ref="G${next}"/>`}</xs:attributeGroup>`)}`,
    ),
    ["xsd/duplicate-attribute"],
  ],
  groups: [
    xsdOf(
      `<xs:element name="root"><xs:complexType><xs:sequence><xs:group ref="G0"/></xs:sequence></xs:complexType></xs:element>${documentChain(levels, (at, next) => `<xs:group name="G${at}"><xs:sequence>${next === undefined ? '<xs:element name="z" type="xs:string"/>' : `<xs:group ref="G${next}"/><xs:group ref="G${next}"/>`}</xs:sequence></xs:group>`)}`,
    ),
    ["xsd/content-too-large"],
  ],
  "empty groups": [
    xsdOf(
      `<xs:element name="root"><xs:complexType><xs:sequence><xs:group ref="G0"/></xs:sequence></xs:complexType></xs:element>${documentChain(levels, (at, next) => `<xs:group name="G${at}"><xs:sequence>${next === undefined ? "" : `<xs:group ref="G${next}"/><xs:group ref="G${next}"/>`}</xs:sequence></xs:group>`)}`,
    ),
    ["xsd/content-too-large"],
  ],
  elements: [
    xsdOf(
      root +
        documentChain(
          levels,
          (at, next) =>
            `<xs:complexType name="T${at}"><xs:sequence>${next === undefined ? '<xs:element name="z" type="xs:string"/>' : `<xs:element name="l" type="T${next}"/><xs:element name="r" type="T${next}"/>`}</xs:sequence></xs:complexType>`,
        ),
    ),
    [],
  ],
};
