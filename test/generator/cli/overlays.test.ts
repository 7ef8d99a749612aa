import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const contract = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders:
    get: { operationId: listOrders, responses: { "200": { description: The orders. } } }
    delete: { operationId: dropOrders, responses: { "200": { description: Gone. } } }
components:
  schemas:
    Order: { type: string }
`;

const overlay = (update: string): string =>
  `overlay: 1.0.0\ninfo: { title: Own words, version: "1" }\nactions:\n  - { target: "$.paths[*].delete", remove: true }\n  - { target: $.components.schemas.Order, update: ${update} }\n`;

const typesIn = (cwd: string): string => readFileSync(join(cwd, "generated/orders.ts"), "utf8");

describe("overlays", () => {
  it("change what is generated for a file, and problems of what they bring stand in them", async () => {
    const cwd = tempFolder({ "vendor.yaml": contract, "own.yaml": overlay("{ type: strin }") });
    const named = ["vendor.yaml", "--overlay", "own.yaml"];
    const { code, stdout, stderr } = await cli(["generate", ...named, "-o", "out", "--format", "none"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^vendor {2}1 operation, 1 schema, lenient \(1 part skipped\)/);
    expect(stderr).toMatch(/^own.yaml:5:59: warning json-schema\/unknown-type: /);
    const linted = await cli(["lint", ...named], { cwd });
    expect([linted.code, linted.stderr]).toEqual([1, "vendor  strict\n"]);
    expect(linted.stdout).toMatch(/^own.yaml:5:59: error json-schema\/unknown-type: /);
    expect((await cli(["bundle", ...named, "--strictness", "lenient"], { cwd })).stdout).not.toContain("dropOrders");
  });

  it("are chosen in the configuration by interface, and a change of one makes the output stale", async () => {
    const cwd = tempFolder({
      "specwright.config.json":
        '{ "format": "none", "overlays": { "orders": ["own/orders.yaml"], "other": ["none.yaml"] } }',
      "specs/orders/openapi.yaml": contract,
      "own/orders.yaml": overlay("{ type: integer }"),
    });
    expect((await cli(["generate"], { cwd })).code).toBe(0);
    expect(typesIn(cwd)).toContain("export type Order = number;");
    expect(typesIn(cwd)).not.toContain("DropOrders");
    expect(readFileSync(join(cwd, "generated/.specwright.json"), "utf8")).toContain(
      '"overlays": {"orders":["own/orders.yaml"]',
    );
    writeFileSync(join(cwd, "own/orders.yaml"), overlay("{ type: boolean }"));
    expect((await cli(["generate", "--check"], { cwd })).code).toBe(1);
    await cli(["generate"], { cwd });
    expect(typesIn(cwd)).toContain("export type Order = boolean;");
  });

  it("are honoured on both sides of a comparison", async () => {
    const cwd = tempFolder({
      "old.yaml": contract,
      "new.yaml": contract.replace(/^ {4}delete.*\n/m, "").replace("type: string", "type: integer"),
      "own.yaml": overlay("{ type: integer }"),
    });
    expect((await cli(["diff", "old.yaml", "new.yaml"], { cwd })).code).toBe(1);
    const { code, stdout } = await cli(["diff", "old.yaml", "new.yaml", "--overlay", "own.yaml"], { cwd });
    expect({ code, isSame: !/breaking/.test(stdout) }).toEqual({ code: 0, isSame: true });
  });

  it("stop the run where they have faults of their own, or are not there", async () => {
    const cwd = tempFolder({ "vendor.yaml": contract, "own.yaml": "overlay: 1.0.0\n", "secret.txt": "password: 42\n" });
    for (const [file, said] of [
      ["own.yaml", /own.yaml:1:1: error overlay\/malformed/],
      ["none.yaml", /none.yaml:1:1: error source\/missing-file/],
      ["secret.txt", /secret.txt:1:1: error overlay\/unsupported-version/],
    ] as const) {
      const { code, stderr } = await cli(["generate", "vendor.yaml", "--overlay", file, "-o", "out"], { cwd });
      expect(code).toBe(1);
      expect(stderr).toMatch(said);
      expect(stderr).not.toContain("password");
    }
  });

  it("stay in the repository where a configuration that is data names them", async () => {
    const cwd = tempFolder({
      "specwright.config.json": '{ "overlays": ["../own.yaml"] }',
      "specs/orders/openapi.yaml": contract,
    });
    const { code, stderr } = await cli(["generate"], { cwd });
    expect({ code, isTold: stderr.includes("project/outside-repository") }).toEqual({ code: 1, isTold: true });
  });
});
