import type { Catalog } from "../entry.js";

/** Obstacles to writing the output folder. */
export const outputCatalog = {
  "output/foreign-file": {
    message: '"{path}" would be overwritten, but specwright did not write it.',
    hint: "move the file away, or write to another folder",
    explain: `specwright replaces a file only if it wrote it: .specwright.json in the output folder lists it, or it starts with the header comment of generated code. If the output folder contains another file of the same name, specwright keeps it and writes nothing.

If .specwright.json was lost and the file is an old generated copy, delete the file and generate again.`,
  },
  "output/link": {
    message: '"{path}" is a link, and specwright never writes through links.',
    hint: "replace the link with its target, or write to the target folder",
    explain:
      "A link inside the output folder could point outside it. The output folder itself may be a link that stays in the repository.",
  },
  "output/not-a-folder": {
    message: '"{path}" is a file, but must be a folder.',
    hint: "move the file away, or write to another folder",
    explain:
      "The code of an API is written to a folder named after it, but a file has this name. specwright keeps the file and writes nothing.",
  },
  "output/not-a-file": {
    message: '"{path}" is not a regular file, so it cannot be replaced.',
    hint: "move it away, or write to another folder",
    explain: "A folder, a device or a pipe has the name of a generated file. specwright keeps it and writes nothing.",
  },
  "output/cannot-write": {
    message: '"{path}" cannot be written: {reason}.',
    hint: "fix the cause and run the command again",
    explain:
      "The system rejected the write: the disk is full, the folder is read-only, or it belongs to another account. specwright writes temporary files first, and then renames each one. If the error occurred before the first rename, the output is unchanged; otherwise the next run completes it.",
  },
  "output/cannot-read": {
    message: '"{path}" cannot be read: {reason}.',
    hint: "fix the cause and run the command again",
    explain:
      "--check writes nothing, but reads the files of the output folder and compares them. The system rejected the read of a file or a folder, so the comparison is not possible.",
  },
  "output/changed-file-kept": {
    severity: "warning",
    message: '"{path}" is no longer generated, but was kept because it was edited.',
    hint: "delete the file, or move your changes to another file",
    explain:
      "If an API or an emitter is removed, specwright removes its files. It keeps a file that was edited after the last run, and no longer manages it.",
  },
  "output/locked": {
    message: '"{path}" is being written by {owner}.',
    hint: "wait for that run to end; if it has ended, delete .specwright-lock in the output folder",
    explain:
      "Only one run at a time writes to a folder. A second run waits for a while, and then fails. specwright removes the lock of a run on this machine that crashed, but cannot check a run on another machine.",
  },
} as const satisfies Catalog;
