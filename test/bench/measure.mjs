import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const usage = new URL("./report-usage.mjs", import.meta.url).href;
/** Runs functions in turn (A B A B ...), after rounds that do not count. Returns the results of each by name. */
export async function inTurn(runs, rounds, warmUps = 1) {
  const results = Object.fromEntries(Object.keys(runs).map((name) => [name, []]));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(runs)) {
      const result = await run();
      if (round >= 0) results[name].push(result);
    }
  }
  return results;
}

/** Runs programs in turn. Returns lists of CPU seconds and of MiB for each: `{ name: { cpu, memory } }`. */
export async function programsInTurn(programs, rounds = 5) {
  const runs = Object.entries(programs).map(([name, program]) => [name, () => runProgram(program)]);
  const results = Object.entries(await inTurn(Object.fromEntries(runs), rounds));
  const listOf = (figures, key) => figures.map((figure) => figure[key]);
  return Object.fromEntries(
    results.map(([name, figures]) => [name, { cpu: listOf(figures, "cpu"), memory: listOf(figures, "memory") }]),
  );
}

/** Runs a Node program once: CPU seconds of the whole process, peak memory in MiB. Throws if it fails. */
export async function runProgram({ args, cwd, prepare }) {
  prepare?.();
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const file = join(folder, "usage.json");
  try {
    await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ["--import", usage, ...args], {
        cwd,
        env: { ...process.env, BENCH_USAGE_FILE: file, NO_COLOR: "1" },
        stdio: ["ignore", "ignore", "pipe"],
      });
      let errors = "";
      child.stderr.on("data", (chunk) => (errors += chunk));
      child.on("error", reject);
      child.on("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`${args.join(" ")}: exit ${code}\n${errors}`)),
      );
    });
    return JSON.parse(readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls functions in turn, each as often as fills `roundTime` microseconds. Returns lists of CPU microseconds of a call by name. */
export function callsInTurn(functions, roundTime = 25_000) {
  const runs = Object.entries(functions).map(([name, run]) => {
    const count = callsOfRound(run, roundTime);
    return [name, () => cpuOf(run, count) / count];
  });
  return inTurn(Object.fromEntries(runs), 9);
}

function callsOfRound(run, roundTime) {
  for (let count = 1; ; count *= 2) {
    const time = cpuOf(run, count);
    if (time >= roundTime / 2) return Math.max(1, Math.round((count * roundTime) / time));
  }
}

function cpuOf(run, count) {
  const before = process.cpuUsage();
  for (let call = 0; call < count; call += 1) run();
  return microsecondsSince(before);
}

/** CPU microseconds of this process since `process.cpuUsage()` returned `before`. */
export function microsecondsSince(before) {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The figures of a row: medians, and the median of the ratios of neighboring runs. Other programs are `others` by name. */
export function figuresOf(ours, theirs, others = {}) {
  const ratioTo = (list) => median(list.map((figure, index) => figure / theirs[index]));
  return {
    ours: median(ours),
    theirs: median(theirs),
    ratio: ratioTo(ours),
    others: Object.fromEntries(Object.entries(others).map(([name, list]) => [name, ratioTo(list)])),
  };
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The words of a title as a name on a command line. */
export const idOf = (title) => title.replaceAll(/\W+/g, "-");
