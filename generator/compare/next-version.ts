/** The part of the contracts' version that has to grow. */
export type Bump = "major" | "minor" | "patch" | "none";

/** Major, minor and patch of a released version. Semantic Versioning 2.0.0, section 2. */
export type SemanticVersion = readonly [major: number, minor: number, patch: number];

/** The version in a text of three numbers; undefined for anything else, such as a version before its release. */
export function parseVersion(text: string): SemanticVersion | undefined {
  const numbers = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/.exec(text);
  return numbers === null ? undefined : [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
}

/** Negative when `a` comes before `b`. Semantic Versioning 2.0.0, section 11. */
export function compareVersions(a: SemanticVersion, b: SemanticVersion): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/**
 * The version after a release with changes of this size. Before 1.0.0 what breaks raises the minor version and everything else
 * the patch, since a range such as `^0.2.0` lets patches in and nothing more.
 */
export function nextVersion([major, minor, patch]: SemanticVersion, bump: Bump): SemanticVersion {
  const isEarly = major === 0;
  switch (bump) {
    case "major":
      return isEarly ? [0, minor + 1, 0] : [major + 1, 0, 0];
    case "minor":
      return isEarly ? [0, minor, patch + 1] : [major, minor + 1, 0];
    case "patch":
      return [major, minor, patch + 1];
    case "none":
      return [major, minor, patch];
  }
}

/** The part of a version in which a later one differs first. */
export function stepBetween(before: SemanticVersion, after: SemanticVersion): Bump {
  if (after[0] !== before[0]) return "major";
  if (after[1] !== before[1]) return "minor";
  return after[2] === before[2] ? "none" : "patch";
}
