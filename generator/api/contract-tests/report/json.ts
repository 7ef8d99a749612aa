import { sourceLocation } from "../../../diagnostics/origin.js";
import { visibleJson } from "../../../text/visible.js";
import type { TestResult } from "../test-contracts.js";

/** Results as one JSON document. Properties are added in later versions, and keep their meaning. */
export function jsonTestReport({ diagnostics, apis, ok }: TestResult): string {
  const problems = diagnostics.map(({ code, severity, message, hint, origin }) => {
    const { path, line, column } = sourceLocation(origin);
    return { code, severity, message, ...(hint !== undefined && { hint }), path, line, column };
  });
  return visibleJson({ version: 1, ok, apis, diagnostics: problems });
}
