import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import type { Contract } from "../../generator/model/contract.js";
import { loadContract } from "../support/load-contract.js";

/** The root files of one version of a case that is about one interface: "before.yaml" or "before.xsd", or those in a folder "before". */
export function versionRoots(folder: string, version: "before" | "after"): readonly string[] {
  const single = [".yaml", ".json", ".xsd"].map((ending) => join(folder, version + ending)).find((path) => existsSync(path)); // prettier-ignore
  if (single !== undefined) return [single];
  const inside = join(folder, version);
  const files = existsSync(inside) ? readdirSync(inside).sort() : [];
  if (files.includes("openapi.yaml")) return [join(inside, "openapi.yaml")];
  return files.every((file) => file.endsWith(".xsd")) ? files.map((file) => join(inside, file)) : [];
}

/**
 * One version of a case: the interface "orders", or what stands in a folder "before" with a file for each interface of a
 * project.
 */
export async function loadVersion(folder: string, version: "before" | "after"): Promise<ReadonlyMap<string, Contract>> {
  const roots = versionRoots(folder, version);
  const [root] = roots;
  if (root !== undefined) return new Map([["orders", await loadContract("orders", dirname(root), roots)]]);
  const inside = join(folder, version);
  const contracts = new Map<string, Contract>();
  for (const file of existsSync(inside) ? readdirSync(inside).sort() : []) {
    const name = basename(file, extname(file));
    contracts.set(name, await loadContract(name, inside, [join(inside, file)]));
  }
  return contracts;
}
