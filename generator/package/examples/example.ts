import type { PackageContents } from "../contents.js";

/** A task with a package, with code that compiles as written. */
export interface PackageExample {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** TypeScript. */
  readonly code: string;
}

/** Writes an example for the package `name`; undefined if its contents have nothing to show. */
export type ExampleWriter = (name: string, contents: PackageContents) => PackageExample | undefined;

/** The code of an example and its text, in Markdown. */
export function exampleText({ code, text }: PackageExample): string {
  return `\`\`\`ts\n${code}\n\`\`\`\n\n${text}`;
}

const maxLineLength = 110;

/** `import { a, b } from "name/path";`, in lines where it is long. */
export function importLine(names: readonly string[], from: string): string {
  const line = `import { ${names.join(", ")} } from "${from}";`;
  if (line.length <= maxLineLength) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join("")}} from "${from}";`;
}
