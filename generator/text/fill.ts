/**
 * Fills a template with values for the names in braces: "{where} was removed."; "{Where}" capitalizes the value of
 * `where`. Values are inserted once: braces in them have no effect.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
    const value = String(values[first.toLowerCase() + rest] ?? "");
    return first === first.toLowerCase() ? value : value.charAt(0).toUpperCase() + value.slice(1);
  });
}
