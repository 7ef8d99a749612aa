import type { NameUse } from "../print/parts/used-names.js";

/** The code of a declaration, and the offsets of names in it. */
export interface DeclarationText {
  /** The name that it declares. */
  readonly name: string;
  /** With its comment, and without "export". */
  readonly text: string;
  /** The start of the declaration after its comment. */
  readonly start: number;
  /** Places of names of the module, in the order of the text; the place where the name itself is declared is none. */
  readonly uses: readonly NameUse[];
}

/** The text of a declaration under the names that `nameOf` gives for those of its module; exported under its own, or not at all. */
export function renamedText(
  { name, text, start, uses }: DeclarationText,
  nameOf: (name: string) => string,
  isExported: boolean,
): string {
  const declared = start + text.slice(start).search(new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`));
  const places: readonly NameUse[] = [{ name, start: declared, isShorthand: false }, ...uses];
  const pieces = [text.slice(0, start), isExported ? "export " : ""];
  let done = start;
  for (const use of [...places].sort((a, b) => a.start - b.start)) {
    const written = nameOf(use.name);
    if (written === use.name) continue;
    pieces.push(text.slice(done, use.start), use.isShorthand ? `${use.name}: ${written}` : written);
    done = use.start + use.name.length;
  }
  pieces.push(text.slice(done));
  return pieces.join("");
}
