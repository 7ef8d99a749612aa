import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../../text/in-order.js";
import { digest } from "./digest.js";

/**
 * Strings kept under a key, in one folder. A cache never makes a run fail: an entry that cannot be read, written or trusted is ignored.
 */
export interface BlobStore {
  /** The string of a key; undefined if no trusted one exists. */
  read(key: string): string | undefined;
  /** Keeps a string, unless the folder is not writable. */
  write(key: string, text: string): void;
  /** Removes the oldest entries when all together are larger than the store's limit. */
  prune(): void;
}

/** Opens a folder of strings by their keys. If it is too large, the oldest are removed. */
export function createBlobStore(folder: string, limit: number): BlobStore {
  const pathOf = (key: string): string => join(folder, digest(key));
  return {
    read(key) {
      try {
        const entry = readFileSync(pathOf(key), "utf8");
        const end = entry.indexOf("\n");
        const text = entry.slice(end + 1);
        return entry.slice(0, end) === digest(text) ? text : undefined;
      } catch {
        return undefined;
      }
    },
    write(key, text) {
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        const path = pathOf(key);
        const draft = `${path}.${process.pid}`;
        writeFileSync(draft, `${digest(text)}\n${text}`);
        renameSync(draft, path);
      });
    },
    prune() {
      attempt(() => prune(folder, limit));
    },
  };
}

function prune(folder: string, limit: number): void {
  const entries = readdirSync(folder).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return { name, size, mtimeMs };
  });
  entries.sort((a, b) => b.mtimeMs - a.mtimeMs || compareText(a.name, b.name));
  let sum = 0;
  for (const { name, size } of entries) {
    sum += size;
    if (sum > limit) rmSync(join(folder, name), { force: true });
  }
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // A cache that cannot be kept costs time and nothing else.
  }
}
