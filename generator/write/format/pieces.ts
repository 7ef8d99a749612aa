/** A piece of a module that can be formatted alone, and how many line feeds part it from the one before. */
export interface Piece {
  readonly text: string;
  readonly gap: number;
}

/**
 * Cuts the text of a module between its declarations, into pieces of about `size` characters: what prettier needs of
 * memory is some hundred times its text. A cut stands where no line of a declaration or of a comment begins, since
 * those are indented; were one inside a template all the same, neither side would parse.
 */
export function piecesOf(text: string, size: number): readonly Piece[] {
  const pieces: Piece[] = [];
  const cut = /\n{1,2}(?=export |function |const |interface |type |\/\*\*)/g;
  let start = 0;
  let gap = 0;
  for (;;) {
    cut.lastIndex = Math.min(text.length, start + size);
    const found = cut.exec(text);
    pieces.push({ text: text.slice(start, found?.index), gap });
    if (found === null) return pieces;
    gap = found[0].length;
    start = found.index + gap;
  }
}

/** Formatted pieces as one text again, with one line feed at the end. */
export function joinPieces(pieces: readonly Piece[], formatted: readonly string[]): string {
  return `${pieces.map(({ gap }, index) => "\n".repeat(gap) + (formatted[index] ?? "").trimEnd()).join("")}\n`;
}
