import { isAbsolute, relative, sep } from "node:path";

/** True for a path in a folder, or the folder itself. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
