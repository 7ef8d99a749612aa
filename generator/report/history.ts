import { nextVersion, compareVersions, stepBetween, type Bump, type SemanticVersion } from "../compare/next-version.js";
import { changelogBody } from "./changelog.js";
import { breaksText, countsOf, notComparedText } from "./counts.js";
import type { DiffReport } from "./diff-report.js";
import { visibleJson } from "../text/visible.js";

/** The releases of a project, newest version first. */
export interface ReleaseHistory {
  /** The name of the package: "@acme/orders"; absent where the project makes none. */
  readonly name?: string;
  /** The text before the version in the names of tags. */
  readonly tagPrefix: string;
  /** Newest version first; older ones may be left out. */
  readonly releases: readonly PastRelease[];
  /** The number of older releases that are not listed. */
  readonly unlisted: number;
}

/** One release, and what changed in it. */
export interface PastRelease {
  /** "1.3.0" */
  readonly version: string;
  /** "v1.3.0" */
  readonly tag: string;
  /** The day of its commit: "2026-11-21". */
  readonly day: string;
  /** The release that it is compared with: "1.2.0"; absent for the first one of its history. */
  readonly before?: string;
  /** The changes since `before`; absent for the first release, and where nothing could be compared. */
  readonly changes?: ReleaseChanges;
  /** The reason for which nothing was compared. */
  readonly refused?: string;
}

/** The changes between two releases. */
export interface ReleaseChanges {
  /** The size of the version step that the changes ask for. */
  readonly bump: Bump;
  /** The lowest version that the changes ask for: "2.0.0". */
  readonly advised: string;
  /** The size of the step that was taken. */
  readonly step: Bump;
  /** True where the version of the release is lower than the advised one. */
  readonly isTooSmall: boolean;
  /** The number of changes that break messages, accepted ones too. */
  readonly breaksMessages: number;
  /** The number of changes that break the compilation of consumers, accepted ones too. */
  readonly breaksCode: number;
  /** Places that could not be read and were not compared. */
  readonly notCompared: number;
  /** The changelog of each interface, in Markdown. */
  readonly changelog: string;
}

/** Sums up the comparison of two releases. */
export function releaseChanges(before: SemanticVersion, after: SemanticVersion, report: DiffReport): ReleaseChanges {
  const { breaksMessages, breaksCode, notCompared } = countsOf(report);
  const advised = nextVersion(before, report.bump);
  return {
    bump: report.bump,
    advised: advised.join("."),
    step: stepBetween(before, after),
    isTooSmall: compareVersions(after, advised) < 0,
    breaksMessages,
    breaksCode,
    notCompared,
    changelog: changelogBody(report),
  };
}

/** "2.0.0 (major)"; with the bound that holds where places were not compared. */
export function advisedText({ bump, advised, notCompared }: ReleaseChanges): string {
  const bound = notCompared > 0 ? "at least " : "";
  return bump === "none" ? `${bound}none` : `${bound}${advised} (${bump})`;
}

/** "minor, less than advised" */
export function releaseStepText({ step, isTooSmall }: ReleaseChanges): string {
  return isTooSmall ? `${step}, less than advised` : step;
}

/** "1 change breaks messages, 2 changes break code, 1 part not compared" */
export function releaseBreaksText(changes: ReleaseChanges): string {
  return [...breaksText(changes), ...notComparedText(changes)].join(", ");
}

/** The sentence of a release that is compared with nothing. */
export function plainText({ before, refused }: PastRelease): string {
  return before === undefined ? "The first version." : `Not compared: ${refused ?? ""}`;
}

/** The rows of the table of releases, as texts: version, day, release before, advised version, step, breaks of messages and of code. */
export function historyRows({ releases }: ReleaseHistory): readonly (readonly string[])[] {
  return releases.map(({ version, day, before = "", changes, refused }) => {
    if (changes === undefined) return [version, day, before, refused === undefined ? "" : "not compared", "", "", ""];
    const counts = [changes.breaksMessages, changes.breaksCode].map(String);
    return [version, day, before, advisedText(changes), releaseStepText(changes), ...counts];
  });
}

/** The titles of the columns of that table. */
export const historyColumns = ["Release", "Day", "After", "Advised", "Step", "Breaks messages", "Breaks code"] as const;

/** Remarks about releases that the page does not have. */
export function historyNotes({ releases, unlisted, tagPrefix }: ReleaseHistory): readonly string[] {
  if (releases.length === 0) return [`No release ("${tagPrefix}1.2.3") is in the repository.`];
  return unlisted === 0 ? [] : [`Older versions are not listed (${unlisted}).`];
}

/** A history as one JSON document. */
export function jsonHistory(history: ReleaseHistory): string {
  return visibleJson({ version: 1, ...history });
}
