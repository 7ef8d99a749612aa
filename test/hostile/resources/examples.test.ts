import { describe, expect, it } from "vitest";
import { lint } from "../../../generator/api/lint.js";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import { effort } from "../../support/effort.js";
import { tempFolder } from "../../support/temp-folder.js";

const odd = '"];}globalThis.touched=1;//`${globalThis.touched=1}\u2028*/';

/** The output of lint for the examples of a document, which is JSON. */
async function examplesOf(schemas: object, media: object): Promise<readonly Diagnostic[]> {
  const document = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: {
      "/a": {
        post: { requestBody: { content: { "application/json": media } }, responses: { default: { description: "d" } } },
      },
    },
    components: { schemas },
  };
  const cwd = tempFolder({ "openapi.json": JSON.stringify(document) });
  const { diagnostics } = await lint({ cwd, files: ["openapi.json"] });
  expect(diagnostics.flatMap(({ severity, message }) => (severity === "error" ? [message] : []))).toEqual([]);
  return diagnostics.filter(({ code }) => code.startsWith("lint/wrong"));
}

const tree = {
  type: "object",
  properties: { inner: { $ref: "#/components/schemas/Tree" } },
  additionalProperties: false,
};
const deep = (levels: number, core: object): object => (levels === 0 ? core : { inner: deep(levels - 1, core) });

describe("examples that mean harm", () => {
  it("are values and never code, and neither is what checks them", async () => {
    const schemas = {
      Odd: { type: "object", title: odd, properties: { [odd]: { const: odd, pattern: "^[a]$" } }, required: [odd] },
    };
    const schema = { $ref: "#/components/schemas/Odd" };
    const found = await examplesOf(schemas, {
      schema,
      examples: { one: { value: { [odd]: odd } }, two: { value: {} } },
    });
    expect(found.map(({ code }) => code)).toEqual(["lint/wrong-example", "lint/wrong-example"]);
    expect("touched" in globalThis).toBe(false);
  });

  it("are reported for properties that prototypes have", async () => {
    const value = JSON.parse('{ "__proto__": { "x": 1 }, "constructor": 5 }') as object;
    const schema = { type: "object", properties: { a: { type: "string" } }, additionalProperties: false };
    const found = (await examplesOf({}, { schema, example: value })).map(({ message }) => message).join(" ");
    expect(found).toContain('"__proto__"');
    expect(found).toContain('"constructor"');
    expect({}).not.toHaveProperty("x");
  });

  it("may be deep", async () => {
    const media = { schema: { $ref: "#/components/schemas/Tree" }, example: deep(80, { other: 1 }) };
    const [found] = await examplesOf({ Tree: tree }, media);
    expect(found?.message).toContain('"other"');
  });

  it("cost what their length costs", async () => {
    const schema = { type: "array", items: { type: "string", minLength: 9 } };
    const items = (text: string): readonly string[] => Array.from({ length: 200_000 }, () => text);
    const spent = effort();
    expect(await examplesOf({}, { schema, example: items("a".repeat(50)) })).toHaveLength(0);
    const alone = spent();
    const again = effort();
    const found = await examplesOf({}, { schema, example: items("a") });
    expect(found).toHaveLength(10);
    expect(again()).toBeLessThan(alone * 6);
  });
});
