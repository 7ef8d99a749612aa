import { printDiagnostics } from "../../../diagnostics/print.js";
import type { LintFormOptions } from "../../../lint/report/forms.js";
import { visible, visibleStart } from "../../../text/visible.js";
import type { Coverage } from "../measure-coverage.js";
import type { MutationResult, SurvivingMutant } from "../mutations/mutate-api.js";
import { mutationScore } from "../mutations/mutation-score.js";
import type { ApiResult } from "../test-api.js";
import type { TestResult } from "../test-contracts.js";

/** Settings of a report on fixtures. */
export interface TestFormOptions extends LintFormOptions {
  /** True if only problems are printed. */
  readonly quiet: boolean;
}

/** Problems in full, then a line for each API. */
export function textTestReport({ diagnostics, apis }: TestResult, options: TestFormOptions): string {
  const problems = printDiagnostics(diagnostics, { ...options, frames: true });
  if (options.quiet) return problems;
  const missing = apis.flatMap(({ coverage }) => (coverage === undefined ? [] : missingLines(coverage)));
  const survivors = apis.flatMap(({ mutation }) => mutation?.survivors ?? []).map(survivorLine);
  const width = Math.max(0, ...apis.map(({ name }) => name.length));
  return (
    problems +
    missing.join("") +
    survivors.join("") +
    apis.map((api) => `${visibleStart(api.name.padEnd(width))}  ${countsOf(api)}\n`).join("")
  );
}

/** "12 of 13 fixtures pass, ajv checks 10, libxml2 checks 3". */
function countsOf({ fixtures, judged, coverage, mutation, replay }: ApiResult): string {
  const passed = fixtures.filter(({ ok }) => ok).length;
  const judges = Object.entries(judged).map(([judge, count]) => (count === 0 ? [] : [`${judge} checks ${count}`]));
  const covered = coverage === undefined ? [] : coverageCounts(coverage);
  return [
    `${passed} of ${fixtures.length} fixtures pass`,
    ...judges.flat(),
    ...covered,
    ...mutationCounts(mutation),
    ...replayCounts(replay),
  ].join(", ");
}

function survivorLine({ what, path, line, column }: SurvivingMutant): string {
  return `${visibleStart(path)}:${line}:${column}: not noticed: ${visible(what)}\n`;
}

/** "mutation score 90.0 % (90 of 100 mutants killed, 4 equivalent)". */
function mutationCounts(mutation: MutationResult | undefined): readonly string[] {
  if (mutation === undefined) return [];
  const { total, run, killed, survivors, equivalent, invalid } = mutation;
  const score = mutationScore(mutation);
  const counts = [
    `${killed} of ${killed + survivors.length} mutants killed`,
    ...(equivalent === 0 ? [] : [`${equivalent} equivalent`]),
    ...(invalid === 0 ? [] : [`${invalid} not valid`]),
    ...(run === total ? [] : [`${run} of ${total} drawn`]),
  ];
  return [`mutation score ${score === undefined ? "-" : `${floored(score)} %`} (${counts.join(", ")})`];
}

function replayCounts(replay: ApiResult["replay"]): readonly string[] {
  if (replay === undefined) return [];
  const skipped = replay.skipped === 0 ? [] : [`${replay.skipped} requests skipped (--all-methods sends them)`];
  return [`${replay.sent} requests sent`, ...skipped];
}

/** With one decimal, and never above the value: 99.99 is not 100. */
function floored(percent: number): string {
  return (Math.floor(percent * 10) / 10).toFixed(1);
}

const partNames = {
  constraints: "constraint",
  statuses: "status",
  errorRows: "error row",
} as const;

function missingLines(coverage: Coverage): readonly string[] {
  return Object.entries(partNames).flatMap(([kind, name]) =>
    coverage[kind as keyof Coverage].missing.map(
      ({ what, path, line, column }) =>
        `${visibleStart(path)}:${line}:${column}: not exercised: ${name} ${visible(what)}\n`,
    ),
  );
}

/** "constraints 10 of 12, statuses 3 of 4". */
function coverageCounts(coverage: Coverage): readonly string[] {
  const words = {
    constraints: "constraints",
    statuses: "statuses",
    errorRows: "error rows",
  } as const;
  return Object.entries(words).flatMap(([kind, word]) => {
    const { total, missing } = coverage[kind as keyof Coverage];
    return total === 0 ? [] : [`${word} ${total - missing.length} of ${total}`];
  });
}
