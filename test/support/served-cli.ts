import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { inject } from "vitest";

/** A command line in one process that runs many commands. */
export interface ServedCli {
  /** The command that a shell runs: a small program that passes its arguments, folder and environment to the process. */
  readonly command: string;
  /** Ends the process. It is waited for, so that its CPU time counts for the run. */
  close(): Promise<void>;
}

let count = 0;

/**
 * Serves a command line that was built for tests: shells that run several commands load it, and the compilers that it
 * uses, only once. Commands have no standard input.
 */
export async function servedCli(program: string): Promise<ServedCli> {
  const address = join(inject("runFolder"), `cli-${process.pid}-${(count += 1)}`);
  const [server, client] = ["serve-cli.mjs", "ask-cli.cjs"].map((name) => join(import.meta.dirname, name));
  const child = spawn(process.execPath, [server ?? "", join(dirname(program), "run.js"), address], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return {
    command: `env NODE_OPTIONS= "${process.execPath}" "${client}" "${address}"`,
    async close() {
      child.stdin.end();
      await once(child, "exit");
    },
  };
}
