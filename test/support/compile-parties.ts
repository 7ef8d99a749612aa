import { compile, compileAlone } from "./compile.js";

/** The names that browsers and Node share, as TypeScript has them. */
export const browserLibraries: string[] = [
  "lib.es2022.d.ts",
  "lib.dom.d.ts",
  "lib.dom.iterable.d.ts",
  "lib.dom.asynciterable.d.ts",
];

/**
 * Compiles emitted files as those who use them do: clients where the names of browsers are known, everything else where
 * they are not, so that none of them is meant by mistake. Gives the compiler's complaints.
 */
export function compileParties(texts: ReadonlyMap<string, string>): readonly string[] {
  const paths = [...texts.keys()];
  const isClient = (path: string): boolean => /(?:^|[/\\])client\.ts$/.test(path);
  const clients = compileAlone(paths.filter(isClient), texts, { lib: browserLibraries });
  return [...clients, ...compile(paths.filter((path) => !isClient(path)), texts)]; // prettier-ignore
}
