import { InternalError } from "../../diagnostics/invariant.js";
import type { RenderedFile } from "../rendered-file.js";
import { createFormatCache } from "./format-cache.js";
import { formatHere } from "./prettier.js";
import { formatInWorkers, paysForWorkers } from "./workers.js";

/** Formats files with prettier, in workers when there is enough to do; what was formatted before comes from the cache. */
export async function formatFiles(
  files: readonly RenderedFile[],
  cacheDir: string | undefined,
): Promise<readonly RenderedFile[]> {
  const cache = cacheDir === undefined ? undefined : createFormatCache(cacheDir);
  const known = files.map(({ text }) => cache?.read(text));
  const open = files.filter((_, index) => known[index] === undefined);
  const texts = open.map(({ text }) => text);
  const formatted = paysForWorkers(texts) ? await formatInWorkers(texts) : await formatInTurn(open);
  const fresh = new Map(open.map(({ path }, index) => [path, formatted[index]]));
  const done = files.map(({ path }, index) => {
    const text = known[index] ?? fresh.get(path);
    if (text === undefined) throw new InternalError(`"${path}" was not formatted`);
    return { path, text };
  });
  if (cache !== undefined) {
    open.forEach(({ text, path }) => cache.write(text, fresh.get(path) ?? text));
    if (open.length > 0) cache.prune();
  }
  return done;
}

async function formatInTurn(files: readonly RenderedFile[]): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const { text } of files) texts.push(await formatHere(text));
  return texts;
}
