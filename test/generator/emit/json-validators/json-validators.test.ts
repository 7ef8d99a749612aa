import { describe, expect, it } from "vitest";
import { validatorsOf } from "../../../support/validators.js";

const { isOrder, validateOrder, parseOrder } = validatorsOf({
  Order: {
    type: "object",
    required: ["id", "lines"],
    properties: {
      id: { type: "string", format: "uuid" },
      note: { type: "string", maxLength: 20 },
      status: { enum: ["open", "closed"] },
      lines: { type: "array", minItems: 1, items: { $ref: "#/Line" } },
      parent: { anyOf: [{ $ref: "#/Order" }, { type: "null" }] },
    },
    additionalProperties: false,
  },
  Line: {
    type: "object",
    required: ["sku"],
    properties: { sku: { type: "string", pattern: "^[A-Z]{3}$" }, quantity: { type: "integer", minimum: 1 } },
  },
});

const id = "123e4567-e89b-12d3-a456-426614174000";

describe("the validators of a schema", () => {
  it("accept a value that keeps its contract", () => {
    const order = { id, lines: [{ sku: "ABC", quantity: 2 }], parent: { id, lines: [{ sku: "DEF" }], parent: null } };
    expect(isOrder(order)).toBe(true);
    expect(validateOrder(order)).toEqual({ ok: true, value: order });
    expect(parseOrder(JSON.stringify(order))).toEqual({ ok: true, value: order });
  });

  it("report every problem of a value, each at its path", () => {
    const order = { id: 5, extra: 1, status: "x", lines: [{ sku: "ABCD", quantity: 0 }, {}] };
    const result = validateOrder(order);
    expect(isOrder(order)).toBe(false);
    expect(!result.ok && result.problems.map(({ code, path }) => [code, path])).toEqual([
      ["type", "/id"],
      ["enum", "/status"],
      ["pattern", "/lines/0/sku"],
      ["minimum", "/lines/0/quantity"],
      ["required", "/lines/1"],
      ["additionalProperties", "/extra"],
    ]);
  });

  it("say where in a text a problem is", () => {
    const result = parseOrder(`{\n  "id": "${id}",\n  "lines": [\n    { "sku": "ABC", "quantity": 0.5 }\n  ]\n}`);
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: "type", path: "/lines/0/quantity", line: 4, column: 33 }],
    });
  });
});

describe("the validators of the two sides of a conversation", () => {
  const { isAccount, isAccountRequest, validateAccountRequest } = validatorsOf<"Account" | "AccountRequest">({
    Account: {
      type: "object",
      required: ["id", "password", "owner"],
      properties: {
        id: { type: "string", readOnly: true },
        password: { type: "string", writeOnly: true },
        owner: { $ref: "#/Owner" },
      },
    },
    Owner: { type: "object", required: ["since"], properties: { since: { $ref: "#/Day" } } },
    Day: { type: "string", format: "date", readOnly: true },
  } as never);

  it("do not ask for what the other side fills in", () => {
    expect(isAccountRequest({ password: "x", owner: {} })).toBe(true);
    expect(isAccount({ id: "1", owner: { since: "2024-01-01" } })).toBe(true);
    expect(isAccountRequest({ owner: {} })).toBe(false);
    expect(isAccount({ id: "1", owner: {} })).toBe(false);
  });

  it("do not ask for it in a branch that names it again", () => {
    const { isNoteRequest, isNote } = validatorsOf<"Note" | "NoteRequest">({
      Note: {
        type: "object",
        properties: { id: { type: "string", readOnly: true }, text: { type: "string" } },
        allOf: [{ required: ["id"] }, { oneOf: [{ required: ["id", "text"] }, { required: ["other"] }] }],
      },
    } as never);
    expect([isNoteRequest({ text: "x" }), isNote({ text: "x" }), isNote({ id: "1", text: "x" })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("do not ask for the tag of a union that the other side fills in", () => {
    const branch = (kind: string, name: string): unknown => ({
      type: "object",
      required: ["kind", name],
      properties: { kind: { const: kind, readOnly: true }, [name]: { type: "integer" } },
    });
    const { isShape, isShapeRequest, validateShape, validateShapeRequest } = validatorsOf<"Shape" | "ShapeRequest">({
      Shape: { oneOf: [branch("circle", "radius"), branch("square", "side")] },
    } as never);
    const verdicts = (value: unknown): unknown => [
      [isShape(value), validateShape(value).ok],
      [isShapeRequest(value), validateShapeRequest(value).ok],
    ];
    const [yes, no] = [
      [true, true],
      [false, false],
    ];
    expect(verdicts({ kind: "circle", radius: 1 })).toEqual([yes, yes]);
    expect(verdicts({ radius: 1 })).toEqual([no, yes]);
    expect(verdicts({ side: "1" })).toEqual([no, no]);
    expect(validateShapeRequest({ side: "1" })).toMatchObject({ problems: [{ code: "type", path: "/side" }] });
    expect(validateShape({ side: 1 })).toMatchObject({
      problems: [{ message: 'Property "kind" is missing; it must be one of "circle", "square".' }],
    });
  });

  it("do not ask for it where a branch beside or before declares it", () => {
    const base = { type: "object", properties: { id: { type: "string", readOnly: true }, text: { type: "string" } } };
    const { isBeside, isBesideRequest, isAfter, isAfterRequest } = validatorsOf<
      "Beside" | "BesideRequest" | "After" | "AfterRequest"
    >({
      Base: base,
      Beside: { required: ["id", "text"], allOf: [{ $ref: "#/Base" }] },
      After: { allOf: [{ $ref: "#/Base" }, { type: "object", required: ["id", "text"] }] },
    } as never);
    const told = [isBeside, isBesideRequest, isAfter, isAfterRequest].map((is) => [is({ text: "x" }), is({ id: "1" })]);
    expect(told).toEqual([
      [false, false],
      [true, false],
      [false, false],
      [true, false],
    ]);
  });

  it("still check it when it is there", () => {
    expect(validateAccountRequest({ password: "x", id: 1, owner: { since: "today" } })).toMatchObject({
      problems: [{ path: "/id" }, { path: "/owner/since", code: "format" }],
    });
  });
});

it("keeps the else of a condition inside another condition", () => {
  const { isThing } = validatorsOf({
    Thing: { dependentSchemas: { a: { if: { required: ["b"] }, then: false, else: { maxProperties: 1 } } } },
  });
  expect([isThing({ c: 1, d: 1 }), isThing({ a: 1 }), isThing({ a: 1, b: 1 }), isThing({ a: 1, c: 1 })]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("keeps the type of a text of which nothing else can fail", () => {
  const { isThing, validateThing } = validatorsOf({ Thing: { type: "string", not: false } });
  expect([isThing("a"), isThing(1)]).toEqual([true, false]);
  expect(validateThing(1)).toMatchObject({ problems: [{ code: "type", path: "" }] });
});

it("looks at every member, also where names are numbers, counted, or names that Object.prototype has", () => {
  const names = ["b", "10", "2", "a", "x1", "x2", "x3", "x4", "x5", "x6", "constructor"];
  const { isThing, validateThing } = validatorsOf({
    Thing: { type: "object", properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) },
  });
  const result = validateThing(Object.fromEntries(names.map((name) => [name, 1])));
  const paths = result.ok ? [] : result.problems.map(({ path }) => path.slice(1));
  expect([...paths].sort()).toEqual([...names].sort());
  expect(paths.filter((name) => !/^\d/.test(name))).toEqual(names.filter((name) => !/^\d/.test(name)));
  expect(isThing(Object.fromEntries(names.map((name) => [name, "text"])))).toBe(true);
});

it("takes values of long lists and of short ones, and nothing else", () => {
  const list = (length: number): readonly string[] => Array.from({ length }, (_, index) => `value ${index}`);
  const { isShort, isMiddle, isLong, validateLong } = validatorsOf({
    Short: { type: "string", enum: list(2) },
    Middle: { type: "string", enum: list(9) },
    Long: { type: "string", enum: list(30) },
  });
  expect([isShort("value 1"), isMiddle("value 8"), isLong("value 29")]).toEqual([true, true, true]);
  expect([isShort("value 2"), isMiddle("value 9"), isLong("value 30")]).toEqual([false, false, false]);
  expect(validateLong("value 30")).toMatchObject({
    problems: [{ code: "enum", expected: expect.stringMatching(/"value 7" and 22 more$/) as unknown }],
  });
});

it("judges objects with long lists as those with short ones, wherever the fault is", () => {
  const { isPage, validatePage, validateRows } = validatorsOf<"Page" | "Rows" | "Row">({
    Page: {
      type: "object",
      required: ["total"],
      properties: {
        total: { type: "integer" },
        rows: { $ref: "#/Rows" },
        more: { type: "array", items: { $ref: "#/Row" } },
      },
    },
    Rows: { type: "array", items: { $ref: "#/Row" }, maxItems: 30 },
    Row: { type: "object", required: ["id"], properties: { id: { type: "string" } } },
  });
  const rows = (count: number, last: unknown): readonly unknown[] =>
    Array.from({ length: count }, (_, at) => (at === count - 1 ? last : { id: `${at}` }));
  for (const count of [2, 20]) {
    const told = (value: unknown): unknown => {
      const result = validatePage(value);
      expect(result.ok).toBe(isPage(value));
      return result.ok ? result.value : result.problems.map(({ code, path }) => `${code} ${path}`);
    };
    const page = { total: 1, rows: rows(count, { id: "z" }) };
    expect(told(page)).toBe(page);
    expect(told({ ...page, total: "1" })).toEqual(["type /total"]);
    expect(told({ ...page, rows: rows(count, {}) })).toEqual([`required /rows/${count - 1}`]);
    expect(told({ ...page, more: rows(count, undefined) })).toEqual([`type /more/${count - 1}`]);
    expect(told({ ...page, rows: rows(31, { id: "z" }) })).toEqual(["maxItems /rows"]);
    const unreadable = new Proxy({}, { get: () => JSON.parse("{") as unknown });
    const throwing = { ...page, more: rows(count, unreadable) };
    expect(told(throwing)).toEqual(["unreadable "]);
    expect(validateRows(rows(count, { id: 1 }))).toMatchObject({ problems: [{ path: `/${count - 1}/id` }] });
  }
});
