import { describe, expect, it } from "vitest";
import type { JsonDiffReport } from "../../../generator/index.js";
import { cli } from "../../support/run-cli.js";
import { scratchRepository } from "../../support/scratch-repository.js";

const spec = (members: string, more = ""): string => `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        "200":
          description: The order.
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
${more}components:
  schemas:
    Order: { type: object, required: [id, total], properties: { ${members} } }
`;
const cancel = `    delete:
      operationId: cancelOrder
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { "204": { description: Cancelled. } }
`;
const before = spec("id: { type: integer }, total: { type: number }, note: { type: string }", cancel);
const after = spec("id: { type: integer }, total: { type: string }, memo: { type: string }");

const shop = `import type { Order } from "../generated/orders/types.js";

export const tax = (order: Order): number => order.total * 0.2;
export const label = (order: Order): string => \`\${order.id}\`;
export const wrong: number = "always";
`;
const desk = `import type { Order } from "@acme/contracts/orders";

export const note = (order: Order): string => order.note ?? "";
`;
const config = { out: "generated", emit: ["types", "index"], package: { name: "@acme/contracts", version: "1.0.0" } };
const files = {
  "specwright.config.json": JSON.stringify(config),
  "specs/orders/openapi.yaml": before,
  "shop/tax.ts": shop,
  "desk/tsconfig.json": JSON.stringify({
    compilerOptions: { strict: true, module: "nodenext", target: "es2022", types: [] },
    include: ["*.ts"],
  }),
  "desk/note.ts": desk,
};

describe("specwright diff --consumers", () => {
  it("says which lines of consumers stop compiling, and which breaks of code none of them notices", async () => {
    const repository = scratchRepository(files);
    repository.write({ "specs/orders/openapi.yaml": after });
    const asked = ["diff", "--base", "HEAD", "--consumers", "shop", "desk"];
    const text = await cli(asked, { cwd: repository.folder });
    expect(text.stderr).toBe("");
    const tail = text.stdout.slice(text.stdout.indexOf("desk/note.ts")).trim().split("\n");
    expect(tail).toEqual([
      "desk/note.ts:3:53: stops compiling: Property 'note' does not exist on type 'Order'.",
      "  by:  `Order.note` (string) was removed.",
      "",
      expect.stringMatching(
        /^shop\/tax\.ts:3:46: stops compiling: The left-hand side of an arithmetic operation must be/,
      ),
      "  by:  `Order.total` was a number and is now a string; strings may arrive.",
      "",
      "2 lines in 2 files of consumers stop compiling. 1 change that breaks code affects none of them: The operation DELETE /orders/{id} (cancelOrder) was removed.",
      "",
      expect.stringMatching(/Advised version: major\.$/),
    ]);

    const json = JSON.parse(
      (await cli([...asked, "--format", "json"], { cwd: repository.folder })).stdout,
    ) as JsonDiffReport;
    const idOf = new Map(json.changes.map(({ fingerprint, id }) => [fingerprint, id]));
    expect(json.consumers).toMatchObject({ files: 2, broken: [{ path: "desk/note.ts" }, { path: "shop/tax.ts" }] });
    expect(json.consumers?.unnoticed.map((print) => idOf.get(print))).toEqual(["operation/removed"]);
  });

  it("finds the package of one API, and its subpaths", async () => {
    const { folder: cwd, write } = scratchRepository({
      ...files,
      "specwright.config.json": JSON.stringify({ ...config, package: { ...config.package, packages: "per-api" } }),
      "desk/note.ts": desk.replace("@acme/contracts/orders", "@acme/contracts-orders"),
      "desk/types.ts": desk.replace("@acme/contracts/orders", "@acme/contracts-orders/types"),
      "desk/umbrella.ts": desk,
      "desk/stranger.ts": desk.replace("@acme/contracts/orders", "@acme/contracts-other"),
    });
    write({ "specs/orders/openapi.yaml": after });
    const { stdout } = await cli(["diff", "--base", "HEAD", "--consumers", "desk"], { cwd });
    const broken = [...stdout.matchAll(/^desk\/(\w+)\.ts:3:53: stops compiling: Property 'note'/gm)];
    expect(broken.map(([, name]) => name)).toEqual(["note", "types", "umbrella"]);
  });

  it("compiles them against the one file of an API, in the layout that neither version has recorded", async () => {
    const { package: _, ...plain } = config;
    const repository = scratchRepository({
      "specwright.config.json": JSON.stringify(plain),
      "specs/orders/openapi.yaml": before,
      "shop/tax.ts": shop.replace("orders/types.js", "orders.js"),
    });
    repository.write({ "specs/orders/openapi.yaml": after });
    const { stdout, stderr } = await cli(["diff", "--base", "HEAD", "--consumers", "shop"], { cwd: repository.folder });
    expect(stderr).toBe("");
    expect(stdout).toContain("\nshop/tax.ts:3:46: stops compiling: ");
    expect(stdout).toContain("\n1 line in 1 file of consumers stops compiling.");
  });

  it("wants folders, and a base", async () => {
    const repository = scratchRepository(files);
    const cwd = repository.folder;
    const run = async (...more: readonly string[]): Promise<string> => (await cli(["diff", ...more], { cwd })).stderr;
    expect(await run("--base", "HEAD", "--consumers", "nowhere")).toContain("--consumers requires folders");
    expect(await run("specs/orders", "specs/orders", "--consumers", "shop")).toContain("--consumers need --base");
  });
});
