// A run of a program of Node, and the processor time that it took.
import { spawnSync } from "node:child_process";

/** The outcome of a command of Node, and its CPU seconds, user and system, with those of the processes that it starts. */
export function timedRun(command, cwd) {
  const shell = ["bash", "-c", 'TIMEFORMAT="cpu %U %S"; time "$@"', "time", process.execPath, ...command];
  const run = spawnSync("/usr/bin/env", shell, { encoding: "utf8", cwd, maxBuffer: 1e9 });
  const [, user = "0", system = "0"] = /cpu ([\d.]+) ([\d.]+)/.exec(run.stderr) ?? [];
  return { run, seconds: Number(user) + Number(system) };
}
