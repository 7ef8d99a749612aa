import { chmodSync, existsSync, mkdirSync, rmdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { lockFolder } from "./lock-file.js";

/** A folder of a world that this process holds. */
export interface DataFolder {
  /** Lets other processes use the folder. */
  release(): void;
  /** The same after a failed start: removes what this start created. */
  abandon(): void;
}

/**
 * Creates a folder unless it exists, closes it to other accounts, and locks it. Throws an `Error` if another process holds it, or if
 * several accounts share it.
 */
export function openFolder(name: string): DataFolder {
  const folder = resolve(name);
  const firstCreated = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & stickyBit) !== 0 || dirname(folder) === folder)
    throw new Error(`Other accounts use the folder ${name} too: name a folder below it.`);
  const isNew = !existsSync(join(folder, "database", "PG_VERSION"));
  chmodSync(folder, 0o700);
  const lock = lockFolder(folder);
  return {
    release: () => lock.release(),
    abandon() {
      if (isNew) rmSync(join(folder, "database"), { recursive: true, force: true });
      lock.release();
      if (firstCreated !== undefined) removeEmpty(folder, firstCreated);
    },
  };
}

/** The mark of a folder such as /tmp. */
const stickyBit = 0o1000;

/** Removes empty folders, from the last one up to the first. */
function removeEmpty(last: string, first: string): void {
  try {
    for (let folder = last; folder.length >= first.length; folder = dirname(folder)) rmdirSync(folder);
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
