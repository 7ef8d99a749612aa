import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import type { Change } from "../../generator/compare/change.js";
import { compareProjects } from "../../generator/compare/compare-projects.js";
import { compareSettings, type SettingsRecord } from "../../generator/compare/compare-settings.js";
import { diskTree } from "../../generator/load/file-tree.js";
import { settingsRecordAt } from "../../generator/pipeline/settings-record.js";
import { defaultsOf } from "../../generator/settings/resolve-settings.js";
import { methodSettings, type MethodSettings } from "../../generator/settings/shape-settings.js";
import type { Contract } from "../../generator/model/contract.js";
import { loadContract } from "../support/load-contract.js";

/** The root files of one version of a case that is about one interface: "before.yaml" or "before.xsd", or those in a folder "before". */
export function versionRoots(folder: string, version: "before" | "after"): readonly string[] {
  const single = [".yaml", ".json", ".xsd"]
    .map((ending) => join(folder, version + ending))
    .find((path) => existsSync(path));
  if (single !== undefined) return [single];
  const inside = join(folder, version);
  const files = existsSync(inside) ? readdirSync(inside).sort() : [];
  if (files.includes("openapi.yaml")) return [join(inside, "openapi.yaml")];
  return files.every((file) => file.endsWith(".xsd")) ? files.map((file) => join(inside, file)) : [];
}

type Version = ReadonlyMap<string, Contract>;

/** The day on which announced dates are judged. */
export const today = "2026-01-01";

/** Several tests look at each case: it is read, and compared, once for all of them. */
const loaded = new Map<string, Promise<Version>>();
const compared = new Map<string, Promise<readonly Change[]>>();

/**
 * One version of a case: the interface "orders", or what stands in a folder "before" with a file for each interface of a
 * project.
 */
export function loadVersion(folder: string, version: "before" | "after"): Promise<Version> {
  return once(loaded, join(folder, version), () => readVersion(folder, version));
}

/** The changes between the versions of a case. */
export function changesOf(name: string): Promise<readonly Change[]> {
  return once(compared, name, async () => {
    const folder = join(import.meta.dirname, name);
    const [before, after] = [settingsIn(folder, "before"), settingsIn(folder, "after")];
    if (before !== undefined && after !== undefined) return compareSettings(before, after);
    const methods = methodSettingsOf(folder);
    return compareProjects(await loadVersion(folder, "before"), await loadVersion(folder, "after"), { today, methods });
  });
}

/** The settings for the methods of clients of a case: the defaults, unless its "methods.json" says otherwise. */
export function methodSettingsOf(folder: string): MethodSettings {
  const path = join(folder, "methods.json");
  return { ...defaultsOf(methodSettings), ...(existsSync(path) && JSON.parse(readFileSync(path, "utf8"))) };
}

/** The settings that a version of a case records, where it is about them. */
function settingsIn(folder: string, version: "before" | "after"): SettingsRecord | undefined {
  return settingsRecordAt(join(folder, `${version}.specwright.json`), diskTree(folder));
}

function once<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

async function readVersion(folder: string, version: "before" | "after"): Promise<Version> {
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
