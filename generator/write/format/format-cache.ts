import { createRequire } from "node:module";
import { join } from "node:path";
import { createBlobStore } from "../cache/blob-store.js";
import { prettierOptions } from "./prettier.js";

const limit = 64 * 1024 * 1024;

/** Formatted code by its unformatted code. */
export interface FormatCache {
  /** The formatted code; undefined if unknown. */
  read(text: string): string | undefined;
  /** Keeps formatted code. */
  write(text: string, formatted: string): void;
  /** Removes the oldest entries when all together are too large. */
  prune(): void;
}

/** Keeps formatted text below `cacheDir`, apart for each version of prettier and its options. */
export function createFormatCache(cacheDir: string): FormatCache {
  const { version } = createRequire(import.meta.url)("prettier/package.json") as { readonly version: string };
  const scope = `${JSON.stringify({ version, ...prettierOptions })}\n`;
  const store = createBlobStore(join(cacheDir, "format"), limit);
  return {
    read: (text) => store.read(scope + text),
    write: (text, formatted) => store.write(scope + text, formatted),
    prune: () => store.prune(),
  };
}
