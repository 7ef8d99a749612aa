import { invariant } from "../../diagnostics/invariant.js";
import type { RenderedFile } from "../rendered-file.js";
import { createFormatCache } from "./format-cache.js";
import { joinPieces, piecesOf } from "./pieces.js";
import { formatHere } from "./prettier.js";
import { formatInWorkers, paysForWorkers } from "./workers.js";

/**
 * Formats files with prettier, long ones piece by piece, in workers when there is enough to do; what was formatted
 * before comes from the cache. A text is as it would be if it were formatted in one piece.
 */
export async function formatFiles(
  files: readonly RenderedFile[],
  cacheDir: string | undefined,
  pieceSize: number = longestPiece,
): Promise<readonly RenderedFile[]> {
  const cache = cacheDir === undefined ? undefined : createFormatCache(cacheDir);
  const done = new Map<string, string>();
  const open: RenderedFile[] = [];
  for (const file of files) {
    const known = cache?.read(file.text);
    if (known === undefined) open.push(file);
    else done.set(file.path, known);
  }
  const cutUp = open.map(({ text }) => piecesOf(text, pieceSize));
  const texts = cutUp.flatMap((pieces) => pieces.map(({ text }) => text));
  const formatted = await (paysForWorkers(texts) ? formatInWorkers(texts) : formatInTurn(texts));
  let at = 0;
  open.forEach(({ path, text }, index) => {
    const pieces = cutUp[index] ?? [];
    const whole = joinPieces(pieces, formatted.slice(at, at + pieces.length));
    at += pieces.length;
    cache?.write(text, whole);
    done.set(path, whole);
  });
  if (open.length > 0) cache?.prune();
  return files.map(({ path }) => {
    const text = done.get(path);
    invariant(text !== undefined, `"${path}" was not formatted`);
    return { path, text };
  });
}

/** In characters; what prettier needs for that is some 20 MB. */
const longestPiece = 150_000;

async function formatInTurn(texts: readonly string[]): Promise<readonly string[]> {
  const formatted: string[] = [];
  for (const text of texts) formatted.push(await formatHere(text));
  return formatted;
}
