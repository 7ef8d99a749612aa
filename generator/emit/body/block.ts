/** Items on lines of their own between brackets, for object and array literals: `{`, `  a: 1,`, `}`. */
export function block(open: string, items: readonly string[], close: string): string {
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `  ${item.replaceAll("\n", "\n  ")},\n`).join("")}${close}`;
}
