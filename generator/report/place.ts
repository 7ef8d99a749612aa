import { endOf } from "../diagnostics/end-of.js";
import { sourceLocation, type Origin } from "../diagnostics/origin.js";
import type { SettledChange } from "../compare/final-levels.js";
import type { DiffReport, ReportSide } from "./diff-report.js";

/**
 * The place at which one side of a change was written. Lines and columns from 1, columns in UTF-16 code units, the end
 * excluded.
 */
export interface ReportPlace {
  /** As people see it, with the revision: "origin/main:specs/orders/openapi.yaml". */
  readonly path: string;
  /** The path in a checkout. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The places of a change in both versions. */
export interface ReportPlaces {
  /** Absent where the earlier version has none. */
  readonly before?: ReportPlace;
  /** Absent where the later version has none. */
  readonly after?: ReportPlace;
}

/** The places of a change on both sides; a side where nothing stands has none. */
export function reportPlaces({ before, after }: SettledChange, report: DiffReport): ReportPlaces {
  return {
    ...(before && { before: reportPlace(before, report.before) }),
    ...(after && { after: reportPlace(after, report.after) }),
  };
}

function reportPlace(origin: Origin, { prefix }: ReportSide): ReportPlace {
  const textPlace = sourceLocation(origin);
  const { path, line, column } = textPlace;
  const file = path.startsWith(prefix) ? path.slice(prefix.length) : path;
  return { path, file, line, column, ...endOf(textPlace) };
}

/** The place to mark in a checkout of the newer side: the change, or the line above a removed part, or its former place. */
export function markedPlace(change: SettledChange, report: DiffReport): ReportPlace | undefined {
  const { before, after } = reportPlaces(change, report);
  return after ?? (change.nearest && reportPlace(change.nearest, report.after)) ?? before;
}

/** The text of a place: "specs/orders/openapi.yaml:42:17". */
export function placeText({ path, line, column }: ReportPlace): string {
  return `${path}:${line}:${column}`;
}
