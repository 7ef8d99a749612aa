/** The two versions of a specification. */
export type VersionName = "before" | "after";

export const versionNames = ["before", "after"] as const;

const marks: Readonly<Record<string, readonly VersionName[]>> = { "-": ["before"], "+": ["after"], " ": versionNames };

/**
 * Lines of one version in a combined file: "- " begins a line of the old version only, "+ " one of the new version
 * only, and two spaces one of both. Undefined if the version has no line, because then it has no such file.
 */
export function linesOf(text: string, version: VersionName): readonly string[] | undefined {
  const lines = text.replace(/\n$/, "").split("\n");
  const wrong = lines.find((line) => !/^(?:$|[-+ ]$|[-+ ] )/.test(line));
  if (wrong !== undefined) throw new Error(`the line ${JSON.stringify(wrong)} begins with none of "- ", "+ " and "  "`);
  const found = lines.filter((line) => (marks[line[0] ?? " "] ?? []).includes(version));
  return found.length === 0 ? undefined : found.map((line) => line.slice(2));
}

const hole = /^( *)(.*)<here>(.*)\n/m;

/** The text of a skeleton with lines at its hole, indented as the hole is. A hole on a line of its own disappears without lines. */
export function fillHole(skeleton: string, lines: readonly string[]): string {
  return skeleton.replace(hole, (_, indent: string, start: string, end: string) => {
    if (start + end === "") return lines.map((line) => (line === "" ? "\n" : `${indent}${line}\n`)).join("");
    return `${indent}${start}${lines.join(`\n${indent}`)}${end}\n`;
  });
}
