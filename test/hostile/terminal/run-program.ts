import { spawn, spawnSync, type SpawnSyncOptions } from "node:child_process";
import { gitEnvironment } from "../../support/scratch-repository.js";
import { timeLimit } from "../../support/time-limit.js";

export interface ProgramRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProgramSetting {
  readonly cwd: string;
  readonly stdin?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the program with SIGINT once it has printed this. */
  readonly until?: string;
}

/** Runs Node with these arguments in a process of its own, without the settings of who runs the tests. */
export function runProgram(args: readonly string[], setting: ProgramSetting): Promise<ProgramRun> {
  return runCommand(process.execPath, args, setting);
}

/** The same for any command. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, stdin = "", env = {}, until }: ProgramSetting,
): Promise<ProgramRun> {
  const { FORCE_COLOR: _, NO_COLOR: __, GITHUB_WORKSPACE: ___, CI_PROJECT_DIR: ____, ...own } = gitEnvironment();
  // Waiting for it costs less than listening to it: `small-parent.cjs` says why.
  if (until === undefined)
    return Promise.resolve(waitFor(command, args, { cwd, input: stdin, env: { ...own, ...env } }));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...own, ...env } });
    const printed = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const) {
      child[name].setEncoding("utf8").on("data", (text: string) => {
        printed[name] += text;
        if (printed[name].includes(until)) child.kill("SIGINT");
      });
    }
    child.on("error", reject).on("close", (code) => resolve({ code, ...printed }));
    // A program that ends before it has read everything is not a fault of a test.
    child.stdin.on("error", () => undefined).end(stdin);
  });
}

function waitFor(command: string, args: readonly string[], options: SpawnSyncOptions): ProgramRun {
  const limits = { timeout: timeLimit, maxBuffer: Infinity, encoding: "utf8" } as const;
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...options, ...limits });
  // A program that ends before it has read everything is not a fault of a test.
  if (error !== undefined && (error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  return { code: status, stdout, stderr };
}
