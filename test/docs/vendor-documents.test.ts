import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { builtCli } from "../support/built-cli.js";
import { compileAlone } from "../support/compile.js";
import { browserLibraries } from "../support/compile-parties.js";
import { writeAt } from "../support/temp-folder.js";

// The test follows the page unchanged: it writes its files, runs its commands in a shell, and compiles and runs its
// program, against a local server instead of the vendor's.
const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/how-to/vendor-documents.md"), "utf8");
const vendor = "https://vendor.example";
const run = promisify(execFile);

const document = `openapi: 3.1.0
info: { title: Vendor, version: "1" }
servers:
  - url: https://{region}.vendor.example
    description: Production
    variables: { region: { default: eu, enum: [eu, us] } }
paths:
  /orders:
    get:
      operationId: orders/list
      tags: [orders]
      security: [{ token: [] }]
      parameters: [{ name: state, in: query, schema: { $ref: "#/components/schemas/OrderState" } }]
      responses:
        "200":
          description: null
          content: { application/json: { schema: { type: array, items: { $ref: "${vendor}/order.yaml" } } } }
        default: { description: Anything else. }
    delete: { operationId: orders/drop, tags: [orders], responses: { "204": { description: Gone. } } }
  /reports:
    get:
      operationId: reports/read
      tags: [reports]
      responses: { "200": { description: A report., content: { text csv: { schema: { type: string } } } } }
    post: { operationId: reports/make, tags: [reports], responses: { "204": { description: Made. } } }
components:
  securitySchemes: { token: { type: http, scheme: Bearer } }
  schemas:
    OrderState: { type: string, enum: [open, in_progress] }
`;

const order = `type: object
required: [id]
properties:
  id: { type: string, format: uuid }
  note: { type: string }
`;

interface Block {
  readonly language: string;
  readonly text: string;
}

/** The blocks of the page, with the local address instead of the vendor's. */
function blocks(address: string): readonly Block[] {
  return [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = "", text = ""]) => ({
    language,
    text: text.replaceAll(vendor, address),
  }));
}

describe("docs/how-to/vendor-documents.md", () => {
  let server: Server;
  let address: string;
  let cwd: string;
  const asked: string[] = [];
  const printed: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? "";
      asked.push(`${path} ${request.headers.authorization ?? ""}`.trim());
      const texts: Readonly<Record<string, string>> = {
        "/openapi.yaml": document,
        "/next.yaml": document.replace("enum: [open, in_progress]", "enum: [open]"),
        "/order.yaml": order,
      };
      const text = texts[path]?.replaceAll(vendor, address);
      response.setHeader("content-type", text === undefined ? "application/json" : "application/yaml");
      response.end(text ?? '[{"id":"7","note":"fragile"}]');
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    cwd = join(inject("runFolder"), "vendor-documents");
    writeAt(join(cwd, "package.json"), '{ "type": "module" }');
    const { command } = await builtCli();
    for (const { language, text } of blocks(address)) {
      const name = language === "json" ? "specwright.config.json" : /^(?:#|\/\/) (\S+\.\w+)\n/.exec(text)?.[1];
      if (name !== undefined) writeAt(join(cwd, name), text);
      if (language !== "sh") continue;
      const script = text.replace(/^npm .*\n/gm, "");
      const { stdout } = await run("sh", ["-ec", `specwright() { ${command} "$@"; }\n${script}`], { cwd });
      printed.push(stdout);
    }
  });

  afterAll(() => server.close());

  it("shows what the first command ends with, and the faults that it speaks of", () => {
    const shown = blocks(address).find(({ language }) => language === "")?.text;
    expect(printed[0]).toBe(shown);
    const skippedParts = JSON.parse(readFileSync(join(cwd, "skipped.json"), "utf8")) as unknown;
    expect(JSON.stringify(skippedParts)).toContain("openapi/malformed-media-type");
  });

  it("mends what was given up, chooses operations, and keeps the choices", () => {
    expect(printed[1]).toContain("1 means that there are errors");
    expect(printed[2]).toMatch(/^vendor +4 operations, .* lenient \(1 part skipped\)/);
    expect(printed[3]).toMatch(/^vendor +1 operation, /);
    expect(printed[4]).toMatch(/^vendor +2 operations, /);
  });

  it("tells of a new version whom it breaks", () => {
    expect(printed[5]).toContain("schema/enum-value-removed");
    expect(printed[5]).toContain("1 means that callers break");
  });

  it("has a program that compiles and runs", async () => {
    const paths = { "openapi-fetch": [join(root, "node_modules/openapi-fetch/dist/index.d.mts")] };
    const surrounding = {
      lib: browserLibraries,
      paths,
      isolatedDeclarations: false,
      typeRoots: [join(root, "node_modules/@types")],
      types: ["node"],
    };
    expect(compileAlone([join(cwd, "src/call.ts")], new Map(), surrounding)).toEqual([]);
    const outfile = join(cwd, "call.mjs");
    const entryPoints = [join(cwd, "src/call.ts")];
    await build({
      entryPoints,
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      nodePaths: [join(root, "node_modules")],
    });
    const { stdout } = await run(process.execPath, [outfile], { cwd, env: { ...process.env, VENDOR_TOKEN: "t-1" } });
    expect(stdout).toBe("7 fragile\n");
    expect(asked.at(-1)).toBe("/mirror/orders?state=in_progress Bearer t-1");
  });
});
