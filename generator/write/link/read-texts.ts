import { readDeclarations } from "../print/parts/declarations.js";
import type { DeclarationText } from "./renamed-text.js";

/** The declarations in code, with the offsets of known names; undefined if it contains anything else. */
export function readTexts(
  text: string,
  known: Pick<ReadonlySet<string>, "has">,
): readonly DeclarationText[] | undefined {
  return readDeclarations(text, known)?.map(({ name, text: whole, start, used }) => {
    const keyword = whole.startsWith("export ", start) ? "export ".length : 0;
    const uses = used.uses.map((use) => ({ ...use, start: use.start - keyword }));
    return { name, text: whole.slice(0, start) + whole.slice(start + keyword), start, uses };
  });
}
