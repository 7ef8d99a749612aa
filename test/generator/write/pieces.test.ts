import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatFiles } from "../../../generator/write/format/format-files.js";
import { joinPieces, piecesOf } from "../../../generator/write/format/pieces.js";

const generated = new URL("../../../generated/", import.meta.url);

describe("formatting in pieces", () => {
  it.each(["vendors/types.ts", "vendors/validators.ts", "vendors/paths.ts", "loyalty/codecs.ts", "identity/client.ts"])(
    "gives the text that formatting %s in one piece gives",
    async (path) => {
      const text = readFileSync(new URL(path, generated), "utf8");
      expect(piecesOf(text, 500).length).toBeGreaterThan(1);
      expect(await formatFiles([{ path, text }], undefined, 500)).toEqual([{ path, text }]);
    },
  );

  it("cuts where a declaration begins, and nowhere inside one", () => {
    const text =
      "import a;\n\n/** One.\n * export const no = 1; */\nexport const one = {\n  export: 1,\n};\nexport const two = 2;\n";
    const pieces = piecesOf(text, 1);
    expect(pieces.map((piece) => piece.text.split("\n")[0])).toEqual([
      "import a;",
      "/** One.",
      "export const one = {",
      "export const two = 2;",
    ]);
    expect(joinPieces(pieces, pieces.map((piece) => piece.text))).toBe(text); // prettier-ignore
  });
});
