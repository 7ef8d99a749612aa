/** The beginning of a sentence: the first letter becomes a capital. */
export function start(where = ""): string {
  return where.charAt(0).toUpperCase() + where.slice(1);
}
