import { join } from "node:path";
import type { SettingsRecord } from "../compare/compare-settings.js";
import type { FileTree } from "../load/file-tree.js";
import { createSourceFile } from "../load/source-file.js";
import type { DiffSide } from "../project/diff-side.js";
import { manifestName } from "../write/output/work-names.js";
import { recordIn } from "../write/output/manifest.js";

/** Maximum size of the file list of an output in bytes. */
const maxBytes = 16 * 1024 * 1024;

/** Returns the settings that the output of one side, or its package, records; undefined if neither exists or records any. */
export function settingsRecord({
  outDir,
  settingsPath,
  tree,
}: Pick<DiffSide, "outDir" | "settingsPath" | "tree">): SettingsRecord | undefined {
  if (settingsPath !== undefined) return settingsRecordAt(settingsPath, tree);
  return outDir === undefined ? undefined : settingsRecordAt(join(outDir, manifestName), tree);
}

/** Returns the content of the file list in an output folder; undefined if it has none. */
export function outputListIn(outDir: string, tree: FileTree): string | undefined {
  const read = tree.read(join(outDir, manifestName), maxBytes);
  return "text" in read ? read.text : undefined;
}

/** The settings that a list of files records. */
export function settingsRecordAt(path: string, tree: FileTree): SettingsRecord | undefined {
  const read = tree.read(path, maxBytes);
  const values = "text" in read ? recordIn(read.text) : undefined;
  if (values === undefined || !("text" in read)) return undefined;
  const file = createSourceFile(tree.shown(path), read.text, "json");
  return { values, originOf: (setting) => ({ kind: "pointer", file, pointer: `/settings/${setting}` }) };
}
