import type { FailLevel } from "../settings/diff-settings.js";
import type { ReportForm, ReportForms } from "../text/report-form.js";
import type { DiffReport } from "./diff-report.js";

/** Settings of a report besides the changes. */
export interface FormOptions {
  /** Terminal colours, in text. */
  readonly color: boolean;
  /** True if the text report prints every entry in full. */
  readonly details: boolean;
  /** The level from which on a change makes the run fail. */
  readonly failOn: FailLevel;
}

/** THE list of forms of a report on changes. */
export const diffForms = {
  text: {
    says: "a terminal, in color unless `NO_COLOR` or `--no-color` is set",
    writer: async () => (await import("./text.js")).textReport,
  },
  markdown: {
    says: "a pull request comment: breaking changes in full, others folded",
    writer: async () => (await import("./markdown.js")).markdownReport,
  },
  changelog: {
    says: "users of the generated package: a section of its CHANGELOG.md",
    writer: async () => (await import("./changelog.js")).changelogReport,
  },
  json: { says: "programs; see below", writer: async () => (await import("./json.js")).jsonDiffReport },
  sarif: {
    says: "code scanning: SARIF 2.1.0, accepted changes as suppressed results",
    root: "GITHUB_WORKSPACE",
    writer: async () => (await import("./sarif.js")).sarifDiffReport,
  },
  github: {
    says: "annotations of a workflow",
    root: "GITHUB_WORKSPACE",
    writer: async () => (await import("./github.js")).githubDiffReport,
  },
  gitlab: {
    says: "the code quality widget",
    root: "CI_PROJECT_DIR",
    writer: async () => (await import("./gitlab.js")).gitlabDiffReport,
  },
  junit: {
    says: "test reports: a suite per API, a case per change, failures by `--fail-on`",
    writer: async () => (await import("./junit.js")).junitDiffReport,
  },
  html: {
    says: "a self-contained review page: excerpts, examples, search and filters",
    writer: async () => (await import("./pages/review-page.js")).reviewPage,
  },
} satisfies ReportForms<DiffReport, FormOptions>;

/** The name of a form of report. */
export type DiffFormat = keyof typeof diffForms;

/** The form of this name. */
export function diffForm(format: DiffFormat): ReportForm<DiffReport, FormOptions> {
  return diffForms[format];
}
