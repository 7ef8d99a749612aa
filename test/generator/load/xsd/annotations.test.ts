import { describe, expect, it } from "vitest";
import { load, loadValid, xsd } from "../../../support/xsd.js";

describe("annotations", () => {
  it("keep documentation without the indentation of the file, joined with blank lines", async () => {
    const schema = await loadValid(
      `<xs:element name="a"><xs:annotation>
        <xs:documentation>
          The first
          line.
        </xs:documentation>
        <xs:documentation>And <b>more</b>.</xs:documentation>
      </xs:annotation></xs:element>`,
    );
    expect(schema.elements.get("a")?.annotation.documentation).toBe("The first\nline.\n\nAnd more.");
  });

  it("keep open questions at their places, also those of parts that are not components", async () => {
    const note = (text: string): string =>
      `<xs:annotation><xs:appinfo source="open-question">${text}</xs:appinfo><xs:appinfo>other</xs:appinfo></xs:annotation>`;
    const schema = await loadValid(
      `${note("Q-1:\n   why?")}<xs:complexType name="T"><xs:sequence>${note("Q-2")}<xs:element name="a">${note("Q-3")}</xs:element></xs:sequence></xs:complexType>`,
    );
    expect(schema.documents[0]?.openQuestions.map(({ text }) => text)).toEqual(["Q-1: why?", "Q-2", "Q-3"]);
    expect(schema.documents[0]?.annotation.openQuestions.map(({ text }) => text)).toEqual(["Q-1: why?"]);
  });

  it("keep what the sandbox chose, on one line", async () => {
    const schema = await loadValid(
      `<xs:element name="a"><xs:annotation><xs:appinfo source="sandbox-choice">Q-1:
         dropped.</xs:appinfo></xs:annotation></xs:element>`,
    );
    expect(schema.elements.get("a")?.annotation.sandboxChoices).toMatchObject([{ name: "", text: "Q-1: dropped." }]);
  });

  it("give an open question or a choice its text where a name stands for it, above and below", async () => {
    const named = (source: string, rest: string): string => `<xs:appinfo source="${source}" mark:name="length"${rest}`;
    const schema = await loadValid({
      "a.xsd": xsd(
        `<xs:include schemaLocation="b.xsd"/><xs:element name="a"><xs:annotation>${named("open-question", "/>")}</xs:annotation></xs:element>
         <xs:element name="b"><xs:annotation>${named("open-question", "> How long? </xs:appinfo>")}</xs:annotation></xs:element>`,
        'xmlns:mark="urn:specwright:marks"',
      ),
      "b.xsd": xsd(
        `<xs:element name="c"><xs:annotation>${named("sandbox-choice", ">Any length.</xs:appinfo>")}${named("open-question", "></xs:appinfo>")}</xs:annotation></xs:element>`,
        'xmlns:mark="urn:specwright:marks"',
      ),
    });
    const question = { name: "length", text: "How long?" };
    const annotation = (name: string): unknown => schema.elements.get(name)?.annotation;
    expect(annotation("a")).toMatchObject({ openQuestions: [question], sandboxChoices: [] });
    expect(annotation("b")).toMatchObject({ openQuestions: [question] });
    expect(annotation("c")).toMatchObject({ openQuestions: [question], sandboxChoices: [{ text: "Any length." }] });
  });

  it("keep attributes of other namespaces as marks", async () => {
    const schema = await loadValid('<xs:element name="a" p:create="R" xmlns:p="urn:p"/>');
    expect([...(schema.elements.get("a")?.annotation.marks ?? [])]).toEqual([["{urn:p}create", "R"]]);
  });

  it("tell whether unknown elements are kept", async () => {
    const extension = 'xmlns:x="urn:specwright:xsd" x:unknown="keep"';
    expect((await loadValid({ "a.xsd": xsd("", extension) })).documents[0]?.keepsUnknown).toBe(true);
    expect((await loadValid({ "a.xsd": xsd("") })).documents[0]?.keepsUnknown).toBe(false);
    expect((await load({ "a.xsd": xsd("", extension.replace("keep", "kept")) })).found).toEqual([
      "1:96 xsd/invalid-attribute-value",
    ]);
  });
});
