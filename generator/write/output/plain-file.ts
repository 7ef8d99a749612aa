import type { OutputFault } from "./fault.js";
import type { FileSystem } from "./file-system.js";
import { foldersAbove } from "./output-path.js";

/** The state of a path below a folder: a file, nothing, or something that a file cannot be written to. */
export interface PlainFile {
  /** The bytes of the file; absent where there is none. */
  readonly content?: Uint8Array;
  /** Tells two names of one file from two files. */
  readonly identity?: string;
  /** The reason why no file can be written there. */
  readonly fault?: OutputFault;
}

/** Looks at a path below a folder. Links are not followed, neither at the path nor on the way to it. */
export function plainFile(path: string, outDir: string, fs: FileSystem): PlainFile {
  for (const folder of foldersAbove(path)) {
    const status = fs.stat(`${outDir}/${folder}`);
    if (status === undefined) return {};
    if (status.kind === "link") return { fault: { kind: "link", path: folder } };
    if (status.kind !== "folder") return { fault: { kind: "not-a-folder", path: folder } };
  }
  const status = fs.stat(`${outDir}/${path}`);
  if (status === undefined) return {};
  if (status.kind === "link") return { fault: { kind: "link", path } };
  if (status.kind !== "file") return { fault: { kind: "not-a-file", path } };
  const content = fs.readFile(`${outDir}/${path}`);
  return content === undefined ? {} : { content, identity: status.identity };
}
