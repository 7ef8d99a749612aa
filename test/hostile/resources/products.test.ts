import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generate } from "../../../generator/api/generate.js";
import { probe } from "../../bench/growth/probe.js";
import { codecsOf, planOfXsd, schemaText, xmlTypesModule } from "../../support/codecs.js";
import { renderModule } from "../../support/render-module.js";
import { sized } from "../../support/sizes.js";
import { tempFolder } from "../../support/temp-folder.js";

/*
 * Pairs that were once emitted or visited one by one: the output was their product, and for some thousands of both
 * longer than a string can be.
 */

const list = (count: number, item: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => item(index)).join("");

describe("what is many on both sides is not multiplied:", () => {
  const derived = list(
    400,
    (index) =>
      `<xs:complexType name="T${index}"><xs:complexContent><xs:extension base="Base"><xs:attribute name="a${index}" type="xs:int"/></xs:extension></xs:complexContent></xs:complexType>`,
  );
  const base = `<xs:complexType name="Base" abstract="true"/>`;
  const elements = list(400, (index) => `<xs:element name="e${index}" type="Base"/>`);
  const text = schemaText(`${base}${derived}${elements}`);

  it("elements of an abstract type with many derived ones, which xsi:type names", async () => {
    const types = renderModule(xmlTypesModule(await planOfXsd(text)));
    // Once for all elements of the type, and once for roots that are not declared.
    expect(types.match(/"xsi:type": "T399"/g)).toHaveLength(2);
    expect(types).toContain("export type E399 = AnyBase;");
    expect(types.length).toBeLessThan(400 * 400);
  });

  it("and such an element is read, written and refused as before", async () => {
    const { decodeE7, encodeE7 } = await codecsOf<"E7">(text);
    const xsi = `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`;
    const value = { "xsi:type": "T399", a399: 5 };
    expect(decodeE7(`<e7 ${xsi} xsi:type="T399" a399="5"/>`)).toEqual({ ok: true, value });
    expect(decodeE7(encodeE7(value))).toEqual({ ok: true, value });
    expect(decodeE7("<e7/>").ok).toBe(false);
    expect(decodeE7(`<e7 ${xsi} xsi:type="T400"/>`).ok).toBe(false);
  });
});

describe("thousands of", () => {
  const count = sized({ normal: 1_200, thorough: 8_000 });
  const schemes = Array.from({ length: count }, (_, index) => `key${index}`);
  const documentOf = (members: object): string =>
    JSON.stringify({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths: {}, ...members });

  it("alternatives of security of one operation are generated", async () => {
    const securitySchemes = Object.fromEntries(schemes.map((name) => [name, { type: "apiKey", in: "header", name }]));
    const get = { security: schemes.map((name) => ({ [name]: [] })), responses: { 200: { description: "d" } } };
    const { faults } = await probe(documentOf({ paths: { "/a": { get } }, components: { securitySchemes } }));
    expect(faults).toBe("");
  });

  it("schemas are put into one choice", async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `S${index}`,
        { type: "object", required: ["kind"], properties: { kind: { const: `S${index}` } } },
      ]),
    );
    const oneOf = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const choice = { oneOf, discriminator: { propertyName: "kind" } };
    const { faults } = await probe(documentOf({ components: { schemas: { ...schemas, Choice: choice } } }));
    expect(faults).toBe("");
  });
});

it("20 alternatives of security are distinguished, and 21 of 21 schemes are all optional", async () => {
  const handlers = async (count: number): Promise<string> => {
    const names = Array.from({ length: count }, (_, index) => `key${index}`);
    const securitySchemes = Object.fromEntries(names.map((name) => [name, { type: "apiKey", in: "header", name }]));
    const get = {
      operationId: "a",
      security: names.map((name) => ({ [name]: [] })),
      responses: { 200: { description: "d" } },
    };
    const text = JSON.stringify({
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths: { "/a": { get } },
      components: { securitySchemes },
    });
    const cwd = tempFolder({ "a.json": text });
    const { ok } = await generate({ cwd, files: ["a.json"], out: "out", format: "none" });
    expect(ok).toBe(true);
    return readFileSync(join(cwd, "out/a.ts"), "utf8");
  };
  expect(await handlers(20)).toContain("readonly key19?: undefined");
  const many = await handlers(21);
  expect(many).not.toContain("readonly key20?: undefined");
  expect(many).toContain("readonly key20?: Key20Context");
});
