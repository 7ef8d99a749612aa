import { describe, expect, it } from "vitest";
import { compileXmlSchema, type CompiledXmlSchema } from "../../../../generator/index.js";

type Working = Extract<CompiledXmlSchema, { readonly ok: true }>;
type Settings = Parameters<typeof compileXmlSchema>[1];

async function compiled(body: string, settings: Settings): Promise<Working> {
  const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${body}</xs:schema>`;
  const result = await compileXmlSchema({ path: "s.xsd", text }, { name: "s", ...settings });
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(" "));
  return result;
}

function typesOf({ code }: Working): string {
  return code.find(({ path }) => path === "types.ts")?.text ?? "";
}

const moments = `<xs:element name="r"><xs:complexType><xs:sequence>
    <xs:element name="at" type="xs:dateTime"/>
    <xs:element name="late" type="Late" minOccurs="0"/>
    <xs:element name="some" minOccurs="0"><xs:simpleType><xs:list itemType="xs:dateTime"/></xs:simpleType></xs:element>
    <xs:element name="either" minOccurs="0"><xs:simpleType><xs:union memberTypes="xs:dateTime xs:date"/></xs:simpleType></xs:element>
    <xs:element name="day" type="xs:date" minOccurs="0"/>
  </xs:sequence><xs:attribute name="since" type="xs:dateTime"/></xs:complexType></xs:element>
  <xs:simpleType name="Late"><xs:restriction base="xs:dateTime"><xs:minInclusive value="2000-01-01T00:00:00Z"/></xs:restriction></xs:simpleType>
  <xs:element name="moment" type="xs:dateTime"/>`;

describe("the setting dates, for an XSD", () => {
  it("makes Date of date-times, and of nothing else", async () => {
    const made = await compiled(moments, { dates: "Date" });
    const types = typesOf(made);
    expect(types).toMatch(/at: Date;[^]*late\?: Late;[^]*some\?: Date\[\];[^]*either\?: /);
    expect(types).toMatch(/type Late = Date;/);
    expect(types).toMatch(/day\?: string;/);
    const text =
      '<r since="2020-01-02T03:04:05Z"><at>2020-01-02T05:04:05.120+02:00</at><late>2001-01-01T24:00:00Z</late>' +
      "<some>2020-01-01T00:00:00Z 0099-01-01T00:00:00Z</some><either>2020-05-06</either><day>2020-05-06</day></r>";
    const value = {
      at: new Date("2020-01-02T03:04:05.120Z"),
      late: new Date("2001-01-02T00:00:00Z"),
      some: [new Date("2020-01-01T00:00:00Z"), new Date("0099-01-01T00:00:00Z")],
      either: "2020-05-06",
      day: "2020-05-06",
      since: new Date("2020-01-02T03:04:05Z"),
    };
    expect(made.decode(text)).toEqual({ ok: true, value: { element: "r", value } });
    expect(made.encode({ element: "r", value })).toBe(
      '<r since="2020-01-02T03:04:05Z"><at>2020-01-02T03:04:05.120Z</at><late>2001-01-02T00:00:00Z</late>' +
        "<some>2020-01-01T00:00:00Z 0099-01-01T00:00:00Z</some><either>2020-05-06</either><day>2020-05-06</day></r>",
    );
    expect(made.validate({ element: "r", value }).ok).toBe(true);
  });

  it("rejects what a Date cannot represent, instead of losing it", async () => {
    const made = await compiled(moments, { dates: "Date" });
    const codes = (text: string): unknown => {
      const result = made.decode(`<moment>${text}</moment>`);
      return result.ok ? (result.value.value as Date).toISOString() : result.problems.map(({ code }) => code);
    };
    expect(codes("2020-01-01T00:00:00.100000Z")).toBe("2020-01-01T00:00:00.100Z");
    expect(codes("2020-01-01T00:00:00")).toEqual(["cvc-datatype-valid.1.2.1"]);
    expect(codes("2020-01-01T00:00:00.0001Z")).toEqual(["cvc-datatype-valid.1.2.1"]);
    expect(codes("275760-09-13T00:00:00.001Z")).toEqual(["cvc-datatype-valid.1.2.1"]);
    expect(codes("2020-02-30T00:00:00Z")).toEqual(["cvc-datatype-valid.1.2.1"]);
    expect(made.validate({ element: "moment", value: new Date(NaN) }).ok).toBe(false);
    expect(made.validate({ element: "moment", value: "2020-01-01T00:00:00Z" }).ok).toBe(false);
    const late = { at: new Date(0), late: new Date(0) };
    expect(made.validate({ element: "r", value: late })).toMatchObject({ problems: [{ path: "/r/late" }] });
  });

  it("writes the years of XSD, in which 0 does not exist", async () => {
    const made = await compiled(moments, { dates: "Date" });
    for (const [year, text] of [
      ["-000001", "-0002"],
      ["+000000", "-0001"],
      ["+000001", "0001"],
      ["+012345", "12345"],
    ] as const) {
      const value = { element: "moment", value: new Date(`${year}-03-01T00:00:00.500Z`) };
      const document = `<moment>${text}-03-01T00:00:00.500Z</moment>`;
      expect(made.encode(value)).toBe(document);
      expect(made.decode(document)).toEqual({ ok: true, value });
    }
  });

  it("leaves types with a pattern or an enumeration as they are", async () => {
    const made = await compiled(
      `<xs:simpleType name="P"><xs:restriction base="xs:dateTime"><xs:pattern value=".*Z"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="E"><xs:restriction base="xs:dateTime"><xs:enumeration value="2020-01-01T00:00:00Z"/></xs:restriction></xs:simpleType>
      <xs:element name="p" type="P"/><xs:element name="e" type="E"/>`,
      { dates: "Date" },
    );
    expect(made.decode("<p>2020-01-01T00:00:00Z</p>")).toMatchObject({ value: { value: "2020-01-01T00:00:00Z" } });
    expect(made.decode("<e>2020-01-01T00:00:00Z</e>")).toMatchObject({ value: { value: "2020-01-01T00:00:00Z" } });
    expect(made.diagnostics.map(({ code }) => code)).toContain("plan/unused-value-form");
  });
});

const longs = `<xs:element name="r"><xs:complexType><xs:sequence>
    <xs:element name="id" type="xs:long"/><xs:element name="any" type="xs:integer"/>
    <xs:element name="few" type="Few"/><xs:element name="int" type="xs:int"/>
  </xs:sequence><xs:attribute name="version" type="xs:unsignedLong" fixed="1"/></xs:complexType></xs:element>
  <xs:simpleType name="Few"><xs:restriction base="xs:long"><xs:minInclusive value="0"/><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType>
  <xs:element name="open" type="xs:long"/>`;

describe("the setting int64, for an XSD", () => {
  const text = '<r version="1"><id>9007199254740993</id><any>5</any><few>7</few><int>3</int></r>';

  it("makes bigint of long integers, whatever their bounds", async () => {
    const made = await compiled(longs, { int64: "bigint" });
    expect(typesOf(made)).toMatch(/id: bigint;[^]*any: bigint;[^]*few: Few;[^]*int: number;/);
    const value = { id: 9007199254740993n, any: 5n, few: 7n, int: 3, version: 1n };
    expect(made.decode(text)).toEqual({ ok: true, value: { element: "r", value } });
    expect(made.validate({ element: "r", value: { ...value, few: 10n } }).ok).toBe(false);
  });

  it("makes strings of long integers", async () => {
    const made = await compiled(longs, { int64: "string" });
    expect(typesOf(made)).toMatch(/id: string;[^]*any: string;[^]*few: Few;[^]*int: number;/);
    const value = { id: "9007199254740993", any: "5", few: "7", int: 3, version: "1" };
    expect(made.decode(text)).toEqual({ ok: true, value: { element: "r", value } });
    expect(made.encode({ element: "r", value })).toBe(
      '<r version="1"><id>9007199254740993</id><any>5</any><few>7</few><int>3</int></r>',
    );
    expect(made.validate({ element: "r", value: { ...value, few: "10" } }).ok).toBe(false);
    expect(made.validate({ element: "r", value: { ...value, id: "9223372036854775808" } }).ok).toBe(false);
    const open = `<open xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:int">7</open>`;
    expect(made.decode(open)).toMatchObject({ ok: true, value: { value: "7" } });
  });
});
