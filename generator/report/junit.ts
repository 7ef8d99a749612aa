import type { FailLevel } from "../settings/diff-settings.js";
import { junitReport, type JunitCase, type JunitSuite } from "../text/junit.js";
import type { SettledChange } from "../compare/final-levels.js";
import type { DiffReport } from "./diff-report.js";
import { fails } from "./fails.js";
import { reportPlaces, placeText } from "./place.js";
import { verdictText, witnessText } from "./verdict-text.js";
import { witnessDocument } from "./witness-document.js";

/**
 * Changes as JUnit's XML: a suite for each interface, a case for each change. A change that lets the run fail is a failure,
 * an accepted one is skipped, and an interface without changes has one case that passes.
 */
export function junitDiffReport(report: DiffReport, { failOn }: { readonly failOn: FailLevel }): string {
  const contracts = new Set([
    ...report.interfaces.map(({ name }) => name),
    ...report.unchanged,
    ...report.changes.map(({ contract }) => contract),
  ]);
  return junitReport(
    "specwright diff",
    [...contracts].sort().map((contract) => suite(contract, report, failOn)),
  );
}

function suite(name: string, report: DiffReport, failOn: FailLevel): JunitSuite {
  const cases = [
    ...report.changes
      .filter(({ contract }) => contract === name)
      .map((change) => ({ name: nameOf(change), ...outcome(change, report, failOn) })),
    ...report.accepted
      .filter(({ change }) => change.contract === name)
      .map(({ change, entry }) => ({ name: nameOf(change), failures: [], skipped: entry.reason })),
  ];
  return { name, cases: cases.length === 0 ? [{ name: "nothing has changed", failures: [] }] : cases };
}

function nameOf(change: SettledChange): string {
  return `${change.sentence} (${change.id}, ${change.fingerprint})`;
}

function outcome(change: SettledChange, report: DiffReport, failOn: FailLevel): Omit<JunitCase, "name"> {
  const { before, after } = reportPlaces(change, report);
  const { witness, hint, level } = change;
  const text = [
    verdictText(change),
    ...(after === undefined ? [] : [`now: ${placeText(after)}`]),
    ...(before === undefined ? [] : [`before: ${placeText(before)}`]),
    ...(witness === undefined ? [] : [`witness: ${witnessDocument(witness)} ${witnessText(witness)}`]),
    `hint: ${hint}`,
  ].join("\n");
  const message = change.sentence;
  if (fails(change, failOn)) return { failures: [{ message, type: level, text }] };
  return { failures: [], output: `${level}: ${message}\n${text}` };
}
