import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempFolder } from "../support/temp-folder.js";
import type { FuzzTarget } from "./fuzz-target.js";

const here = import.meta.dirname;
const targets = readdirSync(join(here, "targets")).map((file) => file.replace(/\.ts$/, ""));
const linesOf = (path: string): readonly string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as string);

describe.each(targets)("the corpus of %s", (name) => {
  it("breaks no promise", async () => {
    const { target } = (await import(`./targets/${name}.ts`)) as { readonly target: FuzzTarget };
    const inputs = linesOf(join(here, "corpus", `${name}.jsonl`));
    expect(inputs.length).toBeGreaterThan(20);
    for (const input of inputs) await target.run(Buffer.from(input, "latin1"));
  });

  it("is small", () => {
    expect(readFileSync(join(here, "corpus", `${name}.jsonl`)).length).toBeLessThan(60_000);
  });
});

describe("a search", () => {
  /** Runs a search of a target that calls a function, with a seed and a number of executions. */
  function search(
    code: string,
    executions = 40_000,
  ): { readonly status: number | null; readonly output: string; readonly folder: string } {
    const folder = tempFolder({
      "targets/toy.ts": `import { read } from "../read.js";
export const target = { seeds: ["xxxx"], maxSteps: (length) => 100 + 10 * length, run: (input) => read(input) };`,
      "read.ts": code,
    });
    const program = join(here, "fuzz.mjs");
    const env = { ...process.env, SEED: "1", EXECUTIONS: String(executions) };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, "toy", "600", folder], {
      env,
      encoding: "utf8",
    });
    return { status, output: stdout + stderr, folder };
  }

  it("finds a fault behind four conditions, of which each is a block", () => {
    const { status, output, folder } = search(`export function read(input: Uint8Array): string {
  if (input[0] === 70) if (input[1] === 85) if (input[2] === 90) if (input[3] === 33) throw new Error("A fault.");
  return "";
}`);
    expect([status, output]).toEqual([1, expect.stringContaining("Error: A fault.")]);
    const findings = join(folder, "work/toy/findings");
    const [input = ""] = readdirSync(findings).filter((file) => !file.endsWith(".txt"));
    expect(readFileSync(join(findings, input), "latin1").slice(0, 4)).toBe("FUZ!");
  });

  it("reports an input that takes more steps than its length allows", () => {
    const { status, output } = search(
      `export function read(input: Uint8Array): string {
  let sum = 0;
  for (const one of input.subarray(0, 500)) if (one === 33) for (const other of input.subarray(0, 500)) sum += other > 1 ? 1 : 0;
  return sum > 0 ? "a" : "b";
}`,
      3_000,
    );
    expect([status, output]).toEqual([1, expect.stringMatching(/Too many steps: \d+ for \d+ bytes/)]);
  });

  it("ends without findings if code keeps its promises", () => {
    const { status, output } = search(
      'export const read = (input: Uint8Array): string => (input[0] === 33 ? "a" : "b");',
      2_000,
    );
    expect([status, output]).toEqual([0, expect.stringMatching(/ 0 findings$/m)]);
  });
});
