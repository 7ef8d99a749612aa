import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { seedOfRun } from "./seeds.js";
import { until } from "./until.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** A folder that all test files of a run share; it is removed after the run. */
    readonly runFolder: string;
  }
}

/** Makes the folder of the run, starts a small process for each worker (`small-parent.cjs`), and prints its seed. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "specwright-run-")));
  project.provide("runFolder", folder);
  console.log(`Random tests begin with SEED=${seedOfRun()}.`);
  project.onTestsRerun(() => rmSync(join(folder, firstsFolder), { recursive: true, force: true }));
  const parents = process.platform === "win32" ? [] : startSmallParents(folder, project.config.maxWorkers);
  return async () => {
    // They are waited for, so that what they took counts as taken by the run.
    await Promise.all(parents.map(async (parent) => parent.kill() && (await once(parent, "exit"))));
    rmSync(folder, { recursive: true, force: true });
  };
}

function startSmallParents(folder: string, workers: number): readonly ChildProcess[] {
  process.env["SMALL_PARENTS"] = `${process.pid} ${folder}`;
  return Array.from({ length: workers }, (_, index) => {
    const pipes = ["ask", "answer"].map((name) => join(folder, `parent-${index + 1}.${name}`));
    execFileSync("mkfifo", pipes);
    const program = join(import.meta.dirname, "small-parent.cjs");
    return spawn(process.execPath, [program, ...pipes], { stdio: ["ignore", "inherit", "inherit"] });
  });
}

/** Below the folder of a run: who came first with what; empty again when a watched run begins anew. */
const firstsFolder = "firsts";

/** The one that came first in this run with something; undefined for that one itself. */
export function firstInRun(thing: string, who: string): string | undefined {
  const folder = join(inject("runFolder"), firstsFolder);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, createHash("sha256").update(thing).digest("hex"));
  try {
    writeFileSync(path, who, { flag: "wx" });
    return undefined;
  } catch {
    return readFileSync(path, "utf8");
  }
}

/** A folder of the run that is filled once: by the test file that asks first, while others wait. */
export async function onceInRun(name: string, fill: (folder: string) => void | Promise<void>): Promise<string> {
  const folder = join(inject("runFolder"), name);
  const done = `${folder}.done`;
  const failed = `${folder}.failed`;
  if (isMadeHere(folder)) {
    try {
      await fill(folder);
      writeFileSync(done, "");
    } catch (error) {
      writeFileSync(failed, "");
      throw error;
    }
  }
  await until(() => existsSync(done) || existsSync(failed));
  if (existsSync(failed)) throw new Error(`"${name}" could not be made; the test file that came first says why.`);
  return folder;
}

function isMadeHere(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
