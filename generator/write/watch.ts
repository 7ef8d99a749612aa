import { statSync, watch, type FSWatcher } from "node:fs";
import { dirname } from "node:path";
import { fingerprint, isUntouchedSince } from "./cache/fingerprint.js";

/** Options of watching files. */
export interface WatchOptions {
  /** When the run that read these inputs began, in milliseconds since 1970: a change after that is not missed. */
  readonly since: number;
  /**
   * The time without a change after which changes count, in milliseconds. Default 100: editors save in several steps.
   */
  readonly quiet?: number;
}

/** Watches until it is closed. */
export interface InputWatcher {
  /** The inputs of the run that began at `since`, from now on. */
  replace(paths: readonly string[], since: number): void;
  /** Ends the watch; nothing is called after it. */
  close(): void;
}

/**
 * Calls `onChange` with the inputs whose content changed, once for all that change together. An input may be a file or
 * a folder (its names count), and need not be there yet. Only contents count: touching a file, saving it unchanged, or
 * writing something else beside it calls nobody, so output in the same folder is never heard.
 */
export function watchInputs(
  paths: readonly string[],
  onChange: (changed: readonly string[]) => void,
  { since, quiet = 100 }: WatchOptions,
): InputWatcher {
  const known = new Map<string, string>();
  const folders = createFolderWatch(wake);
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    timer = setTimeout(compare, quiet);
  }

  function compare(): void {
    folders.watch([...known.keys()]);
    const changed: string[] = [];
    for (const [path, before] of known) {
      const after = fingerprint(path);
      if (after === before) continue;
      known.set(path, after);
      changed.push(path);
    }
    if (changed.length > 0) onChange(changed.sort());
  }

  function replace(next: readonly string[], moment: number): void {
    for (const path of known.keys()) if (!next.includes(path)) known.delete(path);
    for (const path of next) {
      if (!known.has(path)) known.set(path, isUntouchedSince(path, moment) ? fingerprint(path) : "unknown");
    }
    folders.watch(next);
    // Something may have changed while nobody watched.
    wake();
  }

  replace(paths, since);
  return {
    replace,
    close() {
      clearTimeout(timer);
      folders.watch([]);
    },
  };
}

interface FolderWatch {
  /** Watches the folders around these paths, and no others. */
  watch(paths: readonly string[]): void;
}

/**
 * Folders are watched and not files: editors replace a file by a new one on saving, and a watch on the old one would
 * go deaf. The folder above is watched too, because a folder can be replaced in the same way.
 */
function createFolderWatch(wake: () => void): FolderWatch {
  const watchers = new Map<string, { readonly identity: string; readonly watcher: FSWatcher }>();
  return {
    watch(paths) {
      const folders = new Map(paths.flatMap(foldersAround));
      for (const [folder, { identity, watcher }] of watchers) {
        if (folders.get(folder) === identity) continue;
        watcher.close();
        watchers.delete(folder);
      }
      for (const [folder, identity] of folders) {
        const watcher = watchers.has(folder) ? undefined : watchFolder(folder, wake);
        if (watcher !== undefined) watchers.set(folder, { identity, watcher });
      }
    },
  };
}

function watchFolder(folder: string, wake: () => void): FSWatcher | undefined {
  try {
    // An error ends a watch: its folder was removed, which the parent folder reports too.
    return watch(folder, wake).on("error", wake);
  } catch {
    return undefined;
  }
}

/** The nearest folder to a path that exists, and the one above it, each with what tells it from a later one of its name. */
function foldersAround(path: string): readonly (readonly [string, string])[] {
  for (let folder = path; ; folder = dirname(folder)) {
    const identity = folderIdentity(folder);
    if (identity !== undefined) {
      const above = dirname(folder);
      return [[folder, identity] as const, [above, folderIdentity(above) ?? ""] as const];
    }
    if (dirname(folder) === folder) return [];
  }
}

function folderIdentity(path: string): string | undefined {
  const status = statSync(path, { throwIfNoEntry: false });
  return status?.isDirectory() === true ? `${status.dev}:${status.ino}` : undefined;
}
