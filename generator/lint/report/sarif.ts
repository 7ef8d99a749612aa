import { catalog, severityOf, type DiagnosticCode } from "../../diagnostics/catalog.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { sourceLocation, type Origin } from "../../diagnostics/origin.js";
import { sarifLocation, sarifLog, sarifMessage } from "../../text/sarif.js";
import { toolVersion } from "../../version.js";
import { endOf } from "../../diagnostics/end-of.js";
import { compareText } from "../../text/in-order.js";

/** Findings as a SARIF 2.1.0 log of one run. Paths are relative to the folder that the tool ran in. */
export function sarifReport(diagnostics: readonly Diagnostic[]): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort(compareText);
  return sarifLog(
    toolVersion(),
    codes.map(rule),
    diagnostics.map((diagnostic) => sarifResult(diagnostic, codes.indexOf(diagnostic.code))),
  );
}

function rule(code: DiagnosticCode): object {
  const { explain } = catalog[code];
  const [summary = explain] = explain.trim().split("\n\n");
  return {
    id: code,
    shortDescription: { text: summary },
    fullDescription: { text: explain.trim() },
    defaultConfiguration: { level: severityOf(code) },
  };
}

function sarifResult({ code, severity, message, hint, origin, related }: Diagnostic, ruleIndex: number): object {
  const relatedLocations = related.map((relatedPlace, id) => ({
    id,
    message: sarifMessage(relatedPlace.message),
    physicalLocation: physicalLocation(relatedPlace.origin),
  }));
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: sarifMessage(hint === undefined ? message : `${message}\nHint: ${hint}`),
    locations: [{ physicalLocation: physicalLocation(origin) }],
    ...(relatedLocations.length === 0 ? {} : { relatedLocations }),
  };
}

function physicalLocation(origin: Origin): object {
  const textPlace = sourceLocation(origin);
  const { path, line, column } = textPlace;
  return sarifLocation({ path, line, column, ...endOf(textPlace) });
}
