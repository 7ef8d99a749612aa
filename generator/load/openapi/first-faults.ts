import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { SourceFile } from "../../diagnostics/origin.js";

/** The first fault at or within each place of a file that has one, by pointer: looked up, since both may be thousands. */
export function firstFaultsWithin(
  faults: readonly { readonly diagnostic: Diagnostic }[],
): ReadonlyMap<SourceFile, ReadonlyMap<string, Diagnostic>> {
  const found = new Map<SourceFile, Map<string, Diagnostic>>();
  for (const { diagnostic } of faults) {
    const { origin } = diagnostic;
    if (origin.kind !== "pointer") continue;
    const byPointer = found.get(origin.file) ?? new Map<string, Diagnostic>();
    found.set(origin.file, byPointer);
    // Places around one with a fault have it, or an earlier one.
    let pointer = origin.pointer;
    while (!byPointer.has(pointer)) {
      byPointer.set(pointer, diagnostic);
      pointer = pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
    }
  }
  return found;
}
