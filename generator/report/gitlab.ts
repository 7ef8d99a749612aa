import { visibleJson } from "../text/visible.js";
import type { Level } from "../compare/kind-of-change.js";
import type { SettledChange } from "../compare/final-levels.js";
import type { DiffReport } from "./diff-report.js";
import { markedPlace } from "./place.js";
import { verdictText } from "./verdict-text.js";

const severities: Readonly<Record<Level, string>> = { breaking: "critical", warning: "minor", info: "info" };

/** Changes as GitLab's code quality report: one JSON list, shown in merge requests. */
export function gitlabDiffReport(report: DiffReport): string {
  return visibleJson(report.changes.map((change) => issue(change, report)));
}

function issue(change: SettledChange, report: DiffReport): object {
  const reportPlace = markedPlace(change, report);
  return {
    description: `${change.sentence} Verdict: ${verdictText(change)}. ${change.hint}`,
    check_name: change.id,
    fingerprint: change.fingerprint,
    severity: severities[change.level],
    location: {
      path: reportPlace?.file ?? change.contract,
      lines: { begin: reportPlace?.line ?? 1, end: reportPlace?.endLine ?? 1 },
    },
  };
}
