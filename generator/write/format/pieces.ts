/** A piece of a module that can be formatted alone, and how many line feeds part it from the one before. */
export interface Piece {
  readonly text: string;
  /** The number of line feeds before it. */
  readonly gap: number;
}

/**
 * Cuts the text of a module between its declarations. A cut stands where no line of a declaration or of a comment begins,
 * since those are indented; comments stay with what they are about.
 */
export function codePieces(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let gap = 0;
  for (const { 0: feeds, index } of text.matchAll(
    /(?<!^ ?\*\/)\n{1,2}(?=(?:export|function|const|interface|type|import) |\/\*\*)/gm,
  )) {
    pieces.push({ text: text.slice(start, index), gap });
    gap = feeds.length;
    start = index + gap;
  }
  return [...pieces, { text: text.slice(start).trimEnd(), gap }];
}

/** Joins formatted pieces, with one line feed at the end. */
export function joinPieces(pieces: readonly Piece[]): string {
  return `${pieces.map(({ gap, text }) => "\n".repeat(gap) + text).join("")}\n`;
}
