import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applyWrite } from "../../../generator/write/output/apply-write.js";
import type { FileSystem } from "../../../generator/write/output/file-system.js";
import { tryLock, type Lock, type LockAttempt } from "../../../generator/write/output/lock.js";
import { nodeFileSystem } from "../../../generator/write/output/node-file-system.js";
import { systemProcesses, type Processes } from "../../../generator/write/output/process-identity.js";
import { newOutputFolder } from "./support/output-folders.js";
import { versionFiles } from "./support/versions.js";

const files = versionFiles("new", 3);
const living = new Set<number>();

function process(pid: number): Processes {
  return { self: () => ({ pid, host: "here", start: "1" }), mayLive: (other) => living.has(other.pid) };
}

function newFolder(): string {
  const folder = newOutputFolder();
  mkdirSync(folder);
  return folder;
}

function attempt(folder: string, pid: number, fs: FileSystem = nodeFileSystem): LockAttempt {
  return tryLock(folder, fs, process(pid), Date.now);
}

function taken(found: LockAttempt): Lock {
  if (!("lock" in found)) throw new Error(`not taken: ${JSON.stringify(found)}`);
  return found.lock;
}

describe("the lock of an output folder", () => {
  it("is held by one process at a time, and free after release", () => {
    const folder = newFolder();
    living.add(1).add(2);
    const lock = taken(attempt(folder, 1));
    expect(attempt(folder, 2)).toEqual({ heldBy: "process 1 on here" });
    lock.release();
    taken(attempt(folder, 2)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("passes from a dead process to one successor, also when that one dies too", () => {
    const folder = newFolder();
    living.clear();
    for (const pid of [1, 2, 3]) taken(attempt(folder, pid));
    living.add(4);
    const lock = taken(attempt(folder, 4));
    expect(attempt(folder, 5)).toEqual({ heldBy: "process 4 on here" });
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("goes to one of two that find the same dead owner", () => {
    const folder = newFolder();
    living.clear();
    taken(attempt(folder, 1));
    living.add(2).add(3);
    const found: LockAttempt[] = [];
    // The second one comes between the look of the first and its step.
    const fs: FileSystem = {
      ...nodeFileSystem,
      writeFile(path, content) {
        if (found.length === 0) found.push(attempt(folder, 3));
        nodeFileSystem.writeFile(path, content);
      },
    };
    expect(attempt(folder, 2, fs)).toEqual({ retry: true });
    expect(attempt(folder, 2)).toEqual({ heldBy: "process 3 on here" });
    found.forEach((other) => taken(other).release());
  });

  it("is not taken by one who comes after the successor of a dead owner has come and gone", () => {
    const folder = newFolder();
    living.clear();
    taken(attempt(folder, 1));
    living.add(2).add(3).add(4);
    const fs: FileSystem = {
      ...nodeFileSystem,
      writeFile(path, content) {
        if (living.has(4)) {
          living.delete(4);
          taken(attempt(folder, 3)).release();
          taken(attempt(folder, 3));
        }
        nodeFileSystem.writeFile(path, content);
      },
    };
    expect(attempt(folder, 2, fs)).toEqual({ retry: true });
    expect(attempt(folder, 2)).toEqual({ heldBy: "process 3 on here" });
    expect(readdirSync(folder)).toEqual([".specwright-lock"]);
  });

  it("is left to an owner that has not yet written its name, for two seconds", () => {
    const folder = newFolder();
    for (const text of ["", "{", '{"id":"x","pid":-1,"host":"h","start":""}', "null"]) {
      writeFileSync(join(folder, ".specwright-lock"), text);
      expect(attempt(folder, 2)).toEqual({ heldBy: "a process that is just starting" });
      utimesSync(join(folder, ".specwright-lock"), 1000, 1000);
      taken(attempt(folder, 2)).release();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it("makes a run wait, and the run says whose it is when the time is over", async () => {
    const folder = newFolder();
    living.add(7);
    const lock = taken(attempt(folder, 7));
    const given = await applyWrite(files, folder, { processes: process(8), wait: 60 });
    expect(given.faults).toEqual([{ kind: "locked", path: "", owner: "process 7 on here" }]);
    expect(readdirSync(folder)).toEqual([".specwright-lock"]);
    setTimeout(() => lock.release(), 100);
    const { faults, written } = await applyWrite(files, folder, { processes: process(8), wait: 5000 });
    expect({ faults, written: written.length }).toEqual({ faults: [], written: files.length });
    expect(existsSync(join(folder, ".specwright-lock"))).toBe(false);
  });
});

describe("a process", () => {
  it("is known to live by its number and its start, and nobody tells for another machine", () => {
    const self = systemProcesses.self();
    expect(systemProcesses.mayLive(self)).toBe(true);
    expect(systemProcesses.mayLive({ ...self, pid: 2 ** 22 + 1 })).toBe(false);
    expect(systemProcesses.mayLive({ ...self, pid: 2 ** 22 + 1, host: "elsewhere" })).toBe(true);
    if (existsSync("/proc/self/stat")) {
      const now = readFileSync("/proc/self/stat", "latin1").split(" ")[21];
      expect(self.start).toBe(now);
      expect(systemProcesses.mayLive({ ...self, start: "1" })).toBe(false);
    }
  });
});
