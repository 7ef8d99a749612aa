// Growth of each step of a run with its spec: node test/bench/growth.mjs [PATTERN]. Half an hour for all shapes;
// --part measures those that were once slow, in two; --sizes=4000,8000 says how large. Fails when a step grows faster
// than it may.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const here = import.meta.dirname;
const root = resolve(here, "../..");
const work = join(root, `node_modules/.cache/specwright-growth-${process.pid}`);
const argumentsGiven = process.argv.slice(2);
const option = (name) => argumentsGiven.find((given) => given.startsWith(`--${name}=`))?.slice(name.length + 3);
const sizes = (option("sizes") ?? "2000,4000,8000").split(",").map(Number);
/** A step of less says nothing: one collection of garbage more or less. */
const worthTelling = 0.4;
/** Largest ratios of time for twice the input, and the MiB that a process may need for all of it. */
const mostTimes = 2.3;
const mostMemory = 1024;
/** Other work on the machine makes a step slower and never quicker, so what looks slow is measured again. */
const attempts = Number(option("attempts") ?? 4);

const part = argumentsGiven.includes("--part");
const pattern = new RegExp(argumentsGiven.find((given) => !given.startsWith("--")) ?? "");

try {
  mkdirSync(work, { recursive: true });
  await build({
    entryPoints: ["child", "shapes"].map((name) => join(here, `growth/${name}.ts`)),
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
    copyFileSync(join(root, "generator/dist/chunks", name), join(work, name));
  }
  cpSync(join(root, "templates"), join(work, "templates"), { recursive: true });
  const { shapes, onceSlow, refused } = await import(pathToFileURL(join(work, "shapes.mjs")).href);
  const names = Object.keys(shapes).filter((name) => (part ? onceSlow.includes(name) : pattern.test(name)));
  console.log(
    `\n| CPU seconds of | ${sizes.map((size) => size.toLocaleString("en")).join(" | ")} | ratio | wanted | MiB |`,
  );
  console.log(`| --- |${" --- |".repeat(sizes.length + 3)}`);
  const slow = names.flatMap((name) => measure(name, refused.includes(name)));
  console.log(slow.length === 0 ? `\nNo step of ${names.length} shapes grows faster.` : `\n${slow.join("\n")}`);
  if (slow.length > 0) process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Prints the line of a shape; gives what is to be said against it. */
function measure(shape, isRefused) {
  let rows;
  try {
    rows = runOnce(shape);
    for (let attempt = 1; attempt < attempts && faultsOf(shape, rows, isRefused).length > 0; attempt += 1) {
      const again = runOnce(shape);
      rows = rows.map((row, index) => quicker(row, again[index]));
    }
  } catch (error) {
    return [`${shape}: ${error.message}`];
  }
  const totals = rows.map(({ steps }) => Object.values(steps).reduce((sum, time) => sum + time, 0));
  const ratio = (totals.at(-1) / totals.at(-2)).toFixed(2);
  const memory = Math.round(rows.at(-1).memory);
  const figures = totals.map((time) => time.toFixed(2)).join(" | ");
  console.log(`| ${shape} | ${figures} | ${ratio} | ${mostTimes.toFixed(2)} | ${memory} |`);
  return faultsOf(shape, rows, isRefused);
}

function runOnce(shape) {
  const args = ["--interrupt-budget=1000000", join(work, "child.mjs"), shape, ...sizes.map(String)];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e8 });
  if (status !== 0) throw new Error(stderr.slice(0, 1000));
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function quicker(row, again) {
  const steps = Object.entries(row.steps).map(([step, time]) => [step, Math.min(time, again.steps[step])]);
  return { ...row, memory: Math.min(row.memory, again.memory), steps: Object.fromEntries(steps) };
}

function faultsOf(shape, rows, isRefused) {
  const { memory, faults } = rows.at(-1);
  const found = [
    ...(memory > mostMemory ? [`${shape}: ${Math.round(memory)} MiB`] : []),
    ...((faults !== "") === isRefused ? [] : [`${shape}: ${faults}`]),
  ];
  for (const step of Object.keys(rows.at(-1).steps)) {
    const times = rows.map(({ steps }) => steps[step] ?? 0);
    const isSlow = times.some((time, index) => time > worthTelling && time > most(index) * times[index - 1]);
    if (isSlow) found.push(`${shape}: ${step}: ${times.map((time) => time.toFixed(2)).join(", ")}`);
  }
  return found;
}

/** The largest ratio of time for a size and the one before. */
function most(index) {
  return mostTimes ** Math.log2(sizes[index] / sizes[index - 1]);
}
