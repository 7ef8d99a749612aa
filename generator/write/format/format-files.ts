import type { RenderedFile } from "../rendered-file.js";
import { layOut } from "./lay-out.js";
import { codePieces, joinPieces, type Piece } from "./pieces.js";
import { formatText } from "./prettier.js";

/** Characters of files together above which long lines stay whole: to break them takes more time than to print all. */
export const muchCode = 2_000_000;

/** Lays out printed files without prettier: nearly as it does, and of much code the indentation alone. */
export function layOutFiles(files: readonly RenderedFile[]): readonly RenderedFile[] {
  const isMuch = files.reduce((sum, { text }) => sum + text.length, 0) > muchCode;
  return files.map(({ path, text }) => ({ path, text: layOut(text, isMuch).text }));
}

/**
 * Formats printed files as prettier does, declaration by declaration: most are laid out as they should be, and prettier
 * is asked about the others.
 */
export async function formatFiles(files: readonly RenderedFile[]): Promise<readonly RenderedFile[]> {
  const formatted: RenderedFile[] = [];
  for (const { path, text } of files) {
    const pieces: Piece[] = [];
    for (const piece of codePieces(text)) {
      const laidOut = layOut(piece.text);
      const settled = laidOut.isSettled ? laidOut.text : (await formatText(laidOut.text)).trimEnd();
      pieces.push({ gap: piece.gap, text: settled });
    }
    formatted.push({ path, text: joinPieces(pieces) });
  }
  return formatted;
}
