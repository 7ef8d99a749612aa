import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  type Dirent,
} from "node:fs";
import { relativePath, slashed } from "../text/relative-path.js";

/** The source of files: the disk, or a revision of a repository under the same paths. */
export interface FileTree {
  /** The text of a file, without a byte order mark. */
  read(path: string, maxBytes: number): FileText | FileFault;
  /** The direct entries of a folder, sorted by name; empty when there is no such folder. */
  entries(folder: string): readonly FileEntry[];
  /** True of a file and of a folder. */
  exists(path: string): boolean;
  /** The path with its symbolic links followed; undefined when nothing is there. */
  realPath(path: string): string | undefined;
  /** An absolute path as messages show it. */
  shown(path: string): string;
  /** True for a revision of git: files that a setting of today names may not have been there yet. */
  readonly isRevision?: true;
}

/** An entry of a folder. */
export interface FileEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** The text of a file that was read. */
export interface FileText {
  readonly text: string;
}

/** The reason why there is no text. */
export type FileFault =
  | { readonly fault: "missing" }
  /** `most` where the limit is not that of whoever asked. */
  | { readonly fault: "too-large"; readonly most?: number }
  /** `hint` where another one helps than the usual. */
  | { readonly fault: "unreadable"; readonly reason: string; readonly hint?: string }
  | { readonly fault: "not-utf8"; readonly encoding?: string | undefined };

/** The fault of a folder where a file is asked for. */
export const aFolder: FileFault = { fault: "unreadable", reason: "it is a folder", hint: "name a file in it" };

/** The files of this machine; messages show their paths relative to a folder. */
export function diskTree(base: string): FileTree {
  return {
    read: readFromDisk,
    entries: (folder) => sortedEntries(folder).map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() })),
    exists: existsSync,
    realPath,
    shown: (path) => displayPath(path, base),
  };
}

function readFromDisk(path: string, maxBytes: number): FileText | FileFault {
  const read = readPlainFile(path, maxBytes);
  return "fault" in read ? read : decodeFile(read);
}

/** The bytes of a plain file. A pipe, a device or a folder is not waited for, and no more than `maxBytes` are read. */
export function readPlainFile(path: string, maxBytes: number): Uint8Array | FileFault {
  if (path.includes("\0")) return { fault: "missing" };
  let handle: number;
  try {
    // A named pipe must not make us wait for its other end.
    handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    return faultOf(error);
  }
  try {
    const status = fstatSync(handle);
    if (status.isDirectory()) return aFolder;
    if (!status.isFile()) return { fault: "unreadable", reason: "it is not a regular file" };
    const bytes = status.size > maxBytes ? undefined : readAtMost(handle, status.size, maxBytes);
    return bytes ?? { fault: "too-large" };
  } catch (error) {
    return faultOf(error);
  } finally {
    closeSync(handle);
  }
}

/** Everything that can be read, whatever size the file says it has: files of /proc say none. */
function readAtMost(handle: number, size: number, maxBytes: number): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let total = 0;
  for (let wanted = size + 1; ; wanted = 65_536) {
    const part = Buffer.allocUnsafe(Math.min(wanted, maxBytes + 1));
    const count = readSync(handle, part);
    if (count === 0) return parts.length === 1 ? parts[0] : Buffer.concat(parts);
    total += count;
    if (total > maxBytes) return undefined;
    parts.push(part.subarray(0, count));
  }
}

function faultOf(error: unknown): FileFault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG") return { fault: "missing" };
  return { fault: "unreadable", reason: systemReasons.get(code) ?? code };
}

const systemReasons: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission was denied"],
  ["EPERM", "permission was denied"],
  ["ELOOP", "its links are circular"],
  ["ENXIO", "it is not a regular file"],
  ["EAGAIN", "it is not a regular file"],
]);

/** Bytes as UTF-8, without a byte order mark. XML may be in UTF-16, as its standard says, and in ISO-8859-1 where it says so. */
export function decodeFile(bytes: Uint8Array): FileText | FileFault {
  const xml = xmlInUtf16(bytes) ?? xmlInLatin1(bytes);
  if (xml !== undefined) return { text: xml };
  // Of the first characters of a spec none is U+0000: half of them being zero tells UTF-16 without a byte order mark.
  if (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0)) return { fault: "not-utf8", encoding: "UTF-16" };
  try {
    // The decoder drops the byte order mark.
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const [first = 0, second = 0] = bytes;
    const isMark = first + second === 0xfe + 0xff && (first === 0xfe || second === 0xfe);
    return { fault: "not-utf8", encoding: isMark ? "UTF-16" : undefined };
  }
}

/** The text of XML in UTF-16, which begins with a byte order mark or a tag; undefined for any other bytes. */
function xmlInUtf16(bytes: Uint8Array): string | undefined {
  const [first = -1, second = -1] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  if (!isLittle && !isBig) return undefined;
  try {
    const text = new TextDecoder(isLittle ? "utf-16le" : "utf-16be", { fatal: true }).decode(bytes);
    return /^\s*</.test(text.slice(0, 1_000)) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The text of XML whose declaration names ISO-8859-1: schemas of that age cannot be edited. XML 1.0, section 4.3.3. */
function xmlInLatin1(bytes: Uint8Array): string | undefined {
  const begin = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const declared = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(begin)?.[1]?.toUpperCase();
  if (declared !== "ISO-8859-1" && declared !== "LATIN1") return undefined;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

/** Sorted, so that nothing depends on the file system's order; empty when the folder is not there. */
function sortedEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function displayPath(path: string, base: string): string {
  return relativePath(base, path) || slashed(path);
}
