import { join } from "node:path";
import { compileInTurn } from "./compile.js";
import { wholeRuntime } from "./runtime-below.js";

/** The names that browsers and Node share, as TypeScript has them. */
export const browserLibraries: string[] = [
  "lib.es2022.d.ts",
  "lib.dom.d.ts",
  "lib.dom.iterable.d.ts",
  "lib.dom.asynciterable.d.ts",
];

/**
 * Compiles emitted files like their users: clients with the globals of browsers, and all other files without them, so
 * that none is used by mistake. Returns the compiler's complaints. Complete modules of the runtime are not checked:
 * `compileRuntime` checks them, once.
 */
export function compileParties(texts: ReadonlyMap<string, string>): readonly string[] {
  const whole = new Set(wholeRuntime().map(({ text }) => text));
  return complaintsOf(
    [...texts].filter(([, text]) => !whole.has(text)).map(([path]) => path),
    texts,
  );
}

/** Compiles the whole runtime in the same two ways. */
export function compileRuntime(): readonly string[] {
  const texts = new Map(wholeRuntime().map(({ path, text }) => [join(process.cwd(), "out", path), text]));
  return complaintsOf([...texts.keys()], texts);
}

function complaintsOf(paths: readonly string[], texts: ReadonlyMap<string, string>): readonly string[] {
  // The file of an interface has its client, and is not called as a module of a folder. Modules for libraries use clients.
  const isClient = (path: string): boolean =>
    /(?:^|[/\\])(?:client|tanstack-query|msw)\.ts$/.test(path) || /[/\\]out[/\\][^/\\]*$/.test(path);
  return compileInTurn(
    paths.filter((path) => !isClient(path)),
    paths.filter(isClient),
    texts,
    { lib: browserLibraries },
  );
}
