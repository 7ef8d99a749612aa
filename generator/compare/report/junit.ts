import { visible } from "../../text/visible.js";
import type { FailLevel } from "../../settings/diff-settings.js";
import { markupText } from "../../text/markup.js";
import type { SettledChange } from "../settle.js";
import type { DiffReport } from "./diff-report.js";
import { fails } from "./fails.js";
import { placesOf, placeText } from "./place.js";
import { sentenceOf, verdictText, witnessText } from "./verdict-text.js";
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
  const suites = [...contracts].sort().map((contract) => suite(contract, report, failOn));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="specwright diff">',
    ...suites,
    "</testsuites>",
    "",
  ].join("\n");
}

function suite(contract: string, report: DiffReport, failOn: FailLevel): string {
  const changes = report.changes.filter((change) => change.contract === contract);
  const accepted = report.accepted.filter(({ change }) => change.contract === contract);
  const cases = [
    ...changes.map((change) => testCase(change, outcome(change, report, failOn))),
    ...accepted.map(({ change, entry }) => testCase(change, [`      <skipped message="${attribute(entry.reason)}"/>`])),
  ];
  if (cases.length === 0) cases.push(`    <testcase classname="${attribute(contract)}" name="nothing has changed"/>`);
  const failures = changes.filter((change) => fails(change, failOn)).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${accepted.length}"`;
  return [`  <testsuite name="${attribute(contract)}" ${counts}>`, ...cases, "  </testsuite>"].join("\n");
}

function testCase(change: SettledChange, inside: readonly string[]): string {
  const { contract, id, subject, fingerprint } = change;
  const name = [id, subject, fingerprint].filter((part) => part !== "").join(" ");
  const head = `    <testcase classname="${attribute(contract)}" name="${attribute(name)}">`;
  return [head, ...inside, "    </testcase>"].join("\n");
}

function outcome(change: SettledChange, report: DiffReport, failOn: FailLevel): readonly string[] {
  const { before, after } = placesOf(change, report);
  const { witness, hint, level } = change;
  const lines = [
    verdictText(change),
    ...(after === undefined ? [] : [`now: ${placeText(after)}`]),
    ...(before === undefined ? [] : [`before: ${placeText(before)}`]),
    ...(witness === undefined ? [] : [`witness: ${witnessDocument(witness)} ${witnessText(witness)}`]),
    `hint: ${hint}`,
  ];
  const text = markupText(lines.map(visible).join("\n"));
  const message = attribute(sentenceOf(change));
  if (fails(change, failOn)) return [`      <failure message="${message}" type="${level}">${text}</failure>`];
  return [`      <system-out>${markupText(visible(`${level}: ${sentenceOf(change)}`))}\n${text}</system-out>`];
}

function attribute(text: string): string {
  return markupText(visible(text));
}
