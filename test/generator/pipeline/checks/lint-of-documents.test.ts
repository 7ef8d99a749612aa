import { expect, it } from "vitest";
import { cli } from "../../../support/run-cli.js";
import { tempFolder } from "../../../support/temp-folder.js";

const lint = async (document: object): Promise<readonly string[]> => {
  const cwd = tempFolder({ "api.json": JSON.stringify(document) });
  const { stderr, stdout } = await cli(["lint", "api.json", "--format", "json"], { cwd });
  expect(stderr).toBe("api  strict\n");
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; message: string }[] };
  return diagnostics.flatMap(({ code, message }) => (code === "lint/wrong-example" ? [message] : []));
};

const operation = (schema: object, examples: object): object => ({
  get: { responses: { 200: { description: "d", content: { "application/json": { schema, examples } } } } },
});
const api = (paths: object): object => ({
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths,
});

it("checks examples of schemas with unevaluatedProperties and unevaluatedItems", async () => {
  const closed = {
    allOf: [{ properties: { a: { type: "integer" } } }],
    properties: {
      list: {
        type: "array",
        prefixItems: [{ type: "string" }],
        contains: { type: "boolean" },
        unevaluatedItems: false,
      },
    },
    unevaluatedProperties: false,
  };
  const examples = { right: { value: { a: 1, list: ["x", true] } }, wrong: { value: { b: 1 } } };
  expect(await lint(api({ "/a": operation(closed, examples) }))).toEqual([
    'The example of the response 200 of "GET /a" is not valid: Property "b" is not allowed here.',
  ]);
});

it("checks an example that is nested more deeply than the evaluator reads", async () => {
  const schema = { $ref: "#/components/schemas/Node" };
  const node = { type: "object", properties: { next: schema, size: { type: "integer" } } };
  const nested = (size: unknown): object => Array.from({ length: 150 }).reduce<object>((next) => ({ next }), { size });
  const document = api({ "/a": operation(schema, { right: { value: nested(1) }, wrong: { value: nested("1") } }) });
  const [message, ...others] = await lint({ ...document, components: { schemas: { Node: node } } });
  expect(message).toMatch(/^The example of the response 200 of "GET \/a" is not valid: /);
  expect(others).toEqual([]);
});
