/**
 * The command line, killed while it starts, loads, renders and writes, and two of it at once. Moments of the writing itself
 * are tried by killed-writers.test.ts, and every operation by every-operation.test.ts.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isWorkName } from "../../../generator/write/output/work-names.js";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { cli } from "../../support/run-cli.js";
import { sized } from "../../support/sizes.js";
import { writeAt } from "../../support/temp-folder.js";
import { everythingIn, tinyProject } from "./support/tiny-project.js";

const moments = sized({ normal: 2, thorough: 50 });
const pairs = sized({ normal: 1, thorough: 20 });
let built: BuiltCli;

beforeAll(async () => {
  built = await builtCli();
});

afterAll(() => built.remove());

const foreign = { "generated/README.md": "mine", "generated/orders/own.ts": "mine" };

/** With a cache, which a killed run may leave in any state as well, and with parts that are emitted quickly. */
function projectWithCache(): string {
  const config = (name: Config, ...emit: readonly string[]) =>
    JSON.stringify({ format: "none", layout: "folder", regenerateWith: `make ${name}`, emit });
  const configs = { "a.json": config("a", "types", "validators", "codecs"), "b.json": config("b", "types", "codecs") };
  const cwd = tinyProject({ ...foreign, ...configs });
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
  const outputs = { a: await outputOf(cwd, "a"), b: await outputOf(cwd, "b") };
  const began = performance.now();
  expect(await start(cwd, "a").end).toBe(0);
  const whole = performance.now() - began;
  let interrupted = 0;
  // On a busy machine a program may be done before it is killed: some have to be hit.
  for (let moment = 0; moment < moments || interrupted === 0; moment += 1) {
    const [next, other] = moment % 2 === 0 ? (["b", "a"] as const) : (["a", "b"] as const);
    const { child, end } = start(cwd, next);
    const isTraced = moment % 4 < 2;
    if (isTraced) await trace(cwd, child);
    await new Promise((resolve) => setTimeout(resolve, isTraced ? moment / 4 : (whole * moment) / moments));
    child.kill("SIGKILL");
    await end;
    const broken = Object.entries(visible(cwd)).filter(
      ([path, text]) => outputs.a[path] !== text && outputs.b[path] !== text,
    );
    expect(broken.map(([path]) => path)).toEqual([]);
    if (readdirSync(join(cwd, "generated")).some(isWorkName)) {
      interrupted += 1;
      const { code, stderr } = await cli(["generate", "--config", `${other}.json`, "--check"], { cwd });
      expect(code).toBe(1);
      expect(stderr).toMatch(/A run died while it wrote the output folder and left|by a process that is just starting/);
    }
    expect(await outputOf(cwd, next)).toEqual(outputs[next]);
    expect(await generated(cwd, next, "--check")).toBe(0);
  }
});

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
    writeAt(join(cwd, "generated/runtime/base.ts"), "// spoilt\n");
    const both = [start(cwd, "a"), start(cwd, "b")];
    expect(await Promise.all(both.map(({ end }) => end))).toEqual([0, 0]);
    const found = visible(cwd);
    expect(outputs.some((output) => JSON.stringify(output) === JSON.stringify(found))).toBe(true);
  }
});
