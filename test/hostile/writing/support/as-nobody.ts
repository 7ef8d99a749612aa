import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtProgram } from "../../../support/built-cli.js";
import type { CliRun } from "../../../support/run-cli.js";

/** An account without rights; tests that run as root need another one, since root may write anywhere. */
const nobody = 65_534;

/**
 * Runs command lines as a user without permissions, in a process that stays alive: starting one takes longer than a
 * run.
 */
export interface NobodysCli {
  run(cwd: string, args: readonly string[]): Promise<CliRun>;
  end(): void;
}

export async function nobodysCli(): Promise<NobodysCli> {
  const built = await builtProgram(fileURLToPath(new URL("served-cli.ts", import.meta.url)));
  const folder = dirname(built.program);
  chmodSync(folder, 0o755);
  const server = fork(built.program, { cwd: folder, uid: nobody, gid: nobody, env: { HOME: "/nonexistent" } });
  await once(server, "message");
  return {
    async run(cwd, args) {
      server.send({ args, cwd });
      const [run] = (await once(server, "message")) as [CliRun];
      return run;
    },
    end() {
      server.kill("SIGKILL");
      built.remove();
    },
  };
}

/** Gives a folder and everything in it to them. */
export function giveToNobody(cwd: string): void {
  const paths = ["", ...readdirSync(cwd, { recursive: true, encoding: "utf8" })];
  for (const path of paths) chownSync(join(cwd, path), nobody, nobody);
}
