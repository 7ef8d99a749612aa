import { spawnSync } from "node:child_process";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The standard output of a command. Everything it printed is in the message when it fails. */
export function run(cwd: string, command: string, args: readonly string[]): string {
  const { MAKEFLAGS: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}
