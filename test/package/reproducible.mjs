// Packs all packages in two copies of the repository, in folders of different lengths, and compares the bytes of the artifacts.
// Usage: node test/package/reproducible.mjs (minutes; `make reproducible`)
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
const files = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0").filter(Boolean);
const env = { ...process.env, GIT_DIR: git("rev-parse", "--absolute-git-dir").trim() };

const base = mkdtempSync(join(tmpdir(), "specwright-reproducible-"));
try {
  const folders = ["a", "a-longer-name/of-the-second"].map((name) => join(base, name));
  folders.forEach(copyTo);
  const [first, second] = folders.map(hashesIn);
  const names = [...new Set([...first.keys(), ...second.keys()])];
  const different = names.filter((name) => first.get(name) !== second.get(name));
  console.log(`${names.length} artifacts, ${different.length} differ`);
  for (const name of different) console.log(`  ${name}`);
  process.exitCode = different.length === 0 && names.length > 0 ? 0 : 1;
} finally {
  rmSync(base, { recursive: true, force: true });
}

function copyTo(folder) {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
  }
  // Links to workspaces are relative: they lead into the copy. A workspace has versions of its own where the root has others.
  for (const workspace of [".", "generator", "sandbox", "site"]) {
    const modules = join(root, workspace, "node_modules");
    if (existsSync(modules)) execFileSync("cp", ["-a", modules, join(folder, workspace, "node_modules")]);
  }
}

/** The hash of each artifact that `make pack` writes in a copy of the repository. */
function hashesIn(folder) {
  execFileSync("make", ["--no-print-directory", "-s", "pack"], {
    cwd: folder,
    env: { ...env, GIT_WORK_TREE: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const artifacts = join(folder, "artifacts");
  return new Map(
    readdirSync(artifacts).map((name) => [
      name,
      createHash("sha512")
        .update(readFileSync(join(artifacts, name)))
        .digest("hex"),
    ]),
  );
}
