import { expect, it } from "vitest";
import { joinPieces, codePieces } from "../../../../generator/write/format/pieces.js";

it("a module is cut where a declaration begins, with its comment, and nowhere inside one", () => {
  const text = [
    "// Generated.",
    "",
    'import a from "a";',
    'import b from "b";',
    "",
    "/** One.",
    " * export const no = 1;",
    " */",
    "export const one = {",
    "  export: 1,",
    "};",
    "const two = 2;",
    "",
  ].join("\n");
  const pieces = codePieces(text);
  expect(pieces.map((piece) => piece.text.split("\n")[0])).toEqual([
    "// Generated.",
    'import a from "a";',
    'import b from "b";',
    "/** One.",
    "const two = 2;",
  ]);
  expect(joinPieces(pieces)).toBe(text);
});
