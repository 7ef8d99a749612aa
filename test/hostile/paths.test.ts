import { expect, it } from "vitest";
import { buildFiles } from "../../generator/generate.js";
import type { JsonValue } from "../../generator/model/json-schema/schema.js";
import type { Project } from "../../generator/project-types.js";
import { tempFolder } from "../support/temp-folder.js";
import { defaultSettings } from "../support/project.js";

/** The text of `paths.ts` for a document whose one query parameter has this schema. */
async function pathsWith(schema: JsonValue, description = "A parameter."): Promise<string> {
  const parameters = [{ name: "p", in: "query", description, schema }];
  const get = { operationId: "list", parameters, responses: { 200: { description: "Done." } } };
  const document = { openapi: "3.1.0", info: { title: "t", version: "1" }, paths: { "/a": { get } } };
  const folder = tempFolder({ "openapi.json": JSON.stringify(document) });
  const project: Project = {
    ...defaultSettings,
    cwd: folder,
    outDir: `${folder}/out`,
    format: "none",
    emit: ["types", "paths"],
    interfaces: [{ name: "t", roots: [`${folder}/openapi.json`], folder }],
    flat: true,
  };
  const { files } = await buildFiles(project);
  return files.find(({ path }) => path === "paths.ts")?.text ?? "";
}

it("an extension that calls itself a named type is not printed as one", async () => {
  const text = await pathsWith({ type: "string", "x-specwright-type": 'A }\n[eval("globalThis.pwned=1")];\nimport B' });
  expect(text).toContain("p?: string");
  expect(text).not.toContain("pwned");
});

it("control characters of a description do not reach a terminal that prints paths.ts", async () => {
  const text = await pathsWith({ type: "string" }, "red \u001b[31m bell \u0007 caf\u00e9");
  expect(text).toMatch(/^[\n\x20-\x7e]+$/);
  expect(text).toContain("\\u001b[31m");
});
