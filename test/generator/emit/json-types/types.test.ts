import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { jsonTypeDeclarations } from "../../../../generator/emit/json-types/types.js";
import { kinds } from "../../../../generator/emit/structures.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import { compile } from "../../../support/compile.js";
import { contractOf } from "../../../support/contract.js";

type Schemas = { readonly [name: string]: JsonValue };

/** Each declaration on one line: "Order: { id: string; notes?: string }". */
function typesOf(schemas: Schemas): Record<string, string> {
  const declarations = jsonTypeDeclarations(planInterface(contractOf(schemas), ""));
  const lines = declarations.map((declaration): [string, string] => {
    if (declaration.kind === kinds.typeAlias) return [declaration.name, declaration.type.replace(/\s+/g, " ")];
    const members = declaration.properties?.map(({ name, hasQuestionToken, type = "any" }) => {
      return `${name}${hasQuestionToken === true ? "?" : ""}: ${type}`;
    });
    return [declaration.name, `{ ${members?.join("; ")} }`.replace(/\s+/g, " ")];
  });
  return Object.fromEntries(lines);
}

const typeOf = (schema: JsonValue): string | undefined => typesOf({ T: schema })["T"];

describe("types of schemas", () => {
  it.each<[string, JsonValue, string]>([
    ["a string", { type: "string" }, "string"],
    ["an integer as a number", { type: "integer" }, "number"],
    ["null", { type: ["string", "null"] }, "string | null"],
    ["types in one order, however written", { type: ["null", "string"] }, "string | null"],
    ["an enumeration", { type: "string", enum: ["a", "b"] }, '"a" | "b"'],
    ["only the enumeration's values that the type lets in", { type: "string", enum: ["a", 1, null] }, '"a"'],
    ["a constant", { const: 5 }, "5"],
    ["a constant object", { const: { a: [1] } }, "{ a: [1] }"],
    ["an array", { type: "array", items: { type: ["string", "null"] } }, "(string | null)[]"],
    ["an array of anything", { type: "array" }, "unknown[]"],
    [
      "a tuple",
      { type: "array", minItems: 1, prefixItems: [{ type: "string" }, { type: "number" }] },
      "[string, number?, ...unknown[]]",
    ],
    ["a closed tuple", { type: "array", prefixItems: [{ type: "string" }], items: false }, "[string?]"],
    ["a free-form object", { type: "object" }, "{ [name: string]: unknown; }"],
    ["an object without members", { type: "object", additionalProperties: false }, "{ [name: string]: never; }"],
    ["a map", { type: "object", additionalProperties: { type: "number" } }, "{ [name: string]: number; }"],
    ["anything", {}, "unknown"],
    ["anything said by true", true, "unknown"],
    ["nothing", false, "never"],
    ["not, which types cannot say, as what stands beside it", { type: "string", not: { const: "a" } }, "string"],
    ["alternatives", { anyOf: [{ type: "string" }, { type: "number" }] }, "string | number"],
    [
      "listed strings that any other string may join",
      { anyOf: [{ enum: ["a", "b"] }, { type: "string" }] },
      '"a" | "b" | (string & {})',
    ],
    ["the same with null", { anyOf: [{ const: "a" }, { type: ["string", "null"] }] }, '"a" | (string & {}) | null'],
    ["the empty string beside strings", { anyOf: [{ const: "" }, { type: "string" }] }, '"" | string'],
    ["listed numbers beside strings", { anyOf: [{ enum: [1] }, { type: "string" }] }, "1 | string"],
    ["alternatives narrowed by a type beside them", { type: "string", anyOf: [{}, { type: "number" }] }, "string"],
  ])("writes %s", (_, schema, expected) => {
    expect(typeOf(schema)).toBe(expected);
  });

  it.each<[string, JsonValue, string]>([
    ["strings with a name", { anyOf: [{ $ref: "#/Text" }, { const: "a" }] }, '(Text & {}) | "a"'],
    ["a list with a name", { oneOf: [{ $ref: "#/Known" }, { type: "string" }] }, "Known | (string & {})"],
    ["a described list", { anyOf: [{ $ref: "#/Told" }, { $ref: "#/Text" }] }, "Told | (Text & {})"],
    [
      "what may be null, which the open form would lose",
      { anyOf: [{ $ref: "#/Maybe" }, { const: "a" }] },
      'Maybe | "a"',
    ],
    ["an object beside a string", { anyOf: [{ $ref: "#/Item" }, { type: "string" }] }, "Item | string"],
  ])("keeps the list in editors beside any string: %s", (_, schema, expected) => {
    const types = typesOf({
      T: schema,
      Text: { type: "string", maxLength: 9 },
      Known: { type: "string", enum: ["a", "b"] },
      Told: { oneOf: [{ const: "a", description: "The first." }] },
      Maybe: { type: ["string", "null"] },
      Item: { type: "object", properties: { id: { type: "string" } } },
    });
    expect(types["T"]).toBe(expected);
  });

  it("writes unions of listed and other strings that TypeScript does not fold", () => {
    const type = typeOf({ anyOf: [{ enum: ["a", "b"] }, { type: "string" }] }) ?? "";
    const path = join(process.cwd(), "out", "listed.ts");
    const text = `type T = ${type};
      declare const value: T;
      declare const other: string;
      export const listed: Extract<T, "b"> = "b";
      export const there: T = other;
      export const back: string = value;`;
    expect(compile([path], new Map([[path, text]]))).toEqual([]);
  });

  it("says which members names with a prefix, listed names, not and closed rivals leave", () => {
    const named = { type: "string" };
    const closed = { type: "object", additionalProperties: false };
    const cases: readonly (readonly [JsonValue, string])[] = [
      [{ ...closed, patternProperties: { "^x-": named } }, "{ [name: `x-${string}`]: string; }"],
      [
        { type: "object", properties: { a: { type: "number" } }, patternProperties: { "^x-": named } },
        "{ a?: number; [name: `x-${string}`]: string; [name: string]: unknown }",
      ],
      [{ ...closed, patternProperties: { "^x-": named, "^x-y": {} } }, "{ [name: string]: unknown; }"],
      [{ ...closed, patternProperties: { "^x-.": named } }, "{ [name: string]: string; }"],
      [
        { type: "object", propertyNames: { enum: ["a", "b"] }, additionalProperties: named, required: ["b"] },
        "{ a?: string; b: string }",
      ],
      [{ type: "object", properties: { a: named }, not: { required: ["b"] } }, "{ a?: string; b?: never }"],
      [{ type: "object", properties: { a: named }, not: { required: ["a"] } }, "{ a?: never }"],
      [{ type: "object", properties: { a: named }, required: ["a"], not: { required: ["a"] } }, "{ a: string }"],
      [
        {
          oneOf: [
            { ...closed, properties: { a: named } },
            { ...closed, properties: { b: named } },
          ],
        },
        "| { a?: string; b?: never; } | { b?: string; a?: never; }",
      ],
    ];
    for (const [schema, type] of cases) expect(typeOf(schema)?.trim()).toBe(type);
  });

  it("says of lists that they are not empty, and of members that they need others, where that is asked for", () => {
    const schema = {
      type: "object",
      properties: { card: { type: "string" }, lines: { type: "array", minItems: 2, items: { type: "string" } } },
      dependentRequired: { card: ["address"] },
    };
    const plan = planInterface(contractOf({ T: schema }), "", { typeDetail: "full" });
    const [declaration] = jsonTypeDeclarations(plan);
    expect(declaration).toMatchObject({ kind: kinds.typeAlias });
    expect(
      declaration && "type" in declaration ? declaration.type.replace(/\/\*\*.*?\*\//g, "").replace(/\s+/g, " ") : "",
    ).toBe(
      "{ card?: string; lines?: [string, ...string[]]; } & ( | { card?: never; } | { card: unknown; address: unknown; } )",
    );
    expect(typeOf(schema)).toBe("{ card?: string; lines?: string[] }");
  });

  it("writes an object with optional members", () => {
    const schema = {
      type: "object",
      required: ["id"],
      properties: { id: { type: "string" }, "a-b": { type: "boolean" } },
    };
    expect(typeOf(schema)).toBe('{ id: string; "a-b"?: boolean }');
  });

  it("lets other values in where no type keeps them out", () => {
    expect(typeOf({ properties: { id: { type: "string" } } })).toBe(
      " | { id?: string; } | unknown[] | string | number | boolean | null",
    );
  });

  it("keeps to objects inside an allOf that says so elsewhere", () => {
    const types = typesOf({
      Base: { type: "object", properties: { id: { type: "string" } } },
      T: { allOf: [{ $ref: "#/Base" }, { required: ["id"], properties: { note: { type: "string" } } }] },
    });
    expect(types["T"]).toBe("Base & { note?: string; id: string; }");
  });

  it("gives a member that only required names the type that a schema in allOf declares", () => {
    const types = typesOf({
      Base: { type: "object", properties: { id: { type: "string" } } },
      T: { type: "object", allOf: [{ $ref: "#/Base" }], required: ["id"] },
    });
    expect(types["T"]).toBe("{ id: string; } & Base");
  });

  it("makes members that a branch requires present there, and absent in its rivals", () => {
    const schema = {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "number" } },
      oneOf: [{ required: ["a"] }, { required: ["b"] }],
    };
    expect(typeOf(schema)).toBe(
      "{ a?: string; b?: number; } & ( | { a: string; b?: never; } | { b: number; a?: never; } )",
    );
  });

  it("types an index by every member, so that the declaration holds", () => {
    const schema = { type: "object", properties: { id: { type: "string" } }, additionalProperties: { type: "number" } };
    expect(typeOf(schema)).toBe("{ id?: string; [name: string]: number | string | undefined }");
  });

  it("names inner objects after where they stand", () => {
    const types = typesOf({
      Order: {
        type: "object",
        properties: { lines: { type: "array", items: { type: "object", properties: { sku: {} } } } },
      },
    });
    expect(types).toEqual({ Order: "{ lines?: OrderLinesItem[] }", OrderLinesItem: "{ sku?: unknown }" });
  });

  it("ask for no read-only member where a branch beside or before declares it", () => {
    const types = typesOf({
      Base: { type: "object", properties: { id: { type: "string", readOnly: true } } },
      Beside: { required: ["id"], allOf: [{ $ref: "#/Base" }] },
      After: { allOf: [{ $ref: "#/Base" }, { type: "object", required: ["id", "text"] }] },
    });
    expect(types).toMatchObject({
      After: "Base & { id: string; text: unknown; }",
      AfterRequest: "BaseRequest & { text: unknown; }",
      Beside: "{ id: string; } & Base",
    });
    expect(types).toHaveProperty("BesideRequest", expect.not.stringContaining("id"));
  });

  it("gives request and response types of their own where readOnly and writeOnly members differ", () => {
    const types = typesOf({
      User: {
        type: "object",
        required: ["id", "name"],
        properties: {
          id: { type: "string", readOnly: true },
          name: { type: "string" },
          password: { type: "string", writeOnly: true },
        },
      },
      Team: { type: "object", properties: { users: { type: "array", items: { $ref: "#/User" } } } },
      Label: { type: "string" },
    });
    expect(types).toEqual({
      Label: "string",
      Team: "{ users?: User[] }",
      TeamRequest: "{ users?: UserRequest[] }",
      User: "{ id: string; name: string }",
      UserRequest: "{ name: string; password?: string }",
    });
  });

  it("names things the same way whatever the order of the spec", () => {
    const parts: [string, JsonValue][] = [
      ["order_line", { type: "object", properties: { note: { type: "object", properties: { text: {} } } } }],
      ["OrderLine", { type: "string" }],
      ["order-line", { type: "number" }],
      ["OrderLineNote", { type: "boolean" }],
      ["Error", { type: "string" }],
    ];
    const forward = typesOf(Object.fromEntries(parts));
    expect(typesOf(Object.fromEntries([...parts].reverse()))).toEqual(forward);
    expect(forward["OrderLine"]).toBe("string");
    expect(forward["Error"]).toBe("string");
  });

  it("follows recursive schemas without end", () => {
    expect(typeOf({ type: "object", properties: { next: { $ref: "#/T" } } })).toBe("{ next?: T }");
  });

  it("says the bounds of schemas with names where they are used", () => {
    const declarations = jsonTypeDeclarations(
      planInterface(
        contractOf({
          Code: { type: "string", maxLength: 3 },
          Alias: { $ref: "#/Code" },
          Loop: { $ref: "#/Loop" },
          Order: {
            type: "object",
            properties: {
              code: { $ref: "#/Alias", description: "The code." },
              short: { $ref: "#/Code", minLength: 1 },
              loop: { $ref: "#/Loop" },
            },
          },
        }),
        "",
      ),
    );
    const order = declarations.find((each) => each.name === "Order");
    const properties = order?.kind === kinds.interface ? order.properties : [];
    const docs = properties?.map((property) => property.docs?.[0].description);
    expect(docs).toEqual([
      "The code.\n\nAt most 3 characters.",
      "At least 1 character. At most 3 characters.",
      undefined,
    ]);
  });
});
