import { join } from "node:path";
import { UsageError } from "../../usage-error.js";
import type { Repository } from "./repository.js";
import { runGit, withoutFilters } from "./run-git.js";

/** The state that a commit is compared with. */
export type Against = { readonly commit: string } | "index" | "working tree";

/** Absolute paths of the files that differ between a commit and something newer. `folders` are where new files may be. */
export function changedPaths(
  repository: Repository,
  commit: string,
  against: Against,
  folders: readonly string[],
): readonly string[] {
  // For a submodule, git would start a second git with the submodule's own settings.
  const diff = [
    "diff",
    "--name-only",
    "-z",
    "--no-renames",
    "--no-ext-diff",
    "--no-relative",
    "--ignore-submodules=all",
  ];
  switch (against) {
    case "index":
      return paths(repository, [...diff, "--cached", commit, "--"]);
    case "working tree": {
      const others = ["--literal-pathspecs", "ls-files", "-z", "--others", "--full-name", "--", ...folders];
      const untracked = folders.length === 0 ? [] : paths(repository, others);
      return [...paths(repository, [...diff, commit, "--"]), ...untracked];
    }
    default:
      return paths(repository, [...diff, commit, against.commit, "--"]);
  }
}

function paths({ cwd, top }: Repository, args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = runGit(cwd, args, "", withoutFilters(cwd));
  if (status !== 0) throw new UsageError(`Git could not compare the files: ${stderr}`);
  const found = stdout.toString("utf8").split("\0");
  return found.filter((path) => path !== "").map((path) => join(top, path));
}
