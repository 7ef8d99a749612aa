import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import type { NamedPath, Setting, Settings } from "../settings/setting.js";
import type { CallerSettings } from "../settings/settings.js";
import { UsageError } from "../usage-error.js";
import { realPathOf } from "./real-path.js";
import { isBelow, relativePath } from "../text/relative-path.js";

/** The surroundings of a configuration whose paths are checked; all folders are absolute. */
export interface PathPlace {
  /** The folder that its paths count from. */
  readonly root: string;
  /** The folder that the caller's paths count from. */
  readonly cwd: string;
  /** True for a program, which is trusted: only the paths that no caller can allow are checked. */
  readonly isProgram: boolean;
  /** Settings of the caller: its allowed folders are accessible, and settings that it overrides are not checked. */
  readonly callerSettings?: CallerSettings | undefined;
  /** Returns the source location of an absolute path, by its path of keys. */
  readonly originOf: (path: string, keys: readonly string[]) => Origin;
}

/** Reports the paths of a configuration, defaults included, that point outside its repository, links followed. */
export function checkPaths(rows: Settings, values: object, pathPlace: PathPlace, diagnostics: Diagnostics): void {
  const { root, cwd, isProgram, callerSettings = {}, originOf } = pathPlace;
  const callers = new Map<string, unknown>(Object.entries(callerSettings));
  const repository = repositoryAround(root);
  const open = (callerSettings.allowRoots ?? []).map((folder) => realPathOf(resolve(cwd, folder)));
  for (const { row, name, keys, path, isFolder } of pathsIn(rows, values, [])) {
    const { staysInside = false, flag, adds = false } = row;
    const isReplaced = flag !== undefined && !adds && callers.get(name) !== undefined;
    if (isReplaced || (isProgram && !staysInside)) continue;
    const absolute = resolve(root, path);
    const target = realPathOf(absolute);
    if (isInside(target, repository) || (!staysInside && open.some((folder) => isBelow(target, folder)))) continue;
    const isGit = isBelow(target, repository) || gitFolder.test(target);
    const folder = isGit || staysInside ? undefined : argumentFor(isFolder ? target : dirname(target), cwd);
    const details = { key: keys.join("."), path, isGit, folder };
    diagnostics.report("project/outside-repository", originOf(absolute, keys), details);
  }
}

/**
 * Rejects an output folder of a caller if links of the repository around `cwd` lead outside it, or into git's own
 * files: a cloned repository may contain the link. Folders in `allowed` are accessible. Throws a `UsageError`.
 */
export function checkWay(folder: string, cwd: string, allowed: readonly string[] = []): void {
  const repository = repositoryAround(cwd);
  const named = resolve(realPathOf(cwd), relative(cwd, folder));
  const target = realPathOf(folder);
  if (!isInside(named, repository) || isInside(target, repository)) return;
  if (allowed.some((open) => isBelow(target, realPathOf(resolve(cwd, open))))) return;
  const shown = relativePath(cwd, folder) || ".";
  throw new UsageError(`"${shown}" is a link that points outside the repository; name its target, or another folder.`);
}

/** True for a path in a repository outside git's own files. */
export function isInside(target: string, repository: string): boolean {
  return isBelow(target, repository) && !gitFolder.test(relative(repository, target));
}

/** The part of a path that is git's own: its files, such as credentials, are not content of the repository. */
const gitFolder = /(?:^|[\\/])\.git(?:[\\/]|$)/i;

/** Returns the folder that contains all paths of a configuration: the nearest ancestor with `.git`, or its own folder. */
export function repositoryAround(folder: string): string {
  const start = realPathOf(folder);
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return start;
  }
}

interface PathOfRow extends NamedPath {
  /** The setting whose value has the path. */
  readonly row: Setting;
  readonly name: string;
}

function pathsIn(rows: Settings, values: object, under: readonly string[]): readonly PathOfRow[] {
  const valuesByName = new Map<string, unknown>(Object.entries(values));
  return Object.entries<Setting>(rows).flatMap(([name, row]) => {
    const { paths, members } = row.is;
    const value = valuesByName.get(name) ?? row.default;
    const inside = members === undefined ? [] : pathsIn(members, value ?? {}, [...under, name]);
    const namedPaths = value === undefined ? [] : (paths?.(value) ?? []);
    return [
      ...inside,
      ...namedPaths.map((namedPath) => ({ ...namedPath, row, name, keys: [...under, name, ...namedPath.keys] })),
    ];
  });
}

/** Returns a folder as a shell argument. */
function argumentFor(folder: string, cwd: string): string {
  const way = (relativePath(cwd, folder) || ".").replace(/^-/, "./-");
  return /^[\w@%+=:,./-]+$/.test(way) ? way : `'${way.replaceAll("'", "'\\''")}'`;
}
