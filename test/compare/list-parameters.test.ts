import { describe, expect, it } from "vitest";
import { compareContracts } from "../../generator/compare/compare-contracts.js";
import type { ValueDirection, Level } from "../../generator/compare/kind-of-change.js";
import { highest } from "../../generator/compare/levels.js";
import { contractOfText } from "../support/contract-of-text.js";

type Schema = Readonly<Record<string, unknown>>;
type Version = readonly [schema: Schema, more?: Schema];
type Row = readonly [title: string, before: Version, after: Version, level: Level, counterexample?: string];

const integer = { type: "integer" };
const string = { type: "string" };
const word = (...values: readonly string[]): Schema => ({ type: "string", enum: values });
const list = (items: unknown, more: Schema = {}): Schema => ({ type: "array", items, ...more });
const commas = { explode: false };
const spaces = { style: "spaceDelimited", explode: false };
const pipes = { style: "pipeDelimited", explode: false };

/**
 * A single value that becomes a list, or the reverse, in each location and style: the level for senders, and the
 * breaking string.
 */
const rows: Readonly<Record<string, readonly Row[]>> = {
  query: [
    ["an enum becomes a list", [word("a", "b")], [list(word("a", "b"))], "info"],
    ["a string becomes a list", [string], [list(string)], "info"],
    ["an integer with bounds becomes a list", [{ ...integer, minimum: 1 }], [list({ ...integer, minimum: 1 })], "info"],
    ["a boolean becomes a list", [{ type: "boolean" }], [list({ type: "boolean" })], "info"],
    ["a nullable string becomes a list", [{ type: ["string", "null"] }], [list(string)], "info"],
    ["a string becomes a choice of both", [string], [{ anyOf: [string, list(string)] }], "info"],
    ["a choice of both becomes a list", [{ anyOf: [string, list(string)] }], [list(string)], "info"],
    ["a string becomes a list with a default", [string], [list(string, { default: ["a"] })], "info"],
    ["a string becomes a list without items", [string], [{ type: "array" }], "info"],
    [
      "a required string becomes a required list",
      [string, { required: true }],
      [list(string), { required: true }],
      "info",
    ],
    ["an enum loses a value", [word("a", "b")], [list(word("a"))], "breaking", '"b"'],
    ["the list needs two items", [string], [list(string, { minItems: 2 })], "breaking", '""'],
    ["the list has no items", [integer], [list(integer, { maxItems: 0 })], "breaking", "0"],
    ["the items are shorter", [string], [list({ ...string, maxLength: 1 })], "breaking", '"aa"'],
    ["the items are numbers", [string], [list(integer)], "breaking", '""'],
    ["an enum becomes a list with commas", [word("a", "b")], [list(word("a", "b")), commas], "info"],
    ["a value with a comma becomes a list with commas", [word("a,b")], [list(word("a,b")), commas], "info"],
    ["a string becomes a list with commas", [string], [list(string), commas], "info"],
    [
      "an integer becomes a list with commas that needs two",
      [integer],
      [list(integer, { minItems: 2 }), commas],
      "breaking",
      "0",
    ],
    [
      "a value with a comma, as it is",
      [word("a,b"), { allowReserved: true }],
      [list(word("a,b")), { ...commas, allowReserved: true }],
      "breaking",
      '"a,b"',
    ],
    ["an enum becomes a list with spaces", [word("a", "b")], [list(word("a", "b")), spaces], "info"],
    [
      "a value with a space becomes a list with spaces",
      [word("a b")],
      [list(word("a b")), spaces],
      "breaking",
      '"a b"',
    ],
    ["a value with a pipe becomes a list with pipes", [word("a|b")], [list(word("a|b")), pipes], "breaking", '"a|b"'],
    ["a value with a pipe is two items", [word("a|b", "a")], [list(word("a", "b", "a|b")), pipes], "info"],
    ["a list of one becomes an integer", [list(integer, { maxItems: 1 })], [integer], "info"],
    [
      "a list of one becomes a bounded integer",
      [list(integer, { maxItems: 1 })],
      [{ ...integer, minimum: 0 }],
      "breaking",
      "[-1]",
    ],
    ["a list becomes an integer", [list(integer)], [integer], "breaking", "[0,0]"],
    ["a list with commas becomes a string", [list(string), commas], [string, commas], "info"],
    ["a list with commas becomes a string of the other form", [list(integer), commas], [string], "info"],
    ["a list with commas becomes an integer", [list(integer), commas], [integer], "breaking", "[0,0]"],
    ["a list with pipes becomes a string", [list(word("a", "b")), pipes], [string], "info"],
    ["a list becomes a string", [list(string)], [string], "breaking", '["",""]'],
    [
      "a list of two becomes an enum of pairs",
      [list(word("a"), { minItems: 2, maxItems: 2 }), commas],
      [word("a,a")],
      "info",
    ],
    ["a list becomes one with commas", [list(integer)], [list(integer), commas], "breaking"],
  ],
  header: [
    ["an integer becomes a list", [integer], [list(integer)], "info"],
    ["a string becomes a list", [string], [list(string)], "info"],
    ["a value with a comma becomes a list", [word("a,b")], [list(word("a,b"))], "breaking", '"a,b"'],
    ["a string becomes a list of one", [string], [list(string, { maxItems: 1 })], "breaking", '","'],
    ["a list becomes a string", [list(string)], [string], "info"],
    ["a list becomes an integer", [list(integer)], [integer], "breaking", "[0,0]"],
  ],
  cookie: [
    ["an enum becomes a list", [word("a"), commas], [list(word("a")), commas], "info"],
    [
      "an enum becomes a list that needs two",
      [word("a"), commas],
      [list(word("a"), { minItems: 2 }), commas],
      "breaking",
      '"a"',
    ],
  ],
  path: [
    ["an enum becomes a list", [word("a", "b")], [list(word("a", "b"))], "info"],
    ["a value with a comma becomes a list", [word("a,b")], [list(word("a,b"))], "info"],
    [
      "a value with a dot becomes a list with dots",
      [word("a.b"), { style: "label" }],
      [list(word("a.b")), { style: "label", explode: true }],
      "breaking",
      '"a.b"',
    ],
    [
      "an enum becomes a list with names",
      [word("a"), { style: "matrix" }],
      [list(word("a")), { style: "matrix", explode: true }],
      "info",
    ],
    ["another style", [word("a"), { style: "label" }], [list(word("a")), { style: "matrix" }], "breaking"],
  ],
};

const cases = Object.entries(rows).flatMap(([location, some]) => some.map((row) => [location, row] as const));

describe("a text that becomes a list", () => {
  it.each(cases)("in a %s: %j", async (location, [, before, after, level, counterexample]) => {
    expect(await verdict(parameter(location, before), parameter(location, after), "sent")).toEqual([
      level,
      counterexample,
    ]);
  });

  const ofResponses: readonly Row[] = [
    ["an integer becomes a list", [integer], [list(integer)], "breaking"],
    ["an integer becomes a list of one", [integer], [list(integer, { maxItems: 1 })], "info"],
    ["a string becomes a list", [string], [list(string)], "info"],
    ["a list becomes an integer", [list(integer)], [integer], "info"],
    ["a list becomes a value with a comma", [list(word("a,b"))], [word("a,b")], "breaking", '"a,b"'],
  ];
  it.each(ofResponses.map((row) => [row]))(
    "in a header of a response: %j",
    async ([, before, after, level, counterexample]) => {
      const answers = ([schema, more]: Version): object =>
        operation({ responses: { "200": { description: "d", headers: { h: { schema, ...more } } } } });
      expect(await verdict(answers(before), answers(after), "read")).toEqual([level, counterexample]);
    },
  );

  it("in Swagger 2.0, by its collectionFormat", async () => {
    const swagger = (more: object): object => ({
      swagger: "2.0",
      info: { title: "Orders", version: "1" },
      paths: {
        "/o": {
          get: {
            operationId: "get",
            parameters: [{ name: "q", in: "query", ...more }],
            responses: { 200: { description: "d" } },
          },
        },
      },
    });
    const items = word("a", "b");
    const to = (more: object): Promise<readonly unknown[]> =>
      verdict(swagger(items), swagger({ type: "array", items, ...more }), "sent");
    expect(await to({})).toEqual(["info", undefined]);
    expect(await to({ collectionFormat: "multi" })).toEqual(["info", undefined]);
    expect(await to({ collectionFormat: "pipes", minItems: 2 })).toEqual(["breaking", '"a"']);
  });
});

function parameter(location: string, [schema, more]: Version): object {
  const isPath = location === "path";
  const parameters = [{ name: "q", in: location, ...(isPath && { required: true }), schema, ...more }];
  return operation({ parameters, responses: { "200": { description: "d" } } }, isPath ? "/o/{q}" : "/o");
}

function operation(get: object, path = "/o"): object {
  return {
    openapi: "3.1.0",
    info: { title: "Orders", version: "1" },
    paths: { [path]: { get: { operationId: "get", ...get } } },
  };
}

/** The highest level in a direction, and the counterexample of the change that has it. */
async function verdict(before: object, after: object, direction: ValueDirection): Promise<readonly unknown[]> {
  const changes = compareContracts(await contractOfText(before), await contractOfText(after));
  const level = highest(changes.map(({ wire }) => wire[direction]));
  return [
    level,
    changes.find(({ wire, witness }) => wire[direction] === level && witness !== undefined)?.witness?.text,
  ];
}
