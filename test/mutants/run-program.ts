import { spawn } from "node:child_process";

/** The end of a program: its status, or the reason for which it was killed. */
export type Ending = "passed" | "failed" | "hung" | "stopped";

/**
 * Runs a program of Node with all programs that it starts. It hangs if it prints nothing for `silence` milliseconds: a busy machine
 * takes longer for a suite, and still prints a line for each test file.
 */
export function runProgram(
  args: readonly string[],
  { cwd, signal, silence }: { cwd: string; signal: AbortSignal; silence: number },
): Promise<Ending> {
  if (signal.aborted) return Promise.resolve("stopped");
  // Values of the caller that choose other tests, seeds or expected values.
  const { SEED: _, CASES: __, ACCEPT: ___, THOROUGH: ____, ...env } = process.env;
  return new Promise((resolve) => {
    // Its own process group, so that all of it can be killed.
    const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let ending: Ending | undefined;
    const kill = (reason: Ending): void => {
      ending ??= reason;
      killGroup(child.pid);
    };
    const stop = (): void => kill("stopped");
    const timer = setTimeout(() => kill("hung"), silence);
    const onExit = (): void => killGroup(child.pid);
    for (const output of [child.stdout, child.stderr]) output.on("data", () => timer.refresh());
    signal.addEventListener("abort", stop);
    // Before the copy is removed in which it works.
    process.prependListener("exit", onExit);
    child.on("exit", (status) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      process.off("exit", onExit);
      // Processes that it left behind.
      killGroup(child.pid);
      resolve(ending ?? (status === 0 ? "passed" : "failed"));
    });
  });
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All of it has ended.
  }
}
