import { spawnSync } from "node:child_process";
import { devNull } from "node:os";
import { UsageError } from "../../usage-error.js";

/** Maximum size of output in bytes; no useful output is larger. */
const maxBytes = 512 * 1024 * 1024;

/** The end of a run of git. */
export interface GitAnswer {
  /** 0 if git succeeded. */
  readonly status: number;
  /** The output as bytes: contents of files have any encoding. */
  readonly stdout: Buffer;
  /** The messages of git, in English. */
  readonly stderr: string;
}

/** Settings of git by name. */
export type GitSettings = readonly (readonly [name: string, value: string])[];

/** A repository is untrusted: none of its settings may run a program. */
const harmless: GitSettings = [
  ["core.fsmonitor", "false"],
  ["core.hooksPath", devNull],
  ["diff.external", ""],
];

/**
 * Runs git with these arguments in a folder, without a shell. Variables that a hook sets in the environment (GIT_DIR,
 * GIT_INDEX_FILE and others) apply as in git itself. Nothing is downloaded: content that a clone lacks does not exist.
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
    maxBuffer: maxBytes,
    windowsHide: true,
  });
  if (error !== undefined) throw new UsageError(reasonOf(error));
  return { status: status ?? 1, stdout, stderr: stderr.toString("utf8").trim() };
}

/** Returns settings as environment variables, appended to the existing ones; their names may contain any character. */
function settingsInEnvironment(settings: GitSettings): Readonly<Record<string, string>> {
  const first = Number(process.env["GIT_CONFIG_COUNT"] ?? "0") || 0;
  const entries = settings.flatMap(([name, value], index): readonly (readonly [string, string])[] => [
    [`GIT_CONFIG_KEY_${first + index}`, name],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return Object.fromEntries([...entries, ["GIT_CONFIG_COUNT", String(first + settings.length)]]);
}

/**
 * Settings that turn off the filters of a repository: programs that git would run on files of the working tree to
 * compare them with stored content.
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
      return "The output of Git is too large.";
    default:
      return `Git could not be run: ${error.message}.`;
  }
}

/** Returns the output of a git query; undefined if git fails. */
export function askGit(cwd: string, args: readonly string[]): string | undefined {
  const { status, stdout } = runGit(cwd, args);
  return status === 0 ? stdout.toString("utf8").replace(/\n$/, "") : undefined;
}
