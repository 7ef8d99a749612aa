/** XSDs of any size: derived types, attributes, simple types, substitution and nesting. */
export const moreXsdShapes: Readonly<Record<string, (count: number) => string>> = {
  "types that extend each other, 100 at a time": (count) =>
    schema(
      list(count, (index) =>
        index % 100 === 0
          ? `<xs:complexType name="T${index}"><xs:sequence>${members}</xs:sequence></xs:complexType>`
          : extension(`T${index}`, `T${index - 1}`, `<xs:element name="m${index}" type="xs:string"/>`),
      ),
      list(count / 100, (index) => `<xs:element name="root${index}" type="T${index * 100}"/>`),
    ),
  "types that restrict a common one": (count) =>
    schema(
      `<xs:complexType name="Base"><xs:sequence><xs:element name="a" type="xs:string" minOccurs="0"/><xs:element name="b" type="xs:int" minOccurs="0" maxOccurs="9"/></xs:sequence><xs:attribute name="c" type="xs:string"/></xs:complexType>`,
      list(
        count,
        (index) =>
          `<xs:complexType name="T${index}"><xs:complexContent><xs:restriction base="Base"><xs:sequence><xs:element name="a" type="xs:string"/></xs:sequence><xs:attribute name="c" type="xs:string" use="required"/></xs:restriction></xs:complexContent></xs:complexType>`,
      ),
      `<xs:element name="root" type="Base"/>`,
    ),
  "elements of an abstract type with many": (count) =>
    schema(
      `<xs:complexType name="Base" abstract="true"><xs:sequence>${members}</xs:sequence></xs:complexType>`,
      list(count / 16, (index) => extension(`T${index}`, "Base", `<xs:element name="m${index}" type="xs:string"/>`)),
      list(count / 16, (index) => `<xs:element name="e${index}" type="Base"/>`),
    ),
  "types with simple content": (count) =>
    schema(
      list(
        count,
        (index) =>
          `<xs:complexType name="T${index}"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="unit" type="xs:string" default="u${index}"/></xs:extension></xs:simpleContent></xs:complexType><xs:element name="e${index}" type="T${index}"/>`,
      ),
    ),
  "types with ten attributes each": (count) =>
    schema(
      `<xs:attributeGroup name="g">${list(5, (index) => `<xs:attribute name="g${index}" type="xs:int"/>`)}</xs:attributeGroup>`,
      list(
        count / 2,
        (index) =>
          `<xs:complexType name="T${index}">${list(5, (each) => `<xs:attribute name="a${each}" type="xs:string" use="required"/>`)}<xs:attributeGroup ref="g"/></xs:complexType><xs:element name="e${index}" type="T${index}"/>`,
      ),
    ),
  "types that use global attributes": (count) =>
    schema(
      list(
        count / 2,
        (index) =>
          `<xs:attribute name="a${index}" type="xs:int"/><xs:complexType name="T${index}"><xs:attribute ref="a${index}"/></xs:complexType><xs:element name="e${index}" type="T${index}"/>`,
      ),
    ),
  "a chain of attribute groups": (count) =>
    schema(
      list(
        count,
        (index) =>
          `<xs:attributeGroup name="g${index}"><xs:attribute name="a${index}" type="xs:int"/>${index % 100 === 99 || index + 1 >= count ? "" : `<xs:attributeGroup ref="g${index + 1}"/>`}</xs:attributeGroup>`,
      ),
      list(
        count / 100,
        (index) =>
          `<xs:element name="e${index}"><xs:complexType><xs:attributeGroup ref="g${index * 100}"/></xs:complexType></xs:element>`,
      ),
    ),
  "types that use one group": (count) =>
    schema(
      `<xs:group name="g"><xs:sequence>${members}<xs:choice minOccurs="0"><xs:element name="c" type="xs:int"/><xs:element name="d" type="xs:int"/></xs:choice></xs:sequence></xs:group>`,
      list(
        count,
        (index) =>
          `<xs:complexType name="T${index}"><xs:sequence><xs:group ref="g"/><xs:element name="m${index}" type="xs:int"/></xs:sequence></xs:complexType><xs:element name="e${index}" type="T${index}"/>`,
      ),
    ),
  "elements that refer to elements": (count) =>
    schema(
      list(
        count,
        (index) =>
          `<xs:element name="e${index}"><xs:complexType><xs:sequence><xs:element ref="e${(index * 7 + 1) % count}" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>`,
      ),
    ),
  "substitution groups of ten": (count) =>
    schema(
      list(count, (index) =>
        index % 10 === 0
          ? `<xs:element name="m${index}" type="xs:string" abstract="true"/>`
          : `<xs:element name="m${index}" type="xs:string" substitutionGroup="m${index - (index % 10)}"/>`,
      ),
      `<xs:element name="root"><xs:complexType><xs:sequence>${list(count / 10, (index) => `<xs:element ref="m${index * 10}"/>`)}</xs:sequence></xs:complexType></xs:element>`,
    ),
  "a substitution group in many types": (count) =>
    schema(
      `<xs:element name="head" type="xs:string"/>`,
      list(9, (index) => `<xs:element name="m${index}" type="xs:string" substitutionGroup="head"/>`),
      list(
        count,
        (index) =>
          `<xs:element name="e${index}"><xs:complexType><xs:sequence><xs:element ref="head" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>`,
      ),
    ),
  "a chain of substitutions": (count) =>
    schema(
      list(
        count,
        (index) =>
          `<xs:element name="m${index}" type="xs:string"${index % 100 === 0 ? "" : ` substitutionGroup="m${index - 1}"`}/>`,
      ),
      `<xs:element name="root"><xs:complexType><xs:sequence><xs:element ref="m0"/></xs:sequence></xs:complexType></xs:element>`,
    ),
  "simple types of every kind": (count) =>
    schema(
      list(count, (index) => {
        const [base, facet] = simpleKinds[index % simpleKinds.length] ?? ["", ""];
        return `<xs:simpleType name="S${index}"><xs:restriction base="xs:${base}"><xs:${facet}/></xs:restriction></xs:simpleType><xs:element name="e${index}" type="S${index}"/>`;
      }),
    ),
  "lists and unions of simple types": (count) =>
    schema(
      list(
        count / 4,
        (index) =>
          `<xs:simpleType name="E${index}"><xs:restriction base="xs:token"><xs:enumeration value="v${index}"/></xs:restriction></xs:simpleType><xs:simpleType name="L${index}"><xs:list itemType="E${index}"/></xs:simpleType><xs:simpleType name="U${index}"><xs:union memberTypes="L${index} xs:int E${(index + 1) % (count / 4)}"/></xs:simpleType><xs:element name="e${index}" type="U${index}"/>`,
      ),
    ),
  "a chain of restrictions": (count) =>
    schema(
      list(
        count,
        (index) =>
          `<xs:simpleType name="S${index}"><xs:restriction base="${index % 100 === 0 ? "xs:string" : `S${index - 1}`}"><xs:maxLength value="${200 - (index % 100)}"/><xs:pattern value="[a-z]{${index % 100},}"/></xs:restriction></xs:simpleType>`,
      ),
      `<xs:element name="root" type="S99"/>`,
    ),
  "types with a pattern each": (count) =>
    schema(
      list(
        count,
        (index) =>
          `<xs:simpleType name="S${index}"><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{1,9}-${index}(x|y)*"/></xs:restriction></xs:simpleType><xs:element name="e${index}" type="S${index}"/>`,
      ),
    ),
  "enumerations of 1,000 values": (count) =>
    schema(
      list(
        count / 100,
        (index) =>
          `<xs:simpleType name="S${index}"><xs:restriction base="xs:string">${list(1000, (each) => `<xs:enumeration value="value ${each} of ${index}"/>`)}</xs:restriction></xs:simpleType><xs:element name="e${index}" type="S${index}"/>`,
      ),
    ),
  "types that are inside each other, three deep": (count) =>
    schema(
      list(
        count / 3,
        (index) =>
          `<xs:element name="e${index}">${nested(`<xs:element name="a">${nested(`<xs:element name="b">${nested(`<xs:element name="c" type="xs:int"/>`)}</xs:element>`)}</xs:element>`)}</xs:element>`,
      ),
    ),
  "one sequence in which names come again": (count) =>
    schema(
      `<xs:element name="root"><xs:complexType><xs:sequence>${list(count, (index) => `<xs:element name="e${index % 50}" type="xs:int"/>`)}</xs:sequence></xs:complexType></xs:element>`,
    ),
  "one choice of lists in a list": (count) =>
    schema(
      `<xs:element name="root"><xs:complexType><xs:sequence maxOccurs="unbounded"><xs:choice maxOccurs="9">${list(count, (index) => `<xs:element name="e${index}" type="xs:int" maxOccurs="3"/>`)}</xs:choice></xs:sequence></xs:complexType></xs:element>`,
    ),
  "one choice of many groups": (count) =>
    schema(
      list(
        count / 2,
        (index) =>
          `<xs:group name="g${index}"><xs:sequence><xs:element name="a${index}" type="xs:int"/><xs:element name="b${index}" type="xs:int" minOccurs="0"/></xs:sequence></xs:group>`,
      ),
      `<xs:element name="root"><xs:complexType><xs:choice maxOccurs="unbounded">${list(count / 2, (index) => `<xs:group ref="g${index}"/>`)}</xs:choice></xs:complexType></xs:element>`,
    ),
  "types with names that collide": (count) =>
    schema(
      list(
        count,
        (index) =>
          `<xs:complexType name="order${"-_."[index % 3] ?? ""}${"-_."[Math.floor(index / 3) % 3] ?? ""}x${".".repeat(Math.floor(index / 9) % 9)}${"_".repeat(Math.floor(index / 81))}"><xs:sequence>${members}</xs:sequence></xs:complexType>`,
      ).replace(/_{9,}/g, (bars) => `${bars.length}`),
      `<xs:element name="root" type="xs:int"/>`,
    ),
  "types that are documented": (count) =>
    schema(
      list(
        count,
        (index) =>
          `<xs:complexType name="T${index}"><xs:annotation><xs:documentation>What it is.\n${"A long text. ".repeat(60)}</xs:documentation></xs:annotation><xs:sequence>${members}</xs:sequence></xs:complexType><xs:element name="e${index}" type="T${index}"/>`,
      ),
    ),
};

const members = `<xs:element name="a" type="xs:string"/><xs:element name="b" type="xs:int" minOccurs="0" maxOccurs="unbounded"/>`;

const simpleKinds: readonly (readonly [string, string])[] = [
  ["string", `maxLength value="9"`],
  ["decimal", `totalDigits value="9"`],
  ["int", `minInclusive value="3"`],
  ["dateTime", `minInclusive value="2020-01-01T00:00:00Z"`],
  ["duration", `maxInclusive value="P1Y"`],
  ["hexBinary", `length value="4"`],
  ["token", `enumeration value="one"`],
  ["double", `maxExclusive value="1.5"`],
];

function nested(content: string): string {
  return `<xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType>`;
}

function extension(name: string, base: string, content: string): string {
  return `<xs:complexType name="${name}"><xs:complexContent><xs:extension base="${base}"><xs:sequence>${content}</xs:sequence></xs:extension></xs:complexContent></xs:complexType>`;
}

function schema(...content: readonly string[]): string {
  return `<?xml version="1.0"?>\n<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${content.join("\n")}\n</xs:schema>\n`;
}

function list(count: number, item: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => item(index)).join("");
}
