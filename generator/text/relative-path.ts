import nodePath, { type PlatformPath } from "node:path";

/** The path from a folder to a file with "/" between its parts on every system, as messages and lists have it. */
export function relativePath(folder: string, path: string, system: PlatformPath = nodePath): string {
  return slashed(system.relative(folder, path), system);
}

/** A path of this system with "/" between its parts. */
export function slashed(path: string, { sep }: PlatformPath = nodePath): string {
  return path.split(sep).join("/");
}

/** True for a path in a folder, or the folder itself; another drive is outside. */
export function isBelow(path: string, folder: string, system: PlatformPath = nodePath): boolean {
  const way = system.relative(folder, path);
  return way !== ".." && !way.startsWith(`..${system.sep}`) && !system.isAbsolute(way);
}
