import type { DiffReport } from "../../compare/report/diff-report.js";
import type { DiffFormat } from "../../compare/report/formats.js";
import { githubDiffReport } from "../../compare/report/github.js";
import { gitlabDiffReport } from "../../compare/report/gitlab.js";
import { htmlReport } from "../../compare/report/html.js";
import { jsonDiffReport } from "../../compare/report/json.js";
import { junitDiffReport } from "../../compare/report/junit.js";
import { markdownReport } from "../../compare/report/markdown.js";
import { sarifDiffReport } from "../../compare/report/sarif.js";
import { textReport } from "../../compare/report/text.js";
import type { FailLevel } from "../../settings/settings.js";

export interface DiffTextOptions {
  readonly format: DiffFormat;
  readonly color: boolean;
  readonly failOn: FailLevel;
}

/** A report in one of its forms. */
export function diffReportText(report: DiffReport, { format, color, failOn }: DiffTextOptions): string {
  switch (format) {
    case "text":
      return textReport(report, { color });
    case "markdown":
      return markdownReport(report);
    case "json":
      return jsonDiffReport(report);
    case "sarif":
      return sarifDiffReport(report);
    case "github":
      return githubDiffReport(report);
    case "gitlab":
      return gitlabDiffReport(report);
    case "junit":
      return junitDiffReport(report, failOn);
    case "html":
      return htmlReport(report);
  }
}
