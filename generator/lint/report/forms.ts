import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { ByCode } from "../../diagnostics/print.js";
import type { ReportForm, ReportForms } from "../../text/report-form.js";

/** Settings of findings as people see them; other forms take no notice of it. */
export interface LintFormOptions {
  /** True if the output may contain colors. */
  readonly color: boolean;
  /** The maximum number of findings that are printed in full, errors first. */
  readonly most: number;
  /** The findings that are grouped into one line per code. Default: none. */
  readonly byCode?: ByCode | undefined;
}

/** THE list of forms of a report on findings. */
export const lintForms = {
  text: {
    says: "a terminal: one line for each rule",
    writer: async () => {
      const { printDiagnostics } = await import("../../diagnostics/print.js");
      return (findings, options) => printDiagnostics(findings, { ...options, frames: true });
    },
  },
  json: { says: "programs", writer: async () => (await import("./json.js")).jsonReport },
  sarif: { says: "code scanning: SARIF 2.1.0", writer: async () => (await import("./sarif.js")).sarifReport },
  github: {
    says: "annotations of a workflow",
    root: "GITHUB_WORKSPACE",
    writer: async () => (await import("./github.js")).githubReport,
  },
} satisfies ReportForms<readonly Diagnostic[], LintFormOptions>;

/** The name of a form of the lint report. */
export type LintFormat = keyof typeof lintForms;

/** The form of this name. */
export function lintForm(format: LintFormat): ReportForm<readonly Diagnostic[], LintFormOptions> {
  return lintForms[format];
}
