import { joinWords } from "../text/join-words.js";
import { notCompared } from "../compare/catalog/comparison.js";
import { breaksCode, type Settled, type SettledChange } from "../compare/final-levels.js";
import type { Level } from "../compare/kind-of-change.js";
import type { DiffReport } from "./diff-report.js";
import { mayBreak } from "./verdict-text.js";

/** The numbers of changes. All formats print these, and none counts entries. */
export interface DiffCounts {
  /** Changes of each level, without accepted ones. */
  readonly levels: Readonly<Record<Level, number>>;
  /** Changes that were accepted. */
  readonly accepted: number;
  /** Changes that weaken security, without accepted ones. */
  readonly weakensSecurity: number;
  /** Changes that break messages, with accepted ones. */
  readonly breaksMessages: number;
  /** Changes that break the compilation of consumers, with accepted ones. */
  readonly breaksCode: number;
  /** Parts that were not compared, with accepted ones. */
  readonly notCompared: number;
}

/** Counts the changes of a report. */
export function countsOf({ changes, accepted }: Pick<Settled, "changes" | "accepted">): DiffCounts {
  const all = [...changes, ...accepted.map(({ change }) => change)];
  const countOf = (level: Level): number => changes.filter((change) => change.level === level).length;
  return {
    levels: { breaking: countOf("breaking"), warning: countOf("warning"), info: countOf("info") },
    accepted: accepted.length,
    weakensSecurity: changes.filter(({ security }) => security !== undefined).length,
    breaksMessages: all.filter(breaksMessages).length,
    breaksCode: all.filter(breaksCode).length,
    notCompared: all.filter(({ id }) => id === notCompared).length,
  };
}

/** True for a change that breaks clients that send or read, or that the configuration makes a break. */
function breaksMessages({ level, wire, isConfigured }: SettledChange): boolean {
  return level === "breaking" && (isConfigured || wire.sent === "breaking" || wire.read === "breaking");
}

/** "2 breaking changes, 1 warning and 3 other changes"; zero counts are left out. */
export function countsText(report: DiffReport): string {
  const { levels, accepted, weakensSecurity } = countsOf(report);
  const parts = [
    count(levels.breaking, "breaking change"),
    count(levels.warning, "warning"),
    count(levels.info, "other change"),
    count(accepted, "accepted change"),
  ].flat();
  if (parts.length === 0) return "No changes of meaning";
  const verb = weakensSecurity === 1 ? "weakens" : "weaken";
  const security = weakensSecurity === 0 ? "" : `, ${weakensSecurity} of which ${verb} security`;
  return joinWords(parts, "and") + security;
}

function count(number: number, noun: string): readonly string[] {
  return number === 0 ? [] : [`${number} ${noun}${number === 1 ? "" : "s"}`];
}

/** "1 change breaks messages, 2 changes break code" */
export function breaksText(
  counts: Pick<DiffCounts, "breaksMessages" | "breaksCode">,
  noun = "change",
): readonly string[] {
  const text = (number: number, what: string): string =>
    `${number} ${number === 1 ? `${noun} breaks` : `${noun}s break`} ${what}`;
  return [text(counts.breaksMessages, "messages"), text(counts.breaksCode, "code")];
}

/** "1 part not compared" */
export function notComparedText({ notCompared: parts }: Pick<DiffCounts, "notCompared">): readonly string[] {
  return parts === 0 ? [] : [`${parts} ${parts === 1 ? "part" : "parts"} not compared`];
}

/** The advised version, with the reason if the levels do not show it. */
export function bumpText(report: DiffReport): string {
  const { bump, changes } = report;
  const counts = countsOf(report);
  const parts = notComparedText(counts);
  if (bump === "none" && parts.length === 0) return "none, nothing has changed";
  const isDoubtful = bump === "minor" && parts.length === 0 && changes.some(mayBreak);
  const version = parts.length > 0 && bump !== "none" ? `at least ${bump}` : bump;
  const text = isDoubtful ? `${version}, or major if a warning proves true` : version;
  return [bump === "major" ? `${text}${reasonText(report)}` : text, ...parts].join(", ");
}

/** ", because 1 change breaks code": the reason for a major version if the report has no breaking change. */
function reasonText(report: DiffReport): string {
  const counts = countsOf(report);
  if (counts.levels.breaking > 0) return "";
  const noun = report.changes.some(breaksCode) ? "change" : "accepted change";
  const reasons = breaksText(counts, noun).filter((text) => !text.startsWith("0 "));
  return reasons.length === 0 ? "" : `, because ${joinWords(reasons, "and")}`;
}
