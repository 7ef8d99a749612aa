import { dirname } from "node:path";
import { digest } from "../cache/digest.js";
import type { OutputFault } from "./fault.js";
import { errorCode, type FileSystem } from "./file-system.js";
import { makeFolders, removeEmptyFolders, removeTree } from "./folders.js";
import type { JournalPut } from "./journal.js";
import { plainFile } from "./plain-file.js";
import { putBeside } from "./put-file.js";
import type { Stage } from "./stage.js";

/**
 * Does what the journal of a stage says: puts each prepared file in its place by rename, removes the files that are
 * gone from the output, and then the stage. Steps that were done before are passed over, so it can be run again after
 * a death at any point.
 */
export function finishStage({ folder, journal }: Stage, outDir: string, fs: FileSystem): void {
  for (const { path, from } of journal.puts) {
    const staged = `${folder}/${from}`;
    if (fs.stat(staged) === undefined) continue;
    const target = `${outDir}/${path}`;
    makeFolders(dirname(target), fs);
    putInPlace(staged, target, fs);
  }
  for (const { path, before } of journal.removals) {
    const { content } = plainFile(path, outDir, fs);
    if (content === undefined || digest(content) !== before) continue;
    fs.removeFile(`${outDir}/${path}`);
    removeEmptyFolders(dirname(`${outDir}/${path}`), outDir, fs);
  }
  removeTree(folder, fs);
}

function putInPlace(staged: string, target: string, fs: FileSystem): void {
  try {
    fs.rename(staged, target);
  } catch (error) {
    if (errorCode(error) !== "EXDEV") throw error;
    // A folder of the output may be a disk of its own: the file is prepared beside its place once more.
    putBeside(fs.readFile(staged) ?? "", target, fs);
    fs.removeFile(staged);
  }
}

/** Files of a dead run that something has got in the way of since: such places are not written to. */
export function faultsOfStage({ folder, journal }: Stage, outDir: string, fs: FileSystem): readonly OutputFault[] {
  return journal.puts.flatMap((put) => {
    const fault = faultOfPut(put, folder, outDir, fs);
    return fault === undefined ? [] : [fault];
  });
}

function faultOfPut(put: JournalPut, folder: string, outDir: string, fs: FileSystem): OutputFault | undefined {
  if (fs.stat(`${folder}/${put.from}`) === undefined) return undefined;
  const { content, fault } = plainFile(put.path, outDir, fs);
  if (fault !== undefined) return fault;
  const found = content === undefined ? null : digest(content);
  // A file of ours that is gone is put back; one that appeared where nothing was belongs to somebody else.
  const isForeign = put.before === null && found !== null && found !== put.after;
  return isForeign ? { kind: "foreign", path: put.path } : undefined;
}
