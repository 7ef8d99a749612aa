import { declaredName, kinds, type DeclarationStructure, type ModuleDef } from "../../emit/structures.js";
import { invariant } from "../../diagnostics/invariant.js";
import { grouped } from "../../model/grouped.js";
import { symbolKey } from "../../plan/choose-runtime.js";
import { structureText } from "../print/structure-text.js";
import { readTexts } from "./read-texts.js";
import type { DeclarationText } from "./renamed-text.js";

/** A declaration of a module, as its emitter made it. */
export interface PartDeclaration {
  readonly module: ModuleDef;
  readonly structure: DeclarationStructure;
  readonly name: string;
  /** The text of the structure. */
  readonly text: string;
  /** The code of another printer, with the offsets of names; undefined if only the structure exists. */
  readonly read?: DeclarationText;
  /** The words of its text, its name included. */
  readonly words: ReadonlySet<string>;
  /** The keys of the declarations that it uses. */
  readonly uses: ReadonlySet<string>;
}

/** The declarations of modules, without re-exports. */
export function partDeclarations(modules: Iterable<ModuleDef>): readonly PartDeclaration[] {
  return [...modules].flatMap((module) => {
    const found = module.declarations.flatMap((structure) => declarationsOf(structure, module));
    const keys = new Map([
      ...module.imports.map((symbol) => [symbol.alias ?? symbol.name, symbolKey(symbol.module, symbol.name)] as const),
      ...found.map(({ name }) => [name, symbolKey(module.path, name)] as const),
    ]);
    return found.map((declaration) => {
      const uses = [...declaration.words].filter((word) => word !== declaration.name);
      return { ...declaration, uses: new Set(uses.flatMap((word) => keys.get(word) ?? [])) };
    });
  });
}

function declarationsOf(structure: DeclarationStructure, module: ModuleDef): readonly Omit<PartDeclaration, "uses">[] {
  if (typeof structure !== "string" && structure.kind === kinds.exports) return [];
  const text = structureText(structure);
  const name = declaredName(structure);
  if (name !== undefined) return [{ module, structure, name, text, words: wordsOf(text) }];
  return readAll(text).map((read) => {
    return { module, structure, name: read.name, text: read.text, read, words: wordsOf(read.text) };
  });
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w$]+/g));
}

/** The declarations in the code of an emitter, with the offsets of all names. */
export function readAll(text: string): readonly DeclarationText[] {
  const read = readTexts(text, { has: () => true });
  invariant(read !== undefined, "the code of an emitter contains only declarations");
  return read;
}

/** The declarations that the file exports, and all that they use in turn. */
export function withoutUnused(
  declarations: readonly PartDeclaration[],
  exported: ReadonlySet<string>,
): readonly PartDeclaration[] {
  const keyOf = ({ module, name }: PartDeclaration): string => symbolKey(module.path, name);
  const byKey = grouped(declarations, keyOf);
  const used = new Set(exported);
  for (const key of used) byKey.get(key)?.forEach(({ uses }) => uses.forEach((use) => used.add(use)));
  return declarations.filter((declaration) => used.has(keyOf(declaration)));
}
