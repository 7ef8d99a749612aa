import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyWrite } from "../../../generator/write/output/apply-write.js";
import { checkOutput } from "../../../generator/write/output/check-output.js";
import type { RenderedFile } from "../../../generator/write/rendered-file.js";
import { addForeignFile, contentsOf, foreignFile, newOutputFolder } from "./support/output-folders.js";
import { textsOf, versionFiles } from "./support/versions.js";

const count = 60;
const size = 2000;
const [old, fresh] = [versionFiles("old", count, size), versionFiles("new", count - 10, size)];
let bundled = "";

beforeAll(async () => {
  bundled = mkdtempSync(join(tmpdir(), "writer-"));
  await build({
    entryPoints: [fileURLToPath(new URL("support/writer.ts", import.meta.url))],
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

describe("real processes", () => {
  it("leave whole files when they are killed at any moment, and the next run repairs the output", async () => {
    const out = newOutputFolder();
    await applyWrite(old, out);
    addForeignFile(out);
    let interrupted = 0;
    for (let point = 0; point < 12; point += 1) {
      const child = startWriter(out, "new", count - 10);
      const end = ended(child);
      await said(child, "ready");
      child.stdin?.end("go");
      await new Promise((resolve) => setTimeout(resolve, 2 * point));
      child.kill("SIGKILL");
      await end;
      const texts = [textsOf(old), textsOf(fresh)];
      for (const [path, text] of Object.entries(visible(out))) {
        if (path !== foreignFile.path)
          expect(
            texts.some((known) => known[path] === text),
            path,
          ).toBe(true);
      }
      if (checkOutput(fresh, out).interrupted !== undefined) interrupted += 1;
      expect((await applyWrite(fresh, out)).faults).toEqual([]);
      expectOnly(out, fresh);
      await applyWrite(old, out);
      expectOnly(out, old);
    }
    expect(interrupted).toBeGreaterThan(0);
  });

  it("never mix their files when two run at once", async () => {
    const out = newOutputFolder();
    await applyWrite(old, out);
    addForeignFile(out);
    for (let pair = 0; pair < 4; pair += 1) {
      const children = [startWriter(out, "old", count), startWriter(out, "new", count - 10)];
      const ends = children.map(ended);
      await Promise.all(children.map((child) => said(child, "ready")));
      children.forEach((child) => child.stdin?.end("go"));
      expect(await Promise.all(ends)).toEqual([0, 0]);
      expectOnly(out, "old/only.ts" in visible(out) ? old : fresh);
    }
  });
});
