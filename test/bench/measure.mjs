import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const usage = new URL("./report-usage.mjs", import.meta.url).href;

/** Runs a Node program once: CPU seconds of the whole process, peak memory in MiB. Throws when it fails. */
export async function run({ args, cwd, input }) {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const file = join(folder, "usage.json");
  try {
    await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ["--import", usage, ...args], {
        cwd,
        env: { ...process.env, BENCH_USAGE_FILE: file, NO_COLOR: "1" },
        stdio: ["pipe", "ignore", "pipe"],
      });
      let errors = "";
      child.stderr.on("data", (chunk) => (errors += chunk));
      child.stdin.end(input ?? "");
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

/** Runs several programs in turn (A B A B ...) after one warm-up each, and gives the median of each figure. */
export async function compare(programs, rounds = 5) {
  const runs = new Map(programs.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const program of programs) {
      await program.prepare?.();
      const figures = await run(program);
      if (round >= 0) runs.get(program.name).push(figures);
    }
  }
  return new Map(
    [...runs].map(([name, figures]) => [
      name,
      { cpu: median(figures.map(({ cpu }) => cpu)), memory: median(figures.map(({ memory }) => memory)) },
    ]),
  );
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const seconds = (value) => `${value.toFixed(2)} s`;
export const ratio = (value) => value.toFixed(2);
