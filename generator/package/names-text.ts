/** Maximum number of names in a list. */
const maxNames = 15;

/** Names with commas between them, each once; a long list ends with the number of the others. */
export function namesText(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length - maxNames;
  return [...all.slice(0, maxNames), ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}
