/** The fault of a path template, as the end of a sentence; undefined when there is none. */
export function faultOfTemplate(path: string): string | undefined {
  const names = templateNames(path);
  if (/[{}]/.test(path.replace(/\{[^{}]*\}/g, ""))) return "has an unbalanced brace";
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

/**
 * The part that keeps requests from arriving at a path as it is written, as the end of "it has"; undefined when there
 * is none.
 */
export function unreachableFor(path: string): string | undefined {
  if (path.includes("#")) return 'a "#", which starts a fragment that is not sent';
  if (path.includes("?")) return 'a "?", which starts the query';
  if (path.includes("\\")) return "a backslash, which is sent as a slash";
  if (/[\t\n\r]/.test(path)) return "a tab or a line break, which clients remove";
  // URL Standard, "double-dot URL path segment".
  const dots = path.split("/").find((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  return dots === undefined ? undefined : `the segment "${dots}", which changes the path`;
}
