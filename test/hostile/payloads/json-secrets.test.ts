import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import type { Result } from "../../../templates/runtime/base/problem.js";
import { memo } from "../../support/memo.js";
import { validatorsOf } from "../../support/validators.js";
import { expectTame } from "./tame.js";

type Schema = Readonly<Record<string, JsonValue>>;
type Thing = Readonly<Record<string, JsonValue>>;

const secret = "Qx7#Zv9~Kw3";
const number = 918273645546;

/** Pieces of a secret; a message that holds one has shown a part of it. */
const pieces = [secret, `${number}`].flatMap((text) =>
  Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)),
);

function expectHidden(result: Result<unknown>): void {
  expect(result.ok).toBe(false);
  const text = JSON.stringify(result);
  expect(pieces.filter((piece) => text.includes(piece))).toEqual([]);
  expectTame(result);
}

const marks: readonly Schema[] = [{ "x-sensitive": true }, { writeOnly: true }, { format: "password" }];

/** Keywords that a secret can break, with a value that breaks each. */
const faults: readonly (readonly [name: string, schema: Schema, value: JsonValue])[] = [
  ["type", { type: "integer" }, secret],
  ["type of a number", { type: "string" }, number],
  ["enum, by a letter", { enum: [..."abcdefghi", `${secret}4`] }, secret],
  ["const", { const: "a" }, secret],
  ["pattern", { type: "string", pattern: "^a" }, secret],
  ["minLength", { type: "string", minLength: 99 }, secret],
  ["maxLength", { type: "string", maxLength: 9 }, secret],
  ["minimum", { type: "number", minimum: 1e15 }, number],
  ["exclusiveMaximum", { type: "number", exclusiveMaximum: 4 }, number],
  ["multipleOf", { type: "number", multipleOf: 7 }, number + 1],
  ["items", { type: "array", items: { type: "integer" } }, [1, secret]],
  ["uniqueItems", { type: "array", uniqueItems: true }, [secret, secret]],
  ["contains", { type: "array", contains: { type: "null" } }, [secret]],
  ["maxItems", { type: "array", maxItems: 1 }, [secret, secret]],
  ["an item too many", { type: "array", prefixItems: [{ type: "null" }], items: false }, [null, secret]],
  ["not", { not: { type: "string" } }, secret],
  ["the schema false", { allOf: [false] }, secret],
  ["anyOf", { anyOf: [{ type: "integer" }, { type: "null" }, { type: "string", pattern: "^a" }] }, secret],
  ["oneOf", { oneOf: [{ type: "string" }, { minLength: 1 }] }, secret],
  ["a tag", { oneOf: ["a", "b"].map((kind) => tagged(kind)) }, { kind: secret }],
  ["a member of it", { type: "object", properties: { inner: { type: "integer" } } }, { inner: secret }],
  ["a name in it", { type: "object", properties: { a: {} }, additionalProperties: false }, { [secret]: 1 }],
  ["the form of a name in it", { type: "object", propertyNames: { maxLength: 2 } }, { [secret]: 1 }],
  ["a member with any name", { type: "object", additionalProperties: { type: "integer" } }, { [secret]: secret }],
  ["an unevaluated member", { type: "object", unevaluatedProperties: false }, { [secret]: secret }],
];

function tagged(kind: string): Schema {
  return { type: "object", required: ["kind"], properties: { kind: { const: kind } } };
}

type Place = (
  schema: Schema,
  value: JsonValue,
) => readonly [schemas: Readonly<Record<"Thing", JsonValue>>, value: JsonValue];

const of = (properties: Schema): Schema => ({ type: "object", properties });
const member: Place = (schema, value) => [{ Thing: of({ pin: schema }) }, { pin: value }];
/** A place whose schema refers to another one. */
const beside = (thing: Schema, others: Schema, value: JsonValue): ReturnType<Place> => [
  { Thing: thing, ...others },
  value,
];

const places: readonly (readonly [name: string, place: Place])[] = [
  ["the whole value", (schema, value) => [{ Thing: schema }, value]],
  ["a member", member],
  ["an item", (schema, value) => [{ Thing: { type: "array", items: schema } }, [value]]],
  ["an item with a place", (schema, value) => [{ Thing: { type: "array", prefixItems: [{}, schema] } }, [1, value]]],
  [
    "a member of an item",
    (schema, value) => [{ Thing: { type: "array", items: of({ pin: schema }) } }, [{ pin: value }]],
  ],
  ["any member", (schema, value) => [{ Thing: { type: "object", additionalProperties: schema } }, { other: value }]],
  [
    "members by pattern",
    (schema, value) => [{ Thing: { type: "object", patternProperties: { "^p": schema } } }, { pin: value }],
  ],
  [
    "what no other evaluates",
    (schema, value) => [{ Thing: { ...of({ a: {} }), unevaluatedProperties: schema } }, { pin: value }],
  ],
  ["behind a reference", (schema, value) => beside(of({ pin: { $ref: "#/Pin" } }), { Pin: schema }, { pin: value })],
  [
    "behind a reference to its object",
    (schema, value) =>
      beside(of({ owner: { $ref: "#/Owner" } }), { Owner: of({ pin: schema }) }, { owner: { pin: value } }),
  ],
  [
    "behind references that form a circle",
    (schema, value) => beside(of({ pin: schema, next: { $ref: "#/Thing" } }), {}, { next: { next: { pin: value } } }),
  ],
  [
    "behind a circle by any name",
    (schema, value) =>
      beside(
        { ...of({ pin: schema, next: { $ref: "#/Thing" } }), additionalProperties: { $ref: "#/Thing" } },
        {},
        { next: { other: { pin: value } } },
      ),
  ],
  ["in allOf", (schema, value) => [{ Thing: { allOf: [{ type: "object" }, of({ pin: schema })] } }, { pin: value }]],
  [
    "in a branch",
    (schema, value) => [
      { Thing: { oneOf: [{ ...of({ pin: schema }), required: ["pin"] }, { type: "null" }] } },
      { pin: value },
    ],
  ],
  [
    "where another schema is asked first",
    (schema, value) => [{ Thing: { allOf: [of({ pin: unmarked(schema) }), of({ pin: schema })] } }, { pin: value }],
  ],
  [
    "where another branch is meant",
    (schema, value) => [
      {
        Thing: {
          anyOf: [
            { ...of({ pin: unmarked(schema), kind: { const: 1 } }), required: ["kind"] },
            { ...of({ pin: schema, kind: { const: 2 } }), required: ["kind"] },
          ],
        },
      },
      { pin: value, kind: 1 },
    ],
  ],
  [
    "where only the other of two alternatives says so",
    (schema, value) => [
      { Thing: { ...of({ pin: unmarked(schema) }), if: { required: ["a"] }, then: of({ pin: schema }) } },
      { pin: value },
    ],
  ],
  [
    "in a member that another one asks for",
    (schema, value) => [
      { Thing: { ...of({ a: {} }), dependentSchemas: { a: of({ pin: schema }) } } },
      { a: 1, pin: value },
    ],
  ],
];

function unmarked(schema: Schema): Schema {
  const { "x-sensitive": _, writeOnly: __, format, ...rest } = schema;
  return { ...rest, ...(format !== undefined && format !== "password" && { format }) };
}

/** The schemas of a place under names of their own, so that one module holds those of every fault. */
function renamed(schemas: Schema, suffix: string): Schema {
  const text = JSON.stringify(schemas).replace(/"#\/(\w+)"/g, `"#/$1${suffix}"`);
  return Object.fromEntries(
    Object.entries(JSON.parse(text) as Schema).map(([name, schema]) => [`${name}${suffix}`, schema]),
  );
}

describe("secrets in values of JSON", () => {
  describe.each(places)("at %s", (_, place) => {
    const cases = faults.flatMap(([fault, schema, value], at) =>
      marks.map((mark, which) => {
        const [schemas, thing] = place({ ...schema, ...mark }, value);
        const suffix = `${at}By${which}`;
        return { fault, schemas: renamed(schemas, suffix), thing, name: `Thing${suffix}` as "Thing" };
      }),
    );
    const validators = memo(() =>
      validatorsOf<"Thing">(Object.assign({}, ...cases.map(({ schemas }) => schemas)) as { Thing: JsonValue }),
    );

    it.each(faults)("are in no problem when they break %s", (name) => {
      const own = cases.filter(({ fault }) => fault === name);
      expect(own).toHaveLength(marks.length);
      for (const { name, thing } of own) {
        expectHidden(validators()[`validate${name}`](thing));
        expectHidden(validators()[`validate${name}`](thing, { values: false }));
        expectHidden(validators()[`parse${name}`](JSON.stringify(thing)));
      }
    });
  });

  it("are not shown under a name that is misspelt, whatever is allowed there", () => {
    const closed = { ...of({ password: { "x-sensitive": true } }), additionalProperties: false };
    const open = {
      ...of({ password: { "x-sensitive": true } }),
      additionalProperties: { type: "string", maxLength: 3 },
    };
    const unevaluated = { allOf: [of({ password: { writeOnly: true } })], unevaluatedProperties: false };
    for (const schema of [closed, open, unevaluated]) {
      expectHidden(validatorsOf<"Thing">({ Thing: schema }).validateThing({ pasword: secret }));
    }
  });

  it("are not shown when they are numbers that JSON cannot hold", () => {
    const { parseThing } = validatorsOf<"Thing">({ Thing: of({ taxId: { type: "integer", "x-sensitive": true } }) });
    expectHidden(parseThing(`{"taxId": ${number}${number}}`));
  });

  it("take the names within with them: the path ends at the secret", () => {
    const { validateThing } = validatorsOf<"Thing">({
      Thing: of({
        card: { ...of({ digits: { type: "string" } }), additionalProperties: { type: "null" }, writeOnly: true },
      }),
    });
    const result = validateThing({ card: { digits: 1, [secret]: 2 } });
    expect(result).toEqual({
      ok: false,
      problems: [
        {
          code: "type",
          message: "The value must be of type string, but is of type integer.",
          path: "/card",
          schemaPath: "#/Thing/properties/card/properties/digits/type",
          expected: "string",
        },
        {
          code: "type",
          message: "The value must be of type null, but is of type integer.",
          path: "/card",
          schemaPath: "#/Thing/properties/card/additionalProperties/type",
          expected: "null",
        },
      ],
      truncated: false,
    });
  });

  it("leave values around them as they are", () => {
    const { validateThing } = validatorsOf<"Thing">({
      Thing: of({ pin: { "x-sensitive": true }, seat: { maxLength: 1, pattern: "^a" } }),
    });
    const result: Result<unknown> = validateThing({ pin: secret, seat: "12A" });
    expect(result.ok ? [] : result.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      "/seat: The string must have at most 1 character, but has 3.",
      '/seat: The string must match the pattern "^a", but is "12A".',
    ]);
  });

  it("are found in little time where ways to them meet again and again", () => {
    const node: Thing = {
      ...of({ a: { $ref: "#/Thing" }, pin: { type: "integer", "x-sensitive": true } }),
      additionalProperties: { $ref: "#/Thing" },
    };
    let value: JsonValue = { pin: secret };
    for (let depth = 0; depth < 200; depth += 1) value = { a: value };
    expectHidden(validatorsOf<"Thing">({ Thing: node }).validateThing(value));
  });
});
