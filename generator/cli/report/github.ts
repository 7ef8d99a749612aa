import type { Diagnostic, Severity } from "../../diagnostics/diagnostic.js";
import { placeOf } from "../../diagnostics/origin.js";

const commands: { readonly [Level in Severity]: string } = { error: "error", warning: "warning", note: "notice" };

/** Workflow commands that GitHub shows as annotations in a pull request, one a line. */
export function githubReport(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => `${annotation(diagnostic)}\n`).join("");
}

function annotation({ severity, code, message, hint, origin }: Diagnostic): string {
  const { path, line, column } = placeOf(origin);
  const text = hint === undefined ? message : `${message}\nhint: ${hint}`;
  const place = `file=${property(path)},line=${line},col=${column},title=${property(code)}`;
  return `::${commands[severity]} ${place}::${data(text)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
