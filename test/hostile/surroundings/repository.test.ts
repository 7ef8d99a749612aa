import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import { cli } from "../../support/run-cli.js";
import { cloneOf, scratchRepository, type ScratchRepository } from "../../support/scratch-repository.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";
import { runCommand } from "../terminal/run-program.js";

const path = "specs/orders/openapi.yaml";

let built: BuiltCli;
beforeAll(async () => {
  built = await builtCli();
});
afterAll(() => built.remove());

/** A repository whose settings name programs, and a folder in which each of them leaves a file when it runs. */
function trap(): { readonly repository: ScratchRepository; readonly ran: () => readonly string[] } {
  const repository = scratchRepository({ [path]: ordersUpTo(100), ".gitattributes": "* filter=e=v.il diff=evil\n" });
  repository.write({ [path]: ordersUpTo(50) });
  const programs = tempFolder();
  const tracks = join(programs, "ran");
  mkdirSync(tracks);
  const program = (name: string): string => {
    const file = join(programs, name);
    writeAt(file, `#!/bin/sh\ntouch "${tracks}/${name}"\ncat $1\n`);
    chmodSync(file, 0o755);
    return file;
  };
  const settings = [
    "core.fsmonitor",
    "core.pager",
    "core.sshCommand",
    "core.askPass",
    "core.editor",
    "core.gitProxy",
    "credential.helper",
    "diff.external",
    "diff.evil.command",
    "diff.evil.textconv",
    "core.alternateRefsCommand",
    "merge.evil.driver",
    "filter.e=v.il.clean",
    "filter.e=v.il.smudge",
    "filter.e=v.il.process",
    "gpg.program",
    "uploadpack.packObjectsHook",
  ];
  for (const name of settings) repository.git("config", name, program(name));
  repository.git("config", "filter.e=v.il.required", "true");
  repository.git("config", "core.hooksPath", programs);
  for (const name of ["post-index-change", "reference-transaction", "pre-auto-gc", "post-checkout"]) program(name);
  return { repository, ran: () => readdirSync(tracks) };
}

const namesLikeOptions = [
  "--upload-pack=touch x",
  "-c",
  "--output=x",
  "--exec-path=/tmp",
  "--",
  "-",
  "@{-1}",
  ":/x",
  "^",
  "..",
  "main..main",
];

describe("a repository of somebody else", () => {
  it("sets a trap that works: git itself would run its programs", async () => {
    const { repository, ran } = trap();
    await runCommand("git", ["diff"], { cwd: repository.folder });
    expect(ran().length).toBeGreaterThan(1);
  });

  it("gets no program of its settings run by a comparison", async () => {
    const { repository, ran } = trap();
    const cwd = repository.folder;
    const lines = [
      ["--base", "main"],
      ["--base", "main", "--staged"],
      ["main:specs", "specs"],
      [`main:${path}`, `:${path}`],
      ["--base", "gone"],
    ];
    for (const args of lines) {
      const { code, stdout, stderr } = await cli(["diff", ...args], { cwd });
      expect([0, 1, 2]).toContain(code);
      expect(stdout + stderr).not.toContain("bug");
    }
    const { stdout } = await cli(["diff", "--base", "main"], { cwd });
    expect(stdout).toContain("1 breaking change");
    expect(ran()).toEqual([]);
  });

  it("gets no program of the settings of its submodules run, which git asks on their own", async () => {
    const repository = scratchRepository({ [path]: ordersUpTo(100) });
    const inside = scratchRepository({ "a.txt": "a\n", ".gitattributes": "* filter=evil\n" });
    repository.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inside.folder, "inner");
    repository.commit({ [path]: ordersUpTo(50) });
    const programs = tempFolder({ evil: `#!/bin/sh\ntouch "$(dirname "$0")/ran"\ncat\n` });
    chmodSync(join(programs, "evil"), 0o755);
    for (const name of ["core.fsmonitor", "filter.evil.clean"])
      repository.git("-C", "inner", "config", name, join(programs, "evil"));
    repository.write({ "inner/a.txt": "b\n" });
    const { stdout, stderr } = await cli(["diff", "--base", "HEAD~1"], { cwd: repository.folder });
    expect([stdout, stderr]).toEqual([expect.stringContaining("1 breaking change"), ""]);
    expect(readdirSync(programs)).toEqual(["evil"]);
    await runCommand("git", ["diff", "--name-only"], { cwd: repository.folder });
    expect(readdirSync(programs)).toEqual(["evil", "ran"]);
  });

  it("gets no program of its settings run by the driver for git diff", async () => {
    const { repository, ran } = trap();
    repository.write({ "part.yaml": "maximum: 5\n" });
    const args = [
      built.program,
      "diff-driver",
      "part.yaml",
      join(repository.folder, "part.yaml"),
      "1",
      "100644",
      "/dev/null",
      ".",
      ".",
    ];
    const { stdout } = await runCommand(process.execPath, args, { cwd: repository.folder });
    expect(stdout).toContain("-maximum: 5");
    expect(ran()).toEqual([]);
  });

  it("is not asked for contents that a partial clone omitted, and the command that fetches them is reported", async () => {
    const origin = scratchRepository({ [path]: ordersUpTo(100) });
    origin.commit({ [path]: ordersUpTo(50) });
    origin.git("config", "uploadpack.allowFilter", "true");
    const clone = cloneOf(origin, "--filter=blob:none");
    const track = join(tempFolder(), "asked");
    clone.git("config", "remote.origin.uploadpack", `touch "${track}"; git-upload-pack`);
    const { code, stderr } = await cli(["diff", "HEAD~1:specs", "specs"], { cwd: clone.folder });
    expect(code).not.toBe(0);
    expect(stderr).toContain("This clone lacks the contents");
    expect(existsSync(track)).toBe(false);
    clone.git("config", "--unset", "remote.origin.uploadpack");
    clone.git("-c", "maintenance.auto=false", "fetch", "--quiet", "--refetch", "--no-filter");
    expect((await cli(["diff", "HEAD~1:specs", "specs"], { cwd: clone.folder })).stdout).toContain("1 breaking change");
  });

  it("gets no option to git by the name of a revision", async () => {
    const { folder: cwd } = scratchRepository({ [path]: ordersUpTo(100) });
    const before = readdirSync(cwd);
    for (const name of namesLikeOptions) {
      const lines = [[`--base=${name}`], ["--base", "main", `--head=${name}`], [`${name}:${path}`, path]];
      for (const args of lines) {
        const { code, stderr } = await cli(["diff", ...args], { cwd });
        expect(code, name).toBe(2);
        expect(stderr, name).toMatch(/^error: /);
      }
      expect(readdirSync(cwd), name).toEqual(before);
    }
  });
});
