import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compareProjects } from "../../generator/compare/compare-projects.js";
import type { Contract } from "../../generator/model/contract.js";
import { loadContract } from "../support/load-contract.js";

const specs = join(dirname(fileURLToPath(import.meta.url)), "../../specs");
const interfaces = readdirSync(specs, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

async function load(name: string): Promise<Contract> {
  const folder = join(specs, name);
  const openapi = join(folder, "openapi.yaml");
  const xsds = readdirSync(folder)
    .filter((file) => file.endsWith(".xsd"))
    .sort();
  return loadContract(name, folder, existsSync(openapi) ? [openapi] : xsds.map((file) => join(folder, file)));
}

describe("a contract of the project", () => {
  it.each(interfaces)("has not changed when it is loaded twice: %s", async (name) => {
    const [before, after] = [await load(name), await load(name)];
    expect(compareProjects(new Map([[name, before]]), new Map([[name, after]]))).toEqual([]);
  });
});
