// Growth of all steps of a run with its spec, for shapes that were once slow; `test/hostile/resources/growth.test.ts` has all shapes.
import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { idOf } from "./measure.mjs";
import { root } from "./sources.mjs";

const here = import.meta.dirname;
/**
 * Shapes that once took quadratic time or memory: orders of sequences, choices, names that collide, branches, hooks and
 * alternatives of security, scopes, chains of names, elements of types with many derived ones, prefixes.
 */
export const onceSlow = [
  "openapi: one operation with many callbacks",
  "openapi: one discriminator of many schemas",
  "openapi: one schema with many inline objects",
  "openapi: one schema with many pattern properties",
  "openapi: schemas with names that collide",
  "openapi: a chain of names for one schema",
  "openapi: many security schemes",
  "openapi: one operation with many alternatives of security",
  "openapi: one security scheme with many scopes",
  "xsd: global elements with types of their own",
  "xsd: elements of an abstract type with many",
  "xsd: elements that refer to elements",
  "xsd: one content with elements between many wildcards",
  "xsd: one sequence",
  "xsd: one choice",
];
const sizes = [8000, 4000];
const maxRatio = 2.3;

export const groups = [
  {
    id: "growth",
    document: "test/bench/growth/",
    against: "4,000 of them",
    rows: Object.fromEntries([
      ...onceSlow.map((shape) => [
        idOf(shape),
        { what: `8,000 of ${shape}`, unit: "CPU s", bound: { ratio: maxRatio } },
      ]),
      ["memory", { what: "the largest of these processes", unit: "MiB", against: "", bound: { ours: 1024 } }],
    ]),
    measure,
  },
];

async function measure() {
  // Next to the packages that the bundle imports.
  const work = join(root, `node_modules/.cache/specwright-growth-${process.pid}`);
  try {
    const child = await bundle(work);
    const rows = { memory: { ours: 0 } };
    for (const shape of onceSlow) {
      const runs = [runOnce(child, shape)];
      // Other work on the machine makes a run slower and never quicker: of two, the quicker one counts.
      if (isSlow(runs[0])) runs.push(runOnce(child, shape));
      const [ours, theirs] = sizes.map((size) => Math.min(...runs.map((run) => run.get(size).cpu)));
      rows[idOf(shape)] = { ours, theirs, ratio: ours / theirs };
      rows.memory.ours = Math.max(rows.memory.ours, Math.min(...runs.map((run) => run.get(8000).memory)));
    }
    return rows;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function isSlow(run) {
  const [large, small] = sizes.map((size) => run.get(size).cpu);
  return large > maxRatio * small;
}

async function bundle(work) {
  mkdirSync(work, { recursive: true });
  await build({
    entryPoints: [join(here, "growth/child.ts")],
    outfile: join(work, "child.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    target: "node20",
    logLevel: "error",
    define: { SPECWRIGHT_VERSION: '"0"', SPECWRIGHT_BUILD: '"0"' },
  });
  for (const version of ["3.0", "3.1"]) {
    const name = `openapi-${version}.check.cjs`;
    copyFileSync(join(root, "generator/dist/chunks", name), join(work, name));
  }
  cpSync(join(root, "templates"), join(work, "templates"), { recursive: true });
  return join(work, "child.mjs");
}

/** CPU seconds of all steps, and peak memory, by size. */
function runOnce(child, shape) {
  const args = ["--interrupt-budget=1000000", child, shape, ...sizes.toReversed().map(String)];
  const lines = execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e8 }).trim().split("\n");
  return new Map(
    lines.map(JSON.parse).map(({ size, faults, memory, steps }) => {
      if (faults !== "") throw new Error(`${shape}: ${faults}`);
      return [size, { memory, cpu: Object.values(steps).reduce((sum, time) => sum + time, 0) }];
    }),
  );
}
