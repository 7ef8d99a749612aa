// Codecs of XML beside fast-xml-parser, which checks nothing, and its builder: `node test/bench/xml.mjs`, after `make build`. All run in one
// process, in turn, after a warm-up; figures are medians of processor time, and ratios count.
import { Buffer } from "node:buffer";
import process from "node:process";
import { XMLBuilder, XMLParser } from "fast-xml-parser";
import { median, ratio } from "./measure.mjs";

const library = process.env.SPECWRIGHT_LIBRARY ?? new URL("../../generator/dist/index.js", import.meta.url).href;
const { compileXmlSchema } = await import(library);

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

const compiled = await compileXmlSchema({ path: "orders.xsd", text: schema });
const parser = new XMLParser({ ignoreAttributes: false });
const builder = new XMLBuilder({ ignoreAttributes: false });

console.log("| what | 15 kB | 1 MB | wanted |\n| --- | --: | --: | --: |");
const [small, large] = [15_000, 1_000_000].map(measure);
const rows = [
  ["decoding from bytes, of decoding from text", "fromBytes", "0.95 and 0.95"],
  ["encoding, of fast-xml-parser's builder", "encode", "3.8 and 2.8"],
  ["decoding with validation, of fast-xml-parser's parse", "decode", "4.5 and 5.5"],
];
for (const [what, key, wanted] of rows)
  console.log(`| ${what} | ${ratio(small[key])} | ${ratio(large[key])} | ${wanted} |`);

/** Speeds beside each other, for a document of about so many bytes. */
function measure(size) {
  const text = documentOf(size);
  const bytes = Buffer.from(text);
  const tree = parser.parse(text);
  const { value: document, ok } = compiled.decode(text);
  if (!ok) throw new Error("The document should be valid.");
  const { decode, encode } = compiled;
  const cases = {
    decodeText: () => decode(text),
    decodeBytes: () => decode(bytes),
    parse: () => parser.parse(text),
    encode: () => encode(document),
    build: () => builder.build(tree),
  };
  const times = timesOf(cases, Math.max(2, Math.round(3_000_000 / size)));
  return {
    fromBytes: times.decodeText / times.decodeBytes,
    encode: times.build / times.encode,
    decode: times.parse / times.decodeText,
  };
}

/** The median processor time of each case, in rounds in which all take turns. */
function timesOf(cases, repeats) {
  const found = new Map(Object.keys(cases).map((name) => [name, []]));
  for (let round = -2; round < 9; round++) {
    for (const [name, run] of Object.entries(cases)) {
      const before = process.cpuUsage();
      for (let count = 0; count < repeats; count++) run();
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) found.get(name).push(user + system);
    }
  }
  return Object.fromEntries([...found].map(([name, times]) => [name, median(times)]));
}
