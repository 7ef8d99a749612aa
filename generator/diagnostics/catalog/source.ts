import { entry } from "../entry.js";

/** Faults of a file's text before it means anything: missing, unreadable, malformed, too large. */
export const sourceCatalog = {
  "source/missing-file": entry<{ path: string; near?: string | undefined }>({
    severity: "error",
    message: ({ path }) => `File "${path}" does not exist.`,
    hint: ({ near }) => (near === undefined ? "check the path" : `did you mean "${near}"?`),
    explain:
      "A reference or an argument names a file that is not there. References are resolved against the folder of the file that holds them.",
  }),
} as const;
