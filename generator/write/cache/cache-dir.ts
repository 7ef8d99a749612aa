import { type Stats, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * The cache folder of a project: below the nearest node_modules, from the project's folder upward. Undefined when there
 * is none: nobody's folder gets a node_modules because of a cache. Undefined as well when somebody else could have put
 * something into it, since what it holds goes into the output: a node_modules above the project, in a folder for
 * everybody, may be a stranger's.
 */
export function cacheDirFor(projectDir: string): string | undefined {
  const start = resolve(projectDir);
  for (let folder = start; ; folder = dirname(folder)) {
    const packages = join(folder, "node_modules");
    if (statusOf(packages)?.isDirectory() === true) return trusted(packages, start);
    if (dirname(folder) === folder) return undefined;
  }
}

function trusted(packages: string, projectDir: string): string | undefined {
  const below = [packages, join(packages, ".cache"), join(packages, ".cache", "specwright")];
  const owners = new Set([0, process.getuid?.(), statusOf(projectDir)?.uid]);
  const isSafe = below.every((folder) => {
    const status = statusOf(folder);
    return status === undefined || isSafeFolder(status, owners);
  });
  return isSafe ? below.at(-1) : undefined;
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
