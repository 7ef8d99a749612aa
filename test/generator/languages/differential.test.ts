import { describe, expect, it } from "vitest";
import { textMachine } from "../../../generator/languages/ecma/text-machine.js";
import { TextMachine, whole } from "../../../generator/languages/text-machine.js";
import { parseXsdPattern } from "../../../generator/languages/xsd/parse-pattern.js";
import { translatePattern } from "../../../generator/languages/xsd/translate-pattern.js";
import { linearPattern } from "../../../templates/runtime/patterns/linear.js";
import { Random } from "../../support/random.js";
import { seedsOf } from "../../support/seeds.js";

/** Strings of up to four characters that the expressions below mention, and some others. */
function randomText(random: Random): string {
  return random.some(6, () => random.pick(["a", "b", "1", "é", "-", " ", "\n", "😀"]));
}

const quantifiers = ["*", "+", "?", "{2}", "{0}", "{1,2}", "{2,}", "{0,3}"] as const;

function randomPattern(random: Random, depth: number, atoms: readonly [string, ...string[]], group: string): string {
  const inner = (): string => randomPattern(random, depth - 1, atoms, group);
  if (depth <= 0) return random.pick(atoms);
  const made = random.pick<() => string>([
    inner,
    () => inner() + inner(),
    () => inner() + inner() + inner(),
    () => `${group}${inner()}|${inner()})`,
    () => `${group}${inner()}|)`,
    () => `${group}${inner()})${random.pick(quantifiers)}`,
  ]);
  return made();
}

function isFound(machine: TextMachine, text: string): boolean {
  return [...text].reduce((state, character) => machine.next(state, character), machine.start).isFine;
}

describe("the automaton of the generator and the matcher of the runtime", () => {
  it.each(seedsOf(import.meta.filename))("find the same patterns of ECMA-262 (seed %i)", (seed) => {
    const random = new Random(seed + 11);
    const atoms = [
      "a",
      "b",
      "[ab]",
      "[^a]",
      ".",
      "\\d",
      "é",
      "\\w",
      "\\S",
      "\\p{L}",
      "[\\s1-9]",
      "^",
      "$",
      "\\u{1f600}",
    ] as const;
    const wrong: string[] = [];
    for (let count = 0; count < 500; count += 1) {
      const pattern = randomPattern(random, 4, [...atoms], "(?:");
      // A count of an assertion is not an expression.
      if (!isValid(pattern)) continue;
      const [machine, runtime] = [textMachine(pattern)!, linearPattern(pattern)];
      for (const text of Array.from({ length: 25 }, () => randomText(random))) {
        if (isFound(machine, text) !== runtime.test(text)) wrong.push(`${pattern} in ${JSON.stringify(text)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(seedsOf(import.meta.filename))("match the same patterns of XML Schema (seed %i)", (seed) => {
    const random = new Random(seed + 12);
    const atoms = [
      "a",
      "b",
      "[ab]",
      "[^a]",
      ".",
      "\\d",
      "é",
      "\\w",
      "\\S",
      "\\i",
      "\\c",
      "[a-z-[b]]",
      "\\p{IsBasicLatin}",
      "^",
    ] as const;
    const wrong: string[] = [];
    for (let count = 0; count < 500; count += 1) {
      const pattern = randomPattern(random, 4, [...atoms], "(");
      const [parsed, translated] = [parseXsdPattern(pattern), translatePattern(pattern)];
      if (!parsed.ok || !translated.ok) throw new Error(`${pattern} should be a pattern of XML Schema`);
      const [machine, runtime] = [new TextMachine(whole(parsed.tree)), linearPattern(translated.source)];
      for (const text of Array.from({ length: 25 }, () => randomText(random))) {
        if (isFound(machine, text) !== runtime.test(text)) wrong.push(`${pattern} on ${JSON.stringify(text)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

function isValid(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}
