import type { Diagnostics } from "../../diagnostics/collector.js";
import type { Origin } from "../../diagnostics/origin.js";
import { errorCode } from "./file-system.js";

/** Why files cannot be written, or what a person should know about those that were. Paths are below the output folder; "" is the folder itself. */
export type OutputFault =
  /** A file that we did not write stands where one of ours belongs. */
  | { readonly kind: "foreign"; readonly path: string }
  | { readonly kind: "link"; readonly path: string }
  /** A file stands where a folder belongs. */
  | { readonly kind: "not-a-folder"; readonly path: string }
  /** A folder, or something stranger, stands where a file belongs. */
  | { readonly kind: "not-a-file"; readonly path: string }
  | { readonly kind: "cannot-write" | "cannot-read"; readonly path: string; readonly reason: string }
  /** A file that is no longer part of the output was changed since we wrote it. */
  | { readonly kind: "kept"; readonly path: string }
  | { readonly kind: "locked"; readonly path: string; readonly owner: string };

/** An error of the file system as a fault; throws every other error on. */
export function caught(
  error: unknown,
  outDir: string,
): { readonly kind: "cannot-write"; readonly path: string; readonly reason: string } {
  const code = errorCode(error);
  if (!/^E[A-Z0-9]+$/.test(code)) throw error;
  const path = error instanceof Error && "path" in error ? String(error.path) : "";
  const isInside = path.startsWith(`${outDir}/`) && !path.includes("/.specwright-");
  return {
    kind: "cannot-write",
    path: isInside ? path.slice(outDir.length + 1) : "",
    reason: reasons.get(code) ?? code,
  };
}

const reasons: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission was denied"],
  ["EPERM", "permission was denied"],
  ["EROFS", "the disk is read-only"],
  ["ENOSPC", "the disk is full"],
  ["EDQUOT", "the disk quota is used up"],
  ["ENOTDIR", "a file stands where a folder belongs"],
  ["ENAMETOOLONG", "the path is too long"],
  ["ENOENT", "a link leads nowhere, or the folder was removed meanwhile"],
  ["EMFILE", "too many files are open"],
]);

/** Reports a fault at the path that people see. */
export function reportFault(diagnostics: Diagnostics, fault: OutputFault, shownPath: (path: string) => string): void {
  const path = shownPath(fault.path);
  const origin = wholeFile(path);
  switch (fault.kind) {
    case "foreign":
      diagnostics.report("output/foreign-file", origin, { path });
      return;
    case "link":
      diagnostics.report("output/link", origin, { path });
      return;
    case "not-a-folder":
      diagnostics.report("output/not-a-folder", origin, { path });
      return;
    case "not-a-file":
      diagnostics.report("output/not-a-file", origin, { path });
      return;
    case "cannot-write":
      diagnostics.report("output/cannot-write", origin, { path, reason: fault.reason });
      return;
    case "cannot-read":
      diagnostics.report("output/cannot-read", origin, { path, reason: fault.reason });
      return;
    case "kept":
      diagnostics.report("output/changed-file-kept", origin, { path });
      return;
    case "locked":
      diagnostics.report("output/locked", origin, { path, owner: fault.owner });
      return;
  }
}

function wholeFile(path: string): Origin {
  const file = { path, text: "", language: "json" as const, locate: () => ({ start: 0, end: 0 }) };
  return { kind: "offset", file, start: 0 };
}
