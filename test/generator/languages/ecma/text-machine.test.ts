import { describe, expect, it } from "vitest";
import { relate } from "../../../../generator/prove/json-schema/relate.js";
import { textMachine } from "../../../../generator/languages/ecma/text-machine.js";
import { schemaAt } from "../../../support/json-schema.js";
import { Random } from "../../../support/random.js";
import { seedsOf } from "../../../support/seeds.js";

function isFound(pattern: string, text: string): boolean | undefined {
  const machine = textMachine(pattern);
  if (machine === undefined) return undefined;
  let state = machine.start;
  for (const character of text) state = machine.next(state, character);
  return state.isFine;
}

/** A random expression over few characters, anchored now and then. */
function randomPattern(random: Random, depth: number): string {
  const inner = (): string => randomPattern(random, depth - 1);
  if (depth <= 0) return random.pick(["a", "b", "[ab]", "[^a]", ".", "\\d", "é", "\\w"]);
  const made = random.pick<() => string>([
    inner,
    () => `${inner()}${inner()}`,
    () => `(?:${inner()}|${inner()})`,
    () => `(?:${inner()})${random.pick(["*", "+", "?", "{2}", "{1,2}", "{2,}"])}`,
    () => `^${inner()}`,
    () => `${inner()}$`,
  ]);
  return made();
}

const texts = ["", ..."ab1é\n"].flatMap((a) => ["", ..."ab1é"].flatMap((b) => ["", ..."ab"].map((c) => a + b + c)));

describe("textMachine", () => {
  it.each(seedsOf(import.meta.filename))("finds what a RegExp finds (seed %i)", (seed) => {
    const random = new Random(seed + 1);
    const wrong: string[] = [];
    for (let count = 0; count < 400; count += 1) {
      const pattern = randomPattern(random, 3);
      const expression = new RegExp(pattern, "u");
      for (const text of texts) {
        if (isFound(pattern, text) !== expression.test(text)) wrong.push(`${pattern} in ${JSON.stringify(text)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("leaves alone what depends on more than the characters so far", () => {
    expect(isFound("\\bword\\b", "word")).toBeUndefined();
    expect(isFound("(a)\\1", "aa")).toBeUndefined();
  });
});

describe("patterns", () => {
  it.each(seedsOf(import.meta.filename))("are never called the same when a text tells them apart (seed %i)", (seed) => {
    const random = new Random(seed + 2);
    const wrong: string[] = [];
    let equal = 0;
    for (let count = 0; count < 300; count += 1) {
      const [before, after] = [randomPattern(random, 2), randomPattern(random, 2)];
      const [old, now] = [new RegExp(before, "u"), new RegExp(after, "u")];
      const at = schemaAt({ before: { type: "string", pattern: before }, after: { type: "string", pattern: after } });
      const { narrowed, widened } = relate(at("/before"), at("/after"), { direction: "read" });
      const told = texts.filter((text) => old.test(text) !== now.test(text));
      if (narrowed.kind === "no" && told.some((text) => old.test(text))) wrong.push(`${before} -> ${after}`);
      if (widened.kind === "no" && told.some((text) => now.test(text))) wrong.push(`${before} -> ${after}`);
      if (narrowed.kind === "unknown" || widened.kind === "unknown") wrong.push(`unknown: ${before} -> ${after}`);
      if (narrowed.kind === "no" && widened.kind === "no") equal += 1;
    }
    expect(wrong).toEqual([]);
    expect(equal).toBeGreaterThan(0);
  });

  it("are compared within lengths", () => {
    const at = schemaAt({
      before: { type: "string", pattern: "^[a-z]*$", minLength: 100, maxLength: 120 },
      after: { type: "string", pattern: "^[a-z]{100,120}$" },
    });
    expect(relate(at("/before"), at("/after"), { direction: "read" })).toEqual({
      narrowed: { kind: "no" },
      widened: { kind: "no" },
    });
  });
});
