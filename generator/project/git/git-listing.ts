import { UsageError } from "../../usage-error.js";
import type { Repository } from "./repository.js";
import { runGit } from "./run-git.js";

/** The entry of a revision at a path. */
export interface GitEntry {
  readonly kind: "file" | "link" | "submodule";
  /** The name of the content. */
  readonly oid: string;
}

/** The entries of a revision, or of the index, by path from the top of the repository. */
export type GitListing = ReadonlyMap<string, GitEntry>;

const kinds: ReadonlyMap<string, GitEntry["kind"]> = new Map([
  ["100644", "file"],
  ["100755", "file"],
  ["100664", "file"],
  ["120000", "link"],
  ["160000", "submodule"],
]);

/** Everything that a commit holds. */
export function listCommit(repository: Repository, commit: string): GitListing {
  // "<mode> <type> <oid>\t<path>"
  return listing(repository, ["ls-tree", "-r", "-z", "--full-tree", commit], (meta) => [meta[0], meta[2]]);
}

/** Everything that is staged. */
export function listIndex(repository: Repository): GitListing {
  // "<mode> <oid> <stage>\t<path>"; stages from 1 on are the sides of a conflict.
  const args = ["ls-files", "-s", "-z", "--full-name", "--", `:(top)`];
  return listing(repository, args, (meta) => (meta[2] === "0" ? [meta[0], meta[1]] : []));
}

type Columns = readonly (string | undefined)[];

function listing(repository: Repository, args: readonly string[], pick: (meta: Columns) => Columns): GitListing {
  const { status, stdout, stderr } = runGit(repository.cwd, args);
  if (status !== 0) throw new UsageError(`Git could not list the files: ${stderr}`);
  const found = new Map<string, GitEntry>();
  for (const line of stdout.toString("utf8").split("\0")) {
    const tab = line.indexOf("\t");
    if (tab === -1) continue;
    const [mode = "", oid = ""] = pick(line.slice(0, tab).split(" "));
    const kind = kinds.get(mode);
    if (kind !== undefined) found.set(line.slice(tab + 1), { kind, oid });
  }
  return found;
}
