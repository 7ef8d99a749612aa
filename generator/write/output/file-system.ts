/**
 * Operations of a disk that writing needs; everything that `write/` does to the output folder goes through it.
 * Operations throw the errors of node:fs, whose `code` is what callers look at.
 */
export interface FileSystem {
  /** The entry at a path, a link not followed; undefined when there is none. */
  stat(path: string): EntryStatus | undefined;
  /** The bytes of a file; undefined if it does not exist. */
  readFile(path: string): Uint8Array | undefined;
  /** The names in a folder, sorted; undefined when there is no folder. */
  list(path: string): readonly string[] | undefined;
  /** The path with every link in it followed. */
  realPath(path: string): string;
  /** The code of the error that files cannot be put into the folder; undefined when they can. */
  whyUnwritable(folder: string): string | undefined;
  /** Makes one folder, whose parent must exist. */
  makeFolder(path: string): void;
  /** Writes a new file (EEXIST if it exists). On failure, nothing is left. */
  writeFile(path: string, content: string | Uint8Array): void;
  /** Gives a file a second name, which must not be there yet (EEXIST). Not every disk can. */
  link(from: string, to: string): void;
  /** Puts a file in the place of another in one step: whoever looks sees the old one or the new one, whole. */
  rename(from: string, to: string): void;
  /** Removes a file or a link; it must be there (ENOENT). */
  removeFile(path: string): void;
  /** Removes a folder that is empty (ENOTEMPTY). */
  removeFolder(path: string): void;
}

/** The kind, identity and date of an entry of the disk. */
export interface EntryStatus {
  readonly kind: "file" | "folder" | "link" | "other";
  /** Tells whether two paths name one file, on disks that take no notice of upper and lower case. */
  readonly identity: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** The `code` of an error of node:fs, "" for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
