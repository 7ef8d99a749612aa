import { describe, expect, it } from "vitest";
import type { Encoding, MediaType, Payload } from "../../../generator/model/contract.js";
import type { JsonSchema, JsonValue } from "../../../generator/model/json-schema/schema.js";
import { carrierOf, isJsonField, objectMembers, openMembers } from "../../../generator/plan/carriers.js";
import { schemaAt } from "../../support/json-schema.js";

const schemaOf = (schema: JsonValue): JsonSchema => schemaAt({ schema })("/schema");
const origin = schemaOf(true).origin;

function media(
  mediaType: string,
  schema?: JsonValue,
  encoding: Readonly<Record<string, Partial<Encoding>>> = {},
): MediaType {
  const payload: Payload = schema === undefined ? { kind: "open" } : { kind: "json", schema: schemaOf(schema) };
  const encodings = Object.entries(encoding).map(([name, each]): [string, Encoding] => [
    name,
    { origin, headers: [], allowReserved: false, ...each },
  ]);
  return { origin, mediaType, payload, encoding: new Map(encodings), examples: [], extensions: new Map() };
}

describe("carrierOf", () => {
  it.each([
    ["application/json", {}, "json"],
    ["Application/Problem+JSON; charset=utf-8", {}, "json"],
    ["application/json", undefined, "json"],
    ["application/x-www-form-urlencoded", { properties: { a: {} } }, "form"],
    ["multipart/form-data", { properties: { a: {} } }, "multipart"],
    ["text/plain", { type: "integer" }, "text"],
    ["text/csv", { type: "array" }, "text"],
    ["application/xml", { type: "object" }, "text"],
    ["application/pdf", { type: "string", format: "binary" }, "binary"],
    ["application/x-www-form-urlencoded", undefined, "binary"],
    ["application/vnd.acme", { type: "object" }, "binary"],
    ["*/*", { type: "object" }, "json"],
    ["image/*", undefined, "binary"],
    ["image/*", { type: "string", format: "binary" }, "binary"],
  ] as const)("%s with %j is carried as %s", (mediaType, schema, kind) => {
    expect(carrierOf(media(mediaType, schema)).kind).toBe(kind);
  });

  it("gives text a schema only when its values are texts", () => {
    expect(carrierOf(media("text/plain", { type: "integer" }))).toHaveProperty("schema");
    expect(carrierOf(media("text/plain", { type: "object" }))).not.toHaveProperty("schema");
  });

  it("tells files, JSON and text apart among the parts of a form", () => {
    const properties = {
      file: { type: "string", format: "binary" },
      media: { contentMediaType: "image/png" },
      base64: { type: "string", contentMediaType: "image/png", contentEncoding: "base64" },
      files: { type: "array", items: { type: "string", format: "binary" } },
      open: {},
      note: {},
      object: { type: "object" },
      composed: { allOf: [{ properties: { a: {} } }] },
      text: { type: "string" },
      json: { type: "string" },
      matrix: { type: "array", items: { type: "array", items: { type: "number" } } },
    };
    const encoding = { json: { contentType: "application/json" }, note: { contentType: "text/plain" } };
    const carrier = carrierOf(media("multipart/form-data", { properties, required: ["file"] }, encoding));
    const parts = carrier.kind === "multipart" ? carrier.parts : [];
    const told = parts.map(({ name, kind, many, required }) => [name, kind, ...(many ? ["many"] : []), ...(required ? ["required"] : [])].join(" ")); // prettier-ignore
    expect(told).toEqual([
      "file file required",
      "media file",
      "base64 text",
      "files file many",
      "open file",
      "note text",
      "object json",
      "composed json",
      "text text",
      "json json",
      "matrix json many",
    ]);
  });
});

describe("objectMembers", () => {
  it("puts together what references and compositions say, and requires what is always required", () => {
    const schema = schemaAt({
      schema: {
        $ref: "#/base",
        properties: { a: { title: "own" } },
        oneOf: [{ properties: { b: {} }, required: ["b"] }],
      },
      base: { properties: { a: { title: "base" }, c: {} }, required: ["c"], allOf: [{ $ref: "#/base" }] },
    })("/schema");
    const { properties, required } = objectMembers(schema);
    expect([...properties.keys()]).toEqual(["a", "c", "b"]);
    expect(properties.get("a")?.title).toBe("own");
    expect([...required]).toEqual(["c"]);
  });

  it("follows a chain of 20,000 references", () => {
    const chain = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`s${at}`, { $ref: `#/s${at + 1}` }]));
    const end = schemaOf({ properties: { a: {} } });
    const first = Object.keys(chain).reduceRight<JsonSchema>((target) => ({ origin, ref: { text: "", target } }), end);
    expect([...objectMembers(first).properties.keys()]).toEqual(["a"]);
  });
});

describe("openMembers", () => {
  it.each([
    [{ additionalProperties: { type: "string" } }, true],
    [{ allOf: [{ patternProperties: { "^x": {} } }] }, true],
    [{ additionalProperties: true }, false],
    [{ additionalProperties: false }, false],
    [{ additionalProperties: { description: "Anything." } }, false],
    [{ properties: { a: { additionalProperties: { type: "string" } } } }, false],
  ])("%j: %s", (schema, isOpen) => {
    expect(openMembers(schemaOf(schema)) !== undefined).toBe(isOpen);
  });
});

describe("isJsonField", () => {
  it("asks for the media type of JSON, and for no style", () => {
    const at = (encoding: Partial<Encoding>): boolean => isJsonField({ origin, headers: [], allowReserved: false, ...encoding }); // prettier-ignore
    expect(isJsonField(undefined)).toBe(false);
    expect(at({})).toBe(false);
    expect(at({ contentType: "application/json" })).toBe(true);
    expect(at({ contentType: "text/plain" })).toBe(false);
    expect(at({ contentType: "application/json", style: "form" })).toBe(false);
    expect(at({ contentType: "application/json", explode: true })).toBe(false);
  });
});
