import { mkdtempSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { RenderedFile } from "../../generator/write/rendered-file.js";
import { inject } from "vitest";
import { writeAt } from "./temp-folder.js";

const root = resolve(import.meta.dirname, "../..");

/** Runs a program next to emitted files, which imports them and installed packages; returns its exports. */
export async function bundled(
  files: readonly RenderedFile[],
  program: string,
): Promise<Readonly<Record<string, unknown>>> {
  const folder = mkdtempSync(join(inject("runFolder"), "bundled-"));
  for (const { path, text } of files) writeAt(join(folder, path), text);
  const outfile = join(folder, "bundle.mjs");
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  await build({
    stdin: { contents: program, resolveDir: folder, loader: "ts" },
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    logLevel: "silent",
  });
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Readonly<Record<string, unknown>>;
}
