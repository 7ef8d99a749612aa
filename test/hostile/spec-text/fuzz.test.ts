/** Random strings of dangerous parts, each at a position of its own. SEED=n begins with another seed. */
import { describe, expect, it } from "vitest";
import type { RenderedFile } from "../../../generator/write/rendered-file.js";
import { Random } from "../../support/random.js";
import { sized } from "../../support/sizes.js";
import { seedsOf } from "../../support/seeds.js";
import { importInBareProcess } from "./bare-process.js";
import { refusing } from "./expected-silence.js";
import { runTexts } from "./openapi-run.js";
import type { Position } from "./openapi-positions.js";
import { runXsd } from "./xsd-run.js";

const parts = [
  "*/",
  "/*",
  "/**",
  "//",
  "\n",
  "\r",
  "\r\n",
  "\u2028",
  "\u2029",
  '"',
  "'",
  "`",
  "\\",
  "\\\\",
  "${",
  "}",
  "{",
  "(",
  ")",
  "[",
  "]",
  ";",
  ",",
  ":",
  "=",
  "=>",
  "<",
  ">",
  "</",
  "<!--",
  "-->",
  "]]>",
  "&",
  "&amp;",
  "#",
  "@",
  "%",
  "%00",
  "$",
  "!",
  "?",
  "*",
  "+",
  "-",
  ".",
  "..",
  "../",
  "/",
  "|",
  "~",
  "^",
  " ",
  "\t",
  "\\u0022",
  "\\x27",
  "\\n",
  "\\u{2028}",
  "\\0",
  "\u0000",
  "\u0007",
  "\u001b[2J",
  "\u007f",
  "\u0085",
  "\u00a0",
  "\u00ad",
  "\u200b",
  "\u200d",
  "\u200f",
  "\u202a",
  "\u202e",
  "\u2066",
  "\u2069",
  "\ufeff",
  "\ufffe",
  "\ud800",
  "\udc00",
  "\u{1f600}",
  "\u{e0001}",
  "\u00e9",
  "e\u0301",
  "\u0430",
  "globalThis.",
  "=1",
  "eval(",
  "import(",
  "require(",
  "function",
  "class",
  "default",
  "null",
  "true",
  "0",
  "1e9",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "@internal",
  "@deprecated",
  "@ts-ignore",
  "@ts-nocheck",
  "#__PURE__",
  "@__NO_SIDE_EFFECTS__",
  "//# sourceMappingURL=",
  "{@link ",
  "use strict",
  "x-",
  "$ref",
] as const;

const wanted = sized({ normal: 400, thorough: 20_000 });

function randomText(random: Random, mark: string): string {
  const some = (): string => random.some(7, () => random.pick(parts));
  // "~" keeps the whole from being an identifier, which would be allowed.
  return `${some()}${mark}~${some()}${random.chance(3) ? mark : ""}${some()}`;
}

const takesText = ({ id, kind }: Position): boolean =>
  kind !== "typed" && !refusing.some(([, places]) => places.test(id));

describe("random texts", () => {
  it.each(seedsOf(import.meta.filename))(
    "stay texts in every output of every kind of document, and do nothing when that is imported (seed %i)",
    async (first) => {
      let strings = 0;
      for (let seed = first; strings < wanted; seed += 1) {
        const random = new Random(seed);
        const outputs: (readonly RenderedFile[])[] = [];
        const xsd = await runXsd((mark) => randomText(random, mark));
        expect({ seed, faults: xsd.faults, diagnostics: xsd.diagnostics.map(({ message }) => message) }).toEqual({
          seed,
          faults: [],
          diagnostics: [],
        });
        strings += xsd.texts.length;
        for (const version of ["3.1", "3.0"] as const) {
          if (strings >= wanted) break;
          const options = { only: takesText, inValue: seed % 2 === 0 };
          const run = await runTexts(version, (mark) => randomText(random, mark), options);
          expect({ seed, version, faults: run.faults }).toEqual({ seed, version, faults: [] });
          strings += run.documents.flat().length;
          outputs.push(...run.outputs);
        }
        expect({ seed, said: await importInBareProcess([...outputs, xsd.files]) }).toEqual({ seed, said: "ok\n" });
      }
      expect(strings).toBeGreaterThanOrEqual(wanted);
    },
  );
});
