import { UsageError } from "../../usage-error.js";
import type { Repository } from "./repository.js";
import { runGit } from "./run-git.js";

/** The names of all tags in the history of a revision, sorted by git; none before the first commit. */
export function tagsInHistory(repository: Repository, revision = "HEAD"): readonly string[] {
  return tagNames(repository, [`--merged=${revision}`]);
}

/** Returns the names of all tags of a repository, on any branch, sorted by git. */
export function allTags(repository: Repository): readonly string[] {
  return tagNames(repository, []);
}

function tagNames({ cwd }: Repository, among: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = runGit(cwd, ["for-each-ref", ...among, "--format=%(refname)", "refs/tags"]);
  if (status !== 0 && /malformed object name|not a valid/.test(stderr)) return [];
  if (status !== 0) throw new UsageError(`Git could not list the tags: ${stderr}`);
  const lines = stdout.toString("utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => line.slice("refs/tags/".length));
}
