import { describe, expect, it } from "vitest";
import { compileJsonSchema, UsageError, type CompiledSchema } from "../../../generator/index.js";

type Working = Extract<CompiledSchema, { readonly ok: true }>;

async function compiled(...given: Parameters<typeof compileJsonSchema>): Promise<Working> {
  const result = await compileJsonSchema(...given);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(" "));
  return result;
}

const order = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "integer" }, note: { type: "string", maxLength: 3 } },
};

const numbers = Array.from({ length: 3000 }, (_, index) => index);

describe("compiling a JSON Schema", () => {
  it("gives the functions of the emitted code, and the code itself", async () => {
    const { is, validate, parse, code } = await compiled(order, { name: "order" });
    expect([is({ id: 1 }), is({ id: "1" })]).toEqual([true, false]);
    expect(validate({ note: "long" })).toMatchObject({ ok: false, problems: [{ path: "" }, { path: "/note" }] });
    expect(parse('{\n  "id": 1.5 }')).toMatchObject({ ok: false, problems: [{ path: "/id", line: 2 }] });
    expect(code.map(({ path }) => path)).toEqual(expect.arrayContaining(["types.ts", "validators.ts"]));
    expect(code.find(({ path }) => path === "validators.ts")?.text).toContain("export function isOrder(");
  });

  it.each([
    ["an enum", { enum: numbers.map((id) => ({ id })) }, { id: 2999 }],
    ["anyOf", { type: "object", anyOf: numbers.map((id) => ({ required: [`m${id}`] })) }, { m2999: 1 }],
  ])("reads %s of 3,000 without a stack overflow of the compiler", async (_, schema, valid) => {
    const { is } = await compiled(schema);
    expect([is(valid), is({})]).toEqual([true, false]);
  });

  it("shows no value that nobody may read, nor its length", async () => {
    const secret = { type: "string", writeOnly: true, maxLength: 3 };
    const { validate } = await compiled({ type: "object", properties: { secret } });
    expect(validate({ secret: "hunter22" })).toMatchObject({
      problems: [{ path: "/secret", message: "The string must have at most 3 characters." }],
    });
    expect(JSON.stringify(validate({ secret: "hunter22" }))).not.toContain("8");
  });

  it("returns the faults of a schema, at lines of its indented text", async () => {
    const result = await compileJsonSchema({ $ref: "#/$defs/Order", $defs: {} });
    expect(result).toMatchObject({ ok: false, code: [], diagnostics: [{ code: "openapi/unknown-ref" }] });
  });

  it("reads nothing of this machine and nothing of the network", async () => {
    for (const ref of ["../../etc/passwd", "package.json", "file:///etc/passwd", "http://localhost:1/a.json"]) {
      const { ok, diagnostics } = await compileJsonSchema({ $ref: ref });
      expect([ref, ok, diagnostics.length > 0]).toEqual([ref, false, true]);
    }
  });

  it("takes schemas of other addresses from the call, as far as they are asked for", async () => {
    const remotes = { "https://orders.example/id.json": { type: "integer" }, "https://orders.example/no.json": 7 };
    const schema = { $id: "https://orders.example/order.json", properties: { id: { $ref: "id.json" } } };
    const { is } = await compiled(schema, { remotes });
    expect([is({ id: 1 }), is({ id: "1" })]).toEqual([true, false]);
  });

  it("knows the published meta-schemas", async () => {
    const { is } = await compiled({ $ref: "https://json-schema.org/draft/2020-12/schema" });
    expect([is(order), is({ properties: { id: { type: "integre" } } })]).toEqual([true, false]);
    const draft7 = await compiled({ $ref: "http://json-schema.org/draft-07/schema#" });
    expect([draft7.is({ items: [{}] }), draft7.is({ items: 1 })]).toEqual([true, false]);
  });

  it("reads a dynamic reference once for each way to it", async () => {
    const tree = {
      $id: "https://a.example/tree",
      $dynamicAnchor: "node",
      properties: { children: { items: { $dynamicRef: "#node" } } },
    };
    const strict = {
      $id: "https://a.example/strict",
      $dynamicAnchor: "node",
      $ref: "tree",
      unevaluatedProperties: false,
    };
    const schema = {
      properties: { open: { $ref: "https://a.example/tree" }, strict: { $ref: "https://a.example/strict" } },
    };
    const { is } = await compiled(schema, {
      remotes: { "https://a.example/tree": tree, "https://a.example/strict": strict },
    });
    const value = { children: [{ children: [], extra: 1 }] };
    expect([is({ open: value }), is({ strict: value }), is({ strict: { children: [{}] } })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("is a Standard Schema", async () => {
    const schema = await compiled({ type: "array", items: order });
    // A matcher that takes any library's schemas.
    expect([{ id: 1 }]).toEqual(expect.schemaMatching(schema));
    expect([{ id: "1" }]).not.toEqual(expect.schemaMatching(schema));
    const { version, vendor, validate } = schema["~standard"];
    expect([version, vendor, validate([{ id: 1 }])]).toEqual([1, "specwright", { value: [{ id: 1 }] }]);
    const { issues } = validate([{ id: 1 }, { id: 1, note: "long" }]);
    expect(issues).toEqual([{ message: expect.stringMatching(/./) as string, path: [1, "note"] }]);
  });

  it("is a Standard Schema that throws for no value", async () => {
    const schema = await compiled(order);
    const odd = {
      get id(): never {
        throw new Error("unreadable");
      },
    };
    expect(schema["~standard"].validate(odd).issues).toHaveLength(1);
    expect(schema["~standard"].validate(new Proxy([], { getPrototypeOf: () => Array.prototype })).issues).toHaveLength(
      1,
    );
  });

  it("asks a choice that names itself by its other branches", async () => {
    const { is, validate, code } = await compiled({
      $defs: { again: { $ref: "#" } },
      anyOf: [{ type: "string" }, { $ref: "#" }, { $ref: "#/$defs/again" }, { items: { $ref: "#" }, type: "array" }],
    });
    expect([is("a"), is(["a", ["b"]]), is(1), is(["a", [1]])]).toEqual([true, true, false, false]);
    expect(validate(1)).toMatchObject({ ok: false, problems: [{ path: "" }] });
    const types = code.find(({ path }) => path === "types.ts")?.text;
    expect(types).toContain("export type Schema = string | ");
    expect(types).not.toContain("never");
  });

  it("asks choices that name each other by the branches that lead out of the circle", async () => {
    const { is } = await compiled({
      $defs: {
        a: { anyOf: [{ type: "string" }, { $ref: "#/$defs/b" }] },
        b: { maximum: 5, anyOf: [{ type: "number" }, { $ref: "#/$defs/c" }] },
        c: { anyOf: [{ $ref: "#/$defs/a" }, { type: "boolean" }] },
      },
      properties: { a: { $ref: "#/$defs/a" }, b: { $ref: "#/$defs/b" }, c: { $ref: "#/$defs/c" } },
    });
    for (const name of ["a", "b", "c"]) {
      const verdicts = ["x", 5, true, 6, null].map((value) => is({ [name]: value }));
      expect([name, verdicts]).toEqual([name, [true, true, true, false, false]]);
    }
  });

  it("asks a condition that names its own schema of values that do not come to it again", async () => {
    const once = await compiled({ if: { type: "string" }, else: { $ref: "#" } });
    expect([once.is("a"), once.is(1)]).toEqual([true, false]);
    const member = await compiled({ dependentSchemas: { a: { $ref: "#" } } });
    expect([member.is({ b: 1 }), member.is({ a: 1 })]).toEqual([true, false]);
    const { is } = await compiled({
      $defs: {
        A: { if: { type: "string" }, then: { $ref: "#/$defs/B" } },
        B: { if: { maxLength: 2 }, else: { anyOf: [{ const: "long" }, { $ref: "#/$defs/A", minLength: 1 }] } },
      },
      properties: { a: { $ref: "#/$defs/A" }, b: { $ref: "#/$defs/B" } },
    });
    for (const name of ["a", "b"]) {
      const verdicts = ["x", "long", "other", 1].map((value) => is({ [name]: value }));
      expect([name, verdicts]).toEqual([name, [true, true, false, true]]);
    }
  });

  it("warns of a circle that the schema does not refer to, and compiles the rest", async () => {
    const definitions = { Loop: { $ref: "#/$defs/Loop" }, Both: { allOf: [{ $ref: "#/$defs/Both" }] } };
    const unused = await compileJsonSchema({ properties: { a: { type: "string" } }, $defs: definitions });
    expect(unused.diagnostics).toMatchObject([
      { code: "json-schema/endless", severity: "warning", message: expect.stringContaining('"Loop"') as string },
      { code: "json-schema/endless", severity: "warning", message: expect.stringContaining('"Both"') as string },
    ]);
    expect(unused.ok && [unused.is({ a: "x" }), unused.is({ a: 1 })]).toEqual([true, false]);
    const used = await compileJsonSchema({ properties: { a: { $ref: "#/$defs/Both" } }, $defs: definitions });
    expect(used.ok).toBe(false);
    const named = await compileJsonSchema({ properties: { $ref: { $ref: "#/properties/$ref" } } });
    expect(named.ok).toBe(false);
    expect(used.diagnostics.map(({ severity }) => severity)).toEqual(["warning", "error"]);
  });

  it("refuses a circle that no value could end", async () => {
    const circles = [{ allOf: [{ $ref: "#" }] }, { not: { $ref: "#" } }, { anyOf: [{ $ref: "#" }] }];
    for (const circle of circles) {
      const { diagnostics } = await compileJsonSchema(circle);
      expect(diagnostics).toMatchObject([{ code: "json-schema/endless" }]);
    }
  });

  it("leaves the text of a schema text, in names as well", async () => {
    const name = '"; globalThis.taken = true; //';
    const { is } = await compiled(
      { title: "*/ globalThis.taken = true /*", properties: { [name]: { const: name } } },
      { name },
    );
    expect([is({ [name]: name }), is({ [name]: 1 })]).toEqual([true, false]);
    expect("taken" in globalThis).toBe(false);
  });

  it("checks formats as their standards say, shortly, or not at all", async () => {
    const schema = { format: "email" };
    const asked = (["strict", "practical", "none"] as const).map(async (formats) => {
      const { is } = await compiled(schema, { formats });
      return [is("a@b.example"), is("a..b@c"), is("no address")];
    });
    expect(await Promise.all(asked)).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });

  it("reads older drafts by their own words", async () => {
    const schema = { items: [{ type: "string" }], additionalItems: false, dependencies: { a: ["b"] } };
    const older = await compiled(schema, { dialect: "draft-07" });
    expect([older.is(["a"]), older.is(["a", "b"]), older.is({ a: 1 }), older.is({ a: 1, b: 1 })]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const limits = { maximum: 3, exclusiveMaximum: true };
    const oldest = await compiled(limits, { dialect: "draft-04" });
    expect([oldest.is(2), oldest.is(3)]).toEqual([true, false]);
  });

  it("finds a schema of an older draft by the fragment of its identifier", async () => {
    const definitions = { A: { $id: "http://orders.example/id.json#whole", type: "integer" } };
    const { is } = await compiled(
      { $ref: "http://orders.example/id.json#whole", definitions },
      { dialect: "draft-07" },
    );
    expect([is(1), is("1")]).toEqual([true, false]);
  });

  it("takes identifiers for the same that differ in escapes alone", async () => {
    const { is } = await compiled({
      $id: "https://orders.example/root",
      $defs: { a: { $id: "a%2Fb", type: "integer" }, b: { $id: "%7Euser", type: "string" } },
      properties: { a: { $ref: "a%2fb" }, b: { $ref: "~user" } },
    });
    expect([is({ a: 1, b: "" }), is({ a: "" }), is({ b: 1 })]).toEqual([true, false, false]);
  });

  it("refuses options and schemas that make no sense", async () => {
    await expect(compileJsonSchema(undefined)).rejects.toThrow(UsageError);
    await expect(compileJsonSchema({}, { formats: "lax" as "none" })).rejects.toThrow('"strict", "practical", "none"');
  });
});

describe("settings of generate", () => {
  it("skip a keyword with an error, if reading is lenient", async () => {
    const schema = { properties: { a: { type: "integer" }, b: { minimum: "1" }, c: { pattern: "^[\\w-.]+$" } } };
    expect(await compileJsonSchema(schema)).toMatchObject({ ok: false });
    const { is, diagnostics } = await compiled(schema, { strictness: "lenient" });
    expect([is({ a: 1, b: "" }), is({ a: "1" }), is({ c: "a-b.c" }), is({ c: "a b" })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ["json-schema/bad-value", "warning"],
      ["json-schema/invalid-pattern", "warning"],
    ]);
  });

  it("allow patterns that backtrack", async () => {
    const { is } = await compiled({ type: "string", pattern: "^(\\w)\\1$" }, { allowBacktracking: true });
    expect([is("aa"), is("ab")]).toEqual([true, false]);
  });

  it("give values their forms in memory", async () => {
    const schema = {
      properties: { at: { type: "string", format: "date-time" }, id: { type: "integer", format: "int64" } },
    };
    const { parse, is } = await compiled(schema, { dates: "Date", int64: "bigint" });
    expect(parse('{ "at": "2026-01-02T03:04:05Z", "id": 9007199254740993 }')).toEqual({
      ok: true,
      value: { at: new Date("2026-01-02T03:04:05Z"), id: 9007199254740993n },
    });
    expect([is({ id: 1n }), is({ id: "1" })]).toEqual([true, false]);
  });

  it.each<[object, string]>([
    [{ strictnes: "lenient" }, 'Unknown option "strictnes" of compileJsonSchema. Did you mean "strictness"?'],
    [
      { tags: ["orders"] },
      'Unknown option "tags" of compileJsonSchema. Known are: dialect, remotes, name, strictness,',
    ],
    [{ int64: "big" }, 'The option "int64" (--int64) must be one of "number", "bigint", "string". It is "big".'],
    [{ allowOrigins: "specs" }, '"specs" is not an origin'],
    [{ allowOrigins: [7] }, 'The option "allowOrigins" (--allow-origin) must be a list of origins'],
  ])("are checked: %j", async (options, message) => {
    await expect(compileJsonSchema({}, options)).rejects.toThrow(message);
  });
});
