import { describe, expect, it } from "vitest";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";

describe("mixed content", async () => {
  const text = await codecsOf<"P" | "Only">(
    schemaText(`
      <xs:complexType name="Inline" mixed="true">
        <xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="b" type="Inline"/><xs:element name="n" type="xs:int"/></xs:choice>
        <xs:attribute name="id" type="xs:string"/>
      </xs:complexType>
      <xs:complexType name="Only" mixed="true"/>
      <xs:element name="P" type="Inline"/><xs:element name="Only" type="Only"/>`),
  );

  it("is a list of texts and tagged items", () => {
    const xml = '<P id="1">a <b>bold <n>1</n></b>\n<n>2</n></P>';
    const value = {
      id: "1",
      content: [
        "a ",
        { tag: "b", value: { content: ["bold ", { tag: "n", value: 1 }] } },
        "\n",
        { tag: "n", value: 2 },
      ],
    };
    expect(valueIn(text.decodeP(xml))).toEqual(value);
    expect(text.encodeP(value as never)).toBe(xml);
    expect(text.validateP(value)).toEqual({ ok: true, value });
  });

  it("joins text around comments, CDATA sections and references", () => {
    expect(valueIn(text.decodeP("<P>a<!-- c -->b<![CDATA[<]]>&amp;</P>"))).toEqual({ content: ["ab<&"] });
  });

  it("is never indented, for that would change it", () => {
    const value = { content: ["a", { tag: "b", value: { content: [] } }] };
    expect(text.encodeP(value, { indent: 2 })).toBe("<P>a<b/></P>");
  });

  it("has no empty texts, and none side by side: they would be read back as one", () => {
    expect(complaints(text.validateP({ content: ["", "a", "b"] }))).toEqual([
      "xml/empty-text /P",
      "xml/split-text /P",
      "xml/split-text /P",
    ]);
    expect(complaints(text.validateP({ content: ["\0"] }))).toEqual(["xml/illegal-character /P"]);
    expect(complaints(text.validateP({}))).toEqual(["xml/list-expected /P"]);
  });

  it("may be text alone", () => {
    expect(valueIn(text.decodeOnly("<Only>x</Only>"))).toEqual({ content: ["x"] });
    expect(valueIn(text.decodeOnly("<Only/>"))).toEqual({ content: [] });
    expect(complaints(text.decodeOnly("<Only><b/></Only>"))).toEqual(["cvc-complex-type.2.4.d /Only/b"]);
  });
});
