import { describe, expect, it } from "vitest";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";
import { effort } from "../../../support/effort.js";

/** The codecs of an element V whose type is the content of an xs:simpleType. */
async function simple(body: string) {
  const { decodeV, encodeV, validateV } = await codecsOf<"V">(
    schemaText(`<xs:element name="V"><xs:simpleType>${body}</xs:simpleType></xs:element>`),
  );
  return {
    read: (text: string): unknown => valueIn(decodeV(`<V xmlns:p="urn:p">${text}</V>`)),
    codes: (text: string): readonly string[] =>
      complaints(decodeV(`<V xmlns:p="urn:p">${text}</V>`)).map((line) => line.replace(" /V", "")),
    accepts: (value: unknown): boolean => validateV(value).ok,
    encode: encodeV,
    decode: decodeV,
  };
}

const restriction = (base: string, facets: string): string =>
  `<xs:restriction base="${base}">${facets}</xs:restriction>`;

describe("enumerations", () => {
  it("of strings are themselves", async () => {
    const { read, codes, accepts } = await simple(
      restriction("xs:string", '<xs:enumeration value="A"/><xs:enumeration value=" b "/>'),
    );
    expect(read("A")).toBe("A");
    expect(read(" b ")).toBe(" b ");
    expect(codes("b")).toEqual(["cvc-enumeration-valid"]);
    expect([accepts("A"), accepts("a"), accepts(1), accepts(null)]).toEqual([true, false, false, false]);
  });

  it("of numbers are read as the number that was declared", async () => {
    const decimals = await simple(restriction("xs:decimal", '<xs:enumeration value="1.5"/>'));
    expect(decimals.read("01.50")).toBe("1.5");
    const integers = await simple(
      restriction("xs:integer", '<xs:enumeration value="12345678901234567890"/><xs:enumeration value="2"/>'),
    );
    expect(integers.read("+2")).toBe(2n);
    expect(integers.codes("3")).toEqual(["cvc-enumeration-valid"]);
  });

  it("of qualified names do not depend on the prefix", async () => {
    const { decodeV } = await codecsOf<"V">(
      schemaText(
        `<xs:element name="V"><xs:simpleType>${restriction("xs:QName", '<xs:enumeration value="q:a"/>')}</xs:simpleType></xs:element>`,
        'xmlns:q="urn:p"',
      ),
    );
    expect(valueIn(decodeV('<V xmlns:p="urn:p">p:a</V>'))).toEqual({ namespace: "urn:p", local: "a" });
    expect(complaints(decodeV("<V>a</V>"))).toEqual(["cvc-enumeration-valid /V"]);
  });
});

describe("facets", () => {
  it("count characters, not code units", async () => {
    const { codes, read } = await simple(
      restriction("xs:string", '<xs:minLength value="2"/><xs:maxLength value="3"/>'),
    );
    expect(read("\u{1f600}\u{1f600}\u{1f600}")).toBe("\u{1f600}\u{1f600}\u{1f600}");
    expect(codes("\u{1f600}")).toEqual(["cvc-minLength-valid"]);
    expect(codes("abcd")).toEqual(["cvc-maxLength-valid"]);
  });

  it("are all reported that a value breaks", async () => {
    const { codes } = await simple(restriction("xs:token", '<xs:length value="3"/><xs:pattern value="[A-Z]*"/>'));
    expect(codes(" abcd ")).toEqual(["cvc-length-valid", "cvc-pattern-valid"]);
    expect(codes(" ABC ")).toEqual([]);
  });

  it("bound integers, which are numbers when they fit and bigints when they do not", async () => {
    const small = await simple(restriction("xs:integer", '<xs:minInclusive value="1"/><xs:maxExclusive value="100"/>'));
    expect(small.read(" +007 ")).toBe(7);
    expect([small.codes("0"), small.codes("100"), small.codes("1.0")]).toEqual([
      ["cvc-minInclusive-valid"],
      ["cvc-maxInclusive-valid"],
      ["cvc-datatype-valid.1.2.1"],
    ]);
    expect([small.accepts(99), small.accepts(100), small.accepts(1.5), small.accepts(7n)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const large = await simple(restriction("xs:integer", '<xs:minInclusive value="0"/>'));
    expect(large.read("123456789012345678901234567890")).toBe(123456789012345678901234567890n);
    expect(large.codes("-1")).toEqual(["cvc-minInclusive-valid"]);
  });

  it("bound decimals by value and count their digits", async () => {
    const { codes, read } = await simple(
      restriction(
        "xs:decimal",
        '<xs:maxInclusive value="10.5"/><xs:totalDigits value="4"/><xs:fractionDigits value="2"/>',
      ),
    );
    expect(read("10.50")).toBe("10.50");
    expect(codes("10.51")).toEqual(["cvc-maxInclusive-valid"]);
    expect(codes("0.001")).toEqual(["cvc-fractionDigits-valid"]);
    expect(codes("-12345")).toEqual(["cvc-totalDigits-valid"]);
  });

  it("bound points in time across time zones", async () => {
    const { codes } = await simple(restriction("xs:dateTime", '<xs:minInclusive value="2024-01-01T00:00:00Z"/>'));
    expect(codes("2024-01-01T01:00:00+01:00")).toEqual([]);
    expect(codes("2024-01-01T00:59:59+01:00")).toEqual(["cvc-minInclusive-valid"]);
    // Without a time zone it is not certain to be later.
    expect(codes("2024-01-01T12:00:00")).toEqual(["cvc-minInclusive-valid"]);
    expect(codes("2024-02-30T12:00:00Z")).toEqual(["cvc-datatype-valid.1.2.1"]);
  });

  it("of a pattern make the value keep its text", async () => {
    const { read, codes, accepts, encode } = await simple(restriction("xs:int", '<xs:pattern value="[0-9]{4}"/>'));
    expect(read("0042")).toBe("0042");
    expect(codes("42")).toEqual(["cvc-pattern-valid"]);
    expect([accepts("0042"), accepts("42"), accepts(42)]).toEqual([true, false, false]);
    expect(encode("0042")).toBe("<V>0042</V>");
  });

  it("match patterns in linear time", async () => {
    const { codes } = await simple(restriction("xs:string", '<xs:pattern value="(a+)+(a|aa)*b"/>'));
    const spent = effort();
    expect(codes("a".repeat(20_000))).toEqual(["cvc-pattern-valid"]);
    expect(spent()).toBeLessThan(200);
  });

  it("take classes out of classes", async () => {
    const { codes } = await simple(restriction("xs:string", '<xs:pattern value="([a-z-[aeiou]]+x?)*"/>'));
    expect([codes("bcdx"), codes("bad")]).toEqual([[], ["cvc-pattern-valid"]]);
  });
});

describe("lists and unions", () => {
  it("are lists of values, each of which is checked", async () => {
    const { read, codes, accepts, encode } = await simple('<xs:list itemType="xs:byte"/>');
    expect(read("\n 1  2\t3 ")).toEqual([1, 2, 3]);
    expect(read("")).toEqual([]);
    expect(codes("1 x 200")).toEqual(["cvc-datatype-valid.1.2.1", "cvc-maxInclusive-valid"]);
    expect([accepts([]), accepts([1]), accepts(["1"]), accepts(1)]).toEqual([true, true, false, false]);
    expect(encode([1, -2])).toBe("<V>1 -2</V>");
  });

  it("take what the first member takes", async () => {
    const { read, codes, accepts } = await simple('<xs:union memberTypes="xs:int xs:boolean xs:NCName"/>');
    expect([read("1"), read("true"), read("x")]).toEqual([1, true, "x"]);
    expect(codes("-")).toEqual(["cvc-datatype-valid.1.2.3"]);
    expect([accepts(1), accepts(true), accepts("x")]).toEqual([true, true, true]);
    // These would be read back as something else.
    expect([accepts("1"), accepts("true"), accepts("-")]).toEqual([false, false, false]);
  });
});

describe("built-in types", () => {
  it("have values in JavaScript that are written as they were read", async () => {
    const values: Readonly<Record<string, readonly [text: string, value: unknown]>> = {
      boolean: ["true", true],
      double: ["1e+21", 1e21],
      float: ["-INF", -Infinity],
      long: ["-9223372036854775808", -9223372036854775808n],
      decimal: ["+01.10", "+01.10"],
      date: ["-0001-12-31+14:00", "-0001-12-31+14:00"],
      base64Binary: ["AQL/", new Uint8Array([1, 2, 255])],
      hexBinary: ["01FF", new Uint8Array([1, 255])],
      QName: ["p:a", { namespace: "urn:p", local: "a" }],
      NMTOKENS: ["a b", ["a", "b"]],
    };
    for (const [name, [text, value]] of Object.entries(values)) {
      const { read, accepts, encode, decode } = await simple(restriction(`xs:${name}`, ""));
      expect(read(text), name).toEqual(value);
      expect(accepts(value), name).toBe(true);
      expect(valueIn(decode(encode(value))), name).toEqual(value);
    }
  });

  it("point at identifiers that stand in the document once", async () => {
    const { decodeD, validateD } = await codecsOf<"D">(
      schemaText(`<xs:element name="D"><xs:complexType><xs:sequence>
        <xs:element name="A" type="xs:ID" maxOccurs="9"/><xs:element name="B" type="xs:IDREFS"/>
      </xs:sequence></xs:complexType></xs:element>`),
    );
    const problems = ["cvc-id.2 /D/A[2]", "cvc-id.1 /D/B"];
    expect(complaints(decodeD("<D><A>a</A><A>a</A><B>a b</B></D>"))).toEqual(problems);
    expect(complaints(validateD({ A: ["a", "a"], B: ["a", "b"] }))).toEqual(problems);
    expect(decodeD("<D><A>a</A><B>a a</B></D>").ok).toBe(true);
  });
});
