/** Something of each version. */
export interface Versions<T> {
  readonly before: T;
  readonly after: T;
}

/** One of the two versions that are compared. */
export type ComparedVersion = keyof Versions<unknown>;

/** The other of the two versions. */
export function otherVersion(version: ComparedVersion): ComparedVersion {
  return version === "before" ? "after" : "before";
}
