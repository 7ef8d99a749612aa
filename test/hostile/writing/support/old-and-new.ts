import { expect } from "vitest";
import { applyWrite, type WriteResult } from "../../../../generator/write/output/apply-write.js";
import { checkOutput } from "../../../../generator/write/output/check-output.js";
import type { Processes } from "../../../../generator/write/output/process-identity.js";
import { isWorkName } from "../../../../generator/write/output/work-names.js";
import type { RenderedFile } from "../../../../generator/write/rendered-file.js";
import {
  dyingFileSystem,
  everyOperation,
  untilDeath,
  type Fate,
} from "../../../generator/write/support/dying-file-system.js";
import { textsOf, versionFiles } from "../../../generator/write/support/versions.js";
import { memoryDisk, type DiskOptions, type MemoryDisk } from "./memory-disk.js";

/** An output folder in memory that contains an old version and other files, and runs that write a new one. */

export const out = "/project/generated";
export const before = versionFiles("old", 7);
export const after = versionFiles("new", 5);
const foreign = { "a/notes.md": "mine", "elsewhere.ts": "export const mine = 1;\n" };

/** Each process is dead for the next one. */
export const mortal: Processes = { self: () => ({ pid: 1, host: "here", start: "1" }), mayLive: () => false };

export async function oldOutput(options?: DiskOptions): Promise<MemoryDisk> {
  const disk = memoryDisk(options);
  await write(disk, before);
  for (const [path, text] of Object.entries(foreign)) disk.put(`${out}/${path}`, text);
  return disk;
}

export function write(disk: MemoryDisk, files: readonly RenderedFile[], fs = disk.fs): Promise<WriteResult> {
  return applyWrite(files, out, { fs, processes: mortal, wait: 0 });
}

/** The number of operations of a run that writes the new version. */
export async function operationsOf(start: MemoryDisk): Promise<number> {
  const { fs, operations } = dyingFileSystem(
    0,
    { kind: "dies", when: "before" },
    { disk: start.copy().fs, counted: everyOperation },
  );
  expect((await write(start, after, fs)).faults).toEqual([]);
  return operations();
}

/** Runs on a copy of a disk until the fate strikes; gives the disk as it is then. */
export async function struck(start: MemoryDisk, at: number, fate: Fate): Promise<MemoryDisk> {
  const disk = start.copy();
  const { fs } = dyingFileSystem(at, fate, { disk: disk.fs, counted: everyOperation });
  await untilDeath(write(disk, after, fs));
  return disk;
}

function visible(disk: MemoryDisk): Readonly<Record<string, string>> {
  const isVisible = (path: string): boolean => path !== ".specwright.json" && !path.split("/").some(isWorkName);
  return Object.fromEntries(Object.entries(disk.files(out)).filter(([path]) => isVisible(path)));
}

export function expectWholeFiles(disk: MemoryDisk, label: string): void {
  const known = [textsOf(before), textsOf(after), foreign as Readonly<Record<string, string>>];
  const broken = Object.entries(visible(disk)).filter(([path, text]) => !known.some((texts) => texts[path] === text));
  expect(broken, label).toEqual([]);
  expect(visible(disk), label).toMatchObject(foreign);
}

/** The next run does its work, and leaves nothing but the output. */
export async function expectRepaired(disk: MemoryDisk, label: string): Promise<void> {
  expect((await write(disk, after)).faults, label).toEqual([]);
  expect(visible(disk), label).toEqual({ ...textsOf(after), ...foreign });
  expect(
    Object.keys(disk.files(out)).filter((path) => path.split("/").some(isWorkName)),
    label,
  ).toEqual([]);
  expect(checkOutput(after, out, { fs: disk.fs }), label).toEqual({ stale: [], missing: [], extra: [] });
}
