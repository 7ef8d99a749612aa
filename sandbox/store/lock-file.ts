import { closeSync, fchmodSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Holds a folder against other processes until `release`. */
export interface FolderLock {
  /** Gives the folder back. */
  release(): void;
}

/**
 * Locks a folder for this process. Throws an `Error` if a living process has locked it; the lock of a dead one is
 * replaced. Node has no lock that the system releases automatically, so the file names the process that owns it.
 */
export function lockFolder(folder: string): FolderLock {
  const path = lockFileIn(folder);
  for (let attempt = 1; !create(path); attempt += 1) {
    const holder = readHolder(path);
    if (holder !== undefined && isAlive(holder))
      throw new Error(
        `The folder ${folder} is in use by process ${holder}: stop that process, or name another folder.`,
      );
    if (attempt === attempts)
      throw new Error(`The folder ${folder} cannot be locked: ${path} is created again each time.`);
    removeDead(path, holder);
  }
  return {
    release() {
      if (readHolder(path) === process.pid) rmSync(path, { force: true });
    },
  };
}

/** The lock file of a folder. */
export function lockFileIn(folder: string): string {
  return join(folder, "sandbox.lock");
}

/** Tries at a lock that others take over at the same time. */
const attempts = 5;

/**
 * Removes the lock of a dead process. It is moved away first: of several processes that find it, one moves it, and one that
 * moved the lock of a living process instead, which came in between, puts it back.
 */
function removeDead(path: string, holder: number | undefined): void {
  const moved = `${path}.${process.pid}`;
  try {
    renameSync(path, moved);
    if (readHolder(moved) !== holder) linkSync(moved, path);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  } finally {
    rmSync(moved, { force: true });
  }
}

/** True when the file was not there, and is this process's now. */
function create(path: string): boolean {
  try {
    const file = openSync(path, "wx", 0o600);
    fchmodSync(file, 0o600);
    writeSync(file, `${process.pid}\n`);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function readHolder(path: string): number | undefined {
  try {
    const text = readFileSync(path, "utf8").trim();
    return /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
