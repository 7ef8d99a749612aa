import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageProject } from "../../support/package-project.js";
import { cli } from "../../support/run-cli.js";
import { writeAt } from "../../support/temp-folder.js";

const plain = ["generate", "--emit", "types,paths,validators,codecs,index"];
const read = (cwd: string, path: string): string => readFileSync(join(cwd, "generated", path), "utf8");

describe("the package of an output folder", () => {
  it("has a subpath for each module that was written", async () => {
    const cwd = packageProject({ description: "What a shop needs.", license: "MIT", author: "ACME" });
    expect((await cli(plain, { cwd })).stderr).toBe("");
    expect(JSON.parse(read(cwd, "package.json"))).toEqual({
      name: "@acme/shop",
      version: "1.0.0",
      description: "What a shop needs.",
      license: "MIT",
      author: "ACME",
      type: "module",
      sideEffects: false,
      engines: { node: ">=20.19.0" },
      exports: {
        "./bills": { types: "./dist/bills/index.d.ts", default: "./dist/bills/index.js" },
        "./bills/types": { types: "./dist/bills/types.d.ts", default: "./dist/bills/types.js" },
        "./bills/codecs": { types: "./dist/bills/codecs.d.ts", default: "./dist/bills/codecs.js" },
        "./orders": { types: "./dist/orders/index.d.ts", default: "./dist/orders/index.js" },
        "./orders/types": { types: "./dist/orders/types.d.ts", default: "./dist/orders/types.js" },
        "./orders/validators": { types: "./dist/orders/validators.d.ts", default: "./dist/orders/validators.js" },
        "./package.json": "./package.json",
      },
      files: ["dist", "bills", "orders", "runtime"],
    });
    expect(read(cwd, "LICENSE")).toContain("Copyright (c) ACME\n");
  });

  it("depends on openapi-fetch and serves with three adapters once clients and stubs are written", async () => {
    const cwd = packageProject();
    expect((await cli(["generate"], { cwd })).stderr).toBe("");
    const manifest = JSON.parse(read(cwd, "package.json"));
    expect(manifest.dependencies).toEqual({ "openapi-fetch": "^0.17.0" });
    expect(Object.keys(manifest.exports)).toEqual([
      "./bills",
      "./bills/types",
      "./bills/codecs",
      "./orders",
      "./orders/types",
      "./orders/validators",
      "./orders/client",
      "./orders/server",
      "./runtime/node",
      "./runtime/fastify",
      "./runtime/fetch",
      "./package.json",
    ]);
    expect(JSON.parse(read(cwd, "tsconfig.json")).compilerOptions.lib).toContain("DOM");
  });

  it("has no license where its text is not known, and takes the project's own", async () => {
    const unknown = packageProject({ license: "Apache-2.0" });
    await cli(plain, { cwd: unknown });
    expect(existsSync(join(unknown, "generated/LICENSE"))).toBe(false);
    const own = packageProject({ license: "Apache-2.0", licenseFile: "terms.txt" });
    writeFileSync(join(own, "terms.txt"), "Be good.\n");
    await cli(plain, { cwd: own });
    expect(read(own, "LICENSE")).toBe("Be good.\n");
  });

  it("is the same the second time, and stale after a change of the configuration", async () => {
    const cwd = packageProject();
    await cli(plain, { cwd });
    expect((await cli([...plain, "--check"], { cwd })).code).toBe(0);
    const config = join(cwd, "specwright.config.json");
    writeFileSync(config, readFileSync(config, "utf8").replace("1.0.0", "1.1.0"));
    const { code, stderr } = await cli([...plain, "--check"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain("generated/package.json");
  });

  it("is left as it is by a run for some interfaces, since it speaks of all", async () => {
    const cwd = packageProject();
    await cli(plain, { cwd });
    const before = read(cwd, "package.json");
    expect((await cli([...plain, "--only", "bills"], { cwd })).code).toBe(0);
    expect(read(cwd, "package.json")).toBe(before);
    expect((await cli([...plain, "--only", "bills", "--check"], { cwd })).code).toBe(0);
  });

  it("is removed with its configuration", async () => {
    const cwd = packageProject();
    await cli(plain, { cwd });
    writeFileSync(join(cwd, "specwright.config.json"), '{ "format": "none" }');
    await cli(plain, { cwd });
    for (const path of ["package.json", "README.md", "tsconfig.json"]) {
      expect(existsSync(join(cwd, "generated", path)), path).toBe(false);
    }
  });

  it("is never written over a package.json of somebody else", async () => {
    const cwd = packageProject();
    await cli(plain, { cwd });
    rmSync(join(cwd, "generated"), { recursive: true });

    writeAt(join(cwd, "generated/package.json"), "{}");
    const { code, stderr } = await cli(plain, { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain(
      'output/foreign-file: "generated/package.json" would be overwritten, but specwright did not write it.',
    );
    expect(read(cwd, "package.json")).toBe("{}");
    expect(existsSync(join(cwd, "generated/README.md"))).toBe(false);
  });

  it("shows titles of contracts in its README as text", async () => {
    const cwd = packageProject();
    await cli(plain, { cwd });
    expect(read(cwd, "README.md")).toContain(
      "| [`@acme/shop/orders`](orders/README.md) | Orders \\| \\[all\\](https\\://evil.example) \\<b\\> | 2.0 | 2 | JSON | login: Basic | current | `/types` `/validators` |\n",
    );
    expect(read(cwd, "README.md")).toContain(
      "| [`@acme/shop/bills`](bills/README.md) | bills |  | 0 | XML |  | current | `/types` `/codecs` |\n",
    );
  });
});
