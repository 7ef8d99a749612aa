import type { PackageContents } from "../contents.js";

/** A task with a package, with code that compiles as written. */
export interface Example {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** TypeScript. */
  readonly code: string;
}

/** Writes an example from what the package `name` holds; undefined when it holds nothing to show. */
export type ExampleWriter = (name: string, contents: PackageContents) => Example | undefined;

/** The code of an example and its text, in Markdown. */
export function exampleText({ code, text }: Example): string {
  return `\`\`\`ts\n${code}\n\`\`\`\n\n${text}`;
}

const longestLine = 110;

/** `import { a, b } from "name/path";`, in lines where it is long. */
export function importLine(names: readonly string[], from: string): string {
  const line = `import { ${names.join(", ")} } from "${from}";`;
  if (line.length <= longestLine) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join("")}} from "${from}";`;
}
