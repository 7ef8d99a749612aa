// Our YAML reader beside the package `yaml`: whole processes, less what a process takes that only reads the file.
// Usage: node test/bench/yaml.mjs [ROUNDS]
import { build } from "esbuild";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { stringify } from "yaml";
import { compare } from "./measure.mjs";

const root = resolve(import.meta.dirname, "../..");
const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "bench-yaml-"));
try {
  const program = join(folder, "read.mjs");
  const entry = join(import.meta.dirname, "yaml/read.ts");
  await build({
    entryPoints: [entry],
    outfile: program,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
  });
  const github = createRequire(import.meta.url).resolve("@octokit/openapi/generated/api.github.com.json");
  const large = join(folder, "github.yaml");
  writeFileSync(large, stringify(JSON.parse(readFileSync(github, "utf8")), { aliasDuplicateObjects: false }));
  for (const path of [...["loyalty", "identity"].map((name) => join(root, `specs/${name}/openapi.yaml`)), large]) {
    const readers = ["none", "ours", "package"].map((name) => ({ name, args: [program, name, path] }));
    const figures = await compare(readers, Number(process.argv[2] ?? 5));
    const none = figures.get("none");
    const size = `${Math.round(statSync(path).size / 1000)} kB`.padStart(9);
    for (const name of ["ours", "package"]) {
      const { cpu, memory } = figures.get(name);
      const time = `${Math.round((cpu - none.cpu) * 1000)} ms`.padStart(8);
      console.log(`${size}  ${name.padEnd(8)} ${time}  ${Math.round(memory - none.memory)} MB`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
