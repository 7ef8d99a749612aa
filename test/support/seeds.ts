import { execFileSync } from "node:child_process";
import { relative, sep } from "node:path";
import { failingSeeds } from "./failing-seeds.js";

const tests = new URL("..", import.meta.url);

/**
 * The seed of a run: SEED, then the first digits of the commit, then 1. Random tests of one commit repeat their draws.
 */
export function seedOfRun(): number {
  const chosen = process.env["SEED"];
  if (chosen !== undefined) return Number(chosen);
  try {
    const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: tests, encoding: "utf8", stdio: "pipe" });
    return Number.parseInt(commit.slice(0, 6), 16);
  } catch {
    return 1;
  }
}

/** Seeds for the random tests of a file: the seed of the run, and those with which the file once failed. */
export function seedsOf(testFile: string): readonly number[] {
  const path = relative(import.meta.dirname, testFile)
    .split(sep)
    .slice(1)
    .join("/");
  return [...new Set([seedOfRun(), ...(failingSeeds[path] ?? [])])];
}
