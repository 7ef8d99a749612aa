import { compile } from "./compile.js";

/** The names that browsers and Node share, as TypeScript has them. */
export const browserLibraries: string[] = [
  "lib.es2022.d.ts",
  "lib.dom.d.ts",
  "lib.dom.iterable.d.ts",
  "lib.dom.asynciterable.d.ts",
];

/**
 * Compiles emitted files as those who use them do: everything where the names of browsers are known, as clients need
 * them, and everything but clients where they are not. Gives the compiler's complaints.
 */
export function compileParties(texts: ReadonlyMap<string, string>): readonly string[] {
  const paths = [...texts.keys()];
  const withoutClients = paths.filter((path) => !/(?:^|[/\\])client(?:-[a-z-]+)?\.ts$/.test(path));
  const everywhere = compile(paths, texts, { lib: browserLibraries });
  return everywhere.length > 0 ? everywhere : compile(withoutClients, texts);
}
