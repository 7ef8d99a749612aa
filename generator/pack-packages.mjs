// Packs packages as they would be published, each with a CycloneDX SBOM next to its tarball. The same folders give the same bytes.
// Usage: node generator/pack-packages.mjs ARTIFACTS FOLDER... [--quiet]
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createSbom } from "./create-sbom.mjs";

const repositoryDir = dirname(dirname(fileURLToPath(import.meta.url)));
const [artifacts, ...folders] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isQuiet = process.argv.includes("--quiet");

const staged = join(resolve(artifacts), "staged");
const origin = originOfPackages();
const packages = folders.map((folder, index) => stage(resolve(folder), join(staged, String(index))));
const npm = ["pack", "--json", "--ignore-scripts", "--pack-destination", resolve(artifacts)];
const output = execFileSync("npm", [...npm, ...packages.map(({ target }) => target)], { encoding: "utf8" });
const lock = readJson(join(repositoryDir, "package-lock.json"));
for (const { name, filename, integrity } of Object.values(JSON.parse(output))) {
  const { manifest, contents } = packages.find((each) => each.manifest.name === name);
  const sbom = createSbom(manifest, { lock, integrity, manifests: packages.map((each) => each.manifest), contents });
  const path = join(artifacts, filename.replace(/\.tgz$/, ".cdx.json"));
  writeFileSync(path, `${JSON.stringify(sbom, undefined, 2)}\n`);
  if (!isQuiet) console.log(filename);
}
rmSync(staged, { recursive: true });

/** The facts about the repository that every package has, from the only package.json that lists them; undefined if one is missing. */
function originOfPackages() {
  const { repository, homepage, bugs } = readJson(join(repositoryDir, "package.json"));
  const missing = Object.entries({ repository, homepage, bugs }).filter(([, value]) => value === undefined);
  if (missing.length === 0) return { repository, homepage, bugs };
  const names = missing.map(([name]) => name).join(", ");
  if (!isQuiet)
    console.log(
      `These packages are private, and npm publishes none: add ${names} to package.json, then run make pack again.`,
    );
  return undefined;
}

/** Copies the files of a package, whose package.json gets the origin. Scripts do not run for tarballs, but npm rejects private ones. */
function stage(folder, target) {
  const { private: _, ...written } = readJson(join(folder, "package.json"));
  const bundled = (written.bundleDependencies ?? []).map((name) => `node_modules/${name}`);
  const names = [...written.files.filter((name) => !name.startsWith("!")), ...bundled];
  mkdirSync(target, { recursive: true });
  for (const name of ["README.md", "LICENSE", "CHANGELOG.md", ...names])
    if (existsSync(join(folder, name))) cpSync(join(folder, name), join(target, name), { recursive: true });
  const manifest = { ...written, ...(origin === undefined ? { private: true } : origin) };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return { target, manifest, contents: Object.fromEntries(bundled.map((path) => contentsOf(join(target, path)))) };
}

/** The name of a bundled dependency, and the packages whose code it has. */
function contentsOf(folder) {
  const { name, contains } = readJson(join(folder, "package.json"));
  return [name, contains];
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
