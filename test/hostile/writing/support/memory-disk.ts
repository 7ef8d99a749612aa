import { dirname, resolve } from "node:path";
import type { EntryStatus, FileSystem } from "../../../../generator/write/output/file-system.js";

interface Entry {
  readonly kind: EntryStatus["kind"];
  readonly id: number;
  readonly content: Uint8Array;
  readonly changedAt: number;
}

export interface DiskOptions {
  /** Bytes that fit; a file that does not fit is refused with ENOSPC. */
  readonly capacity?: number;
  /** No file has two names. */
  readonly knowsNoLinks?: boolean;
  /** Two names that differ in upper and lower case alone are one file, called as it was first. */
  readonly ignoresCase?: boolean;
  /** Folders that are disks of their own: no file is moved from one to another. */
  readonly mounts?: readonly string[];
}

export interface MemoryDisk {
  readonly fs: FileSystem;
  /** All files below a folder with their contents, by path from there. */
  files(folder: string): Readonly<Record<string, string>>;
  /** Puts a file there, with the folders above it. */
  put(path: string, text: string): void;
  copy(): MemoryDisk;
}

/** A disk that costs nothing, on which everything was written long ago: every death and every refusal can be tried. Paths are absolute, with "/" between names. */
export function memoryDisk(
  options: DiskOptions = {},
  start: ReadonlyMap<string, readonly [string, Entry]> = new Map(),
): MemoryDisk {
  // By folded path: the path as it was written, and its entry.
  const entries = new Map(start);
  let nextId = entries.size + 1;
  const fold = (path: string): string => (options.ignoresCase === true ? resolve(path).toLowerCase() : resolve(path));
  const at = (path: string): Entry | undefined => entries.get(fold(path))?.[1];

  function add(path: string, kind: Entry["kind"], content: Uint8Array): void {
    entries.set(fold(path), [path, { kind, id: nextId++, content, changedAt: 0 }]);
  }

  function namesIn(folder: string): string[] {
    const inside = [...entries.values()].filter(([path]) => fold(dirname(path)) === fold(folder) && path !== "/");
    return inside.map(([path]) => path.slice(path.lastIndexOf("/") + 1)).sort();
  }

  function diskOf(path: string): string | undefined {
    return options.mounts?.find((mount) => resolve(path).startsWith(`${mount}/`));
  }

  function expectFolder(path: string): void {
    const parent = at(dirname(path));
    if (parent === undefined) throw fault("ENOENT", path);
    if (parent.kind !== "folder") throw fault("ENOTDIR", path);
  }

  function used(): number {
    return [...entries.values()].reduce((sum, [, { content }]) => sum + content.length, 0);
  }

  const fs: FileSystem = {
    stat: (path) => {
      const found = at(path);
      return found && { kind: found.kind, identity: String(found.id), changedAt: found.changedAt };
    },
    readFile: (path) => {
      const found = at(path);
      if (found !== undefined && found.kind !== "file") throw fault("EISDIR", path);
      return found?.content;
    },
    list: (path) => (at(path)?.kind === "folder" ? namesIn(path) : undefined),
    realPath: (path) => path,
    whyUnwritable: (path) => (at(path)?.kind === "folder" ? undefined : "ENOENT"),
    makeFolder: (path) => {
      if (at(path) !== undefined) throw fault("EEXIST", path);
      expectFolder(path);
      add(path, "folder", empty);
    },
    writeFile: (path, content) => {
      if (at(path) !== undefined) throw fault("EEXIST", path);
      expectFolder(path);
      const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
      if (used() + bytes.length > (options.capacity ?? Infinity)) throw fault("ENOSPC", path);
      add(path, "file", bytes);
    },
    link: (from, to) => {
      const found = at(from);
      if (found === undefined) throw fault("ENOENT", from);
      if (options.knowsNoLinks === true) throw fault("EPERM", from);
      if (at(to) !== undefined) throw fault("EEXIST", to);
      expectFolder(to);
      entries.set(fold(to), [to, found]);
    },
    rename: (from, to) => {
      const found = at(from);
      if (found === undefined) throw fault("ENOENT", from);
      expectFolder(to);
      if (diskOf(from) !== diskOf(to)) throw fault("EXDEV", from);
      if (at(to)?.kind === "folder") throw fault("EISDIR", to);
      const name = entries.get(fold(to))?.[0] ?? to;
      entries.delete(fold(from));
      entries.set(fold(to), [name, found]);
    },
    removeFile: (path) => {
      const found = at(path);
      if (found === undefined) throw fault("ENOENT", path);
      if (found.kind === "folder") throw fault("EISDIR", path);
      entries.delete(fold(path));
    },
    removeFolder: (path) => {
      if (at(path)?.kind !== "folder") throw fault("ENOTDIR", path);
      if (namesIn(path).length > 0) throw fault("ENOTEMPTY", path);
      entries.delete(fold(path));
    },
  };
  if (entries.size === 0) add("/", "folder", empty);
  return {
    fs,
    files: (folder) => {
      const found = [...entries.values()].filter(
        ([path, { kind }]) => kind === "file" && path.startsWith(`${folder}/`),
      );
      const texts = found.map(([path, { content }]) => [
        path.slice(folder.length + 1),
        new TextDecoder().decode(content),
      ]);
      return Object.fromEntries(texts.sort()) as Record<string, string>;
    },
    put: (path, text) => {
      const missing: string[] = [];
      for (let folder = dirname(path); at(folder) === undefined; folder = dirname(folder)) missing.unshift(folder);
      missing.forEach((folder) => add(folder, "folder", empty));
      add(path, "file", new TextEncoder().encode(text));
    },
    copy: () => memoryDisk(options, entries),
  };
}

const empty = new Uint8Array(0);

function fault(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path });
}
