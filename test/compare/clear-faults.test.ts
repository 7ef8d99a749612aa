import { describe, expect, it } from "vitest";
import { diff } from "../../generator/index.js";
import { tempFolder } from "../support/temp-folder.js";

type Part = Readonly<Record<string, unknown>>;

const string = { type: "string" };
const json = (schema: Part): Part => ({ content: { "application/json": { schema } } });
const body = (schema: Part): Part => ({ requestBody: json(schema) });
const object = (more: Part): Part => body({ type: "object", properties: { a: string }, ...more });
const query = (schema: Part): Part => ({ parameters: [{ name: "q", in: "query", schema }] });
const path = (schema: Part): Part => ({ parameters: [{ name: "id", in: "path", required: true, schema }] });

/** Faults whose meaning is clear: a version of OpenAPI, an operation before and after, and the changes. */
const rows: readonly (readonly [
  title: string,
  version: string,
  before: Part,
  after: Part,
  changes: readonly string[],
])[] = [
  [
    "an empty list requires nothing",
    "3.0.3",
    object({ required: [] }),
    object({ required: ["a"] }),
    ["breaking schema/property-became-required"],
  ],
  [
    "a list becomes empty",
    "3.0.3",
    object({ required: ["a"] }),
    object({ required: [] }),
    ["info schema/property-became-optional"],
  ],
  [
    "a name is listed twice",
    "3.0.3",
    object({ required: ["a", "a"] }),
    object({}),
    ["info schema/property-became-optional"],
  ],
  [
    "an enum without values accepts nothing",
    "3.1.0",
    body({ ...string, enum: [] }),
    body({ ...string, enum: ["a"] }),
    ["info schema/enum-value-added"],
  ],
  [
    "an enum without values restricts a request",
    "3.0.3",
    body({ ...string, enum: ["a"] }),
    body({ ...string, enum: [] }),
    ["breaking schema/enum-value-removed"],
  ],
  [
    "a body without content becomes required",
    "3.1.0",
    { requestBody: { content: {} } },
    { requestBody: { required: true, content: {} } },
    ["breaking body/became-required"],
  ],
  [
    "a body without content becomes optional",
    "3.0.3",
    { requestBody: { required: true, content: {} } },
    { requestBody: { content: {} } },
    ["info body/became-optional"],
  ],
  [
    "a required body without content is new",
    "3.1.0",
    {},
    { requestBody: { required: true, content: {} } },
    ["breaking body/required-added"],
  ],
  [
    "a default becomes valid",
    "3.1.0",
    query({ type: "integer", default: "x" }),
    query({ type: "integer", default: 5 }),
    ["info documentation/keyword-without-effect", "info schema/default-added"],
  ],
  [
    "a default becomes invalid",
    "3.1.0",
    query({ type: "integer", default: 5 }),
    query({ type: "integer", default: "x" }),
    ["warning schema/default-removed", "info documentation/keyword-without-effect"],
  ],
  [
    "the rest of a schema with an invalid default",
    "3.1.0",
    query({ type: "integer", default: "x" }),
    query({ type: "integer", default: "x", maximum: 5 }),
    ["breaking schema/maximum-added"],
  ],
  [
    "a path parameter that the path lacks",
    "3.1.0",
    path(string),
    path({ type: "integer" }),
    ["info documentation/keyword-without-effect"],
  ],
];

describe("a fault with a clear meaning", () => {
  it.each(rows)("is compared: %s", async (_, version, before, after, changes) => {
    expect(await changesOf(version, before, after)).toEqual(changes);
  });

  it("is compared: an enum without values restricts a parameter of Swagger 2.0", async () => {
    const parameter = (values: readonly string[]): Part => ({
      parameters: [{ name: "q", in: "query", type: "array", items: { type: "string", enum: values } }],
    });
    expect(await changesOf("2.0", parameter(["a"]), parameter([]))).toEqual(["breaking schema/enum-value-removed"]);
  });

  it("is compared: a variable of a path without a parameter accepts any text", async () => {
    expect(await changesOf("3.1.0", {}, path({ type: "integer" }), "/o/{id}")).toEqual([
      "breaking schema/type-changed",
    ]);
  });

  it("is not compared where the meaning is not clear", async () => {
    const changes = await changesOf("3.1.0", body({ oneOf: [] }), body({ oneOf: [string] }));
    expect(changes).toEqual(["warning compare/not-compared"]);
  });
});

async function changesOf(version: string, before: Part, after: Part, at = "/o"): Promise<readonly string[]> {
  const text = (operation: Part): string =>
    JSON.stringify({
      [version === "2.0" ? "swagger" : "openapi"]: version,
      info: { title: "Orders", version: "1" },
      paths: { [at]: { post: { operationId: "add", responses: { "204": { description: "d" } }, ...operation } } },
    });
  const cwd = tempFolder({ "old.json": text(before), "new.json": text(after) });
  const { report } = await diff({ cwd, before: "old.json", after: "new.json" });
  return (report?.changes ?? []).map(({ level, id }) => `${level} ${id}`);
}
