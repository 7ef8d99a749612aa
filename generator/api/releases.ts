import { compareVersions, parseVersion, type SemanticVersion } from "../compare/next-version.js";
import { dayOf, isCommit, type Repository } from "../project/git/repository.js";
import { allTags, tagsInHistory } from "../project/git/tags.js";
import { diff } from "./diff.js";
import type { DiffOptions, DiffResult } from "./diff-options.js";

/** The fix for a folder without releases. */
export const releaseFix =
  'releases are Git tags, so run this in a clone with its tags, or run "git init", commit, and tag a release';

/** A version that was released, and the revision that has it. */
export interface Release {
  readonly version: SemanticVersion;
  /** The full name of its tag, which no branch can have: "refs/tags/v1.2.0". */
  readonly revision: string;
}

/**
 * The releases in the history of a repository, newest first: tags of this prefix and a version ("v1.2.0"). Versions before a
 * release ("v1.2.0-rc.1") are not among them.
 */
export function findReleases(repository: Repository, tagPrefix: string): readonly Release[] {
  return releasesOf(tagsInHistory(repository), tagPrefix);
}

/** Returns the releases of all branches, newest version first. Tags that name no commit are ignored. */
export function findAllReleases(repository: Repository, tagPrefix: string): readonly Release[] {
  return releasesOf(allTags(repository), tagPrefix).filter(({ revision }) => isCommit(repository, revision));
}

/** The newest release of a lower version in the history of a release; undefined for the first one. */
export function releaseBefore(repository: Repository, release: Release, tagPrefix: string): Release | undefined {
  const past = releasesOf(tagsInHistory(repository, release.revision), tagPrefix);
  return past.find(({ version }) => compareVersions(version, release.version) < 0);
}

function releasesOf(tags: readonly string[], tagPrefix: string): readonly Release[] {
  return tags
    .filter((tag) => tag.startsWith(tagPrefix))
    .flatMap((tag) => {
      const version = parseVersion(tag.slice(tagPrefix.length));
      return version === undefined ? [] : [{ version, revision: `refs/tags/${tag}` }];
    })
    .sort((a, b) => compareVersions(b.version, a.version));
}

/**
 * Compares a release with an older one. Announced days are evaluated on the day of its commit, so that the same commits
 * produce the same report.
 */
export function diffReleases(
  repository: Repository,
  [before, after]: readonly [Release, Release],
  options: Pick<DiffOptions, "config" | "untrusted" | "strictness" | "only">,
): Promise<DiffResult> {
  const today = dayOf(repository, after.revision);
  return diff({ ...options, cwd: repository.cwd, base: before.revision, head: after.revision, today });
}
