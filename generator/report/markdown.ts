import type { Level } from "../compare/kind-of-change.js";
import { causeOf, type Cause } from "../compare/causes/find-causes.js";
import type { SettledChange } from "../compare/final-levels.js";
import type { DiffReport } from "./diff-report.js";
import { changelogText } from "./changelog.js";
import { capital, codeSpan, nameSpan, markdownForm } from "./markdown-spans.js";
import { reportPlaces, placeText } from "./place.js";
import { rejectedCountText, rejectedText, usersText } from "./usage-text.js";
import { bumpText, countsText } from "./counts.js";
import {
  brokenCallText,
  brokenLineText,
  recordedText,
  causesText,
  configuredVerdict,
  consumersText,
  entryNotes,
  entrySentence,
  foldedSentences,
  mayBreak,
  operationsText,
  usesText,
  witnessText,
} from "./verdict-text.js";
import { witnessDocument } from "./witness-document.js";

/** GitHub takes 65,536 characters in a comment. */
const maxCommentLength = 60_000;

/** By this line a workflow finds the comment that it wrote before. */
export const commentMark = "<!-- specwright diff -->";

/**
 * A report as a comment for a pull request: one line with the counts and the advised version, what breaks and what weakens security in
 * full, and the rest to unfold. Changes that do not fit into a comment are counted.
 */
export function markdownReport(report: DiffReport): string {
  const budget = { left: maxCommentLength };
  const sections = [
    commentMark,
    `### Changes for consumers`,
    `**${countsText(report)}.** Advised version: **${bumpText(report)}**. (${codeSpan(report.before.name)} → ${codeSpan(report.after.name)})`,
    ...(["breaking", "security", "warning", "info"] as const).flatMap((name) => section(name, report, budget)),
    ...recordedSection(report, budget),
    ...consumersSection(report, budget),
    ...usageSection(report, budget),
    ...acceptedSection(report, budget),
    ...changelogDetails(report, budget),
    ...notes(report),
  ];
  return `${sections.join("\n\n")}\n`;
}

interface Budget {
  /** Characters that still fit into a comment. */
  left: number;
}

type Section = Level | "security";

const headings: Readonly<Record<Section, string>> = {
  breaking: "Breaking",
  security: "Warnings: security is weaker",
  warning: "Warnings: the spec does not decide these",
  info: "Other changes",
};

function sectionOf(change: SettledChange): Section {
  return change.level === "warning" && !mayBreak(change) ? "security" : change.level;
}

/** The entries of a section. Its number counts changes, as the first line does. */
function section(name: Section, report: DiffReport, budget: Budget): readonly string[] {
  const causes = report.causes.filter(({ change }) => sectionOf(change) === name);
  const count = report.changes.filter((change) => sectionOf(change) === name).length;
  if (causes.length === 0) return [];
  const isOpen = name === "breaking" || name === "security";
  const operations = (cause: Cause): string =>
    operationsText(cause)
      .map((text) => `\n  - ${nameSpan(text)}`)
      .join("");
  const items = fitting(
    causes.map((cause) => (isOpen ? item(cause, report) : `${line(cause, report)}${operations(cause)}`)),
    budget,
  );
  const heading = `${headings[name]} (${count})`;
  return isOpen ? [`#### ${heading}`, items] : [details(heading, items)];
}

function recordedSection({ recorded }: DiffReport, budget: Budget): readonly string[] {
  if (recorded === undefined) return [];
  const items = recorded.broken.map((call) => `- ${nameSpan(brokenCallText(call))}`);
  const head = `#### Recorded calls\n\n${recordedText(recorded)}`;
  return items.length === 0 ? [head] : [head, fitting(items, budget)];
}

function consumersSection({ consumers }: DiffReport, budget: Budget): readonly string[] {
  if (consumers === undefined) return [];
  const items = consumers.broken.map(
    (line) => `- ${nameSpan(brokenLineText(line))}\n  - By ${nameSpan(causesText(line))}`,
  );
  const head = `#### Code of consumers\n\n${nameSpan(consumersText(consumers))}`;
  return items.length === 0 ? [head] : [head, fitting(items, budget)];
}

function usageSection({ usage }: DiffReport, budget: Budget): readonly string[] {
  if (usage === undefined || usage.rejected.length === 0) return [];
  const items = usage.rejected.map((value) => `- ${nameSpan(rejectedText(value))}`);
  return [`#### Values of consumers\n\n${rejectedCountText(usage)}`, fitting(items, budget)];
}

function acceptedSection(report: DiffReport, budget: Budget): readonly string[] {
  const { accepted } = report;
  if (accepted.length === 0) return [];
  const items = accepted.map(({ change, entry: { reason, until } }) => {
    const day = until === undefined ? "" : ` (until ${until})`;
    return `${line(causeOf(change), report)}\n  - Accepted${day}: ${nameSpan(reason)}`;
  });
  return [details(`Accepted (${accepted.length})`, fitting(items, budget))];
}

/** The changelog whole, so that it can be copied, or the way to it. */
function changelogDetails(report: DiffReport, budget: Budget): readonly string[] {
  const text = changelogText(report);
  if (text === "") return [];
  const noRoom = `The changelog is too long for a comment; use ${codeSpan("--format changelog")}.`;
  return [details("Changelog", text.length > budget.left ? noRoom : text)];
}

function details(summary: string, items: string): string {
  return `<details><summary>${summary}</summary>\n\n${items}\n\n</details>`;
}

/** As many items as there is room for, and the number of the others. */
function fitting(items: readonly string[], budget: Budget): string {
  const shown: string[] = [];
  for (const text of items) {
    if (text.length > budget.left) break;
    budget.left -= text.length + 1;
    shown.push(text);
  }
  const more = items.length - shown.length;
  if (more > 0) shown.push(`- and ${more} more, which exceed the length of a comment; another format lists them.`);
  return shown.join("\n");
}

function item(cause: Cause, report: DiffReport): string {
  const { change } = cause;
  const uses = usesText(cause);
  const users = usersText(change, report.usage);
  const { witness } = change;
  return [
    line(cause, report),
    `  - ${capital(configuredVerdict(change))}${uses === "" ? "" : `, in ${nameSpan(uses)}`}`,
    ...(witness === undefined ? [] : [`  - Witness, ${witnessText(witness)}: ${codeSpan(witnessDocument(witness))}`]),
    ...(users === undefined ? [] : [`  - Usage: ${nameSpan(users)}`]),
    `  - ${nameSpan(change.hint)}`,
  ].join("\n");
}

/** An entry with the sentences of all of its changes. */
function line(cause: Cause, report: DiffReport): string {
  const { contract, id, fingerprint } = cause.change;
  const { before, after } = reportPlaces(cause.change, report);
  const facts = [id, fingerprint, ...[after ?? before].flatMap((found) => (found ? [placeText(found)] : []))];
  const also = foldedSentences(cause, markdownForm).map((sentence) => `\n  - Also: ${sentence}`);
  const sentence = entrySentence(cause, markdownForm);
  return `- **${nameSpan(contract)}**: ${sentence} (${facts.map(codeSpan).join(", ")})${also.join("")}`;
}

function notes(report: DiffReport): readonly string[] {
  const all = [...entryNotes(report), ...report.notes];
  return all.length === 0 ? [] : [all.map((note) => `> ${nameSpan(note)}`).join("\n>\n")];
}
