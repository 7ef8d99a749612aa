import { describe, expect, it } from "vitest";
import type { MediaTypeObject, RequestBody } from "../../../generator/model/contract.js";
import type { JsonSchema, JsonValue } from "../../../generator/model/json-schema/schema.js";
import { bodyLimit } from "../../../generator/plan/body-limit.js";
import { schemaAt } from "../../support/json-schema.js";

const schemaOf = (schema: JsonValue, schemas: JsonValue = {}): JsonSchema => schemaAt({ schema, schemas })("/schema");
const origin = schemaOf(true).origin;

function media(mediaType: string, schema: JsonSchema): MediaTypeObject {
  const payload = { kind: "json" as const, schema };
  return { origin, mediaType, payload, encoding: new Map(), examples: [], extensions: new Map() };
}

function body(...content: readonly MediaTypeObject[]): RequestBody {
  return { origin, required: true, content, extensions: new Map() };
}

/** The limit of a JSON body. */
const limitOf = (schema: JsonValue, schemas: JsonValue = {}): number | undefined =>
  bodyLimit(body(media("application/json", schemaOf(schema, schemas))));

/** Every character as an escape, indented as widely as anybody does. */
function longText(value: JsonValue): string {
  const escaped = (text: string): string =>
    [...text]
      .map((char) =>
        Array.from(char, () =>
          [...Array(char.length).keys()]
            .map((at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, "0")}`)
            .join(""),
        ).join(""),
      )
      .join("");
  return JSON.stringify(value, null, 8).replaceAll(/"([^"]*)"/g, (_, text: string) => `"${escaped(text)}"`);
}

const closed = (properties: JsonValue, more: Record<string, JsonValue> = {}): JsonValue => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
});

const line = closed({
  sku: { type: "string", maxLength: 40 },
  quantity: { type: "integer" },
  of: { $ref: "#/schemas/Unit" },
});
const Unit = { enum: ["piece", "dozen"] };

describe("the limit of a body that the contract bounds", () => {
  it.each<readonly [name: string, schema: JsonValue, longest: JsonValue]>([
    ["a text", { type: "string", maxLength: 10_000 }, "\u{1f600}".repeat(10_000)],
    [
      "a list of closed objects",
      { type: "array", maxItems: 1000, items: line },
      Array.from({ length: 1000 }, () => ({
        sku: "\u{1f600}".repeat(40),
        quantity: -1.7976931348623157e308,
        of: "dozen",
      })),
    ],
    [
      "a tuple",
      { type: "array", prefixItems: [{ type: "string", maxLength: 3000 }, { type: "boolean" }], items: false },
      ["\u{1f600}".repeat(3000), false],
    ],
    [
      "a dictionary",
      {
        type: "object",
        maxProperties: 500,
        propertyNames: { maxLength: 10 },
        additionalProperties: { type: "string", maxLength: 5 },
      },
      Object.fromEntries(
        Array.from({ length: 500 }, (_, index) => [
          String.fromCodePoint(0x1f600 + index).repeat(10),
          "\u{1f600}".repeat(5),
        ]),
      ),
    ],
    [
      "an object that is closed over those that it is put together from",
      {
        allOf: [{ $ref: "#/schemas/Named" }, { properties: { notes: { type: "string", maxLength: 2000 } } }],
        unevaluatedProperties: false,
      },
      { name: "\u{1f600}".repeat(2000), notes: "\u{1f600}".repeat(2000) },
    ],
    [
      "a text whose length another schema limits",
      { $ref: "#/schemas/Text", maxLength: 3000 },
      "\u{1f600}".repeat(3000),
    ],
    [
      "the longest of alternatives",
      { oneOf: [{ type: "null" }, { type: "string", maxLength: 2500 }, { type: "string", maxLength: 10 }] },
      "\u{1f600}".repeat(2500),
    ],
    [
      "texts whose pattern or format limits them",
      {
        type: "array",
        maxItems: 400,
        items: {
          anyOf: [
            { type: "string", pattern: "^([A-Z]{3}|[a-z]{1,20}[0-9]?)$" },
            { type: "string", format: "uuid" },
            { type: "string", format: "date-time" },
          ],
        },
      },
      Array.from({ length: 400 }, () => "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"),
    ],
  ])("holds %s, escaped and indented, and not much more", (_, schema, longest) => {
    const Named = { type: "object", required: ["name"], properties: { name: { type: "string", maxLength: 2000 } } };
    const limit = limitOf(schema, { Unit, Named, Text: { type: "string" } });
    const length = longText(longest).length;
    expect(limit).toBeGreaterThanOrEqual(Math.max(16_384, length));
    expect(limit).toBeLessThan(5 * length);
  });

  it("is at least 16 kB, so that a problem of a short body is reported by its name", () => {
    expect(limitOf({ type: "boolean" })).toBe(16_384);
    expect(limitOf(closed({}))).toBe(16_384);
    expect(limitOf({ const: "yes" })).toBe(16_384);
  });

  it("is that of the longest media type, and one that is not bounded has the usual limit", () => {
    const short = media("application/json", schemaOf({ type: "string", maxLength: 2000 }));
    const long = media("text/plain", schemaOf({ type: "string", maxLength: 40_000 }));
    const open = media("application/merge-patch+json", schemaOf({ type: "object" }));
    expect(bodyLimit(body(short, long))).toBe(bodyLimit(body(long)));
    expect(bodyLimit(body(short, open))).toBe(262_144);
    expect(bodyLimit(body(long, open))).toBe(bodyLimit(body(long)));
    expect(bodyLimit(body(open))).toBeUndefined();
  });

  it("holds forms, percent-encoded, and files whose length is limited", () => {
    const fields = closed({ note: { type: "string", maxLength: 5000 } });
    const encoded = `note=${encodeURIComponent("\u{1f600}".repeat(5000))}`;
    const form = bodyLimit(body(media("application/x-www-form-urlencoded", schemaOf(fields))));
    expect(form).toBeGreaterThan(encoded.length);
    const file = { type: "string", format: "binary", maxLength: 500_000 };
    const upload = bodyLimit(body(media("multipart/form-data", schemaOf(closed({ file })))));
    expect(upload).toBeGreaterThan(500_000 + 200);
    expect(bodyLimit(body(media("image/png", schemaOf(file))))).toBe(500_000);
    expect(
      bodyLimit(body(media("multipart/form-data", schemaOf(closed({ file: { type: "string", format: "binary" } }))))),
    ).toBeUndefined();
  });
});

describe("a body that the contract does not bound has no limit of its own:", () => {
  it.each<readonly [name: string, schema: JsonValue]>([
    ["a text of any length", { type: "string" }],
    ["an open object", { type: "object", properties: { a: { type: "boolean" } } }],
    ["a closed object with an open member", closed({ a: line, b: {} })],
    ["a list of any length", { type: "array", items: { type: "boolean" } }],
    ["a list of anything", { type: "array", maxItems: 10 }],
    [
      "a dictionary with names of any length",
      { type: "object", maxProperties: 2, additionalProperties: { type: "null" } },
    ],
    [
      "an object with members by pattern",
      { type: "object", patternProperties: { "^x": { type: "null" } }, additionalProperties: false },
    ],
    ["a pattern that is found anywhere", { type: "string", pattern: "[a-z]{2}" }],
    ["a pattern that repeats without an end", { type: "string", pattern: "^[a-z]+$" }],
    ["one branch of several", { anyOf: [{ type: "null" }, { type: "string" }] }],
    ["a value in itself", { $ref: "#/schemas/Tree" }],
    ["a length of the largest integer", { type: "string", maxLength: 2_147_483_647 }],
    ["anything", {}],
  ])("%s", (_, schema) => {
    const Tree = closed({ left: { $ref: "#/schemas/Tree" }, name: { type: "string", maxLength: 3 } });
    expect(limitOf(schema, { Tree, Unit })).toBeUndefined();
  });

  it("schemas in each other deeper than JSON is read", () => {
    const names = Array.from({ length: 600 }, (_, index) => `Level${index}`);
    const schemas = Object.fromEntries(
      names.map((name, index) => [name, closed({ in: { $ref: `#/schemas/${names[index + 1] ?? "Unit"}` } })]),
    );
    expect(limitOf({ $ref: "#/schemas/Level0" }, { ...schemas, Unit })).toBeUndefined();
    expect(limitOf({ $ref: "#/schemas/Level590" }, { ...schemas, Unit })).toBe(16_384);
  });
});
