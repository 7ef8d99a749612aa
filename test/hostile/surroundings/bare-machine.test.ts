import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtProgram, type BuiltCli } from "../../support/built-cli.js";
import { tempFolder } from "../../support/temp-folder.js";
import { isWorkName } from "../../../generator/write/output/work-names.js";
import { everythingIn, tinyProject } from "../writing/support/tiny-project.js";
import { runCommand, runProgram, type ProgramRun } from "../terminal/run-program.js";

let built: BuiltCli;

beforeAll(async () => {
  // The folder of the run does not exist on this machine.
  built = await builtProgram("cli.ts");
  chmodSync(dirname(built.program), 0o755);
});
afterAll(() => built.remove());

const isRoot = process.getuid?.() === 0;

/** An account that no list of accounts names, so that it has no home either. */
const unlisted = 54_321;

function handOver(cwd: string): void {
  for (const path of ["", ...readdirSync(cwd, { recursive: true, encoding: "utf8" })])
    chownSync(join(cwd, path), unlisted, unlisted);
}

/** The command line with nothing in its environment but this. */
function inEmptyEnvironment(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  if (isRoot) handOver(cwd);
  const account = isRoot ? { uid: unlisted, gid: unlisted } : {};
  return spawnSync(process.execPath, [built.program, ...args], { cwd, env, encoding: "utf8", ...account });
}

describe.skipIf(process.platform === "win32")("a machine that lacks something", () => {
  it("may have no home, no list of accounts that names the user, no PATH and no folder for temporary files", () => {
    const cwd = tinyProject();
    mkdirSync(join(cwd, "node_modules"));
    for (const env of [{}, { HOME: "", TMPDIR: "/nowhere", PATH: "" }]) {
      const args = ["generate", "--config", "TMPDIR" in env ? "b.json" : "a.json"];
      const { status, stderr } = inEmptyEnvironment(cwd, args, env);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(inEmptyEnvironment(cwd, [...args, "--check"], env).status).toBe(0);
    }
    const { status, stderr } = inEmptyEnvironment(cwd, ["diff", "--base", "main"], { PATH: "" });
    expect([status, stderr]).toEqual([
      2,
      "error: Git is not installed, or not on the PATH; name files or folders instead of revisions.\n",
    ]);
  });

  it("may have lost the folder that a command was started in: that is said, and no stack is shown", async () => {
    for (const args of [["generate"], ["lint", "a.yaml"], ["diff", "a.yaml", "b.yaml"], ["init", "x"]]) {
      const cwd = tempFolder({ "gone/.keep": "" });
      const command = `rm .keep && rmdir ../gone && exec ${built.command} ${args.join(" ")}`;
      const { code, stdout, stderr } = await runCommand("/bin/sh", ["-c", command], { cwd: join(cwd, "gone") });
      expect([code, stdout, stderr]).toEqual([
        2,
        "",
        "error: The current folder was removed or cannot be read; change to another one.\n",
      ]);
    }
    const cwd = tempFolder({ "gone/.keep": "" });
    const command = `rm .keep && rmdir ../gone && exec ${built.command} --version`;
    expect((await runCommand("/bin/sh", ["-c", command], { cwd: join(cwd, "gone") })).code).toBe(0);
  });

  it("may allow no large files: nothing is written in half, and the next run does its work", async () => {
    const cwd = tinyProject();
    const limited = (blocks: number): Promise<ProgramRun> =>
      runCommand("/bin/sh", ["-c", `ulimit -f ${blocks}; exec ${built.command} generate --config a.json`], { cwd });
    const whole = await runProgram([built.program, "generate", "--config", "b.json"], { cwd });
    expect(whole.code).toBe(0);
    const before = everythingIn(cwd);
    for (const blocks of [0, 1]) {
      const { code, stderr } = await limited(blocks);
      // Some systems end a process that goes over the limit.
      if (code !== null && code < 128) {
        expect(stderr).toContain('"generated" cannot be written: the file exceeds the size limit of the system.');
        expect(code).toBe(1);
      }
      const visible = Object.entries(everythingIn(cwd)).filter(([path]) => !path.split("/").some(isWorkName));
      expect(Object.fromEntries(visible)).toEqual(before);
    }
    expect((await runProgram([built.program, "generate", "--config", "a.json"], { cwd })).code).toBe(0);
    expect((await runProgram([built.program, "generate", "--config", "a.json", "--check"], { cwd })).code).toBe(0);
  });

  it("may lose its output between two runs, with the cache still there", async () => {
    const cwd = tinyProject();
    mkdirSync(join(cwd, "node_modules"));
    const generate = () => runProgram([built.program, "generate", "--config", "a.json"], { cwd });
    expect((await generate()).code).toBe(0);
    const first = everythingIn(join(cwd, "generated"));
    for (const path of ["generated", "generated/orders", "generated/.specwright.json"]) {
      const { code } = await runCommand("rm", ["-rf", path], { cwd });
      expect([code, existsSync(join(cwd, path))]).toEqual([0, false]);
      expect((await generate()).code).toBe(0);
      expect(everythingIn(join(cwd, "generated"))).toEqual(first);
    }
  });
});
