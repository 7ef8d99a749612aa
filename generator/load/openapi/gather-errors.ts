import { severityOf } from "../../diagnostics/catalog.js";
import { createDiagnostics, fallbackOf, type Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Fallback } from "../../diagnostics/entry.js";

/** An error in lenient reading, with the fallback of its catalog row. */
export interface LenientError {
  readonly diagnostic: Diagnostic;
  readonly fallback: Fallback;
  /** The missing property, if the error names one. */
  readonly missing: string | undefined;
  /** The pointer of a duplicate key. */
  readonly repeated: string | undefined;
}

/**
 * Returns a collector of reports with the fallback of each error. An error that a part is skipped for is kept regardless of the
 * limit per code.
 */
export function gatherErrors(): { readonly diagnostics: Diagnostics; readonly errors: readonly LenientError[] } {
  const errors: LenientError[] = [];
  const found = createDiagnostics({
    isAlwaysKept: (code, params) => severityOf(code) === "error" && fallbackOf(code, params as never) !== "ignore",
  });
  return {
    errors,
    diagnostics: {
      ...found,
      report(code, origin, params, related) {
        const before = found.all().length;
        found.report(code, origin, params, related);
        const diagnostic = found.all()[before];
        if (diagnostic?.severity !== "error") return;
        const repeated = code === "source/duplicate-key" ? textIn(params, "pointer") : undefined;
        errors.push({ diagnostic, fallback: fallbackOf(code, params), missing: textIn(params, "missing"), repeated });
      },
      keep(diagnostic) {
        found.keep(diagnostic);
        if (diagnostic.severity !== "error") return;
        errors.push({ diagnostic, fallback: fallbackOf(diagnostic.code), missing: undefined, repeated: undefined });
      },
    },
  };
}

/** An error that counts although loading could ignore it. */
export function withoutIgnoring(error: LenientError): LenientError {
  return error.fallback === "ignore" ? { ...error, fallback: "give-up" } : error;
}

function textIn(params: object, name: string): string | undefined {
  const value = (params as { readonly [key: string]: unknown })[name];
  return typeof value === "string" ? value : undefined;
}
