import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import ts from "typescript";
import { complaint, programWith } from "./compile.js";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(resolve(root, "docs/reference/compilers.md"), "utf8");

/** The compilers that docs/reference/compilers.md promises: the oldest and the newest. */
export const compilers: Readonly<Record<string, typeof ts>> = {
  "5.4": createRequire(import.meta.url)("typescript-5.4") as typeof ts,
  "5.9": ts,
};

/** The named sets of settings, as docs/reference/compilers.md has them. */
export const settingsOfConsumers: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...page.matchAll(/^## (\w+)\n[^#]*?^```json\n(.*?)^```$/gms)].map(([, name = "", text = ""]) => [
    name,
    JSON.parse(text),
  ]),
);

/** Each compiler with each set. */
export const surroundingsOfConsumers = Object.keys(compilers).flatMap((version) =>
  Object.keys(settingsOfConsumers).map((name) => [version, name] as const),
);

/** The pair that complains most: an old compiler infers less, and without `strict` it distinguishes fewer types. */
export const oldestAndLoosest = ["5.4", "loose"] as const;

/** Complaints of a compiler with one of the sets, about these files and all that they import, packages included. */
export function complaintsOfConsumer(
  [version, name]: readonly [version: string, name: string],
  roots: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
  paths: ts.CompilerOptions["paths"] = {},
): readonly string[] {
  const compiler = compilers[version] ?? ts;
  const fixedOptions = { noEmit: true, skipDefaultLibCheck: true, typeRoots: [resolve(root, "node_modules/@types")] };
  const { options, errors } = compiler.convertCompilerOptionsFromJson(settingsOfConsumers[name], root);
  const program = programWith(compiler, roots, texts, { ...options, ...fixedOptions, paths });
  return [...errors, ...compiler.getPreEmitDiagnostics(program)].map(complaint);
}
