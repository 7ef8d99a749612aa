/** A table as oxfmt formats it. Cells are Markdown without line breaks. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replace(/(?<!\\)\|/g, "\\|")));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => [...(row[column] ?? "")].length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - [...cell].length)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(cells[0] ?? []), rule, ...cells.slice(1).map(line)].join("\n");
}

/** A code span. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** Prose of a catalogue as Markdown: characters with a meaning there are escaped outside code spans. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[<>*_#[\]\\]/g, "\\$&")))
    .join("");
}

/** The first letter as a capital, and a full stop at the end. */
export function sentence(text: string): string {
  const capital = text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

/** An explanation as Markdown: its indented lines are an example. */
export function explanation(text: string): string {
  const parts = text.trim().split(/((?:^ {2}.*\n?(?:\n(?= {2}))?)+)/m);
  return parts
    .map((part) =>
      part.startsWith("  ") ? `\`\`\`\n${part.trimEnd().replace(/^ {2}/gm, "")}\n\`\`\`` : prose(part.trim()),
    )
    .filter((part) => part !== "")
    .join("\n\n");
}
