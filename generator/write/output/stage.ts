import { randomUUID } from "node:crypto";
import { digest } from "../cache/digest.js";
import type { FileSystem } from "./file-system.js";
import { journalName, journalText, parseJournal, type WriteJournal } from "./journal.js";
import { removeTree } from "./folders.js";
import { plainFile } from "./plain-file.js";
import type { WritePlan } from "./plan-write.js";
import { stagePrefix } from "./work-names.js";

/** A folder in the output folder, so on the same file system, that holds the files of a run until they are put in place. */
export interface Stage {
  /** An absolute path. */
  readonly folder: string;
  readonly journal: WriteJournal;
}

/** Writes all files of a plan to a new stage, and the journal last, in one step: that is the moment of decision. */
export function prepareStage(plan: WritePlan, outDir: string, fs: FileSystem): Stage {
  const folder = `${outDir}/${stagePrefix}${randomUUID()}`;
  try {
    fs.makeFolder(folder);
    const puts = plan.puts.map(({ path, text, before, after }, index) => {
      const from = String(index);
      fs.writeFile(`${folder}/${from}`, text);
      return { path, from, before: before ?? null, after };
    });
    const journal = { puts, removals: plan.removals };
    fs.writeFile(`${folder}/${journalName}.new`, journalText(journal));
    fs.rename(`${folder}/${journalName}.new`, `${folder}/${journalName}`);
    return { folder, journal };
  } catch (error) {
    discard(folder, fs);
    throw error;
  }
}

/**
 * Folders that dead runs have left in the output folder, in the order of their names: stages to finish, and folders to
 * discard.
 */
export function leftStages(
  outDir: string,
  fs: FileSystem,
): { readonly decided: readonly Stage[]; readonly undecided: readonly string[] } {
  const names = (fs.list(outDir) ?? []).filter((name) => name.startsWith(stagePrefix));
  const found = names.map((name) => ({
    folder: `${outDir}/${name}`,
    journal: readJournal(`${outDir}/${name}`, fs),
  }));
  const decided = found.flatMap(({ folder, journal }) =>
    journal !== undefined && isIntact({ folder, journal }, fs) ? [{ folder, journal }] : [],
  );
  const kept = decided.map(({ folder }) => folder);
  return { decided, undecided: found.map(({ folder }) => folder).filter((folder) => !kept.includes(folder)) };
}

function readJournal(folder: string, fs: FileSystem): WriteJournal | undefined {
  const { content } = fs.stat(folder)?.kind === "folder" ? plainFile(journalName, folder, fs) : {};
  return content === undefined ? undefined : parseJournal(new TextDecoder().decode(content));
}

/** Every prepared file is whole, or was put in place already. */
function isIntact({ folder, journal }: Stage, fs: FileSystem): boolean {
  return journal.puts.every(({ from, after }) => {
    const { content, fault } = plainFile(from, folder, fs);
    return fault === undefined && (content === undefined || digest(content) === after);
  });
}

function discard(folder: string, fs: FileSystem): void {
  try {
    removeTree(folder, fs);
  } catch {
    // A folder that cannot be removed now is discarded by the next run.
  }
}
