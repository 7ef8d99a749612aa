import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putFile } from "../../../generator/write/output/put-file.js";
import { stagePrefix } from "../../../generator/write/output/work-names.js";
import { Death, dyingFileSystem, everyOperation, type Fate } from "../../generator/write/support/dying-file-system.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { cli } from "../../support/run-cli.js";
import { sized } from "../../support/sizes.js";
import { tempFolder } from "../../support/temp-folder.js";
import { runProgram } from "../terminal/run-program.js";
import { memoryDisk, type MemoryDisk } from "./support/memory-disk.js";
import { everythingIn } from "./support/tiny-project.js";

// Files outside an output: reports of diff, the list of accepted changes, and a new project.

const report = (name: string): readonly string[] => ["diff", "old.yaml", "new.yaml", "--fail-on", "none", "-o", name];

/** Two specs, and a folder of another project. */
function comparison(more: Readonly<Record<string, string>> = {}): string {
  return tempFolder({ "old.yaml": ordersUpTo(100), "new.yaml": ordersUpTo(50), "mine/file.txt": "mine\n", ...more });
}

describe("a link in the place of a file", () => {
  it("was followed by diff --output, which wrote over what it led to", async () => {
    const cwd = comparison();
    symlinkSync("mine/file.txt", join(cwd, "report.md"));
    symlinkSync("mine/new.txt", join(cwd, "nowhere.md"));
    for (const name of ["report.md", "nowhere.md", join(cwd, "report.md")]) {
      const { code, stderr } = await cli(report(name), { cwd });
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(
          /^error: "(?:report|nowhere)\.md" is a link, and specwright never writes through links: /,
        ),
      ]);
    }
    expect([readdirSync(join(cwd, "mine")), readFileSync(join(cwd, "mine/file.txt"), "utf8")]).toEqual([
      ["file.txt"],
      "mine\n",
    ]);
  });

  it("was followed by diff --output in the place of a folder", async () => {
    const cwd = comparison();
    symlinkSync("mine", join(cwd, "reports"));
    for (const name of ["reports/a.md", "reports/deep/a.md"]) {
      expect((await cli(report(name), { cwd })).stderr).toContain('error: "reports" is a link');
    }
    expect(readdirSync(join(cwd, "mine"))).toEqual(["file.txt"]);
  });

  it("was followed by diff --accept in the place of a folder, and by both above the folder of the run", async () => {
    const cwd = comparison({ "below/file.txt": "a\n", ".git/HEAD": "ref: refs/heads/main\n" });
    const { stdout } = await cli(["diff", "old.yaml", "new.yaml", "--format", "json"], { cwd });
    const [, fingerprint = ""] = /"fingerprint": "([0-9a-f]+)"/.exec(stdout) ?? [];
    symlinkSync("mine", join(cwd, "lists"));
    const accept = ["--accept", fingerprint, "--reason", "x", "--accepted"];
    const runs = [
      [cwd, "", [...accept, "lists/new.json"], "lists"],
      [join(cwd, "below"), "../", [...accept, "../lists/new.json"], "../lists"],
      [join(cwd, "below"), "../", ["--fail-on", "none", "-o", "../lists/new.md"], "../lists"],
    ] as const;
    for (const [from, up, more, link] of runs) {
      const { code, stderr } = await cli(["diff", `${up}old.yaml`, `${up}new.yaml`, ...more], { cwd: from });
      expect([code, stderr]).toEqual([2, expect.stringContaining(`error: "${link}" is a link`)]);
    }
    expect(readdirSync(join(cwd, "mine"))).toEqual(["file.txt"]);
  });

  it("is not followed by diff --accept, nor replaced", async () => {
    const cwd = comparison();
    const { stdout } = await cli(["diff", "old.yaml", "new.yaml", "--format", "json"], { cwd });
    const [change] = (JSON.parse(stdout) as { readonly changes: readonly { readonly fingerprint: string }[] }).changes;
    for (const target of ["mine/new.json", "mine/accepted.json"]) {
      const name = `${target.slice(5)}.link`;
      if (target === "mine/accepted.json") expect((await accept("mine/accepted.json")).code).toBe(0);
      symlinkSync(target, join(cwd, name));
      const { code, stderr } = await accept(name);
      expect([code, stderr]).toEqual([2, expect.stringContaining(`error: "${name}" is a link`)]);
      expect(lstatSync(join(cwd, name)).isSymbolicLink()).toBe(true);
    }
    expect(readdirSync(join(cwd, "mine"))).toEqual(["accepted.json", "file.txt"]);

    function accept(file: string): ReturnType<typeof cli> {
      const reason = ["--accept", change?.fingerprint ?? "", "--reason", "x", "--accepted", file];
      return cli(["diff", "old.yaml", "new.yaml", ...reason], { cwd });
    }
  });

  it("of a new project is kept and not followed, with those to nowhere and drafts of a dead run", async () => {
    const cwd = comparison();
    mkdirSync(join(cwd, "new"));
    symlinkSync("../mine/new.txt", join(cwd, "new/README.md"));
    symlinkSync("../mine", join(cwd, "new/.specwright-stage-package.json"));
    const { code, stdout } = await cli(["init", "new"], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringContaining("kept   README.md\n")]);
    expect(readdirSync(join(cwd, "mine"))).toEqual(["file.txt"]);
    expect(readdirSync(join(cwd, "new")).filter((name) => name.startsWith(".specwright"))).toEqual([]);
    expect(JSON.parse(readFileSync(join(cwd, "new/package.json"), "utf8"))).toMatchObject({ name: "new" });
  });
});

describe("a link that the folder to write to leads over", () => {
  it("was followed out of the repository by generate -o and init", async () => {
    const around = tempFolder({
      "home/file.txt": "mine\n",
      "repository/.git/hooks/x": "",
      "repository/app/old.yaml": ordersUpTo(100),
    });
    const cwd = join(around, "repository/app");
    symlinkSync("../../home", join(cwd, "out"));
    symlinkSync("app/out", join(cwd, "../above"));
    symlinkSync("../../home/new", join(cwd, "nowhere"));
    symlinkSync("../.git/hooks", join(cwd, "hooks"));
    for (const folder of ["out", "out/sub", "../above", "nowhere", "hooks", join(cwd, "out")]) {
      for (const args of [
        ["generate", "old.yaml", "-o", folder],
        ["init", folder],
      ]) {
        const { code, stderr } = await cli(args, { cwd });
        expect([code, stderr]).toEqual([2, expect.stringContaining("is a link that points outside the repository")]);
      }
    }
    expect([readdirSync(join(around, "home")), readdirSync(join(around, "repository/.git/hooks"))]).toEqual([
      ["file.txt"],
      ["x"],
    ]);
  });

  it("is followed inside the repository, where the folder is allowed, and from outside", async () => {
    const around = tempFolder({
      "home/file.txt": "",
      "repository/.git/HEAD": "",
      "repository/old.yaml": ordersUpTo(100),
    });
    const cwd = join(around, "repository");
    mkdirSync(join(cwd, "code"));
    symlinkSync("code", join(cwd, "inside"));
    symlinkSync("../home", join(cwd, "out"));
    symlinkSync("home", join(around, "link"));
    for (const args of [["inside"], ["out", "--allow-root", "../home"], ["../link/sub"]]) {
      expect((await cli(["generate", "old.yaml", "-o", ...args], { cwd })).code).toBe(0);
    }
    expect(readdirSync(join(cwd, "code"))).toContain("old.ts");
    expect(readdirSync(join(around, "home"))).toEqual(expect.arrayContaining(["old.ts", "sub"]));
  });
});

describe("something else in the place of a file", () => {
  it("is unchanged and reported", async () => {
    const cwd = comparison();
    mkdirSync(join(cwd, "report.md"));
    expect((await cli(report("report.md"), { cwd })).stderr).toContain('error: "report.md" is not a regular file');
    expect((await cli(report("old.yaml/report.md"), { cwd })).stderr).toContain(
      'error: "old.yaml" is a file, but must be a folder',
    );
    expect(readdirSync(cwd).sort()).toEqual(["mine", "new.yaml", "old.yaml", "report.md"]);
  });
});

describe("a report", () => {
  it("takes the place of an older one, in folders that are made, and nothing lies beside it", async () => {
    const cwd = comparison();
    for (const name of ["reports/a b/é.md", "reports/a b/é.md", "../report-outside.md"]) {
      const work = join(cwd, "mine");
      const { code, stderr } = await cli(["diff", "../old.yaml", "../new.yaml", "--fail-on", "none", "-o", name], {
        cwd: work,
      });
      expect([code, stderr]).toEqual([0, ""]);
      expect(readFileSync(join(work, name), "utf8")).toContain("was lowered from 100 to 50");
    }
    expect(readdirSync(join(cwd, "mine/reports/a b"))).toEqual(["é.md"]);
    expect(existsSync(join(cwd, "report-outside.md"))).toBe(true);
  });
});

describe("a run that dies while it writes a file", () => {
  const path = "/folder/sub/report.md";
  const start = (): MemoryDisk => {
    const disk = memoryDisk();
    disk.put(path, "the old report");
    disk.put("/folder/mine.txt", "mine");
    return disk;
  };
  const write = (disk: MemoryDisk, fs = disk.fs): unknown => putFile("sub/report.md", "the new report", "/folder", fs);

  const fates: readonly Fate[] = [
    { kind: "dies", when: "before" },
    { kind: "dies", when: "half" },
    { kind: "dies", when: "after" },
    { kind: "refuses", code: "ENOSPC" },
    { kind: "refuses", code: "EIO", forever: true },
  ];

  it.each(fates)("leaves the old file or the new one, whole, and the next run removes its draft: %j", (fate) => {
    const { fs: counting, operations } = dyingFileSystem(0, fate, { disk: start().fs, counted: everyOperation });
    expect(write(start(), counting)).toBeUndefined();
    expect(operations()).toBeGreaterThan(5);
    for (let at = 1; at <= operations(); at += 1) {
      const disk = start();
      const { fs } = dyingFileSystem(at, fate, { disk: disk.fs, counted: everyOperation });
      const fault = untilDeath(() => write(disk, fs));
      if (fate.kind === "refuses") expect(fault, `operation ${at}`).toMatchObject({ kind: "cannot-write" });
      expect(["the old report", "the new report"], `operation ${at}`).toContain(disk.files("/folder")["sub/report.md"]);
      expect(write(disk)).toBeUndefined();
      expect(disk.files("/folder"), `operation ${at}`).toEqual({
        "mine.txt": "mine",
        "sub/report.md": "the new report",
      });
    }
  });

  function untilDeath(run: () => unknown): unknown {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof Death)) throw error;
      return undefined;
    }
  }
});

/** Deaths of a process at a call of node:fs: before the call, with half of the content written, or after it. */
const deaths = {
  "with half of a file": `fs.writeFileSync = (file, text) => { if (typeof file !== "number") return write(file, text); write(file, text.slice(0, text.length / 2)); die(); };`,
  "before a file is put in its place": `fs.renameSync = die;`,
  "after a file was put in its place": `fs.renameSync = (from, to) => { rename(from, to); die(); };`,
};

/** The deaths that a writer is tried with: one of them, and all in a thorough run. */
function deathsOf(name: string): readonly (readonly [string, string])[] {
  const all = Object.entries(deaths);
  return sized({ normal: all.filter((_, at) => at === name.length % all.length), thorough: all });
}

describe("a command line that is killed while it writes", () => {
  let built: BuiltCli;
  beforeAll(async () => {
    built = await builtCli();
  });
  afterAll(() => built.remove());

  const changed = ["diff", "old.yaml", "new.yaml", "--fail-on", "none"];
  const writers: readonly (readonly [string, readonly string[]])[] = [
    ["diff --output", [...changed, "--format", "json", "-o", "reports/report.json"]],
    ["diff --accept", [...changed, "--accept", "FINGERPRINT", "--reason", "x"]],
    ["init", ["init", "project"]],
  ];

  it.each(writers)("leaves old files or new ones, and the next run does its work: %s", async (name, args) => {
    const { stdout } = await cli([...changed, "--format", "json"], { cwd: comparison() });
    const [, fingerprint = ""] = /"fingerprint": "(\w+)"/.exec(stdout) ?? [];
    const line = [built.program, ...args.map((arg) => (arg === "FINGERPRINT" ? fingerprint : arg))];
    const older = { "reports/report.json": "old\n", "specwright-accepted.json": '{ "version": 1, "accepted": [] }\n' };
    const start = (): string => comparison(older);
    const whole = start();
    const old = everythingIn(whole);
    expect(await runProgram(line, { cwd: whole })).toMatchObject({ code: 0, stderr: "" });
    const fresh = everythingIn(whole);
    expect(fresh).not.toEqual(old);
    for (const [death, patch] of deathsOf(name)) {
      const cwd = start();
      expect((await runProgram(["--import", suicide(patch), ...line], { cwd })).code, death).toBeNull();
      const left = everythingIn(cwd);
      const broken = Object.keys(left).filter((path) => left[path] !== old[path] && left[path] !== fresh[path]);
      expect(
        broken.filter((path) => !path.includes(stagePrefix)),
        death,
      ).toEqual([]);
      expect((await runProgram(line, { cwd })).code, death).toBe(0);
      expect(everythingIn(cwd), death).toEqual(fresh);
    }
  });

  /** A module that changes calls of node:fs for modules loaded after it. */
  function suicide(patch: string): string {
    const text = `import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      const { renameSync: rename, writeFileSync: write } = fs;
      const die = () => process.kill(process.pid, "SIGKILL");
      ${patch}
      syncBuiltinESMExports();`;
    return `data:text/javascript,${encodeURIComponent(text)}`;
  }
});
