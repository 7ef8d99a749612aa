import { basename, dirname, join } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin, SourceFile } from "../diagnostics/origin.js";
import { diskTree, type FileTree } from "../load/file-tree.js";
import { readJsonFile } from "../load/read-json.js";
import { reportFileFault } from "../load/report-file.js";
import { createSourceFile } from "../load/source-file.js";
import type { KnownIds } from "../settings/setting.js";
import type { Config } from "../settings/settings.js";
import { checkConfig, type OriginOf } from "./check-config.js";
import { importConfig, maxConfigBytes } from "./config-modules.js";
import { shownPath, wholeOrigin } from "./folder-origin.js";

/** Options of reading a configuration. */
export interface ConfigReadOptions {
  readonly known: KnownIds;
  readonly diagnostics: Diagnostics;
  /** The files that contain the configuration; the disk by default. */
  readonly tree?: FileTree;
}

/** Reads and checks a configuration; undefined if it is unusable and at least one error was reported. */
export async function readConfig(
  path: string,
  root: string,
  { known, diagnostics, tree }: ConfigReadOptions,
): Promise<Config | undefined> {
  const read = (tree ?? diskTree(root)).read(path, maxConfigBytes);
  if (!("text" in read)) {
    const shown = shownPath(path, root, tree);
    reportFileFault(read, { path: shown, maxBytes: maxConfigBytes }, wholeOrigin(path, root, tree), diagnostics);
    return undefined;
  }
  const file = configFile(path, read.text, root, tree);
  const value = isData(path) ? readJsonFile(file, diagnostics) : await importDefault(path, file, diagnostics);
  if (value === undefined) return undefined;
  const originOf: OriginOf = (...keys) => originIn(file, keys);
  return checkConfig(value, { originOf, known, diagnostics });
}

/** True for a configuration that is read, and false for one that is run. */
export function isData(path: string): boolean {
  return path.toLowerCase().endsWith(".json");
}

/** The text of a configuration as messages show it: through a link, it may be that of any other file of the repository. */
export function configFile(path: string, text: string, root: string, tree: FileTree = diskTree(root)): SourceFile {
  const isLink = tree.realPath(path) !== join(tree.realPath(dirname(path)) ?? "", basename(path));
  return createSourceFile(shownPath(path, root, tree), text, isData(path) ? "json" : "yaml", isLink);
}

async function importDefault(path: string, file: SourceFile, diagnostics: Diagnostics): Promise<unknown> {
  try {
    const module = (await importConfig(path)) as { readonly default?: unknown };
    return module.default ?? null;
  } catch (error) {
    diagnostics.report("project/malformed-config", moduleOrigin(file, []), { reason: thrownReason(error) });
    return undefined;
  }
}

/** Returns the locations of options in a configuration that was read before. */
export function originsIn(path: string, root: string): OriginOf {
  let file: SourceFile | undefined;
  return (...keys) => originIn((file ??= fileAt(path, root)), keys);
}

function fileAt(path: string, root: string): SourceFile {
  const read = diskTree(root).read(path, maxConfigBytes);
  return configFile(path, "text" in read ? read.text : "", root);
}

/** Returns the location of an option in the configuration file. */
export function originIn(file: SourceFile, keys: readonly string[]): Origin {
  if (file.language !== "json") return moduleOrigin(file, keys);
  const pointer = keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return { kind: "pointer", file, pointer };
}

/** Modules are not parsed; the first position with the names of the keys before colons is precise enough. */
function moduleOrigin(file: SourceFile, keys: readonly string[]): Origin {
  let start = 0;
  for (const key of keys) {
    const pattern = new RegExp(`["']?(?<![\\w$])${key.replace(/[^\w]/g, "\\$&")}["']?\\s*:`, "g");
    pattern.lastIndex = start;
    start = pattern.exec(file.text)?.index ?? start;
  }
  return { kind: "offset", file, start };
}

/** Returns the first line of a thrown value, as a clause of a sentence. */
export function thrownReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split("\n")[0] ?? message).replace(/\.$/, "");
}
