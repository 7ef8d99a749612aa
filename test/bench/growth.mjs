// How each step of a run grows with a spec: node test/bench/growth.mjs [PATTERN]. Some six minutes for all shapes.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const here = import.meta.dirname;
const root = resolve(here, "../..");
const work = join(root, `node_modules/.cache/specwright-growth-${process.pid}`);
const sizes = [1000, 2000, 4000, 8000];
/** A step of less says nothing; twice the input may take 2.6 times as long. */
const worthTelling = 0.3;
const mostTimes = 2.6;
const pattern = new RegExp(process.argv[2] ?? "");

try {
  mkdirSync(work, { recursive: true });
  await build({
    entryPoints: ["child", "openapi-shapes", "xsd-shapes"].map((name) => join(here, `growth/${name}.ts`)),
    ...{
      outdir: work,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "node",
    },
    ...{ packages: "external", target: "node20", logLevel: "error" },
    define: { SPECWRIGHT_VERSION: '"0"', SPECWRIGHT_BUILD: '"0"' },
  });
  for (const version of ["3.0", "3.1"]) {
    const name = `openapi-${version}.check.cjs`;
    copyFileSync(join(root, "generator/dist", name), join(work, name));
  }
  const load = (name) => import(pathToFileURL(join(work, name)).href);
  const { openapiShapes } = await load("openapi-shapes.mjs");
  const { xsdShapes } = await load("xsd-shapes.mjs");
  console.log(`CPU seconds for ${sizes.join(", ")}; below, the steps that grow faster than their input\n`);
  for (const shape of Object.keys(openapiShapes)) measure("openapi", shape);
  for (const shape of Object.keys(xsdShapes)) measure("xsd", shape);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function measure(kind, shape) {
  if (!pattern.test(`${kind}: ${shape}`)) return;
  const args = ["--interrupt-budget=1000000", join(work, "child.mjs"), kind, shape, ...sizes.map(String)];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e8 });
  if (status !== 0) return console.log(`${kind}: ${shape}: failed\n${stderr.slice(0, 1000)}`);
  const rows = stdout.trim().split("\n").map((line) => JSON.parse(line)); // prettier-ignore
  const total = (row) => Object.values(row.steps).reduce((sum, time) => sum + time, 0);
  const figures = (of) => rows.map((row) => of(row).toFixed(2)).join(", ");
  console.log(`${kind}: ${shape}: ${figures(total)}; ${Math.round(rows.at(-1).memory)} MiB`);
  const [before, last] = rows.slice(-2);
  for (const [step, time] of Object.entries(last.steps)) {
    const isSlow = time > worthTelling && time > mostTimes * before.steps[step];
    if (isSlow) console.log(`    ${step}: ${figures((row) => row.steps[step] ?? 0)}`);
  }
}
