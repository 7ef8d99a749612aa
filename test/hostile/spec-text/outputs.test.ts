/** Other sources of strings in the output: names of files and APIs, a package's own files, and prettier's layout. */
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildFiles, type BuiltFiles } from "../../../generator/generate.js";
import type { Project } from "../../../generator/project-types.js";
import { partNames, parts } from "../../../generator/settings/parts.js";
import { projectOf } from "../../support/project.js";
import { tempFolder } from "../../support/temp-folder.js";
import { importInBareProcess } from "./bare-process.js";
import { inspect } from "./inspect.js";
import { effectsOf } from "./markdown-inert.js";
import { payloads } from "./payloads.js";
import { runXsd } from "./xsd-run.js";

const everything = payloads.map(({ text }) => text("pwned_k1z")).join(" ");
const emit: Project["emit"] = ["types", "paths", "validators", "schemas", "codecs", "client", "server", "index"];

/** A small contract whose every word is hostile. */
function contract(reference = "#/components/schemas/Order"): string {
  const order = {
    title: everything,
    description: everything,
    type: "object",
    required: [everything],
    properties: {
      [everything]: {
        type: "string",
        description: everything,
        enum: [everything, "b"],
        example: everything,
        maxLength: 90_000,
        deprecated: true,
      },
    },
    additionalProperties: { type: "string", default: everything },
    example: { [everything]: everything },
    "x-enumDescriptions": { [everything]: everything },
    "x-rules": [{ name: everything, text: everything }],
    "x-open-question": everything,
    "x-sandbox-choice": everything,
  };
  const braceless = everything.replace(/[{}]/g, "");
  const error = { [braceless]: braceless };
  const table = {
    description: everything,
    documented: { members: error },
    assumed: { "x-sandbox-choice": everything },
    rows: [
      { id: "first", documented: { members: error, meaning: braceless }, when: [{ at: "body", problem: "missing" }] },
      { id: "constructor", documented: { members: error, meaning: braceless }, when: "handler" },
      { id: "last", assumed: { members: { ...error, text: "{message} {meaning}" } }, when: "always" },
    ],
  };
  const content = { "application/json": { schema: { $ref: reference }, example: { [everything]: everything } } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: everything, version: everything, description: everything },
    servers: [{ url: `https://a.example/${everything.replace(/[{}]/g, "")}` }],
    paths: {
      "/orders": {
        post: {
          operationId: everything,
          summary: everything,
          security: [{ key: [] }],
          parameters: [
            {
              name: everything,
              in: "query",
              required: true,
              deprecated: true,
              example: everything,
              schema: { type: "string", maxLength: 90_000 },
            },
          ],
          requestBody: { required: true, content },
          responses: { "200": { description: everything, content }, default: { description: everything } },
        },
      },
    },
    components: {
      schemas: { Order: order },
      "x-errors": { [everything]: table },
      securitySchemes: { key: { type: "apiKey", in: "query", name: everything } },
    },
  });
}

/** An XSD with one element, called and kept as hostile as XML allows. */
const namespace = `urn:${everything.replace(/[%#{}\s]|[^\x20-\ud7ff]/gu, "-")}`;
const local = `_pwned_k1z.__proto__-\u00b7\u00e9\u200d`;
const attributeText = (text: string): string => text.replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);
const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${attributeText(namespace)}">
  <xs:element name="${local}" type="xs:string" default="${attributeText(everything.replace(/[^\x20-\ud7ff]/gu, ""))}"/>
</xs:schema>`;

describe("hostile text in other outputs", () => {
  it("is looked for in what every emitter emits", async () => {
    const folder = tempFolder({ "openapi.json": contract() });
    const built = await buildFiles(projectOf("orders", folder, { emit, format: "none" }));
    const { files } = await runXsd((mark) => mark);
    const modules = new Set([...built.files, ...files].map(({ path }) => path));
    expect(partNames.filter((name) => !modules.has(parts[name].file))).toEqual([]);
  });

  it("stays text where an operation speaks of an element of an XSD", async () => {
    const content = {
      "application/xml": { schema: { type: "string" }, "x-xsd-element": `a.xsd#{${namespace}}${local}` },
    };
    const post = {
      operationId: "send",
      requestBody: { required: true, content },
      responses: { "200": { description: "D.", content } },
    };
    const document = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: { "/a": { post } } };
    const folder = tempFolder({ "openapi.json": JSON.stringify(document), "a.xsd": xsd });
    const built = await buildFiles(projectOf("orders", folder, { emit, format: "none" }));
    expectNothingButText(built);
    expect(built.files.find(({ path }) => path === "codecs.ts")?.text).toContain("pwned_k1z");
    expect(await importInBareProcess([built.files.filter(({ path }) => path.endsWith(".ts"))])).toBe("ok\n");
  });

  it("stays in the comments that name a spec and in no path when the files and the interface are called so", async () => {
    for (const { text } of payloads) {
      // No file can be called with these.
      const name = text("pwned_k1z")
        .replace(/[/\0]/g, "")
        .replace(/\p{Cs}/gu, "");
      const folder = tempFolder({
        [`${name}.json`]: contract(`${encodeURIComponent(name)}-more.json#/$defs/Order`),
        [`${name}-more.json`]: JSON.stringify({ $defs: { Order: { type: "object", description: everything } } }),
      });
      const project = projectOf(name, folder, {
        emit,
        format: "none",
        flat: false,
        interfaces: [{ name, folder, roots: [join(folder, `${name}.json`)] }],
      });
      const built = await buildFiles(project);
      expectNothingButText(built);
      expect(built.files.filter(({ path }) => !/^[a-z0-9-]+(?:\/[a-z0-9-]+)+\.ts$/.test(path))).toEqual([]);
    }
  });

  it("stays in the header when it is the command to run", async () => {
    const folder = tempFolder({ "openapi.json": contract() });
    const built = await buildFiles(projectOf("orders", folder, { emit, format: "none", regenerateWith: everything }));
    expectNothingButText(built);
    for (const { path, text } of built.files.filter(({ path }) => !path.startsWith("runtime/"))) {
      expect([path, text.split("\n").slice(1, 3).join("")]).toEqual([path, expect.not.stringContaining("pwned_")]);
    }
  });

  it("is the same text when prettier lays the code out", async () => {
    const folder = tempFolder({ "openapi.json": contract() });
    const built = await buildFiles(projectOf("orders", folder, { emit }));
    expectNothingButText(built);
    expect(await importInBareProcess([built.files.filter(({ path }) => path.endsWith(".ts"))])).toBe("ok\n");
  });

  it.each(["single", "per-api"] as const)("takes no effect in the files of packages: %s", async (packages) => {
    const folder = tempFolder({ "openapi.json": contract() });
    const settings = {
      name: "@acme/orders",
      version: "1.0.0",
      packages,
      description: everything,
      license: "MIT",
      author: everything,
      keywords: [everything],
    };
    const built = await buildFiles(
      projectOf("orders", folder, { emit, format: "none", flat: false, package: settings }),
    );
    expectNothingButText({ ...built, files: built.files.filter(({ path }) => path.endsWith(".ts")) });
    const read = (name: string): string => built.files.find(({ path }) => basename(path) === name)?.text ?? "";
    const manifest = JSON.parse(read("package.json")) as Record<string, unknown>;
    expect(Object.keys(manifest)).not.toContain("scripts");
    expect(manifest["description"]).toBe(everything);

    const examples = [...read("README.md").matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = ""]) => code);
    expect(examples.length).toBeGreaterThan(1);
    expect(examples.join("\n")).toContain("pwned_");
    for (const [index, text] of examples.entries()) {
      expect(inspect({ path: `example-${index}.ts`, text }).faults.filter((fault) => !/top level/.test(fault))).toEqual(
        [],
      );
    }
    const readmes = built.files.filter(({ path }) => basename(path) === "README.md" && !path.startsWith("runtime/"));
    expect(readmes.map(({ path }) => path).sort()).toEqual(["README.md", "orders/README.md"]);
    const [prose = "", ...others] = readmes.map(({ text }) => text.replace(/^```\w+\n[^]*?^```$/gm, ""));
    const lines = [prose, ...others].flatMap((text) => text.split("\n")).filter((line) => line.includes("pwned"));
    const ownMarks = (line: string): string => line.replace(/^(?:#+|-) /, "").replace(/^\*\*(.*)\*\*$/, "$1");
    const ownLink = /^\| (?:\[`@acme\/orders\/orders`\]\(orders\/README\.md\)|`@acme\/orders\/orders`)/;
    const effects = lines
      .map((row) => row.replace(ownLink, "| "))
      .map((line) => effectsOf(line.startsWith("| ") ? line.replace(/^\| | \|$|(?<!\\) \| /g, " ") : ownMarks(line)));
    expect(effects.filter((effect) => effect !== "")).toEqual([]);
    expect(prose.split("\n").filter((line) => ownLink.test(line))).toHaveLength(1);
    expect(others.join("\n")).toMatch(/## Limits\n[^]*pwned_[^]*## Deprecations\n[^]*pwned_/);
  });
});

function expectNothingButText({ files, diagnostics }: Pick<BuiltFiles, "files" | "diagnostics">): void {
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
  const own = files.filter(({ path }) => !path.startsWith("runtime/"));
  expect(own.flatMap((file) => inspect(file).faults.map((fault) => `${file.path}: ${fault}`))).toEqual([]);
}
