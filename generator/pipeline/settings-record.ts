import { join } from "node:path";
import type { SettingsRecord } from "../compare/compare-settings.js";
import type { FileTree } from "../load/file-tree.js";
import { createSourceFile } from "../load/source-file.js";
import type { DiffSide } from "../project/diff-side.js";
import { manifestName } from "../write/output/work-names.js";
import { recordIn } from "../write/output/manifest.js";

/** A list of the files of large outputs, and no more. */
const mostBytes = 16 * 1024 * 1024;

/** The settings that the output of one side records, or that its package has; undefined where there is neither, or none is recorded. */
export function settingsRecord({
  outDir,
  settingsPath,
  tree,
}: Pick<DiffSide, "outDir" | "settingsPath" | "tree">): SettingsRecord | undefined {
  if (settingsPath !== undefined) return settingsRecordAt(settingsPath, tree);
  return outDir === undefined ? undefined : settingsRecordAt(join(outDir, manifestName), tree);
}

/** The text of the list of files in an output folder; undefined where there is none. */
export function outputListIn(outDir: string, tree: FileTree): string | undefined {
  const read = tree.read(join(outDir, manifestName), mostBytes);
  return "text" in read ? read.text : undefined;
}

/** The settings that a list of files records. */
export function settingsRecordAt(path: string, tree: FileTree): SettingsRecord | undefined {
  const read = tree.read(path, mostBytes);
  const values = "text" in read ? recordIn(read.text) : undefined;
  if (values === undefined || !("text" in read)) return undefined;
  const file = createSourceFile(tree.shown(path), read.text, "json");
  return { values, originOf: (setting) => ({ kind: "pointer", file, pointer: `/settings/${setting}` }) };
}
