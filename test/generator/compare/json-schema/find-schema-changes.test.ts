import { describe, expect, it } from "vitest";
import type { FoundChange } from "../../../../generator/compare/change.js";
import { findSchemaChanges } from "../../../../generator/compare/json-schema/find-schema-changes.js";
import { createSchemaSession } from "../../../../generator/compare/json-schema/schema-session.js";
import type { ValueDirection } from "../../../../generator/compare/kind-of-change.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { contractOf } from "../../../support/contract.js";

type Schemas = { readonly [name: string]: JsonValue };

const both: readonly ValueDirection[] = ["sent", "read"];

/** The changes of the schema "Order" between two sets of named schemas. */
function changes(
  before: Schemas,
  after: Schemas,
  directions: readonly ValueDirection[] = both,
): readonly FoundChange[] {
  const [old, now] = [contractOf(before), contractOf(after)];
  const [from, to] = [old.schemas.get("Order"), now.schemas.get("Order")];
  if (from === undefined || to === undefined) throw new Error("There is no Order.");
  const session = createSchemaSession(old, now);
  const compared = { before: from, after: to, directions: new Set(directions), subject: "it", uses: [] };
  return findSchemaChanges([compared], session).map(({ change }) => change);
}

/** The same of one schema. */
function changesOf(before: JsonValue, after: JsonValue): readonly FoundChange[] {
  return changes({ Order: before }, { Order: after });
}

function idsOf(found: readonly FoundChange[]): readonly string[] {
  return found.map(({ id, subject, levels }) => {
    const parts = both.flatMap((direction) =>
      levels?.[direction] === undefined ? [] : [`${direction} ${levels[direction]}`],
    );
    return `${id} ${subject}: ${parts.join(", ")}`;
  });
}

const line = { type: "object", required: ["sku"], properties: { sku: { type: "string" }, count: { type: "integer" } } };
const card = {
  type: "object",
  required: ["kind"],
  properties: { kind: { const: "card" }, number: { type: "string" } },
};
const cash = { type: "object", required: ["kind"], properties: { kind: { const: "cash" } } };

/** Two ways to say the same: [what it is, one, the other]. */
const sameMeanings: readonly (readonly [string, Schemas, Schemas])[] = [
  [
    "reordered properties",
    { Order: line },
    {
      Order: { properties: { count: { type: "integer" }, sku: { type: "string" } }, required: ["sku"], type: "object" },
    },
  ],
  ["reordered types and values", { Order: { type: ["string", "null"] } }, { Order: { type: ["null", "string"] } }],
  ["a reordered enum", { Order: { enum: ["a", "b"] } }, { Order: { enum: ["b", "a"] } }],
  ["reordered branches", { Order: { oneOf: [card, cash] } }, { Order: { oneOf: [cash, card] } }],
  [
    "an inlined schema",
    { Order: { type: "array", items: { $ref: "#/Line" } }, Line: line },
    { Order: { type: "array", items: line }, Line: line },
  ],
  ["allOf of one", { Order: line }, { Order: { allOf: [line] } }],
  [
    "allOf of one reference",
    { Order: { properties: { line: { $ref: "#/Line" } } }, Line: line },
    { Order: { properties: { line: { allOf: [{ $ref: "#/Line" }] } } }, Line: line },
  ],
  [
    "a flattened allOf",
    {
      Order: { allOf: [{ $ref: "#/Line" }, { type: "object", properties: { note: { type: "string" } } }] },
      Line: line,
    },
    { Order: { ...line, properties: { ...line.properties, note: { type: "string" } } }, Line: line },
  ],
  ["anyOf of one", { Order: line }, { Order: { anyOf: [line] } }],
  [
    "constants and an enum",
    { Order: { type: "string", enum: ["a", "b"] } },
    { Order: { oneOf: [{ const: "a" }, { const: "b" }] } },
  ],
  ["a constant and an enum of one", { Order: { const: 5 } }, { Order: { enum: [5] } }],
  ["a type that the enum tells", { Order: { enum: ["a", "b"] } }, { Order: { type: "string", enum: ["a", "b"] } }],
  [
    "null as a type and as a branch",
    { Order: { type: ["string", "null"] } },
    { Order: { anyOf: [{ type: "string" }, { type: "null" }] } },
  ],
  [
    "null beside a reference",
    { Order: { anyOf: [{ $ref: "#/Line" }, { type: "null" }] }, Line: line },
    { Order: { ...line, type: ["object", "null"] }, Line: line },
  ],
  [
    "bounds of integers",
    { Order: { type: "integer", exclusiveMaximum: 11 } },
    { Order: { type: "integer", maximum: 10 } },
  ],
  ["a minimum of nothing", { Order: { type: "string" } }, { Order: { type: "string", minLength: 0 } }],
  ["unevaluatedProperties that says nothing", { Order: line }, { Order: { ...line, unevaluatedProperties: true } }],
  ["a bound beside another type", { Order: { type: "string" } }, { Order: { type: "string", maximum: 5 } }],
  ["anyOf and oneOf of branches apart", { Order: { anyOf: [card, cash] } }, { Order: { oneOf: [card, cash] } }],
  [
    "a type in a branch and around it",
    { Order: { type: "object", anyOf: [card, cash] } },
    { Order: { anyOf: [card, cash] } },
  ],
  ["another description", { Order: line }, { Order: { ...line, title: "A line", description: "What is ordered." } }],
];

describe("two ways to say the same", () => {
  it.each(sameMeanings)("are not changes: %s", (_, one, other) => {
    expect(idsOf(changes(one, other))).toEqual([]);
    expect(idsOf(changes(other, one))).toEqual([]);
  });
});

/** Changes that narrow, each with the id of its reverse. */
const reversible: readonly (readonly [string, JsonValue, JsonValue])[] = [
  ["a bound", { type: "integer", maximum: 10 }, { type: "integer", maximum: 5 }],
  ["a value", { enum: ["a", "b", "c"] }, { enum: ["a", "b"] }],
  ["a type", { type: ["string", "integer"] }, { type: "string" }],
  ["null", { type: ["string", "null"] }, { type: "string" }],
  ["a pattern", { type: "string" }, { type: "string", pattern: "^a" }],
  ["a required property", line, { ...line, required: ["sku", "count"] }],
  ["other members", line, { ...line, additionalProperties: false }],
  ["a branch", { oneOf: [card, cash] }, { oneOf: [card] }],
  ["items", { type: "array" }, { type: "array", items: { type: "string" } }],
  ["a condition", line, { ...line, if: { required: ["count"] }, then: { minProperties: 3 } }],
];

describe("a change and its reverse", () => {
  it.each(reversible)("harm those who send and those who read in turn: %s", (_, wide, narrow) => {
    const there = changesOf(wide, narrow).map(({ levels }) => levels);
    const back = changesOf(narrow, wide).map(({ levels }) => levels);
    expect(there).toEqual([{ sent: "breaking", read: "info" }]);
    expect(back).toEqual([{ sent: "info", read: "breaking" }]);
  });
});

describe("a chain of harmless changes", () => {
  it("is harmless as a whole", () => {
    const chain = [
      { type: "object", properties: { state: { enum: ["a"] }, size: { type: "integer", maximum: 5 } } },
      { type: "object", properties: { state: { enum: ["a", "b"] }, size: { type: "integer", maximum: 5 } } },
      { type: "object", properties: { state: { enum: ["a", "b"] }, size: { type: "integer", maximum: 9 } } },
      { type: "object", properties: { state: { type: "string" }, size: { type: "number" } } },
    ];
    for (const [index, from] of chain.entries()) {
      for (const to of chain.slice(index)) {
        const levels = changes({ Order: from }, { Order: to }, ["sent"]).map((change) => change.levels);
        for (const each of levels) expect(each).toEqual({ sent: "info" });
      }
    }
  });
});

describe("where a change is told of", () => {
  it("is the named schema that says it, once however many use it", () => {
    const order = {
      type: "object",
      properties: { first: { $ref: "#/Line" }, others: { type: "array", items: { $ref: "#/Line" } } },
    };
    const shorter = { ...line, properties: { ...line.properties, sku: { type: "string", maxLength: 8 } } };
    expect(idsOf(changes({ Order: order, Line: line }, { Order: order, Line: shorter }))).toEqual([
      "schema/max-length-added Line.sku: sent breaking, read info",
    ]);
  });

  it("is the base for what a base says", () => {
    const order = { allOf: [{ $ref: "#/Line" }, { properties: { note: { type: "string" } } }] };
    const longer = { ...line, properties: { ...line.properties, price: { type: "number" } } };
    expect(idsOf(changes({ Order: order, Line: line }, { Order: order, Line: longer }))).toEqual([
      "schema/property-added Line.price: sent warning, read info",
    ]);
  });

  it("is the old name of a schema that was renamed", () => {
    const named = (name: string): JsonValue => ({ type: "object", properties: { first: { $ref: `#/${name}` } } });
    const strict = { ...line, required: ["sku", "count"] };
    const found = changes({ Order: named("Line"), Line: line }, { Order: named("Item"), Item: strict });
    expect(idsOf(found)).toEqual(["schema/property-became-required Line.count: sent breaking, read info"]);
  });

  it("is the property for a mark beside a reference", () => {
    const named = (marks: Schemas): JsonValue => ({
      type: "object",
      properties: { first: { $ref: "#/Line", ...marks } },
    });
    const found = changes({ Order: named({}), Line: line }, { Order: named({ deprecated: true }), Line: line });
    expect(idsOf(found)).toEqual(["schema/deprecated-added Order.first: "]);
  });
});

describe("what is said of a change", () => {
  it("is a whole document that tells the versions apart", () => {
    const order = (maximum: number): JsonValue => ({
      type: "object",
      required: ["id"],
      properties: { id: { type: "string" }, lines: { type: "array", items: { properties: { count: { maximum } } } } },
    });
    const [change] = changesOf(order(10), order(5));
    expect(change?.witness).toEqual({
      language: "json",
      text: '{"id":"","lines":[{"count":6}]}',
      acceptedBy: "before",
    });
  });

  it("is that it is harmless where the branches around it take in what it leaves out", () => {
    const either = (maximum: number): JsonValue => ({
      anyOf: [
        { type: "integer", maximum },
        { type: "integer", minimum: 3 },
      ],
    });
    expect(idsOf(changesOf(either(10), either(8)))).toEqual([]);
  });

  it("is what branches do that come to overlap", () => {
    const one = (multipleOf: number): JsonValue => ({ type: "integer", oneOf: [{ multipleOf }, { multipleOf: 3 }] });
    expect(idsOf(changesOf(one(2), one(1)))).toContain("schema/branches-overlap Order: sent breaking, read info");
  });

  it("is what all keywords together do when no keyword alone does it", () => {
    const one = (multipleOf: number): JsonValue => ({ type: "integer", oneOf: [{ multipleOf }, { multipleOf: 3 }] });
    const [change] = changesOf(one(1), one(2)).filter(({ id }) => id === "schema/widened");
    expect(change?.words?.["by"]).toBe(": multiple of changed at Order|multipleOf 1");
  });
});

describe("schemas that refer to themselves", () => {
  it("are compared to an end under one name", () => {
    const tree = (type: string): JsonValue => ({
      type: "object",
      properties: { value: { type }, inner: { type: "array", items: { $ref: "#/Order" } } },
    });
    expect(idsOf(changesOf(tree("integer"), tree("number")))).toEqual([
      "schema/type-widened Order.value: sent info, read breaking",
    ]);
  });

  it("are compared to an end under ever other names", () => {
    const before = { Order: { properties: { next: { $ref: "#/Order" } } } };
    const after = {
      Order: { properties: { next: { $ref: "#/Second" } } },
      Second: { properties: { next: { $ref: "#/Third" }, note: { type: "string" } } },
      Third: { properties: { next: { $ref: "#/Order" } } },
    };
    expect(idsOf(changes(before, after)).length).toBeGreaterThan(0);
  });

  it("do not depend on what is looked at first", () => {
    const schemas = (count: JsonValue): Schemas => ({
      Order: { properties: { a: { $ref: "#/Line" }, b: { properties: { line: { $ref: "#/Line" } } } } },
      Line: { properties: { count, order: { $ref: "#/Order" } } },
    });
    const [before, after] = [schemas({ maximum: 5 }), schemas({ maximum: 4 })];
    const turned = Object.fromEntries(Object.entries(after).reverse());
    expect(changes(before, turned)).toEqual(
      changes(before, after).map((change) => ({ ...change, after: expect.anything() as unknown })),
    );
  });
});

describe("a member that the other side fills in", () => {
  const order = (more: { readonly [name: string]: JsonValue }, others?: JsonValue): JsonValue => ({
    type: "object",
    properties: { note: { type: "string" }, ...more },
    ...(others !== undefined && { additionalProperties: others }),
    required: Object.keys(more),
  });

  it("breaks nothing there when it comes, goes, or changes", () => {
    const id = (maxLength: number): JsonValue => order({ id: { type: "string", maxLength, readOnly: true } });
    expect(idsOf(changesOf(order({}), id(5)))).toEqual([
      "schema/required-property-added Order.id: sent info, read info",
    ]);
    expect(idsOf(changesOf(id(5), id(4)))).toEqual(["schema/max-length-lowered Order.id: sent info, read info"]);
    expect(idsOf(changesOf(id(4), id(5)))).toEqual(["schema/max-length-raised Order.id: sent info, read breaking"]);
    const secret = order({ secret: { type: "string", writeOnly: true } });
    expect(idsOf(changesOf(secret, order({})))).toEqual([
      "schema/property-removed Order.secret: sent warning, read info",
    ]);
  });

  it("breaks those who sent something else under its name, where the contract let them", () => {
    const texts: JsonValue = { type: "string" };
    const before = order({}, texts);
    const after = order({ id: { type: "integer", readOnly: true } }, texts);
    expect(idsOf(changesOf(before, after))).toEqual([
      "schema/required-property-added Order.id: sent breaking, read breaking",
    ]);
  });
});
