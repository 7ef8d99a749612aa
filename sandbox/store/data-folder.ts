import { chmodSync, existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { lockFileIn, lockFolder } from "./lock-file.js";

/** A folder of a world that this process holds. */
export interface DataFolder {
  /** Lets other processes use the folder. */
  release(): void;
  /** The same after a failed start: removes what this start created. */
  abandon(): void;
}

/**
 * Creates a folder unless it exists, closes it to other accounts, and locks it. Throws an `Error` if another process holds it, if
 * several accounts share it, or if its database is not that of a world.
 */
export function openFolder(name: string): DataFolder {
  const folder = resolve(name);
  const firstCreated = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & stickyBit) !== 0 || dirname(folder) === folder)
    throw new Error(`Other accounts can use the folder ${name} too: name a folder below it.`);
  const database = join(folder, "database");
  if (isForeign(folder, database))
    throw new Error(`${database} is not a database of the sandbox: name another folder.`);
  chmodSync(folder, 0o700);
  const lock = lockFolder(folder);
  const isNew = !hasWorld(database);
  if (isNew && existsSync(database)) empty(database);
  return {
    release: () => lock.release(),
    abandon() {
      if (isNew) rmSync(database, { recursive: true, force: true });
      lock.release();
      if (firstCreated !== undefined) removeEmpty(folder, firstCreated);
    },
  };
}

/** True if a database is complete. */
function hasWorld(database: string): boolean {
  return existsSync(join(database, "PG_VERSION"));
}

/** True for a file, or a folder with files, that no sandbox has created: a start that was killed leaves its lock. */
function isForeign(folder: string, database: string): boolean {
  if (hasWorld(database) || !existsSync(database) || existsSync(lockFileIn(folder))) return false;
  return !statSync(database).isDirectory() || readdirSync(database).length > 0;
}

/** Removes the files of a start that was killed. */
function empty(database: string): void {
  for (const name of readdirSync(database)) rmSync(join(database, name), { recursive: true, force: true });
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
