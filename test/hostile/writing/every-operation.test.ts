import { describe, expect, it } from "vitest";
import { checkOutput } from "../../../generator/write/output/check-output.js";
import { dyingFileSystem, everyOperation, type Fate } from "../../generator/write/support/dying-file-system.js";
import { sized } from "../../support/sizes.js";
import { memoryDisk } from "./support/memory-disk.js";
import {
  after,
  expectRepaired,
  expectWholeFiles,
  mortal,
  oldOutput,
  operationsOf,
  out,
  struck,
  write,
} from "./support/old-and-new.js";

// The same on a real disk, with deaths at operations that write: test/generator/write/crash.test.ts.

describe("a run that dies at any operation, those included that only look", () => {
  for (const when of ["before", "half", "after"] as const) {
    it(`leaves whole files, is named by the check, and is repaired by the next run: ${when}`, async () => {
      const start = await oldOutput();
      const count = await operationsOf(start);
      expect(count).toBeGreaterThan(100);
      for (const at of someOf(count)) {
        const label = `${when} operation ${at}`;
        const disk = await struck(start, at, { kind: "dies", when });
        expectWholeFiles(disk, label);
        const hasRemains = Object.keys(disk.files(out)).some((path) => /^\.specwright-(lock|stage)/.test(path));
        const { interrupted } = checkOutput(after, out, { fs: disk.fs, processes: mortal });
        if (hasRemains) expect(interrupted, label).toMatch(/^A run died while it wrote the output folder and left/);
        await expectRepaired(disk, label);
      }
    });
  }

  it("may die again at any operation of the repair, and once more", async () => {
    const start = await oldOutput();
    const count = await operationsOf(start);
    for (let first = 5; first <= count; first += sized({ normal: 60, thorough: 2 })) {
      const once = await struck(start, first, { kind: "dies", when: "after" });
      const repair = await operationsOf(once);
      for (let second = 1 + (first % 3); second <= repair; second += 3) {
        const twice = await struck(once, second, { kind: "dies", when: "half" });
        expectWholeFiles(twice, `${first}, ${second}`);
        const thrice = await struck(twice, Math.ceil(second / 2), { kind: "dies", when: "after" });
        expectWholeFiles(thrice, `${first}, ${second}, half of it`);
        await expectRepaired(thrice, `${first}, ${second}`);
      }
    }
  });
});

describe("a system that refuses any operation", () => {
  const codes = ["ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS", "EIO", "EMFILE", "ENAMETOOLONG"] as const;

  for (const forever of [false, true]) {
    it(`leaves whole files and no exception, and the next run repairs: ${forever ? "from then on" : "once"}`, async () => {
      const start = await oldOutput();
      const count = await operationsOf(start);
      for (let at = 1; at <= count; at += 1) {
        const code = codes[at % codes.length] ?? "EIO";
        const label = `${code} at ${at}`;
        const disk = start.copy();
        const fate: Fate = { kind: "refuses", code, ...(forever && { forever }) };
        const { fs } = dyingFileSystem(at, fate, { disk: disk.fs, counted: everyOperation });
        const { faults } = await write(disk, after, fs);
        expectWholeFiles(disk, label);
        for (const fault of faults) expect(fault, label).toMatchObject({ kind: "cannot-write" });
        await expectRepaired(disk, label);
      }
    });
  }

  it("is reported by the check as well, which never ends in an exception", async () => {
    const start = await oldOutput();
    const { fs, operations } = dyingFileSystem(
      0,
      { kind: "dies", when: "before" },
      { disk: start.fs, counted: everyOperation },
    );
    checkOutput(after, out, { fs });
    for (let at = 1; at <= operations(); at += 1) {
      const { fs: refusing } = dyingFileSystem(
        at,
        { kind: "refuses", code: "EACCES" },
        { disk: start.fs, counted: everyOperation },
      );
      expect(checkOutput(after, out, { fs: refusing }).fault, `operation ${at}`).toMatchObject({
        kind: "cannot-read",
        reason: "permission was denied",
      });
    }
  });
});

describe("a disk with room for so many bytes", () => {
  it("holds the old output or the new one, never half a file, and the next run uses the room that it gets", async () => {
    const { files } = await oldOutput();
    const used = Object.values(files("")).reduce((sum, text) => sum + text.length, 0);
    let full = 0;
    for (let room = 0; room < 3000; room += 37) {
      const disk = await oldOutput({ capacity: used + room });
      const earlier = disk.files(out);
      const { faults, written } = await write(disk, after);
      expectWholeFiles(disk, `${room} bytes`);
      if (faults.length === 0) {
        expect(written.length, `${room} bytes`).toBeGreaterThan(0);
        continue;
      }
      full += 1;
      expect(faults).toEqual([{ kind: "cannot-write", path: "", reason: "the disk is full" }]);
      // All files are prepared before the first is put in place.
      expect(disk.files(out), `${room} bytes`).toEqual(earlier);
    }
    expect(full).toBeGreaterThan(10);
    expect(full).toBeLessThan(80);
  });
});

describe("the lock of a run", () => {
  it("has its owner's name whenever somebody looks, so that a slow owner is never taken for a dead one", async () => {
    const disk = await oldOutput();
    const seen = new Set<string>();
    const look = (): void => {
      const text = disk.files(out)[".specwright-lock"];
      if (text !== undefined) seen.add(text);
    };
    const looking = Object.entries(disk.fs).map(([name, operation]) => {
      const watched = (...args: readonly unknown[]): unknown => {
        look();
        const result = (operation as (...given: readonly unknown[]) => unknown)(...args);
        look();
        return result;
      };
      return [name, watched];
    });
    expect((await write(disk, after, Object.fromEntries(looking) as typeof disk.fs)).faults).toEqual([]);
    expect([...seen].map((text) => (JSON.parse(text) as { pid: number }).pid)).toEqual([1]);
  });

  it("is taken and released on a disk that knows no second names", async () => {
    const disk = await oldOutput({ knowsNoLinks: true });
    await expectRepaired(disk, "no links");
    expect(Object.keys(disk.files(out)).filter((path) => path.startsWith(".specwright-"))).toEqual([]);
  });
});

describe("a folder of the output that is a disk of its own", () => {
  const mounted = { mounts: [`${out}/a`] };

  it("is written to like the others", async () => {
    await expectRepaired(await oldOutput(mounted), "another disk");
  });

  for (const when of ["before", "half", "after"] as const) {
    it(`has whole files after a death at any operation, and nothing is left by the next run: ${when}`, async () => {
      const start = await oldOutput(mounted);
      const count = await operationsOf(start);
      expect(count).toBeGreaterThan(await operationsOf(await oldOutput()));
      for (let at = 1; at <= count; at += 1) {
        const disk = await struck(start, at, { kind: "dies", when });
        expectWholeFiles(disk, `${when} operation ${at}`);
        await expectRepaired(disk, `${when} operation ${at}`);
      }
    });
  }
});

describe("a file that cannot be put in its place", () => {
  it("is named, and not the folder, with what to do about it", async () => {
    for (const [code, reason] of [
      ["EBUSY", "another program uses it"],
      ["EPERM", "permission was denied"],
      ["EIO", "the disk has failed"],
      ["EWHAT", "the system reported EWHAT"],
    ]) {
      const disk = await oldOutput();
      const rename = (from: string, to: string): void => {
        if (to.endsWith("/a/file-0.ts")) throw Object.assign(new Error(code), { code, path: from, dest: to });
        disk.fs.rename(from, to);
      };
      const { faults } = await write(disk, after, { ...disk.fs, rename });
      expect(faults).toEqual([{ kind: "cannot-write", path: "a/file-0.ts", reason }]);
      await expectRepaired(disk, `${code}`);
    }
  });
});

describe("a disk that takes no notice of upper and lower case", () => {
  it("keeps a foreign file whose name is that of a folder or file in other letters", async () => {
    const disk = memoryDisk({ ignoresCase: true });
    disk.put(`${out}/A`, "mine");
    disk.put(`${out}/SAME.ts`, "mine too");
    const { faults } = await write(disk, [...after]);
    expect(faults).toEqual([
      { kind: "not-a-folder", path: "a" },
      { kind: "foreign", path: "same.ts" },
    ]);
    expect(disk.files(out)).toEqual({ A: "mine", "SAME.ts": "mine too" });
  });

  it("does not remove the file that it has just written when a name changes its letters alone", async () => {
    const disk = memoryDisk({ ignoresCase: true });
    await write(disk, [{ path: "Orders/types.ts", text: "// one\n" }]);
    const { faults, removed } = await write(disk, [{ path: "orders/types.ts", text: "// two\n" }]);
    expect({ faults, removed }).toEqual({ faults: [], removed: [] });
    expect(Object.values(disk.files(`${out}/Orders`))).toEqual(["// two\n"]);
  });
});

/** The operations of a run at which something happens, by their numbers from 1 on. */
function someOf(count: number): readonly number[] {
  const step = sized({ normal: Math.ceil(count / 12), thorough: 1 });
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step + 1);
}
