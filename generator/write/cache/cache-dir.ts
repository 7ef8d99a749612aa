import { type Stats, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join, resolve } from "node:path";

/**
 * The cache folder of a project: below the nearest node_modules, from the project's folder upward, otherwise in the user's own
 * folder of caches: no folder gets a node_modules because of a cache. Its content goes into the output, so a folder that
 * another account could have filled is not used. Undefined if there is no safe folder.
 */
export function cacheDirFor(projectDir: string): string | undefined {
  const start = resolve(projectDir);
  for (let folder = start; ; folder = dirname(folder)) {
    const packages = join(folder, "node_modules");
    if (statusOf(packages)?.isDirectory() === true)
      return trusted(
        [packages, join(packages, ".cache"), join(packages, ".cache", "specwright")],
        statusOf(start)?.uid,
      );
    if (dirname(folder) === folder) return userCacheDir();
  }
}

/** The folder of caches that the system gives the user of this process: XDG Base Directory Specification, and its counterparts. */
function userCacheDir(): string | undefined {
  const { XDG_CACHE_HOME: chosen = "", LOCALAPPDATA: local } = process.env;
  const usual = process.platform === "darwin" ? join(homedir(), "Library/Caches") : join(homedir(), ".cache");
  const caches = isAbsolute(chosen) ? chosen : process.platform === "win32" ? (local ?? usual) : usual;
  const parent = statusOf(caches) === undefined ? [dirname(caches)] : [];
  if (statusOf(parent[0] ?? caches)?.isDirectory() !== true) return undefined;
  return trusted([...parent, caches, join(caches, "specwright")]);
}

function trusted(folders: readonly string[], owner?: number): string | undefined {
  const owners = new Set([0, process.getuid?.(), owner]);
  const isSafe = folders.every((folder) => {
    const status = statusOf(folder);
    return status === undefined || isSafeFolder(status, owners);
  });
  return isSafe ? folders.at(-1) : undefined;
}

/** Owned by who runs the tool, by who has the project, or by root, and not to be written to by everybody. */
function isSafeFolder({ uid, mode }: Stats, owners: ReadonlySet<number | undefined>): boolean {
  // Owners and rights are those of the system's accounts; other systems have others.
  return process.getuid === undefined || (owners.has(uid) && (mode & 0o002) === 0);
}

function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
