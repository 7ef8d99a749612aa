import { invariant } from "../../diagnostics/invariant.js";
import type { DeclarationStructure } from "../../emit/structures.js";
import { readAll, type PartDeclaration } from "./part-declarations.js";
import { renamedText } from "./renamed-text.js";

/** A declaration under the names of its file. `renamed` has the names of its module that are others there. */
export function printDeclaration(
  { structure, text, name, words, read }: PartDeclaration,
  renamed: ReadonlyMap<string, string>,
  isExported: boolean,
): DeclarationStructure {
  const isSame = renamed.size === 0 || ![...words].some((word) => renamed.has(word));
  if (isSame && typeof structure !== "string") return { ...structure, isExported } as DeclarationStructure;
  const [declaration] = read === undefined ? readAll(text) : [read];
  invariant(declaration !== undefined, `"${name}" is a declaration`);
  return renamedText(declaration, (word) => renamed.get(word) ?? word, isExported);
}
