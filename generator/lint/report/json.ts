import { visibleJson } from "../../text/visible.js";
import type { Diagnostic, Severity } from "../../diagnostics/diagnostic.js";
import { sourceLocation, type Origin } from "../../diagnostics/origin.js";
import { endOf } from "../../diagnostics/end-of.js";

/** The output of `lint --format json`. Later versions may add properties, but never change their meaning. */
export interface JsonReport {
  /** The version of this shape. */
  readonly version: 1;
  readonly diagnostics: readonly JsonDiagnostic[];
  /** The number of diagnostics of this severity. */
  readonly errors: number;
  /** The number of diagnostics of this severity. */
  readonly warnings: number;
}

/** A diagnostic as the JSON report has it. */
export interface JsonDiagnostic extends JsonPlace {
  /** An entry of the catalogue: "lint/no-description". */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** An instruction; undefined if none exists. */
  readonly hint?: string;
  /** Related source locations, each with its own message. */
  readonly related: readonly ({ readonly message: string } & JsonPlace)[];
}

/** Lines and columns from 1, columns in UTF-16 code units, the end excluded. */
export interface JsonPlace {
  /** Relative to the working folder, as the text report shows it. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Findings as one JSON document of the shape `JsonReport`. */
export function jsonReport(diagnostics: readonly Diagnostic[]): string {
  const report: JsonReport = {
    version: 1,
    diagnostics: diagnostics.map(jsonDiagnostic),
    errors: diagnostics.filter(({ severity }) => severity === "error").length,
    warnings: diagnostics.filter(({ severity }) => severity === "warning").length,
  };
  return visibleJson(report);
}

function jsonDiagnostic({ code, severity, message, hint, origin, related }: Diagnostic): JsonDiagnostic {
  return {
    code,
    severity,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...jsonPlace(origin),
    related: related.map((relatedPlace) => ({ message: relatedPlace.message, ...jsonPlace(relatedPlace.origin) })),
  };
}

function jsonPlace(origin: Origin): JsonPlace {
  const textPlace = sourceLocation(origin);
  const { path, line, column } = textPlace;
  return { path, line, column, ...endOf(textPlace) };
}
