import { describe, expect, it } from "vitest";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";

const fragment = (
  namespace: string,
  name: string,
  children: readonly unknown[] = [],
  attributes: readonly unknown[] = [],
) => ({
  namespace,
  name,
  attributes,
  children,
});

describe("several xs:any in a repeated choice", async () => {
  const any = (namespace: string, process: string): string =>
    `<xs:any namespace="urn:${namespace}" processContents="${process}"/>`;
  const box = await codecsOf<"Box" | "Count">(
    schemaText(
      `<xs:element name="Count" type="xs:int"/>
       <xs:element name="Box"><xs:complexType><xs:choice minOccurs="0" maxOccurs="unbounded">
         ${any("s", "skip")}${any("t", "strict")}${any("l", "lax")}
       </xs:choice></xs:complexType></xs:element>`,
      'targetNamespace="urn:t" elementFormDefault="qualified"',
    ),
  );
  const wrong = fragment("urn:t", "Count", ["x"]);
  const cases: readonly (readonly [string, unknown, readonly string[]])[] = [
    ['<z xmlns="urn:s"><t:Count>x</t:Count></z>', fragment("urn:s", "z", [wrong]), []],
    ["<t:Count>x</t:Count>", wrong, ["cvc-datatype-valid.1.2.1 /Box/Count"]],
    ["<t:Unknown/>", fragment("urn:t", "Unknown"), ["cvc-complex-type.2.4.c /Box/Unknown"]],
    [
      '<z xmlns="urn:l"><t:Count>x</t:Count></z>',
      fragment("urn:l", "z", [wrong]),
      ["cvc-datatype-valid.1.2.1 /Box/z/Count"],
    ],
  ];

  it.each(cases)("judges each by its own processContents: %s", (inner, value, expected) => {
    expect(complaints(box.decodeBox(`<Box xmlns="urn:t" xmlns:t="urn:t">${inner}</Box>`))).toEqual(expected);
    expect(complaints(box.validateBox({ items: [{ tag: "*", value }] }))).toEqual(expected);
  });
});

describe("xs:any", async () => {
  const letter = await codecsOf<"Letter" | "Count">(
    schemaText(
      `<xs:element name="Count" type="xs:int"/>
       <xs:element name="Letter"><xs:complexType><xs:sequence>
         <xs:element name="To" type="xs:string"/>
         <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="2"/>
         <xs:any namespace="##targetNamespace" minOccurs="0"/>
       </xs:sequence><xs:anyAttribute namespace="urn:x" processContents="skip"/></xs:complexType></xs:element>`,
      'targetNamespace="urn:t" elementFormDefault="qualified"',
    ),
  );
  const open = '<Letter xmlns="urn:t" xmlns:t="urn:t" xmlns:x="urn:x"';

  it("keeps elements as they are", () => {
    const xml = `${open} x:a="1"><To/><x:b c="d">text<e/></x:b></Letter>`;
    const value = {
      To: "",
      anyElements: [
        fragment("urn:x", "b", ["text", fragment("urn:t", "e")], [{ namespace: "", name: "c", value: "d" }]),
      ],
      anyAttributes: [{ namespace: "urn:x", name: "a", value: "1" }],
    };
    expect(valueIn(letter.decodeLetter(xml))).toEqual(value);
    expect(letter.validateLetter(value)).toEqual({ ok: true, value });
    expect(valueIn(letter.decodeLetter(letter.encodeLetter(value)))).toEqual(value);
  });

  it("lets in its namespaces and no more than it says", () => {
    expect(complaints(letter.decodeLetter(`${open} y="1"><To/><x:a/><x:b/><x:c/></Letter>`))).toEqual([
      "cvc-complex-type.3.2.2 /Letter/@y",
      "cvc-complex-type.2.4.d /Letter/c",
    ]);
    const three = [fragment("urn:x", "a"), fragment("urn:x", "b"), fragment("urn:x", "c")];
    expect(complaints(letter.validateLetter({ To: "", anyElements: three }))).toEqual([
      "cvc-complex-type.2.4.d /Letter/c",
    ]);
  });

  it("asks for a declaration where the processing is strict, and checks against it", () => {
    const xml = (inner: string): string => `${open}><To/>${inner}</Letter>`;
    expect(complaints(letter.decodeLetter(xml("<Unknown/>")))).toEqual(["cvc-complex-type.2.4.c /Letter/Unknown"]);
    expect(letter.decodeLetter(xml("<Count>7</Count>")).ok).toBe(true);
    expect(letter.decodeLetter(xml("<Count>\n\nx</Count>"))).toMatchObject({
      problems: [{ code: "cvc-datatype-valid.1.2.1", path: "/Letter/Count", line: 1 }],
    });
    expect(complaints(letter.validateLetter({ To: "", anyElements2: [fragment("urn:t", "Count", ["x"])] }))).toEqual([
      "cvc-datatype-valid.1.2.1 /Letter/Count",
    ]);
  });

  it("checks what is declared below what is not, where the processing is lax", () => {
    expect(complaints(letter.decodeLetter(`${open}><To/><x:a><x:b><t:Count>x</t:Count></x:b></x:a></Letter>`))).toEqual(
      ["cvc-datatype-valid.1.2.1 /Letter/a/b/Count"],
    );
  });

  it("is not given what is not an element", () => {
    for (const item of [
      null,
      "x",
      {},
      fragment("urn:x", "a b"),
      fragment("urn:x", "a", ["", "x"]),
      fragment("urn:x", "a", ["x", "y"]),
    ]) {
      expect(letter.validateLetter({ To: "", anyElements: [item] }).ok, JSON.stringify(item)).toBe(false);
    }
    for (const name of ["a b", "a/><b", 5, undefined])
      expect(() => letter.encodeLetter({ To: "", anyElements: [{ ...fragment("urn:x", "a"), name }] })).toThrow(
        "cannot name an element",
      );
    const twice = { namespace: "urn:x", name: "a", value: "1" };
    expect(letter.validateLetter({ To: "", anyAttributes: [twice, twice] }).ok).toBe(false);
  });
});

describe("xs:anyType", async () => {
  const box = await codecsOf<"Box" | "Code">(
    schemaText(
      '<xs:element name="Box"/><xs:attribute name="code" type="xs:int"/><xs:element name="Code" type="xs:int"/>',
    ),
  );
  const schemas = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema"';

  it("is an element as it is, with the prefixes that its texts use", () => {
    const xml = `<Box ${schemas}><a xsi:type="xs:int">1</a>text<Code>2</Code></Box>`;
    const value = valueIn(box.decodeBox(xml));
    expect(box.validateBox(value).ok).toBe(true);
    expect(valueIn(box.decodeBox(box.encodeBox(value)))).toEqual(value);
  });

  it("checks what is declared in it", () => {
    expect(
      complaints(box.decodeBox(`<Box ${schemas} code="x"><Code>y</Code><a xsi:type="xs:int">z</a></Box>`)),
    ).toEqual([
      "cvc-datatype-valid.1.2.1 /Box/@code",
      "cvc-datatype-valid.1.2.1 /Box/Code",
      "cvc-datatype-valid.1.2.1 /Box/a",
    ]);
  });
});

describe('unknown="keep"', async () => {
  const profile = await codecsOf<"Profile">(
    schemaText(
      `<xs:element name="Profile"><xs:complexType><xs:all>
         <xs:element name="Name" type="xs:string"/><xs:element name="Age" type="xs:int" minOccurs="0"/>
       </xs:all></xs:complexType></xs:element>`,
      'xmlns:s="urn:specwright:xsd" s:unknown="keep"',
    ),
  );

  it("keeps elements that the schema does not know, wherever they stand", () => {
    const xml = "<Profile><New>1</New><Age>2</Age><Newer a='b'><c/></Newer><Name>n</Name></Profile>";
    const value = {
      Name: "n",
      Age: 2,
      unknownElements: [
        fragment("", "New", ["1"]),
        fragment("", "Newer", [fragment("", "c")], [{ namespace: "", name: "a", value: "b" }]),
      ],
    };
    expect(valueIn(profile.decodeProfile(xml))).toEqual(value);
    expect(profile.encodeProfile(value)).toBe(
      '<Profile><Name>n</Name><Age>2</Age><New>1</New><Newer a="b"><c/></Newer></Profile>',
    );
    expect(profile.validateProfile(value)).toEqual({ ok: true, value });
  });

  it("still asks for what is required, once, and refuses unknown attributes", () => {
    expect(complaints(profile.decodeProfile("<Profile a='1'><Age>1</Age><Age>2</Age><x/></Profile>"))).toEqual([
      "cvc-complex-type.3.2.2 /Profile/@a",
      "cvc-complex-type.2.4.d /Profile/Age[2]",
      "cvc-complex-type.2.4.b /Profile",
    ]);
    expect(complaints(profile.validateProfile({ Name: "", unknownElements: [fragment("", "Age", ["1"])] }))).toEqual([
      "xml/known-element /Profile",
    ]);
  });
});

describe("an element of which there must be one", async () => {
  const list = await codecsOf<"List">(
    schemaText(`<xs:element name="List"><xs:complexType><xs:choice>
      <xs:any namespace="urn:other" processContents="skip"/><xs:element name="Item" type="xs:string"/>
    </xs:choice></xs:complexType></xs:element>`),
  );

  it("is reported in a sentence, wildcards first", () => {
    const message = 'Any element of namespace "urn:other" or "Item" is missing.';
    expect(list.decodeList("<List/>")).toMatchObject({ problems: [{ message }] });
  });
});
