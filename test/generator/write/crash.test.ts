import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyWrite } from "../../../generator/write/output/apply-write.js";
import { checkOutput } from "../../../generator/write/output/check-output.js";
import type { Processes } from "../../../generator/write/output/process-identity.js";
import { dyingFileSystem, untilDeath, type Fate } from "./support/dying-file-system.js";
import { addForeignFile, contentsOf, foreignFile, newOutputFolder } from "./support/output-folders.js";
import { textsOf, versionFiles } from "./support/versions.js";

const before = versionFiles("old", 7);
const after = versionFiles("new", 5);

/** A process that is dead for all others. */
const mortal: Processes = { self: () => ({ pid: 1, host: "here", start: "1" }), mayLive: () => false };

let written = "";

beforeAll(async () => {
  written = join(mkdtempSync(join(tmpdir(), "output-")), "generated");
  await applyWrite(before, written);
  addForeignFile(written);
});

afterAll(() => rmSync(dirname(written), { recursive: true, force: true }));

/** A copy takes a fifth of the time of a run. */
function oldOutput(): string {
  const out = newOutputFolder();
  cpSync(written, out, { recursive: true });
  return out;
}

async function countOperations(): Promise<number> {
  const { fs, operations } = dyingFileSystem(0, { kind: "dies", when: "before" });
  const { faults } = await applyWrite(after, oldOutput(), { fs });
  expect(faults).toEqual([]);
  return operations();
}

/** Files of the output, without what only the tool looks at. */
function visible(out: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(contentsOf(out)).filter(([path]) => !path.startsWith(".specwright")));
}

function expectWholeFiles(out: string, label: string): void {
  const [old, fresh] = [textsOf(before), textsOf(after)];
  for (const [path, text] of Object.entries(visible(out))) {
    if (path === foreignFile.path) expect(text, label).toBe(foreignFile.text);
    else expect([old[path], fresh[path]], `${label}: ${path}`).toContain(text);
  }
}

async function expectRepaired(out: string, label: string): Promise<void> {
  const { faults } = await applyWrite(after, out, { processes: mortal });
  expect(faults, label).toEqual([]);
  expect(visible(out), label).toEqual({ ...textsOf(after), [foreignFile.path]: foreignFile.text });
  expect(checkOutput(after, out), label).toEqual({ stale: [], missing: [], extra: [] });
}

async function dieAt(at: number, fate: Fate): Promise<string> {
  const out = oldOutput();
  const { fs, operations } = dyingFileSystem(at, fate);
  await untilDeath(applyWrite(after, out, { fs, processes: mortal }));
  expect(operations()).toBe(at);
  return out;
}

describe("a run that dies", () => {
  for (const when of ["before", "after", "half"] as const) {
    it(`leaves whole files, and the next run repairs the output, when it dies ${when === "half" ? "within" : when} any operation`, async () => {
      const count = await countOperations();
      expect(count).toBeGreaterThan(20);
      for (let at = 1; at <= count; at += 1) {
        const label = `${when} operation ${at}`;
        const out = await dieAt(at, { kind: "dies", when });
        expectWholeFiles(out, label);
        await expectRepaired(out, label);
      }
    });
  }

  it("is named by the check until the next run has finished its work, also for other files", async () => {
    const count = await countOperations();
    for (let at = 3; at < count; at += 5) {
      const out = await dieAt(at, { kind: "dies", when: "before" });
      expect(checkOutput(before, out, { processes: mortal }).interrupted).toMatch(/^A run died while it wrote/);
      const { faults } = await applyWrite(before, out, { processes: mortal });
      expect(faults).toEqual([]);
      expect(visible(out)).toEqual({ ...textsOf(before), [foreignFile.path]: foreignFile.text });
    }
  });

  it("may die again while the next run repairs its work", async () => {
    const count = await countOperations();
    const out = await dieAt(count - 8, { kind: "dies", when: "before" });
    for (let at = 1; at <= 8; at += 1) {
      const { fs } = dyingFileSystem(at, { kind: "dies", when: "after" });
      await untilDeath(applyWrite(after, out, { fs, processes: mortal }));
      expectWholeFiles(out, `died again at ${at}`);
    }
    await expectRepaired(out, "after eight deaths");
  });
});

describe("a disk that refuses", () => {
  it("leaves whole files at any operation, says so without work of its own left behind, and the next run repairs", async () => {
    const count = await countOperations();
    let untouched = 0;
    for (let at = 1; at <= count; at += 1) {
      const out = oldOutput();
      const earlier = contentsOf(out);
      const { fs } = dyingFileSystem(at, { kind: "refuses", code: "ENOSPC" });
      const { faults, written: done } = await applyWrite(after, out, { fs });
      const label = `refused operation ${at}`;
      expectWholeFiles(out, label);
      if (faults.length > 0) {
        expect(faults, label).toMatchObject([{ kind: "cannot-write", reason: "the disk is full" }]);
        expect(done, label).toEqual([]);
      }
      if (JSON.stringify(contentsOf(out)) === JSON.stringify(earlier)) untouched += 1;
      await expectRepaired(out, label);
    }
    // Every fault before the moment of decision leaves the folder as it was: the lock, the stage, its files, the journal.
    expect(untouched).toBeGreaterThanOrEqual(after.length + 3);
  });
});
