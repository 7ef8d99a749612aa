import { invariant } from "../../diagnostics/invariant.js";
import type { RenderedFile } from "../rendered-file.js";
import { createFormatCache } from "./format-cache.js";
import { layOut } from "./lay-out.js";
import { joinPieces, codePieces } from "./pieces.js";
import { formatHere } from "./prettier.js";
import { formatInWorkers, paysForWorkers } from "./workers.js";

/** Characters of files together above which long lines stay whole: to break them takes more time than to print all. */
const muchCode = 2_000_000;

/** Lays out printed files without prettier: nearly as it does, and of much code the indentation alone. */
export function layOutFiles(files: readonly RenderedFile[]): readonly RenderedFile[] {
  const isMuch = files.reduce((sum, { text }) => sum + text.length, 0) > muchCode;
  return files.map(({ path, text }) => ({ path, text: layOut(text, isMuch).text }));
}

/**
 * Formats printed files as prettier does, declaration by declaration: most are laid out as they should be, and prettier
 * is asked about the others.
 */
export async function formatFiles(
  files: readonly RenderedFile[],
  cacheDir: string | undefined,
): Promise<readonly RenderedFile[]> {
  const laidOut = files.map(({ path, text }) => ({
    path,
    pieces: codePieces(text).map((piece) => ({ gap: piece.gap, ...layOut(piece.text) })),
  }));
  const unsettled = laidOut.flatMap(({ pieces }) => pieces.flatMap(({ text, isSettled }) => (isSettled ? [] : [text])));
  const formatted = await formatTexts(unsettled, cacheDir);
  return laidOut.map(({ path, pieces }) => ({
    path,
    text: joinPieces(pieces.map(({ gap, text }) => ({ gap, text: formatted.get(text)?.trimEnd() ?? text }))),
  }));
}

/** Formats code with prettier, in workers if there is enough work, or from the cache. */
export async function formatTexts(
  texts: readonly string[],
  cacheDir: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const cache = cacheDir === undefined ? undefined : createFormatCache(cacheDir);
  const known = new Map([...new Set(texts)].map((text) => [text, cache?.read(text)]));
  const open = [...known].flatMap(([text, formatted]) => (formatted === undefined ? [text] : []));
  const fresh = await (paysForWorkers(open) ? formatInWorkers(open) : formatInTurn(open));
  open.forEach((text, at) => {
    const formatted = fresh[at];
    invariant(formatted !== undefined, "a module was not formatted");
    cache?.write(text, formatted);
    known.set(text, formatted);
  });
  if (open.length > 0) cache?.prune();
  return new Map([...known].map(([text, formatted]) => [text, formatted ?? text]));
}

async function formatInTurn(texts: readonly string[]): Promise<readonly string[]> {
  const formatted: string[] = [];
  for (const text of texts) formatted.push(await formatHere(text));
  return formatted;
}
