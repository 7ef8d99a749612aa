import type { Diagnostic, Severity } from "../../diagnostics/diagnostic.js";
import { sourceLocation } from "../../diagnostics/origin.js";
import { workflowCommand, type CommandAnnotation } from "../../text/workflow-command.js";

const levels: { readonly [Level in Severity]: CommandAnnotation["level"] } = {
  error: "error",
  warning: "warning",
  note: "notice",
};

/** Workflow commands that GitHub shows as annotations in a pull request, one a line. */
export function githubReport(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => `${annotation(diagnostic)}\n`).join("");
}

function annotation({ severity, code, message, hint, origin }: Diagnostic): string {
  const text = hint === undefined ? message : `${message}\nhint: ${hint}`;
  return workflowCommand({ level: levels[severity], title: code, text, place: sourceLocation(origin) });
}
