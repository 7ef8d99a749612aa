import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sized } from "../support/sizes.js";
import { writeAt } from "../support/temp-folder.js";
import { installTarballs } from "./npm-install.js";
import { root, run } from "./run.js";

/** Both packages as they would be published, installed in an empty project outside the workspace. */
export interface Installed {
  readonly folder: string;
  /** The tarballs of the toolchain, of the runtime and of the generated package. */
  readonly toolchain: string;
  readonly runtime: string;
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
  // `make check` has seen to the types of what is packed; a thorough run lets the recipe do so once more.
  const options = sized({ normal: ["PACK_OPTIONS=--noCheck"], thorough: [] });
  run(root, "make", ["--no-print-directory", ...ready, "pack", `ARTIFACTS=${artifacts}`, ...options]);
  const [toolchain = "", runtime = "", generated = ""] = readdirSync(artifacts)
    .sort()
    .map((name) => join(artifacts, name));
  installTarballs(folder, [toolchain, runtime, generated]);
  return { folder, toolchain, runtime, generated };
}

let projects = 0;

/** A folder with these files below the project in which all packages are installed; `packages` are taken from here. */
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

/** The files of a tarball, sorted. */
export function packedFiles(tarball: string): readonly string[] {
  return run(dirname(tarball), "tar", ["-tzf", tarball])
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""))
    .sort();
}
