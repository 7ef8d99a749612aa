import { spawnSync } from "node:child_process";
import { UsageError } from "../../usage-error.js";

/** More output than this is no answer to anything that is asked here. */
const mostBytes = 512 * 1024 * 1024;

export interface GitAnswer {
  /** 0 when git did what it was asked. */
  readonly status: number;
  readonly stdout: Buffer;
  /** What git said, in English. */
  readonly stderr: string;
}

/**
 * Runs git with these arguments in a folder; no shell reads them. What a hook sets in the environment (GIT_DIR,
 * GIT_INDEX_FILE and others) counts as it does for git itself.
 */
export function runGit(cwd: string, args: readonly string[], input = ""): GitAnswer {
  const env = { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0" };
  const { status, stdout, stderr, error } = spawnSync("git", ["--no-pager", ...args], {
    cwd,
    env,
    input,
    maxBuffer: mostBytes,
    windowsHide: true,
  });
  if (error !== undefined) throw new UsageError(reasonOf(error));
  return { status: status ?? 1, stdout, stderr: stderr.toString("utf8").trim() };
}

function reasonOf(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case "ENOENT":
      return "Git is not installed, or not on the PATH; name files or folders instead of revisions.";
    case "ENOBUFS":
      return "Git gave more text than can be read at once.";
    default:
      return `Git could not be run: ${error.message}.`;
  }
}

/** What git answers to a question that has an answer; undefined when it says no. */
export function askGit(cwd: string, args: readonly string[]): string | undefined {
  const { status, stdout } = runGit(cwd, args);
  return status === 0 ? stdout.toString("utf8").replace(/\n$/, "") : undefined;
}
