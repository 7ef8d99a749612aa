import { compile } from "./compile.js";

/**
 * Compiles emitted files as those who use them do: everything where the names of browsers are known, as clients need
 * them, and everything but clients where they are not. Gives the compiler's complaints.
 */
export function compileParties(texts: ReadonlyMap<string, string>): readonly string[] {
  const paths = [...texts.keys()];
  const withoutClients = paths.filter((path) => !/(?:^|[/\\])client(?:-[a-z-]+)?\.ts$/.test(path));
  const lib = ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"];
  const everywhere = compile(paths, texts, { lib });
  return everywhere.length > 0 ? everywhere : compile(withoutClients, texts);
}
