import { readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Links that lead to what is not there, one after the other: systems follow no more. */
const mostLinks = 40;

/** An absolute path with its links followed, as far as it is there; those that lead nowhere count as well. */
export function realPathOf(path: string, links = mostLinks): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    if (parent === path) return path;
    const folder = realPathOf(parent, links);
    const target = links === 0 ? undefined : linkTarget(path);
    return target === undefined ? join(folder, basename(path)) : realPathOf(resolve(folder, target), links - 1);
  }
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
