import { UsageError } from "../../usage-error.js";
import type { Repository } from "./repository.js";
import { runGit } from "./run-git.js";

/** The names of all tags in the history of the newest commit, sorted by git; none before the first commit. */
export function tagsInHistory({ cwd }: Repository): readonly string[] {
  const { status, stdout, stderr } = runGit(cwd, ["for-each-ref", "--merged=HEAD", "--format=%(refname)", "refs/tags"]);
  if (status !== 0 && /malformed object name|not a valid/.test(stderr)) return [];
  if (status !== 0) throw new UsageError(`Git could not list the tags: ${stderr}`);
  const lines = stdout.toString("utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => line.slice("refs/tags/".length));
}
