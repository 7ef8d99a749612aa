import { grouped } from "../model/grouped.js";
import { visible, visibleStart } from "../text/visible.js";
import { isInformation } from "../compare/catalog.js";
import type { Cause } from "../compare/causes/find-causes.js";
import { breaksCode, type SettledChange } from "../compare/final-levels.js";
import type { Level } from "../compare/kind-of-change.js";
import { bumpText, countsText } from "./counts.js";
import type { DiffReport } from "./diff-report.js";
import { reportPlaces, placeText } from "./place.js";
import { rejectedCountText, rejectedText, usersText } from "./usage-text.js";
import {
  brokenCallText,
  brokenLineText,
  causesText,
  configuredVerdict,
  consumersText,
  entryNotes,
  entrySentence,
  foldedChanges,
  foldedSentences,
  listText,
  operationsText,
  recordedText,
  usesText,
  verdictText,
  witnessText,
} from "./verdict-text.js";
import { witnessDocument } from "./witness-document.js";

/** Options of the text report. */
export interface TextOptions {
  /** Terminal colours. */
  readonly color: boolean;
  /** True for a block for each entry and complete lists; false for a report of limited length. */
  readonly details: boolean;
}

/** Breaking entries with a block. */
const maxBlocks = 20;
/** Lines of entries in the report. */
const maxLines = 300;
/** Lines that warnings have before breaking entries get them. */
const maxWarnings = 40;
/** Kinds of information with a line. */
const maxKinds = 15;
/** Sentences of a kind of information. */
const maxSentences = 3;
/** Names in a list. */
const maxNames = 10;

/**
 * A report for a terminal, most severe first: blocks for the first breaking entries, a line for each other one and for each warning, and
 * information as counts.
 */
export function textReport(report: DiffReport, { color, details }: TextOptions): string {
  const { causes, accepted } = report;
  const breaking = causes.filter(({ change }) => change.level === "breaking");
  const warnings = causes.filter(({ change }) => change.level === "warning");
  const full = details ? causes : breaking.slice(0, maxBlocks);
  const blocks = full.map((cause) => block(cause, report, { color, details }));
  const information = details ? [] : informationSection(report);
  const left = maxLines - blocks.flatMap((lines) => ["", ...lines]).length - information.length;
  const later = breaking.slice(full.length);
  const first = later.slice(0, Math.max(0, left - Math.min(warnings.length, maxWarnings)));
  const notes = [
    ...accepted.map(({ change, entry }) => `accepted ${change.id}: ${change.sentence} (${entry.reason})`),
    ...entryNotes(report),
    ...report.notes.map((note) => `note: ${note}`),
  ];
  const isComplete = details || causes.every((cause) => full.includes(cause) && isShort(cause));
  const sections = [
    ...blocks,
    details ? [] : lineSection("breaking entries", later, first.length, report, color),
    details ? [] : lineSection("warnings", warnings, left - first.length, report, color),
    information,
    recordedLines(report),
    ...consumerBlocks(report),
    usageLines(report),
    notes.map(visibleStart),
    [
      ...(isComplete ? [] : ["Everything in full: specwright diff ... --details"]),
      `${countsText(report)}. Advised version: ${bumpText(report)}.`,
    ],
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

/** True for an entry whose block contains all of its names. */
function isShort(cause: Cause): boolean {
  const lists = [cause.folded, cause.operations, cause.change.uses];
  return lists.every((list) => list.length <= 4) && !cause.folded.some(({ id }) => isInformation(id));
}

function recordedLines({ recorded }: DiffReport): readonly string[] {
  if (recorded === undefined) return [];
  return [...recorded.broken.map(brokenCallText), recordedText(recorded)].map(visibleStart);
}

function consumerBlocks({ consumers }: DiffReport): readonly (readonly string[])[] {
  if (consumers === undefined) return [];
  const lines = consumers.broken.map((line) => [
    visibleStart(brokenLineText(line)),
    `  by:  ${visible(causesText(line))}`,
  ]);
  return [...lines, [visible(consumersText(consumers))]];
}

function usageLines({ usage }: DiffReport): readonly string[] {
  if (usage === undefined || usage.rejected.length === 0) return [];
  return [...usage.rejected.map(rejectedText), rejectedCountText(usage)].map(visibleStart);
}

/** An entry in at most 8 lines; in full if details are wanted. */
function block(cause: Cause, report: DiffReport, { color, details }: TextOptions): readonly string[] {
  const { change, operations } = cause;
  const { before, after } = reportPlaces(change, report);
  const { witness } = change;
  const most = details ? Infinity : maxNames;
  const uses = usesText(cause, details || operations.length > 0 ? most : undefined);
  const also = foldedSentences(cause, undefined, most);
  const prints = [change, ...foldedChanges(cause)].map(({ fingerprint }) => fingerprint);
  const rows = Object.entries({
    before: before && after && placeText(before),
    verdict: configuredVerdict(change),
    in: uses,
    usage: usersText(change, report.usage),
    witness: witness && `${witnessDocument(witness)} ${witnessText(witness)}`,
    also: also.join(" "),
    hint: change.hint,
    fingerprint: listText(prints, most),
  }).flatMap(([label, text = ""]) => (text === "" ? [] : [`  ${`${label}:`.padEnd(labelWidth)} ${visible(text)}`]));
  // With usages, the former location is left out of the longest blocks.
  return [head(cause, report, color), ...rows.slice(details || rows.length < maxRows ? 0 : 1)];
}

const maxRows = 8;
const labelWidth = "fingerprint:".length;

/** "specs/orders/openapi.yaml:42:17: breaking schema/maximum-lowered: The maximum of `Order.quantity` was lowered from 10 to 5." */
function head(cause: Cause, report: DiffReport, color: boolean): string {
  const { change } = cause;
  const { before, after } = reportPlaces(change, report);
  const reportPlace = after ?? before;
  const start = visibleStart(reportPlace === undefined ? change.contract : placeText(reportPlace));
  const paint = color ? painters[change.level] : plain;
  return `${start}: ${paint(`${change.level} ${change.id}`)}: ${visible(entrySentence(cause))}`;
}

function lineSection(
  name: string,
  causes: readonly Cause[],
  most: number,
  report: DiffReport,
  color: boolean,
): readonly string[] {
  const lines = causes.slice(0, most).map((cause) => {
    const users = usersText(cause.change, report.usage);
    const usage = users === undefined ? [] : [`Usage: ${users}.`];
    const names = [...operationsText(cause), ...foldedSentences(cause), ...usage];
    return `${head(cause, report, color)}${names.map((text) => ` ${visible(text)}`).join("")} [${cause.change.fingerprint}]`;
  });
  const hidden = causes.length - lines.length;
  return hidden > 0 ? [...lines, `${hidden} more ${name}`] : lines;
}

/** Information as counts by kind of change, with the first sentences. Changes of other entries are printed there. */
function informationSection({ causes }: DiffReport): readonly string[] {
  const information = causes.filter(({ change }) => change.level === "info");
  const entries = new Map(
    information.flatMap((cause) => [cause.change, ...cause.folded].map((change) => [change, cause])),
  );
  const kinds = [...grouped(entries.keys(), ({ id }) => id).values()].sort((a, b) => rankOf(b) - rankOf(a));
  const lines = kinds.slice(0, maxKinds).map((kind) => informationLine(kind, entries));
  const hidden = kinds.slice(maxKinds).flat().length;
  return hidden > 0 ? [...lines, `info: ${hidden} changes of other kinds`] : lines;
}

/** Code that stops compiling first, and documentation last. */
function rankOf(kind: readonly SettledChange[]): number {
  return kind.some(breaksCode) ? 2 : kind.every(({ id }) => isInformation(id)) ? 0 : 1;
}

/** "info response/error-added (161 changes, breaks the compilation of consumers): In 161 operations: The response 429 was added." */
function informationLine(kind: readonly SettledChange[], entries: ReadonlyMap<SettledChange, Cause>): string {
  const [{ id } = { id: "" }] = kind;
  const verdicts = new Set(kind.filter(breaksCode).map(verdictText));
  const facts = [...(kind.length === 1 ? [] : [`${kind.length} changes`]), ...verdicts].join(", ");
  const sentences = kind.flatMap((change) => {
    const cause = entries.get(change);
    if (cause?.change === change) return [[entrySentence(cause), ...operationsText(cause)].join(" ")];
    return cause?.change.id === id ? [] : [change.sentence];
  });
  const isText = kind.length > 1 && rankOf(kind) === 0;
  const names = isText ? "" : `: ${visible([...new Set(sentences)].slice(0, maxSentences).join(" "))}`;
  return `info ${id}${facts === "" ? "" : ` (${facts})`}${names}`;
}

type Paint = (text: string) => string;

const plain: Paint = (text) => text;
const painters: Readonly<Record<Level, Paint>> = { breaking: ansi(31), warning: ansi(33), info: ansi(36) };

function ansi(code: number): Paint {
  return (text) => `\u001b[${code}m${text}\u001b[0m`;
}
