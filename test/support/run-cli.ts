import { runCli } from "../../generator/cli/run.js";
import type { Terminal } from "../../generator/cli/terminal.js";

/** The end of a run of the command line. */
export interface CliRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The surroundings of a run of the command line. */
export interface CliSetting {
  readonly cwd: string;
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTTY?: boolean;
}

/** Options of `generate` for tests that read or run the modules of a folder: "out/types.ts". */
export const inFolder = ["--layout", "folder", "--import-extension", ".js"] as const;

/** Runs one command line in this process. */
export async function cli(args: readonly string[], setting: CliSetting): Promise<CliRun> {
  const out: string[] = [];
  const err: string[] = [];
  const isTTY = setting.isTTY === true;
  const terminal: Terminal = {
    cwd: setting.cwd,
    env: setting.env ?? {},
    stdout: { isTTY, write: (text) => void out.push(text) },
    stderr: { isTTY, write: (text) => void err.push(text) },
    readStdin: () => Promise.resolve(setting.stdin ?? ""),
    onInterrupt: () => undefined,
  };
  const code = await runCli(args, terminal);
  return { code, stdout: out.join(""), stderr: err.join("") };
}
