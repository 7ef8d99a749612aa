import type { DiffReport } from "../../compare/report/diff-report.js";
import type { DiffFormat } from "../../compare/report/formats.js";
import { jsonDiffReport } from "../../compare/report/json.js";
import { textReport } from "../../compare/report/text.js";

/** A report in one of its forms. */
export function diffReportText(report: DiffReport, format: DiffFormat, color: boolean): string {
  switch (format) {
    case "text":
      return textReport(report, { color });
    case "json":
      return jsonDiffReport(report);
    default:
      return "";
  }
}
