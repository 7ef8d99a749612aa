/** The cells of the table in Markdown whose first column has this head, row by row. */
export function tableIn(markdown: string, firstHead: string): readonly (readonly string[])[] {
  const lines = markdown.split("\n");
  const start = lines.findIndex((line) => cellsOf(line)[0] === firstHead);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
  return start === -1 ? [] : lines.slice(start + 2, end).map(cellsOf);
}

function cellsOf(line: string): readonly string[] {
  const cells = line.split("|").slice(1, -1);
  return cells.map((cell) => cell.trim());
}
