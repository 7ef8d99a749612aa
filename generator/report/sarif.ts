import { sarifLocation, sarifLog, sarifMessage } from "../text/sarif.js";
import { toolVersion } from "../version.js";
import { hintOfKind, sentenceTemplate, type ChangeId } from "../compare/catalog.js";
import type { Level } from "../compare/kind-of-change.js";
import type { AcceptedEntry, SettledChange } from "../compare/final-levels.js";
import type { DiffReport } from "./diff-report.js";
import { markedPlace, reportPlaces, placeText, type ReportPlace } from "./place.js";
import { verdictText, witnessText } from "./verdict-text.js";
import { witnessDocument } from "./witness-document.js";

const levels: Readonly<Record<Level, string>> = { breaking: "error", warning: "warning", info: "note" };

/** Changes as a SARIF 2.1.0 log of one run; accepted ones are suppressed results. */
export function sarifDiffReport(report: DiffReport): string {
  const all: readonly Result[] = [
    ...report.changes.map((change) => ({ change })),
    ...report.accepted.map(({ change, entry }) => ({ change, entry })),
  ];
  const ids = [...new Set(all.map(({ change }) => change.id))].sort();
  const results = all.map((result) => sarifResult(result, ids.indexOf(result.change.id), report));
  return sarifLog(toolVersion(), ids.map(rule), results);
}

interface Result {
  readonly change: SettledChange;
  /** The entry that lets the change pass; absent for one that counts. */
  readonly entry?: AcceptedEntry;
}

/** The rule of a kind, with its sentence as the title: "The maximum was lowered from … to …." */
function rule(id: ChangeId): object {
  const title = sentenceTemplate(id, false).replace(/["`]?\{\w+\}["`]?/g, "…");
  return { id, shortDescription: { text: title }, help: { text: hintOfKind(id) } };
}

function sarifResult({ change, entry }: Result, ruleIndex: number, report: DiffReport): object {
  const reportPlace = markedPlace(change, report);
  const { before } = reportPlaces(change, report);
  return {
    ruleId: change.id,
    ruleIndex,
    level: levels[change.level],
    message: sarifMessage(message(change, before)),
    ...(reportPlace === undefined ? {} : { locations: [location(reportPlace)] }),
    partialFingerprints: { "specwrightChange/v1": change.fingerprint },
    ...(entry === undefined
      ? {}
      : { suppressions: [{ kind: "external", justification: sarifMessage(entry.reason).text }] }),
  };
}

function location(reportPlace: ReportPlace): object {
  return { physicalLocation: sarifLocation({ ...reportPlace, path: reportPlace.file }) };
}

function message(change: SettledChange, before: ReportPlace | undefined): string {
  const { witness, hint } = change;
  return [
    change.sentence,
    `Verdict: ${verdictText(change)}.`,
    ...(witness === undefined ? [] : [`Witness: ${witnessDocument(witness)} ${witnessText(witness)}.`]),
    ...(before === undefined ? [] : [`Before: ${placeText(before)}`]),
    `Hint: ${hint}`,
  ].join("\n");
}
