import { describe, expect, it } from "vitest";
import { codecsOf, schemaText } from "../../support/codecs.js";
import { effort } from "../../support/effort.js";
import { sized } from "../../support/sizes.js";
import { expectTame, oddValues, revoked, untouchable } from "./tame.js";

const codecs = await codecsOf<"Text" | "Tree" | "Open" | "Item">(
  schemaText(`<xs:element name="Text" type="xs:string"/>
    <xs:element name="Tree" type="Tree"/>
    <xs:complexType name="Tree"><xs:sequence><xs:element name="Tree" type="Tree" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
    <xs:element name="Open"><xs:complexType><xs:sequence>
      <xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType></xs:element>
    <xs:element name="Item"><xs:complexType><xs:sequence>
      <xs:element name="name"><xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="5"/><xs:enumeration value="a"/><xs:enumeration value="b"/></xs:restriction></xs:simpleType></xs:element>
      <xs:element name="amount" type="xs:decimal" maxOccurs="unbounded"/>
      <xs:element name="codes"><xs:simpleType><xs:list itemType="xs:int"/></xs:simpleType></xs:element>
      </xs:sequence><xs:attribute name="id" type="xs:ID"/></xs:complexType></xs:element>`),
);
const names = ["Text", "Tree", "Open", "Item"] as const;

/** The value that the string decoder reads, or the code of its problem. The output of every decoder is harmless. */
function read(xml: string | Uint8Array): unknown {
  for (const name of names) expectTame(codecs[`decode${name}`](xml));
  const result = codecs.decodeText(xml);
  return result.ok ? result.value : result.problems[0]?.code;
}

const encoded = (text: string, encoding: "utf8" | "utf16le" | "latin1"): Uint8Array => Buffer.from(text, encoding);

describe("XML texts that nest", () => {
  it.each([
    ["100,000 elements", "<Tree>".repeat(100_000) + "</Tree>".repeat(100_000)],
    ["100,000 elements that nobody closes", "<Tree>".repeat(100_000)],
    ["100,000 elements of an open schema", `<Open>${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}</Open>`],
  ])("are refused at level 257: %s", (_, xml) => {
    const spent = effort();
    read(xml);
    expect(codecs.decodeTree(xml).ok || codecs.decodeOpen(xml).ok).toBe(false);
    expect(JSON.stringify([codecs.decodeTree(xml), codecs.decodeOpen(xml)])).toContain("xml/too-deep");
    expect(spent()).toBeLessThan(500);
  });

  it("are refused even when the call stack is already nearly full", () => {
    const xml = "<Tree>".repeat(250) + "</Tree>".repeat(250);
    const answers = new Set<boolean>();
    const descend = (): void => {
      try {
        descend();
      } catch {
        return;
      }
      answers.add(codecs.decodeTree(xml).ok);
    };
    descend();
    expect(answers.has(true)).toBe(true);
  });
});

describe("XML texts of very many pieces", () => {
  const million = sized({ normal: 50_000, thorough: 1_000_000 });
  it.each([
    ["references", `<Text>${"&amp;".repeat(million)}</Text>`, "&".repeat(million)],
    ["references to characters", `<Text>${"&#65;&#x42;".repeat(million / 2)}</Text>`, "AB".repeat(million / 2)],
    ["unknown entities", `<Text>${"&foo;".repeat(million)}</Text>`, "xml/unknown-entity"],
    ["comments that split the text", `<Text>${"x<!--c-->".repeat(million / 5)}</Text>`, "x".repeat(million / 5)],
    ["CDATA sections", `<Text>${"<![CDATA[<]]>".repeat(million / 5)}</Text>`, "<".repeat(million / 5)],
    ["instructions", `<Text>${"a<?p x?>".repeat(million / 5)}</Text>`, "a".repeat(million / 5)],
    ["digits of a reference", `<Text>&#${"0".repeat(million)}65;</Text>`, "A"],
    ["digits of a reference to nothing", `<Text>&#${"9".repeat(million)};</Text>`, "xml/invalid-character-reference"],
    ["letters of an entity", `<Text>&${"x".repeat(million)};</Text>`, "xml/unknown-entity"],
    ["letters of a name", `<${"x".repeat(million)}/>`, "xml/name-too-long"],
    ["openings", "<".repeat(million), "xml/invalid-markup"],
    ["beginnings of comments", `<Text>${"<!-".repeat(million)}`, "xml/invalid-markup"],
    ["ends of CDATA", `<Text>${"]]".repeat(million)}></Text>`, "xml/cdata-end-in-text"],
    ["line ends", `<Text>${"\r\n".repeat(million)}</Text>`, "\n".repeat(million)],
    ["values of very many characters", `<Text>${"é".repeat(10 * million)}</Text>`, "é".repeat(10 * million)],
  ])("take little time: %s", (_, xml, expected) => {
    const spent = effort();
    expect(read(xml) === expected).toBe(true);
    expect(spent()).toBeLessThan(2_000);
  });

  it("of attributes and prefixes are refused", () => {
    const attributes = Array.from({ length: 20_000 }, (_, index) => ` a${index}="1"`).join("");
    expect(read(`<Text${attributes}/>`)).toBe("xml/too-many-attributes");
    expect(read(`<Text${' a="1"'.repeat(20_000)}/>`)).toBe("xml/duplicate-attribute");
  });
});

describe("XML texts that are odd", () => {
  it.each([
    ["<!DOCTYPE a [<!ENTITY x 'y'>]><Text>&x;</Text>", "xml/doctype"],
    ["<!DOCTYPE a SYSTEM 'file:///etc/passwd'><Text/>", "xml/doctype"],
    ["<Text>\u001b[31m</Text>", "xml/illegal-character"],
    ["<Text>\ud800</Text>", "xml/illegal-character"],
    ["<Text>&#xD800;</Text>", "xml/invalid-character-reference"],
    ["<Text>&#0;</Text>", "xml/invalid-character-reference"],
    ["<Text>&#x110000;</Text>", "xml/invalid-character-reference"],
    ["<Text>a<!-- b -->c<![CDATA[<d>]]>e<?f g?>h</Text>", "ac<d>eh"],
    ["<Text>\u202e\u200b</Text>", "\u202e\u200b"],
    ["<__proto__/>", "cvc-elt.1"],
    ["<constructor/>", "cvc-elt.1"],
    ["", "xml/missing-root"],
    [encoded('\ufeff<?xml version="1.0" encoding="UTF-16"?><Text>é</Text>', "utf16le"), "é"],
    [encoded("<Text>é</Text>", "utf16le"), "xml/unsupported-encoding"],
    [encoded('\ufeff<?xml version="1.0" encoding="UTF-8"?><Text/>', "utf16le"), "xml/encoding-conflict"],
    [encoded('<?xml version="1.0" encoding="UTF-16"?><Text/>', "utf8"), "xml/encoding-conflict"],
    [encoded('<?xml version="1.0" encoding="iso-2022-jp"?><Text/>', "utf8"), "xml/unsupported-encoding"],
    [encoded(`<?xml version="1.0" encoding="${"x".repeat(100_000)}"?><Text/>`, "utf8"), "xml/unsupported-encoding"],
    [encoded("<Text>é</Text>", "latin1"), "xml/malformed-bytes"],
    [encoded('<?xml version="1.0" encoding="ISO-8859-1"?><Text>é</Text>', "latin1"), "é"],
    [encoded('<?xml version="1.0" encoding="US-ASCII"?><Text>é</Text>', "utf8"), "xml/malformed-bytes"],
    [Uint8Array.of(0xff, 0xfe, 0, 0, 0x3c), "xml/unsupported-encoding"],
    [Uint8Array.of(0xff, 0xfe, 0x3c), "xml/malformed-bytes"],
  ])("are read or refused: %#", (xml, expected) => {
    expect(read(xml)).toBe(expected);
  });

  it("give the first of 100,000 faults", () => {
    for (const xml of [
      `<Item>${'<amount>\u202e"x"</amount>'.repeat(100_000)}</Item>`,
      `<Tree>${"<漢字>x</漢字>".repeat(100_000)}</Tree>`,
      `<Tree ${Array.from({ length: 9000 }, (_, index) => `a${index}="1"`).join(" ")}/>`,
      `<Item id="${"漢".repeat(10_000)} "><name>${"\u202e".repeat(1_000_000)}</name></Item>`,
    ]) {
      for (const name of names) expectTame(codecs[`decode${name}`](xml));
      const result = codecs.decodeItem(xml);
      expect(result.ok).toBe(false);
    }
  });
});

describe("codecs given other things than they expect", () => {
  it.each([
    ["a revoked proxy", () => revoked()],
    ["an object that cannot be touched", untouchable],
    ["an object that pretends", () => ({ [Symbol.toStringTag]: "Uint8Array", length: 1e9 })],
    ["nothing", () => undefined],
    ["a boxed text", () => new String("<Text/>")],
  ])("decode no text from %s", (_, make) => {
    expect(codecs.decodeText(make() as unknown as string)).toMatchObject({
      ok: false,
      problems: [{ code: "xml/no-text" }],
    });
  });

  it.each(Object.entries(oddValues))("say yes or no of %s and throw nothing", (_, make) => {
    const value = make();
    const nested: readonly unknown[] = [
      value,
      { Tree: [value] },
      { Tree: value },
      { name: value, amount: [value], codes: value, id: value },
      { name: "a", amount: [1n, value], codes: [1, value] },
      { "#any": [value] },
      { any: [{ namespace: "", name: "a", attributes: [value], children: [value] }], anyAttribute: [value] },
    ];
    for (const candidate of nested) for (const name of names) expectTame(codecs[`validate${name}`](candidate));
  });

  it("refuse a value whose members throw, and do not tell what was thrown", () => {
    const value = {
      get Tree() {
        throw new Error("\u001b[31msecret");
      },
    };
    const result = codecs.validateTree(value);
    expect(result).toMatchObject({ ok: false, problems: [{ code: "unreadable" }] });
    expect(JSON.stringify(result)).not.toContain("secret");
  });

  it("end at values that are deep or hold themselves", () => {
    const circle: Record<string, unknown> = {};
    circle["Tree"] = [circle, circle, circle];
    expectTame(codecs.validateTree(circle));
    let deep: object = {};
    for (let level = 0; level < 100_000; level += 1) deep = { Tree: [deep] };
    expect(codecs.validateTree(deep).ok).toBe(false);
    let fragment: object = { namespace: "", name: "a", attributes: [], children: [] };
    for (let level = 0; level < 100_000; level += 1)
      fragment = { namespace: "", name: "a", attributes: [], children: [fragment] };
    for (const property of ["#any", "any", "children"]) expectTame(codecs.validateOpen({ [property]: [fragment] }));
  });
});
