import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { systemProcesses } from "../../../generator/write/output/process-identity.js";
import { isWorkName } from "../../../generator/write/output/work-names.js";
import { cli, type CliRun } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";
import { giveToNobody, nobodysCli, type NobodysCli } from "./support/as-nobody.js";
import { everythingIn, tinyProject } from "./support/tiny-project.js";

const isRoot = process.getuid?.() === 0;

let nobody: NobodysCli | undefined;

beforeAll(async () => {
  if (isRoot) nobody = await nobodysCli();
});

afterAll(() => nobody?.end());

/** The command line with all the rights of this process. */
const freely = (cwd: string, ...args: readonly string[]) => cli(["generate", "--config", ...args], { cwd });

/** Runs the command line as a user with limited write permissions. */
function generate(cwd: string, ...more: readonly string[]): Promise<CliRun> {
  const args = ["generate", ...more];
  if (nobody === undefined) return cli(args, { cwd });
  giveToNobody(cwd);
  return nobody.run(cwd, args);
}

/** Takes rights away, and gives them back when the test has ended. */
function restrict(path: string, mode: number): void {
  chmodSync(path, mode);
  onTestFinished(() => {
    if (existsSync(path)) chmodSync(path, 0o755);
  });
}

async function writtenProject(): Promise<string> {
  const cwd = tinyProject();
  expect((await freely(cwd, "a.json")).code).toBe(0);
  return cwd;
}

describe.skipIf(process.platform === "win32")("rights that are missing", () => {
  it.each(["generated", "generated/orders", "generated/bills"])(
    "of a folder that is read-only: nothing is written, and the next run does its work (%s)",
    async (folder) => {
      const cwd = await writtenProject();
      const before = everythingIn(cwd);
      restrict(join(cwd, folder), 0o555);
      const refused = await generate(cwd, "--config", "b.json");
      expect(refused.stderr).toContain(
        `error output/cannot-write: "${folder}" cannot be written: permission was denied.`,
      );
      expect(refused.code).toBe(1);
      expect(everythingIn(cwd)).toEqual(before);
      // Nothing is refused where nothing has to change.
      expect((await generate(cwd, "--config", "a.json")).code).toBe(0);
      chmodSync(join(cwd, folder), 0o755);
      expect((await freely(cwd, "b.json")).code).toBe(0);
      expect((await freely(cwd, "b.json", "--check")).code).toBe(0);
    },
  );

  it("of the folder in which the output folder would be made", async () => {
    const cwd = tinyProject();
    restrict(cwd, 0o555);
    const { code, stderr } = await generate(cwd, "--config", "a.json");
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('"generated" cannot be written: permission was denied') as string,
    });
    expect(existsSync(join(cwd, "generated"))).toBe(false);
  });

  it("of a file that is read-only: it is ours, so another one takes its place, whole", async () => {
    const cwd = await writtenProject();
    for (const path of ["generated/orders/types.ts", "generated/.specwright.json"]) chmodSync(join(cwd, path), 0o444);
    expect((await generate(cwd, "--config", "b.json")).code).toBe(0);
    expect((await freely(cwd, "b.json", "--check")).code).toBe(0);
  });

  it("to read a file or folder of the output: that is said, by the check as well, and nothing is written", async () => {
    for (const path of ["generated/orders/types.ts", "generated/orders", "generated"]) {
      const cwd = await writtenProject();
      const before = everythingIn(cwd);
      chmodSync(join(cwd, path), 0o000);
      const runs = [await generate(cwd, "--config", "b.json"), await generate(cwd, "--config", "b.json", "--check")];
      chmodSync(join(cwd, path), 0o755);
      expect(
        runs.map(({ code }) => code),
        path,
      ).toEqual([1, 1]);
      expect(runs[0]?.stderr, path).toMatch(/error output\/cannot-write: "generated.*permission was denied/);
      expect(runs[1]?.stderr, path).toMatch(/error output\/cannot-read: "generated.*permission was denied/);
      expect(everythingIn(cwd), path).toEqual(before);
    }
  });
});

describe.skipIf(process.platform === "win32" || !isRoot)("things of another account", () => {
  it("a file that may not be replaced is named, and the next run does its work", async () => {
    const cwd = await writtenProject();
    const args = ["--config", "b.json"];
    expect((await generate(cwd, "--config", "a.json")).code).toBe(0);
    // As in /tmp: all users may create files there, and only remove their own.
    const place = join(cwd, "generated/orders");
    for (const path of [place, join(place, "types.ts")]) chownSync(path, 0, 0);
    chmodSync(place, 0o1777);
    const refused = await nobody?.run(cwd, ["generate", ...args]);
    expect(refused?.stderr).toContain('"generated/orders/types.ts" cannot be written: permission was denied.');
    expect(refused?.code).toBe(1);
    expect((await freely(cwd, "b.json", "--check")).stderr).toContain("A run died while it wrote the output folder");
    chmodSync(place, 0o755);
    expect((await generate(cwd, ...args)).code).toBe(0);
    expect((await freely(cwd, "b.json", "--check")).code).toBe(0);
  });

  it("a lock of a process that may not be signalled counts as held", async () => {
    const cwd = await writtenProject();
    const lock = { id: "01234567-89ab-cdef-0123-456789abcdef", ...systemProcesses.self() };
    writeFileSync(join(cwd, "generated/.specwright-lock"), JSON.stringify(lock));
    const { stderr } = await generate(cwd, "--config", "b.json", "--check");
    expect(stderr).toContain(`The output folder is being written by process ${process.pid} on`);
  });
});

describe.skipIf(process.platform !== "linux" || !isRoot)("a folder that is mounted into the output", () => {
  it("is written to, and is named when it is read-only", async (context) => {
    const cwd = await writtenProject();
    const place = join(cwd, "generated/orders");
    if (spawnSync("mount", ["--bind", place, place]).status !== 0) return context.skip("nothing can be mounted here");
    onTestFinished(() => void spawnSync("umount", ["-l", place]));
    expect(await freely(cwd, "b.json")).toMatchObject({ code: 0, stderr: "" });
    expect(Object.keys(everythingIn(cwd)).filter((path) => path.split("/").some(isWorkName))).toEqual([]);
    execFileSync("mount", ["-o", "remount,bind,ro", place]);
    const before = everythingIn(cwd);
    const refused = await freely(cwd, "a.json");
    expect(refused.stderr).toContain('"generated/orders" cannot be written: the disk is read-only.');
    expect(everythingIn(cwd)).toEqual(before);
    execFileSync("umount", [place]);
    expect((await freely(cwd, "a.json")).code).toBe(0);
    expect((await freely(cwd, "a.json", "--check")).code).toBe(0);
  });
});

/** A small disk, where this account may have one. */
function smallDisk(kilobytes: number): string | undefined {
  const folder = tempFolder();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder]);
  if (mounted.status !== 0) return undefined;
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return folder;
}

describe.skipIf(process.platform !== "linux" || !isRoot)("a disk that is full", () => {
  it("keeps the output that it holds, and takes the new one when there is room", async (context) => {
    const disk = smallDisk(1024);
    if (disk === undefined) return context.skip("no disk can be mounted here");
    const cwd = join(disk, "project");
    mkdirSync(cwd);
    cpSync(tinyProject(), cwd, { recursive: true });
    expect((await freely(cwd, "b.json")).code).toBe(0);
    const before = everythingIn(cwd);
    // The remaining space is less than the new version takes in addition to the old one.
    execFileSync("mount", ["-o", "remount,size=" + String(usedKilobytes(disk) + 12) + "k", disk]);
    const refused = await freely(cwd, "a.json");
    expect(refused.stderr).toContain('error output/cannot-write: "generated" cannot be written: the disk is full.');
    expect(everythingIn(cwd)).toEqual(before);
    execFileSync("mount", ["-o", "remount,size=4096k", disk]);
    expect((await freely(cwd, "a.json")).code).toBe(0);
    expect((await freely(cwd, "a.json", "--check")).code).toBe(0);
  });
});

function usedKilobytes(disk: string): number {
  const [, line = ""] = execFileSync("df", ["-k", "--output=used", disk], { encoding: "utf8" }).split("\n");
  return Number(line.trim());
}
