import { beforeAll, describe, expect, it } from "vitest";
import { createJudge, type JudgeCall } from "../../generator/api/recorded/judge-calls.js";
import { replayWitnesses } from "../../generator/api/replay-witnesses.js";
import { compareContracts } from "../../generator/compare/compare-contracts.js";
import type { Change } from "../../generator/compare/change.js";
import type { Level } from "../../generator/compare/kind-of-change.js";
import { highest } from "../../generator/compare/levels.js";
import type { Contract } from "../../generator/model/contract.js";
import { contractOfText } from "../support/contract-of-text.js";

type Schema = Readonly<Record<string, unknown>>;
type Version = readonly [schema: Schema, more?: Schema];
/** `example` is the text of the counterexample; undefined for a change without one. */
type Row = readonly [title: string, before: Version, after: Version, level: Level, example?: string];

const integer = { type: "integer" };
const string = { type: "string" };
const boolean = { type: "boolean" };
const word = (...values: readonly string[]): Schema => ({ type: "string", enum: values });
const list = (items: unknown, more: Schema = {}): Schema => ({ type: "array", items, ...more });
const object = (properties: Schema, more: Schema = {}): Schema => ({ type: "object", properties, ...more });
const commas = { explode: false };
const spaces = { style: "spaceDelimited", explode: false };
const pipes = { style: "pipeDelimited", explode: false };
const deep = { style: "deepObject", explode: true };

/**
 * Pairs of versions of a value that is sent as a string, by location and style: the level for senders (of headers of responses: for
 * readers), and the message that breaks. Generated servers and clients of both versions read the messages of each row.
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
    ["an enum loses a value", [word("a", "b")], [list(word("a"))], "breaking", "GET /o?q=b"],
    ["the list needs two items", [string], [list(string, { minItems: 2 })], "breaking", "GET /o?q="],
    ["the list has no items", [integer], [list(integer, { maxItems: 0 })], "breaking", "GET /o?q=0"],
    ["the items are shorter", [string], [list({ ...string, maxLength: 1 })], "breaking", "GET /o?q=aa"],
    ["the items are numbers", [string], [list(integer)], "breaking", "GET /o?q="],
    ["an enum becomes a list with commas", [word("a", "b")], [list(word("a", "b")), commas], "info"],
    ["a value with a comma becomes a list with commas", [word("a,b")], [list(word("a,b")), commas], "info"],
    ["a string becomes a list with commas", [string], [list(string), commas], "info"],
    [
      "an integer becomes a list with commas that needs two",
      [integer],
      [list(integer, { minItems: 2 }), commas],
      "breaking",
      "GET /o?q=0",
    ],
    [
      "a value with a comma, as it is",
      [word("a,b"), { allowReserved: true }],
      [list(word("a,b")), { ...commas, allowReserved: true }],
      "breaking",
      "GET /o?q=a,b",
    ],
    ["an enum becomes a list with spaces", [word("a", "b")], [list(word("a", "b")), spaces], "info"],
    [
      "a value with a space becomes a list with spaces",
      [word("a b")],
      [list(word("a b")), spaces],
      "breaking",
      "GET /o?q=a%20b",
    ],
    [
      "a value with a pipe becomes a list with pipes",
      [word("a|b")],
      [list(word("a|b")), pipes],
      "breaking",
      "GET /o?q=a%7Cb",
    ],
    ["a value with a pipe is two items", [word("a|b", "a")], [list(word("a", "b", "a|b")), pipes], "warning"],
    ["a value without a pipe is one item", [word("a", "b")], [list(string), pipes], "info"],
    ["a string becomes a list with spaces", [string], [list(string), spaces], "warning"],
    ["a string becomes a choice of both with pipes", [string], [{ anyOf: [string, list(string)] }, pipes], "warning"],
    [
      "a string, as it is, becomes a list with commas",
      [string, { allowReserved: true }],
      [list(string), { ...commas, allowReserved: true }],
      "warning",
    ],
    [
      "a list with commas, as it is, becomes a string",
      [list(string), { ...commas, allowReserved: true }],
      [string, { allowReserved: true }],
      "info",
    ],
    ["a list of one becomes an integer", [list(integer, { maxItems: 1 })], [integer], "info"],
    [
      "a list of one becomes a bounded integer",
      [list(integer, { maxItems: 1 })],
      [{ ...integer, minimum: 0 }],
      "breaking",
      "GET /o?q=-1",
    ],
    ["a list becomes an integer", [list(integer)], [integer], "breaking", "GET /o?q=0&q=0"],
    ["a list with commas becomes a string", [list(string), commas], [string, commas], "info"],
    ["a list with commas becomes a string of the other form", [list(integer), commas], [string], "info"],
    ["a list with commas becomes an integer", [list(integer), commas], [integer], "breaking", "GET /o?q=0,0"],
    ["a list with pipes becomes a string", [list(word("a", "b")), pipes], [string], "info"],
    ["a list becomes a string", [list(string)], [string], "breaking", "GET /o?q=&q="],
    [
      "a list of two becomes an enum of pairs",
      [list(word("a"), { minItems: 2, maxItems: 2 }), commas],
      [word("a,a")],
      "info",
    ],
    ["a list becomes one with commas", [list(integer)], [list(integer), commas], "breaking", "GET /o?q=0&q=0"],
    ["a number becomes an integer", [{ type: "number" }], [integer], "breaking", "GET /o?q=0.5"],
    ["a boolean becomes an enum of its strings", [boolean], [word("true", "false")], "info"],
    ["an integer becomes a string", [integer], [string], "info"],
    ["a string becomes a boolean", [string], [boolean], "breaking", "GET /o?q="],
    ["an enum becomes integers", [word("1", "2")], [integer], "info"],
    ["a list gets a first item", [list(string)], [list(string, { minItems: 1 })], "info"],
    ["a list needs two items", [list(string)], [list(string, { minItems: 2 })], "breaking", "GET /o?q="],
    [
      "a list of one gets commas",
      [list(word("a"), { maxItems: 1 })],
      [list(word("a"), { maxItems: 1 }), commas],
      "info",
    ],
    ["a list loses its commas", [list(integer), commas], [list(integer)], "breaking", "GET /o?q=0,0"],
    ["a list gets spaces", [list(integer), commas], [list(integer), spaces], "breaking", "GET /o?q=0,0"],
    ["a list gets pipes", [list(integer), spaces], [list(integer), pipes], "breaking", "GET /o?q=0%200"],
    [
      "the style changes, the repeated name stays",
      [list(integer)],
      [list(integer), { ...spaces, explode: true }],
      "info",
    ],
    [
      "the default of explode is written out",
      [list(integer)],
      [list(integer), { style: "form", explode: true }],
      "info",
    ],
    ["explode of a single value", [integer], [integer, commas], "info"],
    ["a list of strings with commas repeats its name", [list(string), commas], [list(string)], "breaking"],
    ["reserved characters are encoded", [string, { allowReserved: true }], [string], "warning"],
    ["an encoded comma separates items", [word("a")], [list(word("a", "b")), commas], "info"],
    [
      "an object requires a property",
      [object({ a: string }), deep],
      [object({ a: string }, { required: ["a"], minProperties: 1 }), deep],
      "breaking",
      "GET /o?q%5Bextra%5D=null",
    ],
    [
      "a property becomes a number",
      [object({ a: string }), deep],
      [object({ a: integer }), deep],
      "breaking",
      "GET /o?q%5Ba%5D=",
    ],
    ["a number becomes a property of strings", [object({ a: integer }), deep], [object({ a: string }), deep], "info"],
    ["a property becomes a list", [object({ a: word("x") }), deep], [object({ a: list(word("x")) }), deep], "info"],
    [
      "an object with brackets becomes one without",
      [object({ a: integer }, { required: ["a"] }), deep],
      [object({ a: integer }, { required: ["a"] })],
      "breaking",
      "GET /o?q%5Ba%5D=0",
    ],
    ["a list with an enum grows", [list(word("a"))], [list(word("a", "b"))], "info"],
  ],
  header: [
    ["an integer becomes a list", [integer], [list(integer)], "info"],
    ["a string becomes a list", [string], [list(string)], "warning"],
    ["a string becomes a choice of both", [string], [{ anyOf: [string, list(string)] }], "warning"],
    ["a string without a comma becomes a list", [{ ...string, pattern: "^[a-z]+$" }], [list(string)], "info"],
    ["a date becomes a list", [{ ...string, format: "date" }], [list(string)], "info"],
    ["a value with a comma becomes a list", [word("a,b")], [list(word("a,b"))], "breaking", "q: a,b"],
    ["a value with a comma becomes a list of strings", [word("a,b")], [list(string)], "warning"],
    ["a string becomes a list of one", [string], [list(string, { maxItems: 1 })], "breaking", "q: ,"],
    ["a list becomes a string", [list(string)], [string], "info"],
    ["a list becomes an integer", [list(integer)], [integer], "breaking", "q: 0,0"],
    ["a string gets a length", [string], [{ ...string, maxLength: 1 }], "breaking", "q: aa"],
    ["a number becomes a string", [{ type: "number" }], [string], "info"],
    ["white space at the ends is forbidden", [string], [{ ...string, pattern: "^[^ ]|^$" }], "info"],
  ],
  cookie: [
    ["an enum becomes a list", [word("a"), commas], [list(word("a")), commas], "info"],
    [
      "an enum becomes a list that needs two",
      [word("a"), commas],
      [list(word("a"), { minItems: 2 }), commas],
      "breaking",
      "Cookie: q=a",
    ],
    ["an enum loses a value", [word("a", "b"), commas], [word("a"), commas], "breaking", "Cookie: q=b"],
    ["a list of one becomes a single value", [list(integer, { maxItems: 1 }), commas], [integer, commas], "info"],
  ],
  path: [
    ["an enum becomes a list", [word("a", "b")], [list(word("a", "b"))], "info"],
    ["a value with a comma becomes a list", [word("a,b")], [list(word("a,b"))], "info"],
    [
      "a value with a dot becomes a list with dots",
      [word("a.b"), { style: "label" }],
      [list(word("a.b")), { style: "label", explode: true }],
      "breaking",
      "GET /o/.a.b",
    ],
    [
      "an enum becomes a list with names",
      [word("a"), { style: "matrix" }],
      [list(word("a")), { style: "matrix", explode: true }],
      "info",
    ],
    ["another style", [word("a"), { style: "label" }], [list(word("a")), { style: "matrix" }], "breaking", "GET /o/.a"],
    ["a string must not be empty", [string], [{ ...string, minLength: 1 }], "info"],
    ["a string becomes an integer", [string], [integer], "breaking", "GET /o/a"],
    ["an integer becomes a string", [integer], [string], "info"],
    ["a string is no longer a dot", [word(".", "a")], [word("a")], "info"],
    ["a label becomes simple", [integer, { style: "label" }], [integer], "breaking", "GET /o/.0"],
    [
      "a list gets dots",
      [list(integer), { style: "label" }],
      [list(integer), { style: "label", explode: true }],
      "breaking",
      "GET /o/.0,0",
    ],
  ],
  form: [
    ["an enum becomes a list", [word("a", "b")], [list(word("a", "b"))], "info"],
    ["a string becomes a list", [string], [list(string)], "info"],
    ["a list of one becomes an integer", [list(integer, { maxItems: 1 })], [integer], "info"],
    ["a list becomes an integer", [list(integer)], [integer], "breaking", "q=0&q=0"],
    ["a list gets a first item", [list(string)], [list(string, { minItems: 1 })], "info"],
    ["an integer becomes a string", [integer], [string], "info"],
    ["a string becomes an integer", [string], [integer], "breaking", "q="],
    ["an enum loses a value in a list", [word("a", "b")], [list(word("a"))], "breaking", "q=b"],
    ["a list gets commas", [list(integer)], [list(integer), commas], "breaking", "q=0&q=0"],
    ["an integer becomes a list with commas", [integer], [list(integer), commas], "info"],
    [
      "a list of one gets commas",
      [list(word("a"), { maxItems: 1 })],
      [list(word("a"), { maxItems: 1 }), commas],
      "info",
    ],
    ["a list gets pipes", [list(integer), commas], [list(integer), pipes], "breaking", "q=0,0"],
    [
      "an object with brackets needs a property",
      [object({ a: integer }), deep],
      [object({ a: integer }, { required: ["a"] }), deep],
      "breaking",
      "q%5Bextra%5D=null",
    ],
  ],
  multipart: [
    ["an enum becomes a list", [word("a", "b")], [list(word("a", "b"))], "info"],
    ["a string becomes an integer", [string], [integer], "breaking", part("")],
    ["an integer becomes a string", [integer], [string], "info"],
    ["a list becomes an integer", [list(integer)], [integer], "breaking", part("0", "0")],
    ["a list of one becomes an integer", [list(integer, { maxItems: 1 })], [integer], "info"],
    ["a list gets commas", [list(integer), { style: "form" }], [list(integer), commas], "breaking", part("0", "0")],
  ],
  response: [
    ["an integer becomes a list", [integer], [list(integer)], "breaking", "h: 0,0"],
    ["an integer becomes a list of one", [integer], [list(integer, { maxItems: 1 })], "info"],
    ["a string becomes a list", [string], [list(string)], "info"],
    ["a list becomes an integer", [list(integer)], [integer], "info"],
    ["a list becomes a string", [list(string)], [string], "warning"],
    ["a list becomes a value with a comma", [list(word("a,b"))], [word("a,b")], "breaking", "h: a,b"],
    ["an integer becomes a string", [integer], [string], "breaking", "h: "],
    ["a string becomes an integer", [string], [integer], "info"],
  ],
};

function part(...texts: readonly string[]): string {
  const parts = texts.map((text) => `--part\r\nContent-Disposition: form-data; name="q"\r\n\r\n${text}\r\n`);
  return `${parts.join("")}--part--\r\n`;
}

interface Case {
  readonly location: string;
  readonly row: Row;
  /** The name of its operation. */
  readonly name: string;
}

const cases: readonly Case[] = Object.entries(rows)
  .flatMap(([location, some]) => some.map((row) => ({ location, row })))
  .map((one, at) => ({ ...one, name: `r${at}` }));

/** All rows are operations of one document, so that code is generated once for each version. */
function documentOf(side: 1 | 2): object {
  const paths = cases.map(({ location, row, name }) => [
    `/${name}${location === "path" ? "/{q}" : ""}`,
    { [isForm(location) ? "post" : "get"]: { operationId: name, ...operationOf(location, row[side]) } },
  ]);
  return { openapi: "3.1.0", info: { title: "Orders", version: "1" }, paths: Object.fromEntries(paths) as object };
}

function isForm(location: string): boolean {
  return location === "form" || location === "multipart";
}

const mediaTypes = { form: "application/x-www-form-urlencoded", multipart: "multipart/form-data" };

function operationOf(location: string, [schema, more]: Version): object {
  const done = { "200": { description: "Done." } };
  if (location === "response") return { responses: { "200": { ...done[200], headers: { h: { schema, ...more } } } } };
  if (location === "form" || location === "multipart") {
    const media = { schema: object({ q: schema }), ...(more && { encoding: { q: more } }) };
    return { requestBody: { content: { [mediaTypes[location]]: media } }, responses: done };
  }
  const parameter = { name: "q", in: location, ...(location === "path" && { required: true }), schema, ...more };
  return { parameters: [parameter], responses: done };
}

/** Messages that generated code of both versions reads in each row, with the counterexample. */
const texts = ["", "a", "b", "x", "aa", "0", "1", "-1", "0.5", "true", "a,b", "0,0", "a%2Cb", "a%20b", "0%200", "a|b"];

function textsOf({ location, row: [, before, , , example] }: Case): readonly string[] {
  const [schema, more] = before;
  const isSingle = schema["type"] !== "array" && schema["type"] !== "object";
  // Clients encode the delimiters inside a single value.
  const written = texts.filter((text) => !isSingle || location === "header" || !/[,|]/.test(text));
  const pairs = written.flatMap((text) => [`q=${text}`, `q=${text}&q=${text}`]);
  const members = schema["type"] === "object" ? written.map((text) => `q%5Ba%5D=${text}`) : [];
  const start = { label: ".", matrix: ";q=" }[String(more?.["style"])] ?? "";
  const ofLocation: Readonly<Record<string, readonly string[]>> = {
    query: [...pairs, ...members],
    form: [...pairs, ...members],
    cookie: written.map((text) => `q=${text}`),
    multipart: written.flatMap((text) => [part(text), part(text, text)]),
    path: written.map((text) => `${start}${text}`),
  };
  const given = example === undefined ? [] : [example.replace(/^(?:GET \/o[/?]|Cookie: |[qh]: )/, "")];
  return [...given, ...(ofLocation[location] ?? written)];
}

/** True if generated code accepts a message. */
async function accepts(judge: JudgeCall, { location, name }: Case, text: string): Promise<boolean> {
  const headers: Record<string, [string, string][]> = {
    header: [["q", text]],
    cookie: [["cookie", text]],
    form: [["content-type", mediaTypes.form]],
    multipart: [["content-type", `${mediaTypes.multipart}; boundary=part`]],
  };
  const target = `/${name}${location === "path" ? `/${text}` : location === "query" ? `?${text}` : ""}`;
  const body = isForm(location) ? new TextEncoder().encode(text) : undefined;
  const { operation, request, answer } = await judge({
    at: "",
    method: isForm(location) ? "POST" : "GET",
    target,
    request: { headers: headers[location] ?? [], body, isCut: false },
    answer: { status: 200, headers: location === "response" ? [["h", text]] : [], body: undefined, isCut: false },
  });
  return operation?.name === name && request.length === 0 && (answer ?? []).length === 0;
}

describe("a value that is sent as a string", () => {
  let changes: readonly Change[] = [];
  let judges: readonly JudgeCall[] = [];
  let contracts: readonly Contract[] = [];

  beforeAll(async () => {
    const versions = [await contractOfText(documentOf(1)), await contractOfText(documentOf(2))] as const;
    contracts = versions;
    changes = compareContracts(...versions);
    judges = await Promise.all(versions.map(createJudge));
  });

  it("has counterexamples that generated code confirms in another process", async () => {
    const [before, after] = contracts.map((contract) => new Map([[contract.name, contract]]));
    const { replayed, skipped, differing } = await replayWitnesses(changes, before!, after!);
    expect([replayed, skipped, [...differing].map(({ subject }) => subject)]).toEqual([
      changes.filter(({ witness }) => witness !== undefined).length,
      0,
      [],
    ]);
  });

  it.each(cases.map((one) => [one.location, one.row[0], one] as const))("in a %s: %s", async (_, __, one) => {
    const { location, name, row } = one;
    const [, , , level, example] = row;
    const direction = location === "response" ? "read" : "sent";
    const found = changes.filter(({ uses }) => uses.some(({ part }) => part?.path.split("/")[1] === name));
    const highestLevel = highest(found.map(({ wire }) => wire[direction])) ?? "info";
    const witnesses = found.flatMap(({ wire, witness }) =>
      wire[direction] === level && witness !== undefined ? [witness] : [],
    );
    expect([highestLevel, witnesses[0]?.text.replace(`/${name}`, "/o")]).toEqual([level, example]);

    const [accepting, refusing] = direction === "sent" ? judges : [...judges].reverse();
    const broken: string[] = [];
    for (const text of textsOf(one)) {
      const isBroken = (await accepts(accepting!, one, text)) && !(await accepts(refusing!, one, text));
      if (isBroken) broken.push(text);
    }
    if (level === "info") expect(broken).toEqual([]);
    if (example !== undefined) expect(broken).toContain(textsOf(one)[0]);
  });
});
