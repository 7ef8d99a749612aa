import { compareText } from "../../text/in-order.js";
import { cutMessage } from "../../text/visible.js";
import type { Level } from "../kind-of-change.js";
import { breaksCode, type SettledChange } from "../settle.js";
import { highest } from "../levels.js";
import { levelsOfReport, type DiffReport } from "./diff-report.js";
import { capital, code, named } from "./markdown-spans.js";
import { usesText, verdictText, witnessText } from "./wording.js";
import { witnessDocument } from "./witness-document.js";

const headings: Readonly<Record<Level, string>> = {
  breaking: "Breaking",
  warning: "May break",
  info: "Changed",
};

/** The section of a changelog for what has not been released yet. */
export function changelogReport(report: DiffReport): string {
  return changelogSection("Unreleased", report);
}

/**
 * One section of a changelog in Markdown, written for those who use the generated package: per level, and within it per
 * interface, each change with those whom it breaks. Accepted changes are among them, with the reason that was given.
 */
export function changelogSection(title: string, report: DiffReport): string {
  const reasons = new Map(report.accepted.map(({ change, entry }) => [change.fingerprint, entry.reason]));
  const changes = [...report.changes, ...report.accepted.map(({ change }) => change)];
  const levels = levelsOfReport.flatMap((level) => {
    const some = changes.filter((change) => levelForCode(change) === level);
    return some.length === 0 ? [] : [`### ${headings[level]}`, ...perContract(some, reasons)];
  });
  const nothing = { none: "No changes.", patch: "No changes of meaning.", minor: "", major: "" }[report.bump];
  return `${[`## ${named(title)}`, ...(levels.length === 0 ? [nothing] : levels)].join("\n\n")}\n`;
}

/** Those who use the package compile against it, so that a break of code is one to them. */
function levelForCode(change: SettledChange): Level {
  return breaksCode(change)
    ? "breaking"
    : (highest([change.level, change.isConfigured ? undefined : change.code]) ?? change.level);
}

function perContract(changes: readonly SettledChange[], reasons: ReadonlyMap<string, string>): readonly string[] {
  const names = [...new Set(changes.map(({ contract }) => contract))].sort(compareText);
  return names.flatMap((name) => [
    `**${named(name)}**`,
    changes
      .filter(({ contract }) => contract === name)
      .map((change) => item(change, reasons.get(change.fingerprint)))
      .join("\n"),
  ]);
}

function item(change: SettledChange, reason: string | undefined): string {
  const { subject, sentence, witness, uses } = change;
  const where = usesText(uses);
  const verdict = levelForCode(change) === "info" ? "" : ` ${capital(verdictText(change))}.`;
  return [
    `- ${subject === "" ? "" : `${code(cutMessage(subject))}: `}${named(sentence)}${verdict}`,
    ...(where === "" ? [] : [`  - In ${named(where)}.`]),
    ...(witness === undefined ? [] : [`  - ${code(witnessDocument(witness))} ${witnessText(witness)}.`]),
    ...(reason === undefined ? [] : [`  - Reason: ${named(reason)}`]),
  ].join("\n");
}
