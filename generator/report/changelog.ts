import { compareText } from "../text/in-order.js";
import { isInformation, kindOf } from "../compare/catalog.js";
import { findCauses, type Cause } from "../compare/causes/find-causes.js";
import { changelogHeadings, type Level } from "../compare/kind-of-change.js";
import { breaksCode, type SettledChange } from "../compare/final-levels.js";
import { highest } from "../compare/levels.js";
import type { DiffReport } from "./diff-report.js";
import { capital, codeSpan, nameSpan, markdownForm } from "./markdown-spans.js";
import { entrySentence, foldedSentences, mayBreak, usesText, verdictText, witnessText } from "./verdict-text.js";
import { witnessDocument } from "./witness-document.js";

/** The section of a changelog for what has not been released yet. */
export function changelogReport(report: DiffReport): string {
  return changelogSection("Unreleased", report);
}

/** One section of a changelog in Markdown: what has changed in each interface, under a title. */
export function changelogSection(title: string, report: DiffReport): string {
  return `## ${nameSpan(title)}\n\n${changelogBody(report)}\n`;
}

/** The text below the title of a section: the changelog, or a sentence where nothing has changed. */
export function changelogBody(report: DiffReport): string {
  const nothing = { none: "No changes.", patch: "No changes of meaning.", minor: "", major: "" }[report.bump];
  return changelogText(report) || nothing;
}

/** An entry of a changelog: an edited place, and the reasons that were given where it was accepted. */
interface Entry {
  readonly cause: Cause;
  /** Each reason once; none where nothing was accepted. */
  readonly reasons: readonly string[];
}

/**
 * The changelog of every interface that has changed, for those who use the generated package: edited places under the headings of
 * Keep a Changelog 1.1.0, with those whom each breaks. Accepted changes are among them, with the reason that was given; information is
 * counted. The package, release notes and reports have this text; it is "" where nothing has changed.
 */
export function changelogText(report: DiffReport): string {
  const entries = entriesOf(report);
  const names = [...new Set(entries.map(({ cause }) => cause.change.contract))].sort(compareText);
  const ofContract = (name: string): readonly Entry[] => entries.filter(({ cause }) => cause.change.contract === name);
  return names.map((name) => contractText(name, ofContract(name))).join("\n\n");
}

function entriesOf({ causes, accepted }: DiffReport): readonly Entry[] {
  const reasons = new Map(accepted.map(({ change, entry }) => [change.fingerprint, entry.reason]));
  return [...causes, ...findCauses(accepted.map(({ change }) => change))].map((cause) => ({
    cause,
    reasons: [...new Set(changesOf(cause).flatMap(({ fingerprint }) => reasons.get(fingerprint) ?? []))],
  }));
}

function contractText(name: string, entries: readonly Entry[]): string {
  const shown = entries.filter(({ cause }) => !isInformation(cause.change.id));
  const sections = changelogHeadings.flatMap((heading) => {
    const some = shown.filter(({ cause }) => kindOf(cause.change.id).changelog === heading);
    return some.length === 0 ? [] : [`#### ${capital(heading)}`, some.map(item).join("\n")];
  });
  const informing = entries.filter(({ cause }) => isInformation(cause.change.id));
  const count = informing.flatMap(({ cause }) => changesOf(cause)).length;
  const information = count === 0 ? [] : [`${count} ${count === 1 ? "change" : "changes"} that no program meets.`];
  return [`### ${nameSpan(name)}`, ...sections, ...information].join("\n\n");
}

function changesOf({ change, folded }: Cause): readonly SettledChange[] {
  return [change, ...folded];
}

function item({ cause, reasons }: Entry): string {
  const { change } = cause;
  const { witness } = change;
  const where = usesText(cause);
  const level = highest(changesOf(cause).map(levelForCode));
  const mark = level === "warning" && isSecurityAlone(cause) ? "**Weakens security**: " : marks[level ?? "info"];
  const verdict = levelForCode(change) === "info" ? "" : ` ${capital(verdictText(change))}.`;
  return [
    `- ${mark}${entrySentence(cause, markdownForm)}${verdict}`,
    ...(where === "" ? [] : [`  - In ${nameSpan(where)}.`]),
    ...(witness === undefined ? [] : [`  - ${codeSpan(witnessDocument(witness))} ${witnessText(witness)}.`]),
    ...foldedSentences(cause, markdownForm).map((sentence) => `  - Also: ${sentence}`),
    ...reasons.map((reason) => `  - Reason: ${nameSpan(reason)}`),
  ].join("\n");
}

const marks: Readonly<Record<Level, string>> = { breaking: "**Breaking**: ", warning: "**May break**: ", info: "" };

/** True if no change of the entry may break messages or code. */
function isSecurityAlone(cause: Cause): boolean {
  return !changesOf(cause).some((change) => mayBreak(change) || (!change.isConfigured && change.code === "warning"));
}

/** Those who use the package compile against it, so that a break of code is one to them. */
function levelForCode(change: SettledChange): Level {
  return breaksCode(change)
    ? "breaking"
    : (highest([change.level, change.isConfigured ? undefined : change.code]) ?? change.level);
}
