import { describe, expect, it } from "vitest";
import type { Encoding, MediaTypeObject, Payload } from "../../../generator/model/contract.js";
import type { JsonSchema, JsonValue } from "../../../generator/model/json-schema/schema.js";
import { payloadEncoding, parameterEncoding } from "../../../generator/plan/payload-encoding.js";
import { propertiesOf } from "../../../generator/plan/value-shapes.js";
import { schemaAt } from "../../support/json-schema.js";

const schemaOf = (schema: JsonValue): JsonSchema => schemaAt({ schema })("/schema");
const origin = schemaOf(true).origin;

function media(
  mediaType: string,
  schema?: JsonValue,
  encoding: Readonly<Record<string, Partial<Encoding>>> = {},
): MediaTypeObject {
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
    ["application/xml", { type: "object" }, "document"],
    ["application/xml", { type: "array", items: { type: "string" } }, "document"],
    ["application/xml", { type: "string" }, "text"],
    ["application/xml", { type: "object", properties: { "a b": { type: "string" } } }, "text"],
    ["application/xml", { type: "object", properties: { a: { type: "object", xml: { attribute: true } } } }, "text"],
    ["text/event-stream", { type: "string" }, "stream"],
    ["application/x-ndjson; charset=utf-8", undefined, "stream"],
    ["application/geo+json-seq", { type: "object" }, "stream"],
    ["application/pdf", { type: "string", format: "binary" }, "binary"],
    ["application/x-www-form-urlencoded", undefined, "form"],
    ["application/x-www-form-urlencoded", { type: "string" }, "text"],
    ["multipart/form-data", undefined, "multipart"],
    ["multipart/form-data", { type: "string" }, "binary"],
    ["application/vnd.acme", { type: "object" }, "binary"],
    ["*/*", { type: "object" }, "json"],
    ["image/*", undefined, "binary"],
    ["image/*", { type: "string", format: "binary" }, "binary"],
  ] as const)("%s with %j is carried as %s", (mediaType, schema, kind) => {
    expect(payloadEncoding(media(mediaType, schema)).kind).toBe(kind);
  });

  it("gives text a schema only when its values are texts", () => {
    expect(payloadEncoding(media("text/plain", { type: "integer" }))).toHaveProperty("schema");
    expect(payloadEncoding(media("text/plain", { type: "object" }))).not.toHaveProperty("schema");
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
      optional: { anyOf: [{ type: "string", format: "binary" }, { type: "null" }] },
      some: {
        anyOf: [
          { type: "string", format: "binary" },
          { type: "array", items: { format: "binary" } },
        ],
      },
      either: { anyOf: [{ type: "string", format: "binary" }, { type: "string" }] },
      mixed: { oneOf: [{ type: "string" }, { type: "object" }] },
      named: { allOf: [{ type: "string" }] },
      styled: { type: "object" },
      list: { type: "array", items: { type: "string" } },
    };
    const encoding = {
      json: { contentType: "application/json" },
      note: { contentType: "text/plain, text/*" },
      styled: { style: "deepObject" },
      list: { style: "form", explode: false },
    } as const;
    const carrier = payloadEncoding(media("multipart/form-data", { properties, required: ["file"] }, encoding));
    const parts = carrier.kind === "multipart" ? carrier.parts.named : [];
    const told = parts.map(({ name, kind, many, required }) =>
      [
        name,
        kind,
        ...(many === "maybe" ? ["maybe many"] : many ? ["many"] : []),
        ...(required ? ["required"] : []),
      ].join(" "),
    );
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
      "optional file",
      "some file maybe many",
      "either open",
      "mixed value",
      "named text",
      "styled styled",
      "list styled many",
    ]);
  });
});

describe("the fields of an urlencoded form", () => {
  it("travel by their Encoding Objects, objects in brackets where these say nothing", () => {
    const properties = {
      text: { type: "string" },
      list: { type: "array", items: { type: "string" } },
      object: { type: "object" },
      lines: { type: "array", items: { type: "object" } },
      json: { type: "object" },
      exploded: { type: "object" },
      joined: { type: "array" },
      styled: { type: "object" },
      reserved: { type: "string" },
    };
    const encoding = {
      json: { contentType: "application/json" },
      exploded: { explode: true },
      joined: { style: "form", explode: false },
      styled: { style: "deepObject", contentType: "application/json" },
      reserved: { allowReserved: true, contentType: "application/json" },
    } as const;
    const carrier = payloadEncoding(media("application/x-www-form-urlencoded", { properties }, encoding));
    const fields = carrier.kind === "form" ? carrier.fields.named : [];
    expect(fields.map(({ name, style, explode }) => `${name} ${style}${explode ? " exploded" : ""}`)).toEqual([
      "text form exploded",
      "list form exploded",
      "object deepObject exploded",
      "lines form exploded",
      "json json",
      "exploded form exploded",
      "joined form",
      "styled deepObject",
      "reserved form exploded",
    ]);
  });

  it.each([
    [undefined, "any"],
    [{}, "any"],
    [{ type: "object" }, "any"],
    [{ type: "object", additionalProperties: false }, undefined],
    [{ additionalProperties: { type: "integer" } }, "number"],
    [{ properties: { a: {} }, patternProperties: { "^x": { type: "boolean" } } }, "boolean"],
    [{ properties: { a: {} } }, undefined],
    [{ properties: { a: {} }, additionalProperties: true }, "any"],
  ])("of %j that are not named have the shape %s", (schema, shape) => {
    const carrier = payloadEncoding(media("application/x-www-form-urlencoded", schema));
    expect(carrier.kind === "form" && carrier.fields.others).toBe(shape);
  });

  it("are put together from references and compositions, each with all that is said of it", () => {
    const schema = schemaAt({
      schema: { $ref: "#/base", properties: { a: { type: "string" } }, oneOf: [{ properties: { b: {} } }] },
      base: { properties: { a: { type: "number" }, c: {} }, allOf: [{ $ref: "#/base" }] },
    })("/schema");
    const { properties } = { properties: propertiesOf([schema]) };
    expect([...properties].map(([name, all]) => [name, all.length])).toEqual([
      ["a", 2],
      ["c", 1],
      ["b", 1],
    ]);
  });

  it("are found behind a chain of 20,000 references", () => {
    const end = schemaOf({ properties: { a: {} } });
    const first = Array.from({ length: 20_000 }).reduce<JsonSchema>(
      (target) => ({ origin, ref: { text: "", target } }),
      end,
    );
    expect([...propertiesOf([first]).keys()]).toEqual(["a"]);
  });
});

describe("a parameter with content", () => {
  it.each([
    ["application/json", { type: "object" }, "json"],
    ["*/*", { type: "object" }, "json"],
    ["text/plain", { type: "integer" }, "text"],
    ["application/graphql", { type: "string" }, "text"],
    ["application/graphql", undefined, "text"],
    ["application/yaml", { type: "object" }, undefined],
  ])("of %s with %j travels as %s", (mediaType, schema, kind) => {
    expect(parameterEncoding(media(mediaType, schema))).toBe(kind);
  });
});
