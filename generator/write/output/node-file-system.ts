import {
  accessSync,
  closeSync,
  constants,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { compareText } from "../../text/in-order.js";
import { errorCode, type EntryStatus, type FileSystem } from "./file-system.js";

/** The disk. Files are not synced one by one: whole after the death of a process, not promised after a loss of power. */
export const nodeFileSystem: FileSystem = {
  stat: (path) => unlessMissing(() => statusOf(lstatSync(path))),
  readFile: (path) => unlessMissing(() => readFileSync(path)),
  list: (path) => unlessMissing(() => readdirSync(path).sort(compareText)),
  realPath: (path) => realpathSync.native(path),
  whyUnwritable(folder) {
    try {
      accessSync(folder, constants.W_OK);
      return undefined;
    } catch (error) {
      return errorCode(error);
    }
  },
  makeFolder: (path) => mkdirSync(path),
  writeFile(path, content) {
    const handle = openSync(path, "wx");
    try {
      writeFileSync(handle, content);
    } catch (error) {
      unlinkSync(path);
      throw error;
    } finally {
      closeSync(handle);
    }
  },
  link: (from, to) => linkSync(from, to),
  rename: (from, to) => renameSync(from, to),
  removeFile: (path) => unlinkSync(path),
  removeFolder: (path) => rmdirSync(path),
};

function statusOf(stats: Stats): EntryStatus {
  const kind = stats.isFile() ? "file" : stats.isDirectory() ? "folder" : stats.isSymbolicLink() ? "link" : "other";
  return { kind, identity: `${stats.dev}:${stats.ino}`, changedAt: stats.mtimeMs };
}

function unlessMissing<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}
