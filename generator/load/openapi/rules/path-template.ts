/** What is wrong with a path template, as the end of a sentence; undefined when nothing is. */
export function faultOfTemplate(path: string): string | undefined {
  const names = templateNames(path);
  if (/[{}]/.test(path.replace(/\{[^{}]*\}/g, ""))) return "has a brace without its partner";
  if (names.includes("")) return "has braces without a name";
  const seen = new Set<string>();
  const twice = names.find((name) => seen.has(name) || !seen.add(name));
  return twice === undefined ? undefined : `names "${twice}" twice`;
}

/** The names in braces, in order. */
export function templateNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
}

/** A text that two templates share when they match the same requests. */
export function templateShape(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}");
}
