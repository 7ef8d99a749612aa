import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../settings/kinds.js";
import { visibleJson } from "../text/visible.js";
import { UsageError } from "../usage-error.js";
import { writeFile } from "../pipeline/write-file.js";
import { contractsFolder } from "../project/published/published-paths.js";
import type { PublishedText } from "./published-texts.js";
import type { Stamp } from "./stamp-options.js";

const changelogName = "CHANGELOG.md";

/**
 * Returns a function that writes version, changelog and specs into a copy of the package. Throws a `UsageError` at once if the
 * folder contains another package.
 */
export function stampWriter(
  folder: string,
  { name, version, changelog, apis = [] }: Stamp,
  contracts: readonly PublishedText[],
  top: string,
): () => void {
  const path = join(folder, "package.json");
  const manifest = readManifestAt(path);
  if (manifest["name"] !== name) {
    throw new UsageError(
      `"${folder}" contains no package "${name}"; copy the output of "specwright generate" into this folder first.`,
    );
  }
  const files = Array.isArray(manifest["files"]) ? (manifest["files"] as readonly unknown[]) : [];
  const versions = apis.map((api) => [api.name, `^${api.version}`] as const);
  const added: readonly unknown[] = [changelogName, contractsFolder];
  const stamped = {
    ...manifest,
    version,
    files: [...files.filter((file) => !added.includes(file)), ...added],
    ...(versions.length > 0 && { dependencies: Object.fromEntries(versions) }),
  };
  return () => {
    for (const { path: way, text } of contracts) writeFile(join(folder, way), text, top);
    writeFile(join(folder, changelogName), changelog, top);
    writeFile(path, visibleJson(stamped), top);
  };
}

function readManifestAt(path: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
