import { workflowCommand, type CommandAnnotation } from "../text/workflow-command.js";
import type { Level } from "../compare/kind-of-change.js";
import type { SettledChange } from "../compare/final-levels.js";
import type { DiffReport } from "./diff-report.js";
import { markedPlace } from "./place.js";
import { bumpText, countsText } from "./counts.js";
import { verdictText, witnessText } from "./verdict-text.js";
import { witnessDocument } from "./witness-document.js";

const levels: Readonly<Record<Level, CommandAnnotation["level"]>> = {
  breaking: "error",
  warning: "warning",
  info: "notice",
};

/** Workflow commands that GitHub shows as annotations in a pull request, one a line; the last one is the summary. */
export function githubDiffReport(report: DiffReport): string {
  const commands = report.changes.map((change) => annotation(change, report));
  const text = `${countsText(report)}. Advised version: ${bumpText(report)}.`;
  return [...commands, workflowCommand({ level: "notice", title: "specwright diff", text })]
    .map((command) => `${command}\n`)
    .join("");
}

function annotation(change: SettledChange, report: DiffReport): string {
  const { level, id, witness, hint, fingerprint } = change;
  const reportPlace = markedPlace(change, report);
  const lines = [
    `verdict: ${verdictText(change)}`,
    ...(witness === undefined ? [] : [`witness: ${witnessDocument(witness)} ${witnessText(witness)}`]),
    `hint: ${hint}`,
    `fingerprint: ${fingerprint} (${id})`,
  ];
  return workflowCommand({
    level: levels[level],
    title: change.sentence,
    text: lines.join("\n"),
    place: reportPlace && { path: reportPlace.file, line: reportPlace.line, column: reportPlace.column },
  });
}
