import { dirname } from "node:path";
import { errorCode, type FileSystem } from "./file-system.js";

/** Makes a folder and those above it that are missing. */
export function makeFolders(path: string, fs: FileSystem): void {
  if (fs.stat(path) !== undefined) return;
  const parent = dirname(path);
  if (parent !== path) makeFolders(parent, fs);
  try {
    fs.makeFolder(path);
  } catch (error) {
    // Another run may have been quicker.
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

/** Removes a folder with everything in it; links are removed and not followed. */
export function removeTree(path: string, fs: FileSystem): void {
  const kind = fs.stat(path)?.kind;
  if (kind === undefined) return;
  if (kind !== "folder") {
    fs.removeFile(path);
    return;
  }
  for (const name of fs.list(path) ?? []) removeTree(`${path}/${name}`, fs);
  fs.removeFolder(path);
}

/** Removes a folder when it is empty, and then the ones above it, below and without `top`. */
export function removeEmptyFolders(path: string, top: string, fs: FileSystem): void {
  for (let folder = path; folder.length > top.length && folder.startsWith(`${top}/`); folder = dirname(folder)) {
    if (fs.list(folder)?.length !== 0) return;
    try {
      fs.removeFolder(folder);
    } catch (error) {
      // Somebody has put a file into it meanwhile, or uses it: an empty folder does no harm.
      if (mayStay.has(errorCode(error))) return;
      throw error;
    }
  }
}

const mayStay: ReadonlySet<string> = new Set(["ENOTEMPTY", "EEXIST", "EBUSY"]);
