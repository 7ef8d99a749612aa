import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { writeAt } from "../support/temp-folder.js";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Both packages as they would be published, installed in an empty project outside the workspace. */
export interface Installed {
  readonly folder: string;
  /** The tarballs of the toolchain and of the generated package. */
  readonly toolchain: string;
  readonly generated: string;
}

const folders: string[] = [];

/** Removes everything that was installed here. */
export function removeInstalled(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Packs with the recipe of `make pack` and installs with npm, without scripts. */
export function installPackages(): Installed {
  run(root, process.execPath, ["generator/build.mjs"]);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "specwright-installed-")));
  folders.push(folder);
  const artifacts = join(folder, "artifacts");
  // What the recipe stands on is there: the tests run on it.
  const ready = ["install", "build", "generate"].flatMap((target) => ["-o", target]);
  run(root, "make", ["--no-print-directory", ...ready, "pack", `ARTIFACTS=${artifacts}`]);
  const [first = "", second = ""] = readdirSync(artifacts)
    .sort()
    .map((name) => join(artifacts, name));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  npmInstall(folder, [first, second]);
  return { folder, toolchain: first, generated: second };
}

/** Installs packages into a folder, from the cache of npm alone: `npm ci` has put there what ours depend on. */
export function npmInstall(folder: string, packages: readonly string[]): void {
  const quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  run(folder, "npm", ["install", "--ignore-scripts", "--offline", ...quiet, ...packages]);
}

let projects = 0;

/** A folder with these files below the project in which both packages are installed; `packages` are taken from here. */
export function projectIn(
  { folder }: Installed,
  files: Readonly<Record<string, string>>,
  packages: readonly string[] = [],
): string {
  projects += 1;
  const project = join(folder, `project${projects}`);
  mkdirSync(project);
  for (const [path, text] of Object.entries(files)) writeAt(join(project, path), text);
  for (const name of packages) {
    mkdirSync(dirname(join(project, "node_modules", name)), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(project, "node_modules", name));
  }
  return project;
}

/** What a command prints to standard output. Everything it printed is in the message when it fails. */
export function run(cwd: string, command: string, args: readonly string[]): string {
  const { MAKEFLAGS: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

/** The files of a tarball, sorted. */
export function packedFiles(tarball: string): readonly string[] {
  return run(dirname(tarball), "tar", ["-tzf", tarball])
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""))
    .sort();
}
