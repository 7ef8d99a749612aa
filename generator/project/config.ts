import type { Diagnostics } from "../diagnostics/collector.js";
import type { Origin, SourceFile } from "../diagnostics/origin.js";
import { diskTree, type FileTree } from "../load/file-tree.js";
import { readJson } from "../load/read-json.js";
import { reportFileFault } from "../load/report-file.js";
import { createSourceFile } from "../load/source-file.js";
import type { KnownIds } from "../settings/setting.js";
import type { Config } from "../settings/settings.js";
import { checkConfig, type OriginOf } from "./check-config.js";
import { importConfig, mostConfigBytes } from "./config-modules.js";
import { shownPath, wholeOrigin } from "./folder-origin.js";

export interface ReadOptions {
  readonly known: KnownIds;
  readonly diagnostics: Diagnostics;
  /** The files that hold the configuration; the disk unless told. */
  readonly tree?: FileTree;
}

/** Reads and checks a configuration; undefined when it is unusable, and then at least one fault was reported. */
export async function readConfig(
  path: string,
  root: string,
  { known, diagnostics, tree }: ReadOptions,
): Promise<Config | undefined> {
  const read = (tree ?? diskTree(root)).read(path, mostConfigBytes);
  const shown = shownPath(path, root, tree);
  if (!("text" in read)) {
    reportFileFault(read, { path: shown, maxBytes: mostConfigBytes }, wholeOrigin(path, root, tree), diagnostics);
    return undefined;
  }
  const isJson = path.toLowerCase().endsWith(".json");
  const file = createSourceFile(shown, read.text, isJson ? "json" : "yaml");
  const value = isJson ? readJson(file, diagnostics) : await importDefault(path, file, diagnostics);
  if (value === undefined) return undefined;
  const originOf: OriginOf = (...keys) => (isJson ? jsonOrigin(file, keys) : moduleOrigin(file, keys));
  return checkConfig(value, { originOf, known, diagnostics });
}

async function importDefault(path: string, file: SourceFile, diagnostics: Diagnostics): Promise<unknown> {
  try {
    const module = (await importConfig(path)) as { readonly default?: unknown };
    return module.default ?? null;
  } catch (error) {
    diagnostics.report("project/malformed-config", moduleOrigin(file, []), { reason: reasonOf(error) });
    return undefined;
  }
}

/** The place of an option in a configuration that was read before. */
export function optionOrigin(path: string, root: string, key: string): Origin {
  const read = diskTree(root).read(path, mostConfigBytes);
  const isJson = path.toLowerCase().endsWith(".json");
  const file = createSourceFile(shownPath(path, root), "text" in read ? read.text : "", isJson ? "json" : "yaml");
  return isJson ? jsonOrigin(file, [key]) : moduleOrigin(file, [key]);
}

function jsonOrigin(file: SourceFile, keys: readonly string[]): Origin {
  const pointer = keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return { kind: "pointer", file, pointer };
}

/** A module is not parsed; the first place where the names of the keys stand before colons is good enough to point at. */
function moduleOrigin(file: SourceFile, keys: readonly string[]): Origin {
  let start = 0;
  for (const key of keys) {
    const pattern = new RegExp(`["']?(?<![\\w$])${key.replace(/[^\w]/g, "\\$&")}["']?\\s*:`, "g");
    pattern.lastIndex = start;
    start = pattern.exec(file.text)?.index ?? start;
  }
  return { kind: "offset", file, start };
}

/** The first line of what was thrown, as a clause of a sentence. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split("\n")[0] ?? message).replace(/\.$/, "");
}
