/**
 * The command line, killed while it starts, loads, renders and writes, and two of it at once. THOROUGH=1 kills it at 50
 * moments and starts 20 pairs; otherwise 12 and 4, since 50 moments of the writing itself and 20 pairs are always tried
 * (killed-writers.test.ts), and every operation (every-operation.test.ts).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isWorkName } from "../../../generator/write/output/work-names.js";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { cli } from "../../support/run-cli.js";
import { writeAt } from "../../support/temp-folder.js";
import { everythingIn, tinyProject } from "./support/tiny-project.js";

const isThorough = process.env["THOROUGH"] !== undefined;
const moments = isThorough ? 50 : 12;
const pairs = isThorough ? 20 : 4;
let built: BuiltCli;

beforeAll(async () => {
  built = await builtCli();
}, 120_000);

afterAll(() => built.remove());

const foreign = { "generated/README.md": "mine", "generated/orders/own.ts": "mine" };

/** With a cache, which a killed run may leave in any state as well. */
function projectWithCache(): string {
  const cwd = tinyProject(foreign);
  mkdirSync(join(cwd, "node_modules"));
  return cwd;
}

type Config = "a" | "b";

function start(cwd: string, config: Config): { readonly child: ChildProcess; readonly end: Promise<number | null> } {
  const args = [built.program, "generate", "--quiet", "--config", `${config}.json`];
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  return { child, end: new Promise((resolve) => child.on("exit", resolve)) };
}

async function generated(cwd: string, config: Config, ...more: readonly string[]): Promise<number> {
  const { code } = await cli(["generate", "--config", `${config}.json`, ...more], { cwd });
  return code;
}

function visible(cwd: string): Readonly<Record<string, string>> {
  const all = Object.entries(everythingIn(join(cwd, "generated")));
  return Object.fromEntries(all.filter(([path]) => !path.split("/").some(isWorkName)));
}

/** The output after a whole run. */
async function outputOf(cwd: string, config: Config): Promise<Readonly<Record<string, string>>> {
  expect(await generated(cwd, config)).toBe(0);
  return visible(cwd);
}

it(`a command line that is killed at ${moments} moments leaves whole files, and the next run repairs the output`, async () => {
  const cwd = projectWithCache();
  const [old, fresh] = [await outputOf(cwd, "b"), await outputOf(cwd, "a")];
  const began = performance.now();
  await outputOf(cwd, "b");
  expect(await start(cwd, "a").end).toBe(0);
  const whole = performance.now() - began;
  let interrupted = 0;
  for (let moment = 0; moment < moments; moment += 1) {
    await outputOf(cwd, "b");
    const { child, end } = start(cwd, "a");
    if (moment % 2 === 0) await trace(cwd, child);
    await new Promise((resolve) => setTimeout(resolve, moment % 2 === 0 ? moment / 4 : (whole * moment) / moments));
    child.kill("SIGKILL");
    await end;
    const broken = Object.entries(visible(cwd)).filter(([path, text]) => old[path] !== text && fresh[path] !== text);
    expect(broken.map(([path]) => path)).toEqual([]);
    const isInterrupted = readdirSync(join(cwd, "generated")).some(isWorkName);
    if (isInterrupted) {
      interrupted += 1;
      const { code, stderr } = await cli(["generate", "--config", "b.json", "--check"], { cwd });
      expect(code).toBe(1);
      expect(stderr).toMatch(/A run died while it wrote the output folder and left|by a process that is just starting/);
    }
    expect(await outputOf(cwd, "a")).toEqual(fresh);
    expect(await generated(cwd, "a", "--check")).toBe(0);
  }
  expect(interrupted).toBeGreaterThan(0);
}, 600_000);

/** Until the process has left its first trace in the output folder, or has ended. */
async function trace(cwd: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && !readdirSync(join(cwd, "generated")).some(isWorkName)) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it(`two command lines at once never mix their outputs, ${pairs} times`, async () => {
  const cwd = projectWithCache();
  const outputs = [await outputOf(cwd, "a"), await outputOf(cwd, "b")];
  for (let pair = 0; pair < pairs; pair += 1) {
    // Both have something to write: neither finds its own output there.
    writeAt(join(cwd, "generated/runtime/problem.ts"), "// spoilt\n");
    const both = [start(cwd, "a"), start(cwd, "b")];
    expect(await Promise.all(both.map(({ end }) => end))).toEqual([0, 0]);
    const found = visible(cwd);
    expect(outputs.some((output) => JSON.stringify(output) === JSON.stringify(found))).toBe(true);
  }
}, 600_000);
