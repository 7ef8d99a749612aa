import type { RecordedReport } from "../compare/recorded-calls.js";
import type { ConsumersReport } from "../compare/consumers.js";
import type { UsageReport } from "../compare/usages/join-usages.js";
import type { Cause } from "../compare/causes/find-causes.js";
import type { Level } from "../compare/kind-of-change.js";
import { isInformation } from "../compare/catalog.js";
import { notCompared } from "../compare/catalog/comparison.js";
import type { Bump } from "../compare/next-version.js";
import { breaksCode, type AcceptedEntry, type Settled, type SettledChange } from "../compare/final-levels.js";

/** One side of a comparison as reports name it. */
export interface ReportSide {
  /** "origin/main", "old/orders.yaml", "the working tree". */
  readonly name: string;
  /** The beginning of paths on this side that files in a checkout do not have: "origin/main:". */
  readonly prefix: string;
}

/** One interface that was compared. */
export interface ReportInterface {
  readonly name: string;
  /** The root file on either side, as messages show it. */
  readonly before?: string | undefined;
  /** Absent where the later version has no such interface. */
  readonly after?: string | undefined;
}

/** Everything that a report says, whatever its form. */
export interface DiffReport {
  readonly before: ReportSide;
  readonly after: ReportSide;
  /** The interfaces that were compared. */
  readonly interfaces: readonly ReportInterface[];
  /** Names of interfaces of which no file has changed. */
  readonly unchanged: readonly string[];
  /** Most severe first. */
  readonly changes: readonly SettledChange[];
  /** The same changes as entries: one for each edited place, with what comes of it folded. */
  readonly causes: readonly Cause[];
  /** Changes that were let pass, with the entries that say so. */
  readonly accepted: Settled["accepted"];
  /** Entries whose day has passed. */
  readonly expired: readonly AcceptedEntry[];
  /** Entries whose changes are no more. */
  readonly stale: readonly AcceptedEntry[];
  /** The file with accepted changes, as messages show it. */
  readonly acceptedPath: string;
  /** The step of the version that the changes ask for. */
  readonly bump: Bump;
  /** The effect on code of consumers; absent where none was named. */
  readonly consumers?: ConsumersReport;
  /** The effect on recorded calls; absent where none were given. */
  readonly recorded?: RecordedReport;
  /** The consumers of the changed parts; undefined if no usages were named. */
  readonly usage?: UsageReport;
  /** Remarks for the reader about the comparison. */
  readonly notes: readonly string[];
}

/** The levels in the order in which reports tell them. */
export const levelsOfReport: readonly Level[] = ["breaking", "warning", "info"];

/**
 * The version that the changes ask for, in the terms of Semantic Versioning 2.0.0: what breaks is major, any other change
 * of meaning minor, information and other texts patch. Accepted changes break all the same. Places that were not
 * compared ask for nothing that is known: the version is then the lowest one.
 */
export function advisedBump(
  { changes, accepted }: Pick<Settled, "changes" | "accepted">,
  { textsDiffer, isCodeJudged }: { readonly textsDiffer: boolean; readonly isCodeJudged: boolean },
): Bump {
  const all = [...changes, ...accepted.map(({ change }) => change)];
  if (all.some((change) => change.level === "breaking" || (isCodeJudged && breaksCode(change)))) return "major";
  if (all.some(({ id }) => id !== notCompared && !isInformation(id))) return "minor";
  return textsDiffer || all.some(({ id }) => isInformation(id)) ? "patch" : "none";
}
