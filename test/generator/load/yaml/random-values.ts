import type { Random } from "../../../support/random.js";

const words = [
  "a",
  "b c",
  "",
  "- x",
  "x: y",
  "#h",
  "a #b",
  " lead",
  "trail ",
  "line\nbreak",
  "two\n\nlines\n",
  "\ttab",
  "'q'",
  '"d"',
  "no",
  "null",
  "1",
  "1e3",
  "0x1",
  "é",
  "\u2028x",
  "[a]",
  "{a}",
  "very long text ".repeat(12),
  "long\nand ".repeat(20),
  "*a",
  "&b",
  "!t",
  "~",
  "%",
  "@x",
  "\\",
  "a\\b",
  "2020-01-01",
  ":",
  "::",
  "a:b",
  "?",
  "? a",
  "-",
  "--- x",
  "\u0007",
  "\u{1f600}",
  "x".repeat(150),
  `${"k ".repeat(90)}\n  in\n out\n\n`,
] as const;

/** A value of strings that are easily misread, in lists and maps. */
export function randomValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 4 ? 4 : 8);
  if (kind < 4) return random.chance(6) ? random.pick([1, true, null, 1.5, -3, 1e21]) : random.pick(words);
  const count = random.below(4);
  if (kind < 6) return Array.from({ length: count }, () => randomValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: count }, () => [random.pick(words), randomValue(random, depth + 1)] as const),
  );
}
