import { gitTree, type GitTree } from "./git-tree.js";
import { listCommit, listIndex } from "./git-listing.js";
import { findRevision, openRepository, type Repository } from "./repository.js";

/** The files of a revision or of the index. */
export interface OpenedTree {
  readonly tree: GitTree;
  /** The top folder of the repository. */
  readonly top: string;
  /** The text before ":" in messages; "" for the index, as git writes it. */
  readonly name: string;
}

/** The files of a revision; of the index where the revision is "". */
export function openTree(cwd: string, revision: string): OpenedTree {
  const repository = openRepository(cwd);
  if (revision === "") return { tree: indexTree(repository), top: repository.top, name: "" };
  const { name, commit } = findRevision(repository, revision);
  return { tree: commitTree(repository, commit, name), top: repository.top, name };
}

/** The files of a commit. */
export function commitTree(repository: Repository, commit: string, name: string): GitTree {
  return gitTree(repository, listCommit(repository, commit), name);
}

/** The files of the index. */
export function indexTree(repository: Repository): GitTree {
  return gitTree(repository, listIndex(repository), "");
}
