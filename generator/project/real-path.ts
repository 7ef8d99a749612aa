import { readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Maximum length of a chain of links: operating systems follow no more. */
const maxLinks = 40;

/** Returns an absolute path with its links resolved, as far as it exists; dangling links are resolved as well. */
export function realPathOf(path: string, links = maxLinks): string {
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
