// Compares our YAML reader with the package `yaml`: whole processes, minus the cost of a process that only reads the
// file.
import { build } from "esbuild";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { figuresOf, median, programsInTurn } from "./measure.mjs";
import { github, root, toolchain } from "./sources.mjs";

export const groups = [
  {
    id: "yaml",
    against: toolchain("yaml"),
    rows: {
      loyalty: { what: "reading YAML of 12 kB", unit: "CPU ms", document: "specs/loyalty" },
      identity: { what: "reading YAML of 76 kB", unit: "CPU ms", document: "specs/identity" },
      github: { what: "reading YAML of 10 MB", unit: "CPU ms", document: toolchain("@octokit/openapi") },
      memory: { what: "reading YAML of 10 MB: memory", unit: "MiB", document: toolchain("@octokit/openapi") },
    },
    measure,
  },
];

async function measure(work) {
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  // Next to the packages that the bundle imports.
  const folder = mkdtempSync(join(cache, "bench-yaml-"));
  try {
    const reader = join(folder, "read.mjs");
    const entryPoints = [join(root, "test/bench/yaml/read.ts")];
    await build({ entryPoints, outfile: reader, bundle: true, format: "esm", platform: "node", packages: "external" });
    const large = join(work, "github.yaml");
    writeFileSync(large, stringify(JSON.parse(readFileSync(github, "utf8")), { aliasDuplicateObjects: false }));
    const paths = { loyalty: "specs/loyalty/openapi.yaml", identity: "specs/identity/openapi.yaml", github: large };
    const rows = {};
    for (const [name, path] of Object.entries(paths)) {
      const program = (kind) => ({ cwd: root, args: [reader, kind, path] });
      const figures = { none: program("none"), ours: program("ours"), package: program("package") };
      const { none, ours, package: theirs } = await programsInTurn(figures);
      const net = (list, key, factor) => list[key].map((figure) => (figure - median(none[key])) * factor);
      rows[name] = figuresOf(net(ours, "cpu", 1000), net(theirs, "cpu", 1000));
      rows.memory = figuresOf(net(ours, "memory", 1), net(theirs, "memory", 1));
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
