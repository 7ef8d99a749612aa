import { printDiagnostics } from "../../../diagnostics/print.js";
import type { FormOptions } from "../../../lint/report/forms.js";
import { visibleStart } from "../../../text/visible.js";
import type { ApiResult } from "../test-api.js";
import type { TestResult } from "../test-contracts.js";

/** Settings of a report on fixtures besides its results. */
export interface TestFormOptions extends FormOptions {
  /** True if only problems are printed. */
  readonly quiet: boolean;
}

/** Problems in full, then a line for each API. */
export function textTestReport({ diagnostics, apis }: TestResult, options: TestFormOptions): string {
  const problems = printDiagnostics(diagnostics, { ...options, frames: true });
  if (options.quiet) return problems;
  const width = Math.max(0, ...apis.map(({ name }) => name.length));
  return problems + apis.map((api) => `${visibleStart(api.name.padEnd(width))}  ${countsOf(api)}\n`).join("");
}

/** "12 of 13 fixtures pass, ajv checks 10, libxml2 checks 3". */
function countsOf({ fixtures, judged }: ApiResult): string {
  const passed = fixtures.filter(({ ok }) => ok).length;
  const judges = Object.entries(judged).map(([judge, count]) => (count === 0 ? [] : [`${judge} checks ${count}`]));
  return [`${passed} of ${fixtures.length} fixtures pass`, ...judges.flat()].join(", ");
}
