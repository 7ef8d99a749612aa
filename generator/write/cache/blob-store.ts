import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../../text/in-order.js";
import { digest } from "./digest.js";

/**
 * Texts kept under a key, in one folder. A cache never makes a run fail: what cannot be read, written or trusted is
 * as if it were not there.
 */
export interface BlobStore {
  /** The text of a key; undefined where there is none to be trusted. */
  read(key: string): string | undefined;
  /** Keeps a text, unless the folder cannot be written to. */
  write(key: string, text: string): void;
  /** Removes the oldest entries when all together are larger than the store's limit. */
  prune(): void;
}

/** Opens a folder of texts by their keys, of which the oldest go when it gets too large. */
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
