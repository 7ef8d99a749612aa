import type { Catalog } from "../entry.js";

/** Obstacles to writing the output folder. */
export const outputCatalog = {
  "output/foreign-file": {
    message: '"{path}" would be overwritten, and it was not written by specwright.',
    hint: "move the file away, or write to another folder",
    explain: `The output folder belongs to you. A file is replaced only when specwright wrote it: it is listed in .specwright.json beside the output, or it begins with the header comment of generated code. A file of the same name that you made is left as it is, and then nothing at all is written.

If the list was lost and the file is an old copy of ours, delete the file and generate again.`,
  },
  "output/link": {
    message: '"{path}" is a link, and files are never written through links.',
    hint: "replace the link with what it points to, or write to the folder behind it",
    explain: `A link inside the output folder could lead out of it, so nothing is written through one. The output folder itself may be reached through a link that stays in the repository.`,
  },
  "output/not-a-folder": {
    message: '"{path}" is a file, and a folder is needed there.',
    hint: "move the file away, or write to another folder",
    explain: `The code of an interface goes to a folder named after it. A file of that name stands in its place; it is left as it is, and nothing is written.`,
  },
  "output/not-a-file": {
    message: '"{path}" is not a plain file, and a file is to be written there.',
    hint: "move it away, or write to another folder",
    explain: `A folder, a device or a pipe has the name of a file that is to be written. It is left as it is, and nothing is written.`,
  },
  "output/cannot-write": {
    message: '"{path}" cannot be written: {reason}.',
    hint: "remove the cause and run the command again; it finishes what was begun",
    explain: `The system refused to write: the disk is full, the folder is read-only, or it belongs to somebody else. Files are prepared beside their place and put there one by one, each whole. When the fault came before the first of them, the output is as it was; when it came later, the next run finishes the work.`,
  },
  "output/cannot-read": {
    message: '"{path}" cannot be read: {reason}.',
    hint: "remove the cause and run the command again",
    explain: `With --check nothing is written, but the files of the output folder are read and compared. The system refused to show one of them or a folder, so nobody knows whether the output is what it should be.`,
  },
  "output/changed-file-kept": {
    severity: "warning",
    message: '"{path}" is no longer generated and was kept, because it was changed after it was written.',
    hint: "delete the file, or move what you need of it to a place of your own",
    explain: `When an interface or an emitter goes away, its files are removed. A file that somebody changed since is kept, and from then on it counts as theirs.`,
  },
  "output/locked": {
    message: '"{path}" is being written by {owner}.',
    hint: "wait for that run to end; if it ended long ago, delete .specwright-lock in the output folder",
    explain: `Only one run at a time writes to a folder. A second one waits for a while and then gives up. The lock of a run that died on this machine is taken over; of a run on another machine nobody here can tell whether it lives.`,
  },
} as const satisfies Catalog;
