import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../diagnostics/origin.js";
import { errorCode } from "./file-system.js";
import { isWorkName } from "./work-names.js";

/**
 * A reason why files cannot be written, or a remark for people about those that were. Paths are below the output
 * folder; "" is the folder itself.
 */
export type OutputFault =
  /** A file that specwright did not write has the path of a generated file. */
  | { readonly kind: "foreign"; readonly path: string }
  | { readonly kind: "link"; readonly path: string }
  /** A file has the path of a folder. */
  | { readonly kind: "not-a-folder"; readonly path: string }
  /** A folder, or another entry, has the path of a file. */
  | { readonly kind: "not-a-file"; readonly path: string }
  | { readonly kind: "cannot-write" | "cannot-read"; readonly path: string; readonly reason: string }
  /** A file that is no longer part of the output was changed since we wrote it. */
  | { readonly kind: "kept"; readonly path: string }
  | { readonly kind: "locked"; readonly path: string; readonly owner: string };

/** An error of the file system at a path in the folder (absolute, its links followed); throws every other error on. */
export function caught(
  error: unknown,
  folder: string,
): { readonly kind: "cannot-write"; readonly path: string; readonly reason: string } {
  const code = errorCode(error);
  if (!/^E[A-Z0-9]+$/.test(code)) throw error;
  return { kind: "cannot-write", path: placeOf(error as NodeJS.ErrnoException, folder), reason: systemReason(code) };
}

/** The file that a person can do something about: where one is moved to, and no file of our own work but its folder. */
function placeOf(error: NodeJS.ErrnoException & { readonly dest?: string }, folder: string): string {
  const path = error.dest ?? error.path ?? "";
  const inside = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : "";
  return inside.split("/").some(isWorkName) ? "" : inside;
}

/** The meaning of an error code of the system, in words where we know them. */
export function systemReason(code: string): string {
  const reason = reasons.get(code);
  return reason === undefined ? `the system reported ${code}` : reason;
}

const reasons: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission was denied"],
  ["EPERM", "permission was denied"],
  ["EROFS", "the disk is read-only"],
  ["ENOSPC", "the disk is full"],
  ["EDQUOT", "the disk quota is used up"],
  ["ENOTDIR", "a file has the name of a folder"],
  ["ENAMETOOLONG", "the path is too long"],
  ["ENOENT", "the target of a link does not exist, or the folder was removed"],
  ["EMFILE", "too many files are open"],
  ["ENFILE", "too many files are open"],
  ["EBUSY", "another program uses it"],
  ["ETXTBSY", "another program uses it"],
  ["EIO", "the disk has failed"],
  ["EFBIG", "the file exceeds the size limit of the system"],
  ["ELOOP", "its links are circular"],
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
