import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyWrite } from "../../../generator/write/output/apply-write.js";
import { checkOutput } from "../../../generator/write/output/check-output.js";
import { isWorkName } from "../../../generator/write/output/work-names.js";
import type { RenderedFile } from "../../../generator/write/rendered-file.js";
import {
  addForeignFile,
  contentsOf,
  foreignFile,
  newOutputFolder,
} from "../../generator/write/support/output-folders.js";
import { textsOf, versionFiles } from "../../generator/write/support/versions.js";
import { sized } from "../../support/sizes.js";

const count = 40;
const size = 500;
const [old, fresh] = [versionFiles("old", count, size), versionFiles("new", count - 10, size)];
let bundled = "";

beforeAll(async () => {
  bundled = mkdtempSync(join(tmpdir(), "writer-"));
  await build({
    entryPoints: [fileURLToPath(new URL("../../generator/write/support/writer.ts", import.meta.url))],
    outfile: join(bundled, "writer.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
  });
});

afterAll(() => rmSync(bundled, { recursive: true, force: true }));

/** A process that writes a version of the output and says "ready" before and "done" after. */
function startWriter(out: string, text: string, files: number): ChildProcess {
  const args = [join(bundled, "writer.mjs"), out, text, String(files), String(size)];
  return spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
}

function said(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes(word)) resolve();
    });
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on("exit", (code) => resolve(code)));
}

function visible(out: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(contentsOf(out)).filter(([path]) => !path.startsWith(".specwright")));
}

function expectOnly(out: string, files: readonly RenderedFile[]): void {
  expect(Object.keys(visible(out))).toEqual([...Object.keys(textsOf(files)), foreignFile.path].sort());
  expect(visible(out)).toEqual({ ...textsOf(files), [foreignFile.path]: foreignFile.text });
  expect(checkOutput(files, out)).toEqual({ stale: [], missing: [], extra: [] });
}

// The command line itself, from its start on: killed-command-line.test.ts.

const moments = sized({ normal: 5, thorough: 100 });
const pairs = sized({ normal: 1, thorough: 40 });

interface Writer {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  readonly end: Promise<number | null>;
}

/** A writer that is ready to go; processes take their time to start, so the next one starts while this one works. */
function prepared(out: string, text: string, files: number): Writer {
  const child = startWriter(out, text, files);
  return { child, ready: said(child, "ready"), end: ended(child) };
}

/** Tells the writer to go, and kills it `delay` milliseconds later, or so long after its first trace in the folder. */
async function killAt(
  { child, ready, end }: Writer,
  delay: number,
  out: string,
  waitsForTrace: boolean,
): Promise<void> {
  await ready;
  child.stdin?.end("go");
  // The writer leaves its trace, or ends.
  while (waitsForTrace && child.exitCode === null && !readdirSync(out).some(isWorkName)) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve, delay));
  child.kill("SIGKILL");
  await end;
}

describe("real processes", () => {
  it(`leave whole files when they are killed at ${moments} moments of their writing, and the next run repairs the output`, async () => {
    const out = newOutputFolder();
    await applyWrite(old, out);
    addForeignFile(out);
    let interrupted = 0;
    let next = prepared(out, "new", count - 10);
    // On a busy machine a writer may be done before it is killed: some have to be hit.
    for (let moment = 0; moment < moments || interrupted === 0; moment += 1) {
      const writer = next;
      next = prepared(out, "new", count - 10);
      await killAt(writer, moment / 4, out, moment % 2 === 0);
      const texts = [textsOf(old), textsOf(fresh), { [foreignFile.path]: foreignFile.text }];
      const broken = Object.entries(visible(out)).filter(
        ([path, text]) => !texts.some((known) => known[path] === text),
      );
      expect(broken.map(([path]) => path)).toEqual([]);
      if (checkOutput(fresh, out).interrupted !== undefined) interrupted += 1;
      expect((await applyWrite(fresh, out)).faults).toEqual([]);
      expectOnly(out, fresh);
      await applyWrite(old, out);
      expectOnly(out, old);
    }
    next.child.kill("SIGKILL");
    await next.end;
  });

  it(`never mix their files when two run at once, ${pairs} times`, async () => {
    const out = newOutputFolder();
    await applyWrite(old, out);
    addForeignFile(out);
    const both = (): readonly Writer[] => [prepared(out, "old", count), prepared(out, "new", count - 10)];
    let next = both();
    for (let pair = 0; pair < pairs; pair += 1) {
      const writers = next;
      next = pair + 1 < pairs ? both() : [];
      await Promise.all(writers.map(({ ready }) => ready));
      writers.forEach(({ child }) => child.stdin?.end("go"));
      expect(await Promise.all(writers.map(({ end }) => end))).toEqual([0, 0]);
      expectOnly(out, "old/only.ts" in visible(out) ? old : fresh);
    }
  });
});
