import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import type { FileFault } from "./file-tree.js";

/** Reports why a file was not read. `near` gives the name of another one, where that may have been meant. */
export function reportFileFault(
  fault: FileFault,
  {
    path,
    maxBytes,
    near,
  }: { readonly path: string; readonly maxBytes: number; readonly near?: () => string | undefined },
  origin: Origin,
  diagnostics: Diagnostics,
): void {
  switch (fault.fault) {
    case "missing":
      diagnostics.report("source/missing-file", origin, { path, near: near?.() });
      return;
    case "unreadable":
      diagnostics.report("source/unreadable-file", origin, { path, reason: fault.reason, hint: fault.hint });
      return;
    case "too-large":
      diagnostics.report("source/too-large", origin, { path, limit: sizeText(fault.most ?? maxBytes) });
      return;
    case "not-utf8":
      diagnostics.report("source/not-utf8", origin, { path, encoding: fault.encoding });
      return;
  }
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 1024 / 1024)} MB`;
}
