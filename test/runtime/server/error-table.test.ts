import { describe, expect, it } from "vitest";
import { jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import {
  kindOfCode,
  placeMatches,
  tableReply,
  type ErrorRow,
  type ErrorTable,
} from "../../../templates/runtime/server/error-table.js";
import { missingElement, unexpectedElement, type XmlFinding } from "../../../templates/runtime/xml/problems.js";
import type { Problem } from "../../../templates/runtime/base/problem.js";
import type { Refusal } from "../../../templates/runtime/server/server-types.js";

const writers = { default: jsonWriter("application/json") };

function reply(rows: readonly ErrorRow[], refusal: Partial<Refusal>, table: Partial<ErrorTable> = {}): unknown {
  const full: ErrorTable = { report: "all", paths: "pointer", members: {}, body: "{errors}", ...table, rows };
  const given: Refusal = { status: 400, message: "No.", problems: [], headers: {}, operationId: "a", ...refusal };
  const answered = tableReply(given, [{ operations: ["a"], table: full, writers }]);
  return answered && [answered.status, JSON.parse(answered.body as string) as unknown];
}

const problem = (code: string, path: string, more: Partial<Problem> = {}): Problem => ({
  code,
  path,
  message: "Wrong.",
  ...more,
});

const row = (id: string, when: ErrorRow["when"], members: ErrorRow["members"] = { id }): ErrorRow => ({
  id,
  members,
  ...(when !== undefined && { when }),
});

describe("tables of errors", () => {
  it("tell a missing member at the place where it would be", () => {
    const rows = [row("none", [{ at: "body/items/*/sku", problems: ["missing"] }], { at: "{path}" })];
    const refusal: Partial<Refusal> = {
      part: "body",
      problems: [problem("required", "/items/3", { expected: '"sku"' })],
    };
    expect(reply(rows, refusal)).toEqual([400, [{ at: "/items/3/sku" }]]);
    expect(reply(rows, refusal, { paths: "brackets" })).toEqual([400, [{ at: "items[3].sku" }]]);
    expect(reply(rows, refusal, { paths: "dots" })).toEqual([400, [{ at: "items.3.sku" }]]);
    expect(reply(rows, refusal, { paths: "jsonPath" })).toEqual([400, [{ at: "$.items[3].sku" }]]);
  });

  it("tell an element that is missing before another one where it would be, and one of several at their holder", () => {
    const rows = [
      row("missing", [{ at: "body/**", problems: ["missing"] }], { missing: "{path}" }),
      row("unknown", [{ at: "body/**", problems: ["unknown"] }], { unknown: "{path}" }),
    ];
    const told = (finding: XmlFinding, path: string): unknown =>
      reply(rows, { part: "body", problems: [{ ...finding, path }] });
    expect(told(missingElement({ expected: ["Id"] }, "Name"), "/Person/Name")).toEqual([
      400,
      [{ missing: "/Person/Id" }],
    ]);
    expect(told(missingElement({ expected: ["Id"] }), "/Person")).toEqual([400, [{ missing: "/Person/Id" }]]);
    expect(told(missingElement({ expected: ["Nick", "Born"] }, "Died"), "/Person/Died")).toEqual([
      400,
      [{ missing: "/Person" }],
    ]);
    expect(told(missingElement({ expected: ["Nick", "Born"] }), "/Person")).toEqual([400, [{ missing: "/Person" }]]);
    expect(told(unexpectedElement("Zork", ["Name"]), "/Person/Zork")).toEqual([400, [{ unknown: "/Person/Zork" }]]);
  });

  it("tell all faults in the order of rows, or the first, under the status of its row", () => {
    const rows: readonly ErrorRow[] = [
      { ...row("first", [{ at: "body/b" }]), status: 422 },
      row("second", [{ at: "body/**" }]),
    ];
    const problems = [problem("type", "/a"), problem("type", "/b"), problem("type", "/c/d")];
    expect(reply(rows, { part: "body", problems })).toEqual([
      422,
      [{ id: "first" }, { id: "second" }, { id: "second" }],
    ]);
    expect(reply(rows, { part: "body", problems }, { report: "first" })).toEqual([422, [{ id: "first" }]]);
    expect(reply(rows, { part: "body", problems: [problem("type", "/c")] })).toEqual([400, [{ id: "second" }]]);
  });

  it("tell one row once for one place", () => {
    const rows = [row("bad", [{ at: "body/a" }])];
    expect(reply(rows, { part: "body", problems: [problem("format", "/a"), problem("pattern", "/a")] })).toEqual([
      400,
      [{ id: "bad" }],
    ]);
  });

  it("tell what cannot be read of the whole body or parameter, and where the reader stopped", () => {
    const rows = [
      row("body", [{ at: "body", problems: ["unreadable"] }], { at: "{path}" }),
      row("filter", [{ at: "query/filter", problems: ["unreadable"] }], { filter: "{path}" }),
    ];
    const told = (part: "body" | "parameters", code: string, path: string): unknown =>
      reply(rows, { part, problems: [problem(code, path)] });
    expect(told("body", "json/duplicate-key", "/items/0/sku")).toEqual([400, [{ at: "/items/0/sku" }]]);
    expect(told("body", "xml/syntax", "/Person/Name")).toEqual([400, [{ at: "/Person/Name" }]]);
    expect(told("parameters", "json/syntax", "/query/filter/a")).toEqual([400, [{ filter: "/query/filter/a" }]]);
    expect(told("body", "type", "/items/0/sku")).toBeUndefined();
  });

  it("tell a value that cannot be read by its own path too, such as a field that is sent twice", () => {
    const rows = [
      row("name", [{ at: "body/name", problems: ["missing", "unreadable"] }]),
      row("items", [{ at: "body/items/*/sku" }]),
      row("body", [{ at: "body", problems: ["unreadable"] }]),
    ];
    const told = (code: string, path: string): unknown =>
      reply(rows, { part: "body", problems: [problem(code, path)] });
    expect(told("http/repeated-parameter", "/name")).toEqual([400, [{ id: "name" }]]);
    expect(told("json/inexact-number", "/items/3/sku")).toEqual([400, [{ id: "items" }]]);
    expect(told("http/repeated-parameter", "/other")).toEqual([400, [{ id: "body" }]]);
    expect(told("json/syntax", "")).toEqual([400, [{ id: "body" }]]);
  });

  it("tell a value that fits no branch from one that fits several", () => {
    const rows = [
      row("none", [{ at: "body", problems: ["noneOf"] }]),
      row("many", [{ at: "body", problems: ["severalOf"] }]),
    ];
    const told = (more: Partial<Problem>): unknown =>
      reply(rows, { part: "body", problems: [problem("oneOf", "", more)] });
    expect(
      told({ expected: "exactly one of a, b", message: "The value must match one of a, b, but matches none." }),
    ).toEqual([400, [{ id: "none" }]]);
    expect(told({ matches: 2 })).toEqual([400, [{ id: "many" }]]);
  });

  it("know parts of a request by their own names", () => {
    const rows = [
      row("page", [{ at: "query/page", problems: ["bound"] }]),
      row("key", [{ at: "credential", problems: ["missing"] }]),
      row("scope", [{ at: "credential", problems: ["scope"] }]),
      row("other", [{ operations: ["b"], at: "body" }]),
    ];
    expect(reply(rows, { part: "parameters", problems: [problem("maximum", "/query/page")] })).toEqual([
      400,
      [{ id: "page" }],
    ]);
    expect(reply(rows, { part: "credential", kind: "missing", status: 401 })).toEqual([401, [{ id: "key" }]]);
    expect(reply(rows, { part: "credential", kind: "scope", status: 403 })).toEqual([403, [{ id: "scope" }]]);
    expect(reply(rows, { part: "body", kind: "mediaType", status: 415 })).toBeUndefined();
    expect(reply(rows, { part: "body", problems: [problem("maximum", "/query/page")] })).toBeUndefined();
  });

  it("say nothing under a status without an answer, or of an operation that is not theirs", () => {
    const table: ErrorTable = { report: "first", paths: "pointer", members: {}, rows: [row("all", "always")] };
    const answers = [{ operations: ["a"], table, writers: { "4XX": jsonWriter("application/json") } }];
    const refusal: Refusal = { status: 404, message: "No.", problems: [], headers: {}, operationId: "a" };
    expect(tableReply(refusal, answers)?.status).toBe(404);
    expect(tableReply({ ...refusal, status: 500 }, answers)).toBeUndefined();
    expect(tableReply({ ...refusal, operationId: "b" }, answers)).toBeUndefined();
    const { operationId: _, ...unrouted } = refusal;
    expect(tableReply(unrouted, answers)).toBeUndefined();
    expect(
      tableReply(
        unrouted,
        answers.map((each) => ({ ...each, common: true })),
      )?.status,
    ).toBe(404);
  });

  it("fill in what was allowed, its number and what was sent, and leave other braces alone", () => {
    const rows = [row("long", "always", { text: "{allowed} ({limit}): {value} {other} {status}", status: "{status}" })];
    const problems = [problem("maxLength", "/a", { expected: "at most 12 characters", actual: '"{code}"' })];
    expect(reply(rows, { part: "body", problems })).toEqual([
      400,
      [{ text: 'at most 12 characters (12): "{code}" {other} 400', status: 400 }],
    ]);
  });

  it("give each error a UUID of its own, and the time", () => {
    const made = reply([row("one", "always", { id: "{uuid}", at: "{now}" })], {
      problems: [problem("a", ""), problem("b", "")],
    }) as [number, { readonly id: string; readonly at: string }[]];
    const ids = made[1].map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(2);
    expect(Number.isNaN(Date.parse(made[1][0]?.at ?? ""))).toBe(false);
  });

  it("take UUIDs and the time from the sources that the server was given", () => {
    let drawn = 0;
    const fresh = { uuid: () => `id-${(drawn += 1)}`, now: () => new Date("2030-01-01T08:00:00Z") };
    const problems = [problem("a", ""), problem("b", "")];
    expect(reply([row("one", "always", { id: "{uuid}", at: "{now}" })], { problems, fresh })).toEqual([
      400,
      [
        { id: "id-1", at: "2030-01-01T08:00:00.000Z" },
        { id: "id-2", at: "2030-01-01T08:00:00.000Z" },
      ],
    ]);
  });

  it("fill one error where nothing stands around it, with the members of the table last", () => {
    const table: ErrorTable = {
      report: "first",
      paths: "pointer",
      members: { text: "{meaning}", code: 0 },
      rows: [{ id: "a", meaning: "Missing.", members: { code: 7 }, when: "always" }],
    };
    const refusal: Refusal = { status: 400, message: "No.", problems: [], headers: {}, operationId: "a" };
    expect(tableReply(refusal, [{ operations: ["a"], table, writers }])?.body).toBe('{"code":7,"text":"Missing."}');
  });
});

describe("places", () => {
  it.each([
    ["body/a", "body/a", true],
    ["body/a", "body/a/b", false],
    ["body/*/b", "body/0/b", true],
    ["body/**", "body", true],
    ["body/**", "body/a/b", true],
    ["body/a/**", "body/b", false],
    ["query/*", "query/page", true],
    ["headers/x-key", "headers/X-Key", true],
    ["headers/X-Key/a", "headers/x-key/A", false],
    ["query/Page", "query/page", false],
  ])("%s names %s: %s", (rule, place, expected) => {
    expect(placeMatches(rule, place)).toBe(expected);
  });
});

describe("kinds of faults", () => {
  it.each([
    ["required", "missing"],
    ["cvc-complex-type.2.4.b", "missing"],
    ["cvc-complex-type.2.4.a", "unknown"],
    ["const", "enum"],
    ["pattern", "format"],
    ["cvc-maxInclusive-valid", "bound"],
    ["uniqueItems", "bound"],
    ["additionalProperties", "unknown"],
    ["cvc-datatype-valid.1", "type"],
    ["xml/syntax", "unreadable"],
    ["http/charset", "mediaType"],
    ["readOnly", "readOnly"],
    ["cannotCreate", "cannotCreate"],
    ["cannotUpdate", "cannotUpdate"],
    ["some-rule", undefined],
  ])("%s is %s", (code, kind) => {
    expect(kindOfCode(code)).toBe(kind);
  });
});
