import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { buildFiles } from "../../generator/generate.js";
import { methodSettingsOf, versionRoots } from "./load-version.js";
import { defaultSettings } from "../support/project.js";

const here = dirname(fileURLToPath(import.meta.url));

/** The folder that generated files are said to stand in; nothing is written. */
export const outFolder = join(here, "out");

/** The folder of one version of a case below `outFolder`. */
export function folderOf(name: string, version: "before" | "after"): string {
  return `${name}.${version}`;
}

/** Adds what is generated from one version of a case, beside one runtime for all of them. */
export async function addOutput(name: string, version: "before" | "after", texts: Map<string, string>): Promise<void> {
  const folder = join(here, name);
  const { files, diagnostics } = await buildFiles({
    ...defaultSettings,
    ...methodSettingsOf(folder),
    cwd: folder,
    outDir: outFolder,
    format: "none",
    emit: ["types", "paths", "validators", "codecs", "client", "server"],
    interfaces: [{ name: "orders", roots: versionRoots(folder, version), folder }],
    flat: false,
  });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Error(printDiagnostics(errors, { color: false, frames: true }));
  const home = join(outFolder, folderOf(name, version));
  for (const { path, text } of files) {
    texts.set(path.startsWith("orders/") ? join(home, path.slice("orders/".length)) : join(outFolder, path), text);
  }
}
