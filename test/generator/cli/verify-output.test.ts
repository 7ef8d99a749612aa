import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const openapi = (rest: string): string => `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components: { schemas: { Order: ${rest} } }
`;
const config = { format: "none", emit: ["types"], regenerateWith: "make code" };
const fits = { code: 0, stdout: "The record fits the specs, the settings and the output (files: 2).\n", stderr: "" };

let folder = "";

beforeEach(async () => {
  folder = tempFolder({
    "specwright.config.json": JSON.stringify(config),
    "specs/bills/openapi.yaml": openapi("{ type: string }"),
    "specs/orders/openapi.yaml": openapi('{ $ref: "schemas.yaml#/Order" }'),
    "specs/orders/schemas.yaml": "Order: { type: string }\n",
  });
  expect((await generate()).code).toBe(0);
});

const generate = (...args: readonly string[]) => cli(["generate", ...args], { cwd: folder });
const verify = (...args: readonly string[]) => generate("--verify", ...args);

/** The lines that report differences. */
async function differences(): Promise<readonly string[]> {
  const { code, stdout, stderr } = await verify();
  const lines = stderr.trimEnd().split("\n");
  expect([code, stdout, lines.at(-1)]).toEqual([
    1,
    "",
    'The output is not from these sources; run "specwright generate".',
  ]);
  return lines.slice(0, -1);
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), "utf8")));
}

describe("generate --verify", () => {
  it("compares the record with its sources, and an output in CRLF line ends is the same", async () => {
    expect(await verify()).toEqual(fits);
    edit("specs/orders/openapi.yaml", (text) => text.replaceAll("\n", "\r\n"));
    edit("generated/orders.ts", (text) => text.replaceAll("\n", "\r\n"));
    expect(await verify()).toEqual(fits);
    expect(await verify("--quiet")).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("names each spec that was edited, removed or added, also one that another refers to", async () => {
    edit("specs/orders/schemas.yaml", (text) => `${text}# A comment.\n`);
    rmSync(join(folder, "specs/bills"), { recursive: true });
    writeAt(join(folder, "specs/refunds/openapi.yaml"), openapi("{}"));
    expect(await differences()).toEqual([
      "api      bills was removed from the project",
      "spec     specs/orders/schemas.yaml was edited",
      "api      refunds is not in the output",
    ]);
    rmSync(join(folder, "specs/orders/schemas.yaml"));
    expect(await differences()).toContain("spec     specs/orders/schemas.yaml is missing");
  });

  it("names each setting that differs, with both values", async () => {
    const changed = { ...config, emit: ["types", "validators"], regenerateWith: "make", enums: "const" };
    writeFileSync(join(folder, "specwright.config.json"), JSON.stringify(changed));
    expect(await differences()).toEqual([
      'setting  emit is ["types","validators"], but the output was generated with ["types"]',
      'setting  enums is "const", but the output was generated with "union"',
      'setting  regenerateWith is "make", but the output was generated with "make code"',
    ]);
  });

  it("names the version that wrote the code of an API", async () => {
    edit("generated/.specwright.json", (text) => text.replace(/"version": "[^"]+"/, '"version": "0.0.1"'));
    expect(await differences()).toEqual([
      expect.stringMatching(/^version {2}\d+\.\d+\.\d+ is installed, but 0\.0\.1 generated "bills"$/),
    ]);
  });

  it("names each file of the output that was edited or removed", async () => {
    edit("generated/orders.ts", (text) => `${text}export const mine = 1;\n`);
    rmSync(join(folder, "generated/bills.ts"));
    expect(await differences()).toEqual([
      "output   generated/bills.ts is missing",
      "output   generated/orders.ts was edited",
    ]);
    expect((await generate()).code).toBe(0);
    expect(await verify()).toEqual(fits);
  });

  it.each([
    ["missing", undefined],
    ["damaged", "{"],
    ["forged", '{ "sources": { "orders": { "version": 1, "specs": [] } }, "files": {} }'],
    ["of an earlier version", '{ "files": {} }'],
  ])("rejects a record that is %s", async (_, text) => {
    const path = join(folder, "generated/.specwright.json");
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
    expect(await differences()).toEqual(["record   generated/.specwright.json records no sources, or is missing"]);
  });

  it("keeps the sources of other APIs if one is generated", async () => {
    edit("specs/orders/schemas.yaml", () => "Order: { type: integer }\n");
    edit("specs/bills/openapi.yaml", () => openapi("{ type: integer }"));
    expect((await generate("--only", "orders")).code).toBe(0);
    expect(await differences()).toEqual(["spec     specs/bills/openapi.yaml was edited"]);
  });

  it("verifies the output of a named file", async () => {
    const named = ["specs/bills/openapi.yaml", "-o", "src/bills", "--emit", "types"];
    expect((await generate(...named)).code).toBe(0);
    expect((await verify(...named)).code).toBe(0);
    expect((await verify(...named, "--naming", "asWritten")).stderr).toContain('setting  naming is "asWritten"');
  });

  it("finds no fault with a layout that the first run chose, and a fault with another one", async () => {
    writeFileSync(join(folder, "specwright.config.json"), JSON.stringify({ ...config, layout: "folder" }));
    expect(await differences()).toEqual(['setting  layout is "folder", but the output was generated with "file"']);
  });

  it("reports errors of the configuration, and options that exclude it", async () => {
    expect(await verify("--check")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--verify and --check are mutually exclusive") as string,
    });
    writeFileSync(join(folder, "specwright.config.json"), '{ "emit": 1 }');
    expect(await verify()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("project/invalid-option") as string,
    });
  });
});
