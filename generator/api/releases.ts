import { compareVersions, parseVersion, type Version } from "../compare/next-version.js";
import type { Repository } from "../project/git/repository.js";
import { tagsInHistory } from "../project/git/tags.js";

/** A version that was released, and the revision that has it. */
export interface Release {
  readonly version: Version;
  /** The full name of its tag, which no branch can have: "refs/tags/v1.2.0". */
  readonly revision: string;
}

/**
 * The releases in the history of a repository, newest first: tags of this prefix and a version ("v1.2.0"). Versions before a
 * release ("v1.2.0-rc.1") are not among them.
 */
export function findReleases(repository: Repository, tagPrefix: string): readonly Release[] {
  return tagsInHistory(repository)
    .filter((tag) => tag.startsWith(tagPrefix))
    .flatMap((tag) => {
      const version = parseVersion(tag.slice(tagPrefix.length));
      return version === undefined ? [] : [{ version, revision: `refs/tags/${tag}` }];
    })
    .sort((a, b) => compareVersions(b.version, a.version));
}
