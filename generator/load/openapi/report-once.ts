import type { Diagnostics } from "../../diagnostics/collector.js";

/** Passes each finding on once, however often a shared component is read on the way to it. */
export function reportOnce(diagnostics: Diagnostics): Diagnostics {
  const seen = new Set<string>();
  return {
    ...diagnostics,
    report(code, origin, params, related) {
      const place = origin.kind === "pointer" ? `${origin.pointer} ${origin.part}` : `${origin.start}`;
      const key = JSON.stringify([code, origin.file.path, place, params]);
      if (seen.has(key)) return;
      seen.add(key);
      diagnostics.report(code, origin, params, related);
    },
  };
}
