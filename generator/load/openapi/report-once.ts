import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";

/** Long texts are told apart well enough by how they begin and how long they are. */
function shortened(_key: string, value: unknown): unknown {
  return typeof value === "string" && value.length > 200 ? [value.slice(0, 200), value.length] : value;
}

/** Passes each finding on once, however often a shared component is read on the way to it. */
export function reportOnce(diagnostics: Diagnostics): Diagnostics {
  const seen = new Set<string>();
  return {
    ...diagnostics,
    report(code, origin, params, related) {
      const location = origin.kind === "pointer" ? `${origin.pointer} ${origin.part}` : `${origin.start}`;
      const key = JSON.stringify([code, origin.file.path, location, params], shortened);
      if (seen.has(key)) return;
      seen.add(key);
      diagnostics.report(code, origin, params, related);
    },
  };
}
