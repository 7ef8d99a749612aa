import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");
export const specwright = join(root, "generator/dist/cli.js");
export const peers = join(root, "test/bench/peers/node_modules");
/** The document of `@octokit/openapi`, 13 MB. */
export const github = join(root, "node_modules/@octokit/openapi/generated/api.github.com.json");
export const petstore = join(root, "node_modules/@readme/oas-examples/3.0/json/petstore.json");

/** Name and version of a package of the toolchain: "ajv 8.17.1". */
export function toolchain(name) {
  return withVersion(join(root, "node_modules"), name);
}

/** Name and version of a package that only the bench installs. */
export function peer(name) {
  return withVersion(peers, name);
}

/** The name alone if the package is not installed, as in tests. */
function withVersion(folder, name) {
  const file = join(folder, name, "package.json");
  return existsSync(file) ? `${name} ${JSON.parse(readFileSync(file, "utf8")).version}` : name;
}

/** An older document of GitHub, fetched into a folder. Undefined without a registry. */
export function fetchGithub(version, work) {
  const folder = join(work, "older");
  mkdirSync(folder);
  try {
    const args = ["pack", `@octokit/openapi@${version}`, "--json", "--silent"];
    const options = { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 120_000 };
    const [{ filename }] = JSON.parse(execFileSync("npm", args, options));
    execFileSync("tar", ["xzf", filename, "package/generated/api.github.com.json"], { cwd: folder });
    return join(folder, "package/generated/api.github.com.json");
  } catch {
    return undefined;
  }
}

/** Public documents next to the project. */
export const corpus = "../shared/corpus/openapi.tar.xz";

/** A document of the corpus, unpacked into a folder. Undefined without the corpus. */
export function unpackFromCorpus(name, work) {
  const archive = resolve(root, corpus);
  if (!existsSync(archive)) return undefined;
  const rows = readFileSync(archive.replace(".tar.xz", ".tsv"), "utf8").split("\n");
  const file = rows.map((row) => row.split("\t")).find(([id]) => id === name)[5];
  execFileSync("tar", ["xf", archive, "-C", work]);
  return join(work, "openapi", file);
}
