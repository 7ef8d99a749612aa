import { resolve } from "node:path";
import { optionValue } from "../../text/option-value.js";
import { UsageError } from "../../usage-error.js";
import { askGit, runGit } from "./run-git.js";

/** A repository as seen from a folder in it. */
export interface Repository {
  /** The folder that git runs in. */
  readonly cwd: string;
  /** The top folder of the working tree; paths of revisions are relative to it. */
  readonly top: string;
}

/** The repository around a folder. Throws a `UsageError` with the fix when there is none. */
export function openRepository(cwd: string, fix = "name files or folders instead of revisions"): Repository {
  const { status, stdout, stderr } = runGit(cwd, ["rev-parse", "--show-cdup"]);
  if (status === 0) return { cwd, top: resolve(cwd, stdout.toString("utf8").trim()) };
  if (stderr.includes("dubious ownership")) {
    throw new UsageError(
      `Git does not trust the repository around "${cwd}", which belongs to another account. If you trust it, run: git config --global --add safe.directory FOLDER`,
    );
  }
  throw new UsageError(`"${cwd}" is not in a Git repository; ${fix}.`);
}

/** A revision that exists, and its name. */
export interface Revision {
  /** As given, or the short form of its commit: "origin/main". */
  readonly name: string;
  /** The full name of the commit. */
  readonly commit: string;
}

/** Finds a revision. If it does not exist, throws a `UsageError` with the command that fetches it. */
export function findRevision(repository: Repository, name: string, option = ""): Revision {
  const before = option === "" ? "" : `${option}: `;
  // Git would take the name for one of its options.
  if (name === "" || name.startsWith("-")) throw new UsageError(`${before}"${optionValue(name)}" is not a revision.`);
  const commit = commitOf(repository, name);
  if (commit === undefined) throw new UsageError(`${before}${unknownRevision(repository, name)}`);
  return { name, commit };
}

/** The newest commit; undefined before the first one. */
export function findHead(repository: Repository): string | undefined {
  return commitOf(repository, "HEAD");
}

/** True if a revision names a commit; a tag may name a file or a folder. */
export function isCommit(repository: Repository, name: string): boolean {
  return commitOf(repository, name) !== undefined;
}

function commitOf({ cwd }: Repository, name: string): string | undefined {
  if (name.includes("\0")) return undefined;
  const commit = askGit(cwd, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);
  return commit !== undefined && /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
}

function unknownRevision({ cwd }: Repository, name: string): string {
  const isShallow = askGit(cwd, ["rev-parse", "--is-shallow-repository"]) === "true";
  const where = isShallow ? "this clone, which is shallow" : "this repository";
  const remotes = (askGit(cwd, ["remote"]) ?? "").split("\n").filter((remote) => remote !== "");
  if (remotes.length === 0)
    return `Revision "${optionValue(name)}" is not in ${where}, which has no remote to fetch it from.`;
  return `Revision "${optionValue(name)}" is not in ${where}. Fetch it: ${fetchCommand(name, remotes, isShallow)}`;
}

/** Returns the command that fetches a revision: of a remote branch, a full commit, or any other. */
function fetchCommand(name: string, remotes: readonly string[], isShallow: boolean): string {
  const depth = isShallow ? " --depth=1" : "";
  const remote = remotes.find((candidate) => name.startsWith(`${candidate}/`));
  if (remote !== undefined) {
    const branch = name.slice(remote.length + 1);
    return `git fetch${depth} ${remote} ${branch}:refs/remotes/${remote}/${branch}`;
  }
  const from = remotes.includes("origin") ? "origin" : (remotes[0] ?? "origin");
  if (/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(name)) return `git fetch${depth} ${from} ${name}`;
  return isShallow ? `git fetch --unshallow --tags ${from}` : `git fetch --tags ${from}`;
}

/** Returns the merge base of two revisions; undefined if it is not available, as in a shallow clone. */
export function mergeBase(repository: Repository, one: string, other: string): string | undefined {
  const commit = askGit(repository.cwd, ["merge-base", one, other]);
  return commit === undefined || commit === "" ? undefined : commit;
}

/** The short name of a commit. */
export function shortName({ cwd }: Repository, commit: string): string {
  return askGit(cwd, ["rev-parse", "--short", commit]) ?? commit;
}

/** The day of a commit where it was made: "2026-11-21". Throws a `UsageError` when there is no such commit. */
export function dayOf({ cwd }: Repository, revision: string): string {
  const day = askGit(cwd, ["log", "-1", "--format=%cs", "--end-of-options", revision, "--"]);
  if (day === undefined) throw new UsageError(`Git could not find the date of the commit "${revision}".`);
  return day;
}
