import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { invariant } from "../../diagnostics/invariant.js";
import { symbolKey, type RuntimeDeclaration } from "../../plan/choose-runtime.js";
import { readPart, type Imports } from "../runtime-parts.js";
import type { DeclarationText } from "./renamed-text.js";
import { readTexts } from "./read-texts.js";

/** The code of a declaration of the runtime. */
export interface RuntimeText extends RuntimeDeclaration, DeclarationText {
  /** Names that the text takes from nowhere: those of the language's library and of its surroundings. */
  readonly globals: readonly string[];
}

/** A module of the runtime, declaration by declaration. */
export interface RuntimeModule extends Imports {
  /** In the order of the module. */
  readonly declarations: readonly RuntimeText[];
}

/** The modules of a runtime by their paths, as far as they are known. */
type RuntimeIndex = Record<string, RuntimeModule>;

/** The index that the build puts beside the modules, so that nobody has to parse them. */
export const declarationsIndex = "declarations.json";

const indexes = new Map<string, RuntimeIndex>();

/** A module of the runtime. Throws an `InternalError` when it is not there or holds other things than declarations. */
export function runtimeModule(templatesDir: string, path: string): RuntimeModule {
  let index = indexes.get(templatesDir);
  if (index === undefined) indexes.set(templatesDir, (index = readIndex(templatesDir)));
  return (index[path] ??= readRuntimeModule(templatesDir, path));
}

function readIndex(templatesDir: string): RuntimeIndex {
  const path = join(templatesDir, declarationsIndex);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as RuntimeIndex) : {};
}

/** The same from the text of the module. */
export function readRuntimeModule(templatesDir: string, path: string): RuntimeModule {
  const { imports, body } = readPart(templatesDir, path);
  const texts = readTexts(body, { has: () => true });
  invariant(texts !== undefined, `the module "${path}" of the runtime holds declarations alone`);
  const keys = new Map(imports.map(({ module, name }) => [name, symbolKey(module, name)]));
  for (const { name } of texts) keys.set(name, symbolKey(path, name));
  const declarations = texts.map(({ name: declared, text, start, uses }): RuntimeText => {
    const names = [...new Set(uses.map(({ name }) => name))];
    const known = names.flatMap((name): readonly (readonly [string, string])[] => {
      const key = keys.get(name);
      return key === undefined ? [] : [[name, key]];
    });
    return {
      name: declared,
      key: symbolKey(path, declared),
      text,
      start,
      uses: uses.filter(({ name }) => keys.has(name)),
      keys: Object.fromEntries<string>(known),
      globals: names.filter((name) => !keys.has(name)),
    };
  });
  return { path, imports, declarations };
}
