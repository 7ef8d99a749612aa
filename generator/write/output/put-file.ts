import { basename, dirname } from "node:path";
import { caught, type OutputFault } from "./fault.js";
import type { FileSystem } from "./file-system.js";
import { makeFolders, removeTree } from "./folders.js";
import { nodeFileSystem } from "./node-file-system.js";
import { plainFile } from "./plain-file.js";
import { stagePrefix } from "./work-names.js";

/**
 * Writes a file below a folder (an absolute path), outside of any output: prepared beside its place and put there in one step, so
 * that whoever looks finds the old file or the new one, whole. Neither at the path nor on the way to it is a link followed;
 * folders on the way are made. Gives back what stood in the way, and then nothing was written.
 */
export function putFile(
  path: string,
  text: string,
  folder: string,
  fs: FileSystem = nodeFileSystem,
): OutputFault | undefined {
  try {
    const { fault } = plainFile(path, folder, fs);
    if (fault !== undefined) return fault;
    makeFolders(dirname(`${folder}/${path}`), fs);
    putBeside(text, `${folder}/${path}`, fs);
    return undefined;
  } catch (error) {
    return { ...caught(error, folder), path };
  }
}

/** Puts a file in its place by way of one beside it. Remains of a run that died at this very file are removed. */
export function putBeside(content: string | Uint8Array, target: string, fs: FileSystem): void {
  const draft = `${dirname(target)}/${stagePrefix}${basename(target)}`;
  removeTree(draft, fs);
  fs.writeFile(draft, content);
  fs.rename(draft, target);
}
