import { spawnSync } from "node:child_process";
import { devNull } from "node:os";
import { UsageError } from "../../usage-error.js";

/** Output beyond this does not answer anything that is asked here. */
const mostBytes = 512 * 1024 * 1024;

/** The end of a run of git. */
export interface GitAnswer {
  /** 0 when git did what it was asked. */
  readonly status: number;
  /** The output as bytes: contents of files have any encoding. */
  readonly stdout: Buffer;
  /** The messages of git, in English. */
  readonly stderr: string;
}

/** Settings of git by name. */
export type GitSettings = readonly (readonly [name: string, value: string])[];

/** A repository may come from anybody: none of its settings gets to run a program. */
const harmless: GitSettings = [
  ["core.fsmonitor", "false"],
  ["core.hooksPath", devNull],
  ["diff.external", ""],
];

/**
 * Runs git with these arguments in a folder; no shell reads them. Variables that a hook sets in the environment (GIT_DIR,
 * GIT_INDEX_FILE and others) counts as it does for git itself. Nothing is fetched: what a clone does not hold is not there.
 */
export function runGit(cwd: string, args: readonly string[], input = "", settings: GitSettings = []): GitAnswer {
  const env = {
    ...process.env,
    LC_ALL: "C",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_NO_LAZY_FETCH: "1",
    GIT_ALLOW_PROTOCOL: "none",
    ...settingsInEnvironment([...harmless, ...settings]),
  };
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

/** Settings as the environment holds them, after those that are there; any character can stand in a name. */
function settingsInEnvironment(settings: GitSettings): Readonly<Record<string, string>> {
  const first = Number(process.env["GIT_CONFIG_COUNT"] ?? "0") || 0;
  const entries = settings.flatMap(([name, value], index): readonly (readonly [string, string])[] => [
    [`GIT_CONFIG_KEY_${first + index}`, name],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return Object.fromEntries([...entries, ["GIT_CONFIG_COUNT", String(first + settings.length)]]);
}

/**
 * Settings that turn the filters of a repository off: programs that git would run on files of the working tree to
 * compare them with what is stored.
 */
export function withoutFilters(cwd: string): GitSettings {
  const { status, stdout } = runGit(cwd, [
    "config",
    "--name-only",
    "-z",
    "--get-regexp",
    "^filter\\..*\\.(clean|process|required)$",
  ]);
  const names = status === 0 ? stdout.toString("utf8").split("\0") : [];
  return [...new Set(names)]
    .filter((name) => name !== "")
    .map((name) => [name, name.endsWith(".required") ? "false" : ""]);
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

/** The answer of git to a question that has one; undefined when it says no. */
export function askGit(cwd: string, args: readonly string[]): string | undefined {
  const { status, stdout } = runGit(cwd, args);
  return status === 0 ? stdout.toString("utf8").replace(/\n$/, "") : undefined;
}
