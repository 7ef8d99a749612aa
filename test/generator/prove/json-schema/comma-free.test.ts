import { describe, expect, it } from "vitest";
import { createCommaFree } from "../../../../generator/prove/json-schema/comma-free.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { schemaAt } from "../../../support/json-schema.js";
import { partiesOf } from "../../../support/parties.js";
import { tempFolder } from "../../../support/temp-folder.js";

const words = { enum: ["READ", "USER"] };
const listOf = (items: JsonValue): JsonValue => ({ type: "array", items });
const closed = (properties: JsonValue): JsonValue => ({ type: "object", properties, additionalProperties: false });
const recursive = { anyOf: [{ $ref: "#" }, listOf({ $ref: "#" })] };

describe("a value without a comma", () => {
  it.each<[string, JsonValue]>([
    ["an enum", listOf(words)],
    ["a const", listOf({ const: "a" })],
    ["numbers", listOf({ type: "number" })],
    ["integers, booleans and null", listOf({ type: ["integer", "boolean", "null"] })],
    ["a nullable enum", listOf({ type: ["string", "null"], enum: ["a", null] })],
    ["UUIDs", listOf({ type: "string", format: "uuid" })],
    ["dates", listOf({ type: "string", format: "date" })],
    ["dates with time", listOf({ type: "string", format: "date-time" })],
    ["times", listOf({ type: "string", format: "time" })],
    ["durations", listOf({ type: "string", format: "duration" })],
    ["hosts", listOf({ type: "string", format: "hostname" })],
    [
      "addresses",
      listOf({
        anyOf: [
          { type: "string", format: "ipv4" },
          { type: "string", format: "ipv6" },
        ],
      }),
    ],
    ["Base64", listOf({ type: "string", format: "byte" })],
    ["a pattern", listOf({ type: "string", pattern: "^[a-z-]+$" })],
    [
      "two patterns that exclude it together",
      listOf({ allOf: [{ type: "string", pattern: "^[a-z,]+$" }, { pattern: "^[^,]*$" }] }),
    ],
    ["a reference", { $defs: { w: { $ref: "#/$defs/x" }, x: words }, ...(listOf({ $ref: "#/$defs/w" }) as object) }],
    ["alternatives", listOf({ oneOf: [words, { type: "integer" }] })],
    ["a list that is put together", { allOf: [listOf({ type: "string" }), { items: words, maxItems: 3 }] }],
    ["a list or one word", { anyOf: [words, listOf(words)] }],
    ["a closed object", closed({ R: { type: "integer" }, name: words })],
    ["an object with named words", { type: "object", propertyNames: words, additionalProperties: { type: "number" } }],
    ["at most no characters", listOf({ type: "string", maxLength: 0 })],
  ] as const)("is proved: %s", (_, schema) => {
    expect(createCommaFree()([schemaAt(schema)("")])).toBe(true);
  });

  it.each<[string, JsonValue]>([
    ["strings", listOf({ type: "string" })],
    ["an enum with a comma", listOf({ enum: ["a", "b,c"] })],
    ["a const with a comma", listOf({ const: "," })],
    ["a pattern that is found anywhere", listOf({ type: "string", pattern: "[a-z]+" })],
    ["a pattern with a class that contains it", listOf({ type: "string", pattern: "^[+--]$" })],
    ["email addresses", listOf({ type: "string", format: "email" })],
    ["addresses of the web", listOf({ type: "string", format: "uri" })],
    ["an unknown format", listOf({ type: "string", format: "color" })],
    ["nothing", listOf({})],
    ["lists inside", listOf(listOf({ type: "integer" }))],
    ["objects inside", listOf(closed({ a: { type: "integer" } }))],
    ["one alternative with a comma", listOf({ anyOf: [words, { type: "string" }] })],
    ["a list or a string", { anyOf: [{ type: "string" }, listOf(words)] }],
    ["a list whose first item is a string", { type: "array", prefixItems: [{ type: "string" }], items: words }],
    ["an open object", { type: "object", properties: { R: { type: "integer" } } }],
    ["an object with a string", closed({ R: { type: "string" } })],
    ["a name with a comma", closed({ "a,b": { type: "integer" } })],
    ["any name", { type: "object", additionalProperties: { type: "integer" } }],
    ["a schema that contains itself", listOf(recursive)],
  ] as const)("is not proved: %s", (_, schema) => {
    expect(createCommaFree()([schemaAt(schema)("")])).toBe(false);
  });

  it("is proved of each schema of a field", () => {
    const [word, text] = [schemaAt(listOf(words))(""), schemaAt(listOf({ type: "string" }))("")];
    const areCommaFree = createCommaFree();
    expect([areCommaFree([word, word]), areCommaFree([word, text])]).toEqual([true, false]);
  });

  it.each<[string, JsonValue]>([
    ["an enum", listOf(words)],
    ["a const", listOf({ type: "string", const: "a" })],
    ["one number, without a list", { type: "number" }],
    ["integers", listOf({ type: "integer" })],
    ["booleans", { type: ["array", "null"], items: { type: "boolean" } }],
    ["UUIDs", listOf({ type: "string", format: "uuid" })],
    ["dates or null", listOf({ type: ["string", "null"], format: "date" })],
    ["hosts", listOf({ type: "string", format: "hostname" })],
    ["a reference", { $defs: { w: { $ref: "#/$defs/x" }, x: words }, ...(listOf({ $ref: "#/$defs/w" }) as object) }],
    ["a part", listOf({ allOf: [{ type: "string", pattern: "^(a+)+$" }, words] })],
    ["branches", listOf({ oneOf: [words, { anyOf: [{ type: "integer" }, { const: "c" }] }] })],
  ])("needs no proof: %s", (_, schema) => {
    expect(createCommaFree(0)([schemaAt(schema)("")])).toBe(true);
  });

  it("is proved as long as the shared budget lasts, in the order of the questions", () => {
    const lists = ["a", "b", "c", "d", "e", "f"].map((letter) =>
      schemaAt(listOf({ type: "string", pattern: `^${letter}{40}[a-z]{1,20}$` }))(""),
    );
    const results = (maxWork: number): readonly boolean[] => {
      const areCommaFree = createCommaFree(maxWork);
      return [...lists, ...lists].map((schema) => areCommaFree([schema]));
    };
    const [all, three] = [lists.map(() => true), [true, true, true, false, false, false]];
    expect(results(4300)).toEqual([...all, ...all]);
    expect(results(2200)).toEqual([...three, ...three]);
    expect(results(2200)).toEqual(results(2200));
  });

  it("is not proved of patterns that need more work than all proofs may take", () => {
    const patterns = Array.from({ length: 40 }, (_, index) => ({
      pattern: `(${index}a|b){${index + 2}}.{${index},${index + 9}}`,
    }));
    const areCommaFree = createCommaFree();
    expect(areCommaFree([schemaAt(listOf({ type: "string", pattern: "^[a-z]+$" }))("")])).toBe(true);
    expect(
      areCommaFree([schemaAt(listOf({ type: "string", allOf: [...patterns, { pattern: "^[a-z]+$" }] }))("")]),
    ).toBe(false);
    expect(areCommaFree([schemaAt(listOf({ type: "string", pattern: "^[A-Z]+$" }))("")])).toBe(false);
  });
});

const parameter = (name: string, place: string, more: object = {}, schema: JsonValue = listOf(words)): object => ({
  name,
  in: place,
  required: place === "path",
  explode: false,
  schema,
  ...more,
});

const spec = {
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: {
    "/{simple}/{label}/{matrix}/{exploded}": {
      post: {
        operationId: "read",
        parameters: [
          parameter("simple", "path"),
          parameter("label", "path", { style: "label" }),
          parameter("matrix", "path", { style: "matrix" }),
          parameter("exploded", "path", { explode: true }),
          parameter("scope", "query"),
          parameter("color", "query", {}, closed({ R: { type: "integer" }, G: { type: "integer" } })),
          parameter("text", "query", {}, listOf({ type: "string" })),
          parameter("each", "query", { explode: true }, listOf({ type: "string" })),
          parameter("pipes", "query", { style: "pipeDelimited" }),
          parameter("cookie", "cookie", { style: "form" }),
          parameter("X-Words", "header", {}, listOf({ type: "string" })),
        ],
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: { type: "object", properties: { list: listOf(words) } },
              encoding: { list: { style: "form", explode: false } },
            },
          },
        },
        responses: { "204": { description: "d" } },
      },
    },
  },
};

describe("an encoded comma", () => {
  it("separates where no item contains a comma, and is data elsewhere", async () => {
    const folder = tempFolder({ "openapi.json": JSON.stringify(spec) });
    const { client, server, toFetchHandler } = await partiesOf("commas", folder);
    let received: unknown;
    const served = server["createCommasServer"]?.({
      handlers: { read: (request: unknown) => ((received = request), { status: 204 }) },
    });
    if (served === undefined) throw new Error("There is no server.");
    const answer = async (comma: string): Promise<readonly [number, unknown]> => {
      received = undefined;
      const list = `READ${comma}USER`;
      const query = `scope=${list}&color=R${comma}1${comma}G${comma}2&text=a%2cb,c&each=d%2Ce&pipes=READ%7CUSER`;
      const { status } = await toFetchHandler(served)(
        new Request(`http://a.example/${list}/.${list}/;matrix=${list}/${list}?${query}`, {
          method: "POST",
          body: `list=${list}`,
          headers: {
            "Content-Type": "application/x-www-form-urlencoded",
            Cookie: `cookie=${list}`,
            "X-Words": "a%2Cb,c",
          },
        }),
      );
      return [status, received];
    };
    const both = ["READ", "USER"];
    const expected = {
      path: { simple: both, label: both, matrix: both, exploded: both },
      query: { scope: both, color: { R: 1, G: 2 }, text: ["a,b", "c"], each: ["d,e"], pipes: both },
      cookies: { cookie: both },
      headers: { "X-Words": ["a%2Cb", "c"] },
      contentType: "application/x-www-form-urlencoded",
      body: { list: both },
    };
    for (const comma of [",", "%2C", "%2c"]) expect(await answer(comma), comma).toEqual([204, expected]);
    expect((await answer("%252C"))[0]).toBe(400);
    const sent: string[] = [];
    const fetchText = (request: Request): Promise<Response> => {
      sent.push(request.url);
      return Promise.resolve(new Response(null, { status: 204 }));
    };
    const make = client["createCommasClient"] as unknown as (options: object) => {
      read: (input: object) => Promise<unknown>;
    };
    const { path, query } = expected;
    await make({ baseUrl: "http://a.example", fetch: fetchText }).read({ path, query: { ...query, text: ["a,b"] } });
    expect(sent).toEqual([
      "http://a.example/READ,USER/.READ,USER/;matrix=READ,USER/READ,USER?scope=READ,USER&color=R,1,G,2&text=a%2Cb&each=d%2Ce&pipes=READ%7CUSER",
    ]);
  });
});
