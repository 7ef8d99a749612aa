import { visible, visibleStart } from "../../text/visible.js";
import type { Level } from "../kind-of-change.js";
import type { Cause } from "../causes/find-causes.js";
import type { DiffReport } from "./diff-report.js";
import { reportPlaces, placeText } from "./place.js";
import { rejectedCountText, rejectedText, usersText } from "./usage-text.js";
import {
  brokenCallText,
  brokenLineText,
  bumpText,
  causesText,
  consumersText,
  countsText,
  entryNotes,
  foldedText,
  recordedText,
  sentenceOf,
  usesText,
  verdictText,
  witnessText,
} from "./verdict-text.js";
import { witnessDocument } from "./witness-document.js";

/** Options of the text report. */
export interface TextOptions {
  /** Terminal colours. */
  readonly color: boolean;
}

/** A report for a terminal: a block for each edited place, most severe first, and a summary. */
export function textReport(report: DiffReport, { color }: TextOptions): string {
  const blocks = report.causes.map((cause) => block(cause, report, color));
  const accepted = report.accepted.map(
    ({ change, entry }) => `accepted ${change.id}: ${sentenceOf(change)} (${entry.reason})`,
  );
  const notes = [...accepted, ...entryNotes(report), ...report.notes.map((note) => `note: ${note}`)];
  const sections = [
    ...blocks,
    ...recordedBlock(report),
    ...consumerBlocks(report),
    ...usageBlock(report),
    ...(notes.length === 0 ? [] : [notes.map(visibleStart).join("\n")]),
    summary(report),
  ];
  return `${sections.join("\n\n")}\n`;
}

function recordedBlock({ recorded }: DiffReport): readonly string[] {
  if (recorded === undefined) return [];
  return [[...recorded.broken.map(brokenCallText), recordedText(recorded)].map(visibleStart).join("\n")];
}

function consumerBlocks({ consumers }: DiffReport): readonly string[] {
  if (consumers === undefined) return [];
  const lines = consumers.broken.map(
    (line) => `${visibleStart(brokenLineText(line))}\n  by:  ${visible(causesText(line))}`,
  );
  return [...lines, visible(consumersText(consumers))];
}

function usageBlock({ usage }: DiffReport): readonly string[] {
  if (usage === undefined || usage.rejected.length === 0) return [];
  return [[...usage.rejected.map(rejectedText), rejectedCountText(usage)].map(visibleStart).join("\n")];
}

function summary(report: DiffReport): string {
  return `${countsText(report)}. Advised version: ${bumpText(report)}.`;
}

function block(cause: Cause, report: DiffReport, color: boolean): string {
  const { change } = cause;
  const folded = foldedText(cause);
  const { before, after } = reportPlaces(change, report);
  const reportPlace = after ?? before;
  const head = visibleStart(reportPlace === undefined ? change.contract : placeText(reportPlace));
  const paint = color ? painters[change.level] : plain;
  const uses = usesText(change.uses);
  const users = usersText(change, report.usage);
  const judged = change.judged === change.level ? "" : ` (${change.judged} without the configuration)`;
  const lines = [
    ...(before === undefined || after === undefined ? [] : [["before", placeText(before)]]),
    ["verdict", `${verdictText(change)}${judged}`],
    ...(uses === "" ? [] : [["in", uses]]),
    ...(users === undefined ? [] : [["usage", users]]),
    ...(change.witness === undefined
      ? []
      : [["witness", `${witnessDocument(change.witness)} ${witnessText(change.witness)}`]]),
    ...(folded === "" ? [] : [["with", folded]]),
    ["hint", change.hint],
    ["fingerprint", change.fingerprint],
  ] as const;
  return [
    `${head}: ${paint(`${change.level} ${change.id}`)}: ${visible(sentenceOf(change))}`,
    ...lines.map(([label = "", text = ""]) => `  ${`${label}:`.padEnd(labelWidth)} ${visible(text)}`),
  ].join("\n");
}

const labelWidth = "fingerprint:".length;

type Paint = (text: string) => string;

const plain: Paint = (text) => text;
const painters: Readonly<Record<Level, Paint>> = { breaking: ansi(31), warning: ansi(33), info: ansi(36) };

function ansi(code: number): Paint {
  return (text) => `\u001b[${code}m${text}\u001b[0m`;
}
