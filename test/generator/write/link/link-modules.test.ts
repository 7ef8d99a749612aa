import { build } from "esbuild";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { buildFiles } from "../../../../generator/generate.js";
import type { Project } from "../../../../generator/project-types.js";
import { browserLibraries } from "../../../support/compile-parties.js";
import { compileAlone } from "../../../support/compile.js";
import { layoutCheck } from "../../../support/layout-check.js";
import { projectOf } from "../../../support/project.js";
import { wholeRuntime } from "../../../support/runtime-below.js";
import { tempFolder } from "../../../support/temp-folder.js";

const out = resolve("test/generator/write/link/out");

const json = (name: string) => ({ "application/json": { schema: { $ref: `#/components/schemas/${name}` } } });
const operation = (operationId: string, name: string) => ({
  operationId,
  requestBody: { required: true, content: json(name) },
  responses: { 200: { description: "d", content: json(name) } },
});

/** A document whose schemas and operations are called like globals, like each other, and like what the runtime declares. */
const document = {
  openapi: "3.1.0",
  info: { title: "Names", version: "1" },
  paths: Object.fromEntries(
    [
      ...[
        "validateOrder",
        "enter",
        "toFetchHandler",
        "find",
        "createServer",
        "connect",
        "decodeUtf8",
        "securitySchemes",
      ],
      ...["callOperation", "Problem2", "getOrderTable", "getOrder", "paths", "components", "createClient", "order"],
    ].map((id, at) => [`/p${at}`, { post: operation(id, at % 2 === 0 ? "Order" : "Error") }]),
  ),
  components: {
    schemas: {
      Order: {
        type: "object",
        required: ["id", "leave"],
        properties: {
          id: { type: "integer", maximum: 9 },
          leave: { $ref: "#/components/schemas/Error" },
          enter: { $ref: "#/components/schemas/paths" },
          at: { type: "string", format: "date-time" },
          parts: { type: "array", items: { $ref: "#/components/schemas/Order" } },
        },
      },
      ...Object.fromEntries(
        ["Error", "Date", "Promise", "Map", "Problem", "Result", "Response", "Uint8Array", "URL", "JsonTokens"].map(
          (name) => [name, { type: "object", properties: { value: { type: "string", maxLength: 3 } } }],
        ),
      ),
      paths: { enum: ["a", "b"] },
      operations: { type: "object", properties: { Map: { $ref: "#/components/schemas/Map" } } },
      ErrorModel: { type: "boolean" },
    },
  },
};

async function filesOf(changes: Partial<Project>): Promise<ReadonlyMap<string, string>> {
  const folder = tempFolder();
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  const emit = ["types", "paths", "validators", "schemas", "client", "server", "index"] as const;
  const project = projectOf("names", folder, { flat: false, emit, format: "none", ...changes });
  const { diagnostics, files } = await buildFiles(project);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return new Map(files.map(({ path, text }) => [join(out, path), text]));
}

describe("the file of an interface", () => {
  it.each([{}, { naming: "asWritten", enums: "const" }] as const)(
    "exports the names of its folder with their types where names collide, %j",
    async (changes) => {
      const runtime = wholeRuntime().map(({ path, text }) => [join(out, path), text] as const);
      const inFile = await filesOf({ ...changes, layout: "file" });
      const texts = new Map([...runtime, ...(await filesOf(changes)), ...inFile]);
      const check = layoutCheck(out, "names", texts, true);
      expect(check.file).toEqual(check.folder);
      const path = join(out, "names.check.ts");
      texts.set(path, check.text);
      expect(compileAlone([...inFile.keys(), path], texts, { lib: browserLibraries })).toEqual([]);

      const [text = ""] = inFile.values();
      expect(text).toMatch(/\btype ErrorModel\d as Error\b/);
      expect(text).not.toMatch(/^export (?:interface|type) (?:Error|Promise|Map|URL) /m);
    },
  );

  it("is bundled to no more than the folder of the interface", async () => {
    const folder = tempFolder();
    for (const [path, text] of [...(await filesOf({})), ...(await filesOf({ layout: "file" }))]) {
      const place = path.replace(out, folder);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
    for (const name of ["validateOrder as it", "isOrder as it", "getOrder as it"]) {
      const inFolder = await bundled(`export { ${name} } from "./names/index.js";`, folder);
      const inFile = await bundled(`export { ${name} } from "./names.js";`, folder);
      expect(inFile / inFolder, name).toBeLessThan(1.02);
    }
  });
});

/** The size of a program's bundle in bytes. */
async function bundled(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    external: ["openapi-fetch"],
    logLevel: "silent",
  });
  return outputFiles[0]?.contents.length ?? Infinity;
}
