import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { Random } from "../../../support/random.js";
import { sized } from "../../../support/sizes.js";
import { seedsOf } from "../../../support/seeds.js";
import { withFlowEndsJoined } from "../../../../generator/load/yaml/flow-ends.js";
import { isRefused, readByOther, readByOwn } from "./both-readers.js";

const rounds = sized({ normal: 500, thorough: 20_000 });

const marks = [
  ...[
    " ",
    "  ",
    "\t",
    "\n",
    "\n\n",
    "\n  ",
    "\r\n",
    ":",
    ": ",
    ":\n",
    "- ",
    "-\n",
    "? ",
    "#",
    " # ",
    '"',
    "'",
    "\\",
    "|\n",
    ">\n",
    ">-\n",
  ],
  ...[
    "{",
    "}",
    "[",
    "]",
    ",",
    ", ",
    "&a ",
    "*a",
    "!!str ",
    "%",
    "@",
    "`",
    "---\n",
    "...\n",
    "<<: ",
    "~",
    "é",
    "\u2028",
    "|2+\n",
    "\u00a0",
  ],
] as const;

/** Up to forty lines of a hand-written document, from a line to the end of its parent, without their indentation. */
function passage(random: Random, lines: readonly string[]): string {
  const from = random.below(lines.length);
  const margin = Math.max(0, (lines[from] ?? "").search(/\S/));
  const rest = lines.slice(from, from + 5 + random.below(40));
  const end = rest.findIndex((line) => line.trim() !== "" && line.search(/\S/) < margin);
  return `${rest
    .slice(0, end === -1 ? rest.length : end)
    .map((line) => line.slice(margin))
    .join("\n")}\n`;
}

function edited(random: Random, text: string): string {
  const [at, length] = [random.below(text.length), random.below(4)];
  const lines = text.split("\n");
  const line = random.below(lines.length);
  switch (random.below(5)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + random.pick(marks) + text.slice(at);
    case 2:
      return lines.map((each, index) => (index === line ? ` ${each}` : each)).join("\n");
    case 3:
      return lines.filter((_, index) => index !== line).join("\n");
    default:
      return lines.map((each, index) => (index >= line ? `  ${each}` : each)).join("\n");
  }
}

describe("the YAML reader, on passages of real documents with slips in them", () => {
  const specs = fileURLToPath(new URL("../../../../specs/", import.meta.url));
  const files = readdirSync(specs)
    .sort()
    .map((name) => `${specs}${name}/openapi.yaml`);
  const documents = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8").split("\n"));

  it.each(seedsOf(import.meta.filename))(
    "has the result of the package yaml, values and faults alike (seed %i)",
    (seed) => {
      const random = new Random(seed + 3);
      let [accepted, rejected] = [0, 0];
      for (let round = 0; round < rounds; round++) {
        let text = passage(random, documents[round % documents.length] ?? []);
        for (let edits = random.below(4); edits > 0; edits--) text = edited(random, text);
        // A carriage return alone ends a line in YAML, and is a character to the package.
        if (/\r(?!\n)/.test(text)) continue;
        const result = readByOwn(text);
        let other = readByOther(text);
        // A closing bracket at the column of its key is an error for the package if more follows it on its line.
        if (isRefused(other) && !isRefused(result)) other = readByOther(withFlowEndsJoined(text));
        // Content that the package reads as one scalar, or as empty, is not a document; a map with the string tag and a
        // key with a line break are errors.
        if (isRefused(result) && (/^\[(?:"|null)/.test(other) || /!!str *[[{\n]|\n *:\s/.test(text))) continue;
        expect([text, isRefused(result)]).toEqual([text, isRefused(other)]);
        // The package reads an empty value with an unknown tag as a string.
        if (result.includes("source/yaml-tag")) continue;
        if (isRefused(result)) rejected++;
        else {
          expect([text, result]).toEqual([text, other]);
          accepted++;
        }
      }
      expect([accepted > rounds / 5, rejected > rounds / 5]).toEqual([true, true]);
    },
  );

  it("rejects none of the documents themselves", () => {
    for (const lines of documents) expect(isRefused(readByOwn(lines.join("\n")))).toBe(false);
  });
});
