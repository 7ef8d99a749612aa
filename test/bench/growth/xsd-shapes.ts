/** XSDs of any size, each large in one way. */
export const xsdShapes: Readonly<Record<string, (count: number) => string>> = {
  "global elements": (count) => xsd(count, (index) => `<xs:element name="e${index}" type="xs:string"/>`),
  "global elements with types of their own": (count) =>
    xsd(
      count,
      (index) => `<xs:element name="e${index}">${complex(`<xs:sequence>${members}</xs:sequence>`)}</xs:element>`,
    ),
  "complex types": (count) => xsd(count, (index) => complex(`<xs:sequence>${members}</xs:sequence>`, `T${index}`)),
  "a chain of complex types": (count) =>
    xsd(
      count,
      (index) =>
        complex(
          `<xs:sequence><xs:element name="next" minOccurs="0" type="T${(index + 1) % count}"/></xs:sequence>`,
          `T${index}`,
        ),
      `<xs:element name="root" type="T0"/>`,
    ),
  "types that extend each other": (count) =>
    xsd(
      Math.min(count, 200),
      (index) =>
        index === 0
          ? complex(`<xs:sequence>${members}</xs:sequence>`, "T0")
          : `<xs:complexType name="T${index}"><xs:complexContent><xs:extension base="T${index - 1}"><xs:sequence><xs:element name="m${index}" type="xs:string"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>`,
      `<xs:element name="root" type="T0"/>`,
    ),
  "types that extend a common one": (count) =>
    xsd(
      count,
      (index) =>
        index === 0
          ? complex(`<xs:sequence>${members}</xs:sequence>`, "T0")
          : `<xs:complexType name="T${index}"><xs:complexContent><xs:extension base="T0"><xs:sequence><xs:element name="m${index}" type="xs:string"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>`,
      `<xs:element name="root" type="T0"/>`,
    ),
  "simple types": (count) =>
    xsd(
      count,
      (index) =>
        `<xs:simpleType name="S${index}"><xs:restriction base="xs:string"><xs:maxLength value="${index + 1}"/></xs:restriction></xs:simpleType>`,
    ),
  // A union of more than 2,000 member types is rejected.
  "a union of a quarter as many types": (count) =>
    xsd(
      count / 4,
      (index) =>
        `<xs:simpleType name="S${index}"><xs:restriction base="xs:string"><xs:enumeration value="v${index}"/></xs:restriction></xs:simpleType>`,
      `<xs:simpleType name="U"><xs:union memberTypes="${list(count / 4, (index) => `S${index}`, " ")}"/></xs:simpleType><xs:element name="root" type="U"/>`,
    ),
  "global attributes": (count) =>
    xsd(
      count,
      (index) => `<xs:attribute name="a${index}" type="xs:string"/>`,
      `<xs:element name="root">${complex(`<xs:anyAttribute/>`)}</xs:element>`,
    ),
  "one type with many attributes": (count) =>
    root(complex(list(count, (index) => `<xs:attribute name="a${index}" type="xs:int"/>`))),
  "attribute groups": (count) =>
    xsd(
      count,
      (index) =>
        `<xs:attributeGroup name="g${index}"><xs:attribute name="a${index}" type="xs:int"/></xs:attributeGroup>`,
      `<xs:element name="root">${complex(list(count, (index) => `<xs:attributeGroup ref="g${index}"/>`))}</xs:element>`,
    ),
  groups: (count) =>
    xsd(
      count,
      (index) =>
        `<xs:group name="g${index}"><xs:sequence><xs:element name="e${index}" type="xs:int"/></xs:sequence></xs:group>`,
      `<xs:element name="root">${complex(`<xs:sequence>${list(count, (index) => `<xs:group ref="g${index}"/>`)}</xs:sequence>`)}</xs:element>`,
    ),
  "one sequence": (count) => root(complex(`<xs:sequence>${elements(count)}</xs:sequence>`)),
  "one sequence of optional elements": (count) =>
    root(complex(`<xs:sequence>${elements(count, ` minOccurs="0"`)}</xs:sequence>`)),
  "one sequence of lists": (count) =>
    root(complex(`<xs:sequence>${elements(count, ` minOccurs="0" maxOccurs="unbounded"`)}</xs:sequence>`)),
  "one choice": (count) => root(complex(`<xs:choice>${elements(count)}</xs:choice>`)),
  "one choice that repeats": (count) =>
    root(complex(`<xs:choice maxOccurs="unbounded">${elements(count)}</xs:choice>`)),
  "one all": (count) => root(complex(`<xs:all>${elements(count, ` minOccurs="0"`)}</xs:all>`)),
  "one sequence of choices": (count) =>
    root(
      complex(
        `<xs:sequence>${list(count / 2, (index) => `<xs:choice><xs:element name="a${index}" type="xs:int"/><xs:element name="b${index}" type="xs:int"/></xs:choice>`)}</xs:sequence>`,
      ),
    ),
  "one choice of sequences": (count) =>
    root(
      complex(
        `<xs:choice>${list(count / 2, (index) => `<xs:sequence><xs:element name="a${index}" type="xs:int"/><xs:element name="b${index}" type="xs:int"/></xs:sequence>`)}</xs:choice>`,
      ),
    ),
  "one content with elements between many wildcards": (count) =>
    root(
      complex(
        `<xs:sequence>${list(count / 2, (index) => `<xs:element name="a${index}" type="xs:int"/><xs:any namespace="##other" processContents="skip"/>`)}</xs:sequence>`,
      ),
    ),
  "one large enumeration": (count) =>
    xsd(
      1,
      () =>
        `<xs:simpleType name="S"><xs:restriction base="xs:string">${list(count, (index) => `<xs:enumeration value="value ${index}"/>`)}</xs:restriction></xs:simpleType>`,
      `<xs:element name="root" type="S"/>`,
    ),
  "a substitution group": (count) =>
    xsd(
      count,
      (index) => `<xs:element name="m${index}" type="xs:string" substitutionGroup="head"/>`,
      `<xs:element name="head" type="xs:string"/><xs:element name="root">${complex(`<xs:sequence><xs:element ref="head" maxOccurs="unbounded"/></xs:sequence>`)}</xs:element>`,
    ),
  keys: (count) =>
    xsd(
      1,
      () =>
        `<xs:element name="root">${complex(`<xs:sequence>${elements(count)}</xs:sequence>`)}${list(count, (index) => `<xs:key name="k${index}"><xs:selector xpath="e${index}"/><xs:field xpath="."/></xs:key>`)}</xs:element>`,
    ),
  "many patterns of one type": (count) =>
    xsd(
      1,
      () =>
        `<xs:simpleType name="S"><xs:restriction base="xs:string">${list(count, (index) => `<xs:pattern value="a${index}b*"/>`)}</xs:restriction></xs:simpleType>`,
      `<xs:element name="root" type="S"/>`,
    ),
  "one long documentation": (count) =>
    xsd(
      1,
      () =>
        `<xs:element name="root" type="xs:string"><xs:annotation><xs:documentation>${"A long text. ".repeat(count)}</xs:documentation></xs:annotation></xs:element>`,
    ),
};

const members = `<xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:int" minOccurs="0" maxOccurs="unbounded"/>`;

function elements(count: number, occurs = ""): string {
  return list(count, (index) => `<xs:element name="e${index}" type="xs:int"${occurs}/>`);
}

function root(type: string): string {
  return xsd(1, () => `<xs:element name="root">${type}</xs:element>`);
}

function complex(content: string, name?: string): string {
  return `<xs:complexType${name === undefined ? "" : ` name="${name}"`}>${content}</xs:complexType>`;
}

function xsd(count: number, component: (index: number) => string, last = ""): string {
  return `<?xml version="1.0"?>\n<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${list(count, component, "\n")}\n${last}\n</xs:schema>\n`;
}

function list(count: number, item: (index: number) => string, separator = ""): string {
  return Array.from({ length: count }, (_, index) => item(index)).join(separator);
}
