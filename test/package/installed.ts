import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { compilerOfRun } from "../support/native-compiler.js";
import { onceInRun } from "../support/run-folder.js";
import { sized } from "../support/sizes.js";
import { writeAt } from "../support/temp-folder.js";
import { installTarballs } from "./npm-install.js";
import { root, run } from "./run.js";

/** All packages as they would be published, installed in an empty project outside the workspace. */
export interface Installed {
  readonly folder: string;
  /** The tarballs of the toolchain, of the runtime, of the umbrella package, of the package of each API and of the sandbox. */
  readonly toolchain: string;
  readonly site: string;
  readonly runtime: string;
  readonly generated: string;
  readonly apis: readonly string[];
  readonly sandbox: string;
}

/** Packs with the recipe of `make pack` and installs with npm, without scripts; once for all test files of a run. */
export async function installPackages(): Promise<Installed> {
  const folder = await onceInRun("installed", (folder) => {
    run(root, process.execPath, ["generator/build.mjs"]);
    // The targets that the recipe depends on are up to date: the tests run on them.
    const ready = ["install", "build", "generate"].flatMap((target) => ["-o", target]);
    // `make check` has checked the types of the package; a thorough run lets the recipe do so once more.
    const options = sized({ normal: [`TSC=${compilerOfRun}`, "PACK_OPTIONS=--noCheck"], thorough: [] });
    run(root, "make", ["--no-print-directory", ...ready, "pack", `ARTIFACTS=${join(folder, "artifacts")}`, ...options]);
    installTarballs(folder, tarballsIn(folder));
  });
  const [toolchain = "", site = "", runtime = "", generated = "", ...others] = tarballsIn(folder);
  return { folder, toolchain, site, runtime, generated, apis: others.slice(0, -1), sandbox: others.at(-1) ?? "" };
}

function tarballsIn(folder: string): readonly string[] {
  const artifacts = join(folder, "artifacts");
  return readdirSync(artifacts)
    .filter((name) => name.endsWith(".tgz"))
    .sort()
    .map((name) => join(artifacts, name));
}

/** A folder with these files below the project in which all packages are installed; `packages` are copied from here. */
export function projectIn(
  { folder }: Installed,
  files: Readonly<Record<string, string>>,
  packages: readonly string[] = [],
): string {
  const project = mkdtempSync(join(folder, "project-"));
  for (const [path, text] of Object.entries(files)) writeAt(join(project, path), text);
  for (const name of packages) {
    mkdirSync(dirname(join(project, "node_modules", name)), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(project, "node_modules", name));
  }
  return project;
}

/** The files of a tarball, sorted. */
export function packedFiles(tarball: string): readonly string[] {
  return run(dirname(tarball), "tar", ["-tzf", tarball])
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""))
    .sort();
}

/** "*" and "?" match characters of one name, and "**" any path. */
export function matchesPattern(path: string, pattern: string): boolean {
  const parts: Readonly<Record<string, string>> = { "**/": "(?:.+/)?", "**": ".+", "*": "[^/]+", "?": "[^/]" };
  const source = pattern.replace(/\*\*\/|\*\*|[*?]|[.+()[\]{}^$|]/g, (found) => parts[found] ?? `\\${found}`);
  return new RegExp(`^${source}$`).test(path);
}
