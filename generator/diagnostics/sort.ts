import type { Diagnostic } from "./diagnostic.js";
import { placeOf, type Place } from "./origin.js";
import { compareText } from "../text/in-order.js";

/** A diagnostic with its place looked up. */
export interface PlacedDiagnostic {
  readonly diagnostic: Diagnostic;
  readonly place: Place;
}

/** Diagnostics in the order people read them: by path, line, column and code, whatever the order of arrival. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly PlacedDiagnostic[] {
  return diagnostics.map((diagnostic) => ({ diagnostic, place: placeOf(diagnostic.origin) })).sort(compare);
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
