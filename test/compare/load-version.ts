import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Contract } from "../../generator/model/contract.js";
import { loadContract } from "../support/load-contract.js";

/**
 * One version of a case. "before.yaml", "before.json" or "before.xsd" is the interface "orders"; a folder "before" holds
 * "openapi.yaml" or XSD files of the same, or else a file for each interface of a project.
 */
export async function loadVersion(folder: string, version: "before" | "after"): Promise<ReadonlyMap<string, Contract>> {
  const single = [".yaml", ".json", ".xsd"].map((ending) => join(folder, version + ending)).find((path) => existsSync(path)); // prettier-ignore
  if (single !== undefined) return new Map([["orders", await loadContract("orders", folder, [single])]]);
  const inside = join(folder, version);
  if (!existsSync(inside) || !statSync(inside).isDirectory()) return new Map();
  const files = readdirSync(inside).sort();
  if (files.includes("openapi.yaml")) {
    return new Map([["orders", await loadContract("orders", inside, [join(inside, "openapi.yaml")])]]);
  }
  if (files.every((file) => file.endsWith(".xsd"))) {
    const roots = files.map((file) => join(inside, file));
    return new Map([["orders", await loadContract("orders", inside, roots)]]);
  }
  const contracts = new Map<string, Contract>();
  for (const file of files) {
    const name = basename(file, extname(file));
    contracts.set(name, await loadContract(name, inside, [join(inside, file)]));
  }
  return contracts;
}
