import { describe, expect, it } from "vitest";
import { isXmlEncodeError } from "../../../../templates/runtime/xml/encode-error.js";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";

const inherited = ["constructor", "toString", "hasOwnProperty", "__proto__", "valueOf"];

describe("names that every object inherits", async () => {
  const one = inherited.map((name) => `<xs:element name="${name}" type="xs:string" minOccurs="0"/>`).join("");
  const odd = await codecsOf<"Odd">(
    schemaText(`<xs:element name="Odd"><xs:complexType><xs:sequence>${one}
      <xs:element name="list" type="xs:string" maxOccurs="9" minOccurs="0"/></xs:sequence>
      <xs:attribute name="isPrototypeOf" type="xs:string" use="required"/></xs:complexType></xs:element>`),
  );

  it("are absent when they are absent", () => {
    expect(valueIn(odd.decodeOdd('<Odd isPrototypeOf="x"/>'))).toEqual({ isPrototypeOf: "x" });
    expect(complaints(odd.decodeOdd("<Odd/>"))).toEqual(["cvc-complex-type.4 /Odd"]);
    expect(complaints(odd.validateOdd({}))).toEqual(["cvc-complex-type.4 /Odd"]);
    expect(odd.encodeOdd({ isPrototypeOf: "x" })).toBe('<Odd isPrototypeOf="x"/>');
  });

  it("are plain properties when they are there", () => {
    const xml = `<Odd isPrototypeOf="x">${inherited.map((name) => `<${name}>${name}</${name}>`).join("")}</Odd>`;
    const value = valueIn(odd.decodeOdd(xml)) as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.entries(value)).toEqual([["isPrototypeOf", "x"], ...inherited.map((name) => [name, name])]);
    expect(odd.validateOdd(value).ok).toBe(true);
    expect(odd.encodeOdd(value)).toBe(xml);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe("deep and circular values", async () => {
  const tree = await codecsOf<"Node">(
    schemaText(`<xs:complexType name="Node"><xs:sequence><xs:element name="Node" type="Node" minOccurs="0" maxOccurs="2"/></xs:sequence></xs:complexType>
      <xs:element name="Node" type="Node"/>`),
  );

  it("are refused beyond 256 levels, without an end to the stack", () => {
    const xml = (depth: number): string => "<Node>".repeat(depth) + "</Node>".repeat(depth);
    expect(tree.decodeNode(xml(256)).ok).toBe(true);
    expect(complaints(tree.decodeNode(xml(100_000)))[0]).toMatch(/^xml\/too-deep \/Node\/Node\[1\]/);
    const value = valueIn(tree.decodeNode(xml(256)));
    expect(tree.validateNode(value).ok).toBe(true);
    expect(tree.encodeNode(value).length).toBeGreaterThan(256 * 13 - 10);
    expect(tree.validateNode({ Node: [value] }).ok).toBe(false);
    expect(() => tree.encodeNode({ Node: [value] })).toThrow("deeper");
  });

  it("end, also when they hold themselves twice", () => {
    const circular: Record<string, unknown> = {};
    circular["Node"] = [circular, circular];
    const result = tree.validateNode(circular);
    expect(result).toMatchObject({ ok: false, truncated: true });
    expect(complaints(result).every((line) => line.startsWith("xml/too-deep "))).toBe(true);
    expect(() => tree.encodeNode(circular)).toThrow("deeper");
  });

  it("stop being read after so many problems", () => {
    const xml = `<Node>${"<x/>".repeat(5_000)}</Node>`;
    const result = tree.decodeNode(xml);
    expect(result).toMatchObject({ ok: false, truncated: true });
    expect(JSON.stringify(result).length).toBeLessThan(4096);
    expect(tree.decodeNode(xml, { maxProblems: 1000 })).toMatchObject({
      truncated: true,
      problems: { 150: { line: 1 } },
    });
    expect(tree.decodeNode(xml, { maxProblems: 3 })).toMatchObject({ truncated: true, problems: { length: 3 } });
    expect(tree.decodeNode("<Node><x/></Node>", { maxProblems: 1 })).toMatchObject({ truncated: false });
  });
});

describe("documents that are not XML", async () => {
  const { decodeV, encodeV, validateV } = await codecsOf<"V">(schemaText('<xs:element name="V" type="xs:string"/>'));

  it("are refused with what the reader says, and what was found before", () => {
    expect(decodeV('<V a="1">\n <b></V>')).toMatchObject({
      ok: false,
      problems: [
        { code: "cvc-type.3.1.1", path: "/V/@a", line: 1, column: 4 },
        { code: "cvc-type.3.1.2", path: "/V/b", line: 2, column: 2 },
        { code: "xml/mismatched-tag", path: "/V/b", line: 2, column: 5 },
      ],
    });
    expect(complaints(decodeV(""))).toEqual(["xml/missing-root "]);
    expect(decodeV("<!DOCTYPE V><V/>").ok).toBe(true);
    expect(complaints(decodeV("<!DOCTYPE V><V/>", { doctype: "reject" }))).toEqual(["xml/doctype "]);
    expect(complaints(decodeV('<!DOCTYPE V [<!ENTITY e "x">]><V>&e;</V>'))).toEqual(["xml/doctype "]);
    expect(complaints(decodeV("<V/><V/>"))).toEqual(["xml/multiple-roots "]);
    expect(complaints(decodeV(new Uint8Array([0x3c, 0xff, 0x3e])))).toEqual(["xml/malformed-bytes "]);
  });

  it("may be bytes", () => {
    expect(valueIn(decodeV(new Uint8Array([0x3c, 0x56, 0x3e, 0xc3, 0xa4, 0x3c, 0x2f, 0x56, 0x3e])))).toBe("\u00e4");
  });

  it("cannot be written: characters that XML does not allow", () => {
    for (const text of ["\0", "\ud800", "\uffff"]) {
      expect(complaints(validateV(text))).toEqual(["xml/illegal-character /V"]);
      try {
        encodeV(text);
        expect.unreachable();
      } catch (error) {
        expect(isXmlEncodeError(error) && error.path).toBe("/V");
        expect(isXmlEncodeError(error) && error.problems).toMatchObject([
          { code: "http/unencodable-value", path: "/V" },
        ]);
      }
    }
    const awkward = "a\r\nb\tc ]]> <&>\"' \u{1f600}\u2028";
    expect(validateV(awkward).ok).toBe(true);
    expect(valueIn(decodeV(encodeV(awkward)))).toBe(awkward);
  });

  it("cannot be written: values of another kind", () => {
    for (const value of [undefined, null, 1, {}, [], Symbol("x")]) {
      expect(() => encodeV(value), typeof value).toSatisfy((call: () => unknown) => {
        try {
          return value === undefined ? call() === "" : call() === "never";
        } catch (error) {
          return isXmlEncodeError(error);
        }
      });
    }
  });
});
