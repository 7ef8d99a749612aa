import type { Diagnostic } from "./diagnostic.js";
import { sourceLocation, type SourceLocation } from "./origin.js";
import { compareText } from "../text/in-order.js";

/** A diagnostic with its resolved location. */
export interface PlacedDiagnostic {
  readonly diagnostic: Diagnostic;
  /** File, line and column, from 1. */
  readonly place: SourceLocation;
}

/** Returns diagnostics sorted by path, line, column and code, independent of the order of arrival. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly PlacedDiagnostic[] {
  return diagnostics.map((diagnostic) => ({ diagnostic, place: sourceLocation(diagnostic.origin) })).sort(compare);
}

function compare(a: PlacedDiagnostic, b: PlacedDiagnostic): number {
  return (
    compareText(a.place.path, b.place.path) ||
    a.place.line - b.place.line ||
    a.place.column - b.place.column ||
    compareText(a.diagnostic.code, b.diagnostic.code) ||
    compareText(a.diagnostic.message, b.diagnostic.message)
  );
}
