import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gatherRuntime } from "../../generator/write/gather-runtime.js";
import type { RenderedFile } from "../../generator/write/rendered-file.js";

const templates = new URL("../../templates/runtime/", import.meta.url);

/** The modules of some folders of the runtime, by paths such as "runtime/json/equal.ts". */
export async function runtimeBelow(...folders: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const modules: Record<string, unknown> = {};
  for (const path of runtimePaths().filter((path) => folders.includes(path.split("/")[0] ?? ""))) {
    modules[`runtime/${path}`] = await import(/* @vite-ignore */ new URL(path, templates).href);
  }
  return modules;
}

/** All of the runtime as it is written to an output folder: "runtime/json.ts", ... */
export function wholeRuntime(): readonly RenderedFile[] {
  return gatherRuntime(
    fileURLToPath(templates),
    runtimePaths().map((path) => `runtime/${path}`),
  );
}

/** Every module below `templates/runtime`: "json/equal.ts", ... */
export function runtimePaths(): readonly string[] {
  const paths = readdirSync(templates, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  return paths.map((path) => path.replaceAll("\\", "/")).sort();
}
