import { expect, it } from "vitest";
import { cli, inFolder } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const contract = (schema: string): string =>
  `{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, "paths": {}, "components": { "schemas": { "Order": ${schema} } } }`;

it("a run for some interfaces keeps what the others use of the runtime, and brings what it needs itself", async () => {
  const cwd = tempFolder({
    "specs/dates/openapi.json": contract('{ "type": "string", "format": "date" }'),
    "specs/lists/openapi.json": contract(
      '{ "type": "array", "uniqueItems": true, "items": { "type": "string", "format": "email" } }',
    ),
  });
  expect((await cli(["generate", ...inFolder, "--only", "dates"], { cwd })).code).toBe(0);
  expect(await cli(["generate", "--only", "lists"], { cwd })).toMatchObject({ code: 0, stderr: "" });
  expect((await cli(["generate", "--only", "dates"], { cwd })).code).toBe(0);
  const { code, stdout, stderr } = await cli(["generate", "--check"], { cwd });
  expect([code, stdout + stderr]).toEqual([0, expect.not.stringContaining("runtime/")]);
});
