// Compares XML codecs with fast-xml-parser, which validates nothing, and its builder.
import { Buffer } from "node:buffer";
import { XMLBuilder, XMLParser } from "fast-xml-parser";
import { callsInTurn, figuresOf } from "./measure.mjs";
import { toolchain } from "./sources.mjs";

const theirs = toolchain("fast-xml-parser");
const sizes = { small: 15_000, large: 1_000_000 };

export const groups = [
  {
    id: "xml",
    document: "test/bench/xml.mjs",
    rows: {
      ...rowsOf("bytes", "decode bytes", "decode the same string", 1.052, 1.052),
      ...rowsOf("encode", "encode", `builder of ${theirs}`, 0.263, 0.357),
      ...rowsOf("decode", "decode and validate", `parser of ${theirs}, no validation`, 0.222, 0.181),
    },
    async measure() {
      const { compileXmlSchema } = await import(new URL("../../generator/dist/index.js", import.meta.url).href);
      const compiled = await compileXmlSchema({ path: "orders.xsd", text: schema });
      const figures = { small: await measure(compiled, sizes.small), large: await measure(compiled, sizes.large) };
      const ids = Object.entries(figures).flatMap(([size, rows]) =>
        Object.entries(rows).map(([id, row]) => [`${id}-${size}`, row]),
      );
      return Object.fromEntries(ids);
    },
  },
];

function rowsOf(id, what, against, small, large) {
  const row = (size, ratio) => ({ what: `${what}, ${size}`, unit: "CPU µs", against, bound: { ratio } });
  return { [`${id}-small`]: row("15 kB", small), [`${id}-large`]: row("1 MB", large) };
}

/** The rows of a document of about so many bytes. */
async function measure({ decode, encode }, size) {
  const parser = new XMLParser({ ignoreAttributes: false });
  const builder = new XMLBuilder({ ignoreAttributes: false });
  const text = documentOf(size);
  const bytes = Buffer.from(text);
  const tree = parser.parse(text);
  const { value: document, ok } = decode(text);
  if (!ok) throw new Error("The document should be valid.");
  const functions = {
    decodeText: () => decode(text),
    decodeBytes: () => decode(bytes),
    parse: () => parser.parse(text),
    encode: () => encode(document),
    build: () => builder.build(tree),
  };
  // Long rounds: garbage of one function is collected in the time of the next.
  const times = await callsInTurn(functions, 150_000);
  return {
    bytes: figuresOf(times.decodeBytes, times.decodeText),
    encode: figuresOf(times.encode, times.build),
    decode: figuresOf(times.decodeText, times.parse),
  };
}

const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:orders" targetNamespace="urn:orders" elementFormDefault="qualified">
  <xs:simpleType name="Sku"><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{3}-[0-9]{4}"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Unit"><xs:restriction base="xs:string"><xs:enumeration value="piece"/><xs:enumeration value="box"/></xs:restriction></xs:simpleType>
  <xs:complexType name="Amount"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="currency" type="xs:string" use="required"/></xs:extension></xs:simpleContent></xs:complexType>
  <xs:complexType name="Line"><xs:sequence>
    <xs:element name="Sku" type="Sku"/><xs:element name="Description" type="xs:string" minOccurs="0"/>
    <xs:element name="Quantity" type="xs:positiveInteger"/><xs:element name="Unit" type="Unit"/>
    <xs:element name="Price" type="Amount"/><xs:element name="Due" type="xs:date" minOccurs="0"/>
    <xs:element name="Note" type="xs:string" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence><xs:attribute name="id" type="xs:token" use="required"/></xs:complexType>
  <xs:element name="Order"><xs:complexType><xs:sequence>
    <xs:element name="Buyer" type="xs:string"/><xs:element name="PlacedAt" type="xs:dateTime"/><xs:element name="Line" type="Line" maxOccurs="unbounded"/>
  </xs:sequence><xs:attribute name="number" type="xs:string" use="required"/></xs:complexType></xs:element>
</xs:schema>`;

/** A document of about so many bytes. */
function documentOf(bytes) {
  const lines = [];
  for (let index = 0, size = 0; size < bytes; index++) {
    const line =
      `<Line id="l${index}"><Sku>ABC-${String(index % 10_000).padStart(4, "0")}</Sku><Description>Paper &amp; pencils, set ${index}</Description>` +
      `<Quantity>${(index % 90) + 1}</Quantity><Unit>${index % 2 === 0 ? "piece" : "box"}</Unit><Price currency="EUR">${index}.95</Price>` +
      `<Due>2030-01-${String((index % 28) + 1).padStart(2, "0")}</Due><Note>Größe M, leave at the door</Note></Line>`;
    lines.push(line);
    size += line.length;
  }
  return `<?xml version="1.0" encoding="UTF-8"?><Order xmlns="urn:orders" number="A-1"><Buyer>Alva Lindgren</Buyer><PlacedAt>2030-01-01T08:00:00Z</PlacedAt>${lines.join("")}</Order>`;
}
