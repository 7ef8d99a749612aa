/**
 * A text with values in place of the names that stand in braces: "{where} is gone."; "{Where}" gives the value of `where` a
 * capital. Values are put in once: braces in them mean nothing.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
    const value = String(values[first.toLowerCase() + rest] ?? "");
    return first === first.toLowerCase() ? value : value.charAt(0).toUpperCase() + value.slice(1);
  });
}
