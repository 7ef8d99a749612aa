import { markupText } from "./markup.js";
import { visible, visibleLines } from "./visible.js";

/** A suite of JUnit's XML: one API. */
export interface JunitSuite {
  readonly name: string;
  readonly cases: readonly JunitCase[];
}

/** A case of a suite, which passes if it has no failure. */
export interface JunitCase {
  readonly name: string;
  /** None for a case that passes. */
  readonly failures: readonly { readonly message: string; readonly type: string; readonly text: string }[];
  /** The reason for which the case counts as skipped. */
  readonly skipped?: string;
  /** Text of a case that passes. */
  readonly output?: string;
}

/** Suites as JUnit's XML. */
export function junitReport(name: string, suites: readonly JunitSuite[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${attribute(name)}">`,
    ...suites.map(suiteXml),
    "</testsuites>",
    "",
  ];
  return lines.join("\n");
}

function suiteXml({ name, cases }: JunitSuite): string {
  const failed = cases.filter(({ failures }) => failures.length > 0).length;
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  const counts = `tests="${cases.length}" failures="${failed}" errors="0" skipped="${skipped}"`;
  const lines = cases.map((one) => caseXml(name, one));
  return [`  <testsuite name="${attribute(name)}" ${counts}>`, ...lines, "  </testsuite>"].join("\n");
}

function caseXml(suite: string, { name, failures, skipped, output }: JunitCase): string {
  const inside = [
    ...(skipped === undefined ? [] : [`      <skipped message="${attribute(skipped)}"/>`]),
    ...failures.map(
      ({ message, type, text }) =>
        `      <failure message="${attribute(message)}" type="${attribute(type)}">${markupText(visibleLines(text))}</failure>`,
    ),
    ...(output === undefined ? [] : [`      <system-out>${markupText(visibleLines(output))}</system-out>`]),
  ];
  const head = `    <testcase classname="${attribute(suite)}" name="${attribute(name)}"`;
  return inside.length === 0 ? `${head}/>` : [`${head}>`, ...inside, "    </testcase>"].join("\n");
}

function attribute(text: string): string {
  return markupText(visible(text));
}
