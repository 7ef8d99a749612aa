import type { PackageContents } from "../contents.js";

/** One of the things that people do with a package, with code that compiles as it stands. */
export interface Example {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** TypeScript. */
  readonly code: string;
}

/** Writes an example from what the package `name` holds; undefined when it holds nothing to show. */
export type ExampleWriter = (name: string, contents: PackageContents) => Example | undefined;

/** `import { a, b } from "name/path";` */
export function importLine(names: readonly string[], from: string): string {
  return `import { ${names.join(", ")} } from "${from}";`;
}
