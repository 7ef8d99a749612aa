import { describe, expect, it } from "vitest";
import { evaluate } from "../../../../generator/model/json-schema/evaluate.js";
import { proveTogether } from "../../../../generator/prove/json-schema/prove-together.js";
import { Prover } from "../../../../generator/prove/json-schema/prover.js";
import { is, isNot } from "../../../../generator/prove/json-schema/term.js";
import { Terms } from "../../../../generator/prove/json-schema/terms.js";
import type { JsonSchema, JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { schemaAt } from "../../../support/json-schema.js";
import { createRandom } from "../../../support/random-schema.js";
import { sized } from "../../../support/sizes.js";
import { seedsOf } from "../../../support/seeds.js";

const view = { direction: "read" } as const;
const count = 7;
const families = sized({ normal: 20, thorough: 1_000 });
const names = Array.from({ length: count }, (_, index) => `S${index}`);

interface Picker {
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
}

function pickerOf(seed: number): Picker {
  const random = createRandom(seed);
  return {
    chance: (share) => random() < share,
    pick: (list) => list[Math.floor(random() * list.length)] ?? list[0],
  };
}

/** Schemas that refer to each other at random, in properties, items, branches and negations. */
function family({ chance, pick }: Picker, version: string): { readonly [name: string]: JsonValue } {
  const reference = (): JsonValue => ({ $ref: `#/${version}/S${pick([0, 1, 2, 3, 4, 5, 6])}` });
  const inner = (): JsonValue =>
    pick<() => JsonValue>([
      reference,
      reference,
      () => ({ type: "integer", maximum: pick([1, 2]) }),
      () => ({ type: "array", items: reference(), maxItems: 2 }),
      () => ({ anyOf: [reference(), { type: "null" }] }),
      () => ({ oneOf: [reference(), { type: "boolean" }] }),
      () => ({ not: reference() }),
    ])();
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        type: chance(0.8) ? "object" : ["object", "integer"],
        properties: { a: inner(), b: inner(), ...(chance(0.5) && { c: inner() }) },
        ...(chance(0.5) && { required: chance(0.5) ? ["a"] : ["a", "b"] }),
        ...(chance(0.2) && { additionalProperties: false }),
      },
    ]),
  );
}

/** The same family, with some of its schemas changed. */
function changed(before: { readonly [name: string]: JsonValue }, { chance, pick }: Picker): JsonValue {
  const text = JSON.stringify(before).replaceAll("#/before/", "#/after/");
  const copy = JSON.parse(text) as { [name: string]: { [keyword: string]: JsonValue } };
  for (const name of names) {
    const schema = copy[name];
    if (schema === undefined || !chance(0.4)) continue;
    const way = pick(["required", "maxProperties", "type"]);
    schema[way] = { required: ["a"], maxProperties: 2, type: "object" }[way] ?? "object";
  }
  return copy;
}

const tally = { none: 0, value: 0, unsure: 0 };

function checkFamily(seed: number): void {
  const picker = pickerOf(seed);
  const before = family(picker, "before");
  const at = schemaAt({ before, after: changed(before, picker) });
  const pairs = names.map((name) => [at(`/before/${name}`), at(`/after/${name}`)] as const);
  const together = new Prover(new Terms(view));
  proveTogether(pairs, together);
  const ask = (prover: Prover, accepting: JsonSchema, refusing: JsonSchema): ReturnType<Prover["ask"]> =>
    prover.ask([is(prover.terms.of(accepting)), isNot(prover.terms.of(refusing))]);
  for (const [old, now] of pairs) {
    for (const [accepting, refusing] of [
      [old, now],
      [now, old],
    ] as const) {
      // prettier-ignore
      const outcome = ask(together, accepting, refusing);
      const alone = ask(new Prover(new Terms(view)), accepting, refusing);
      tally[outcome.kind] += 1;
      if (outcome.kind === "none")
        expect([seed, alone.kind === "value" && isExample(alone.value)]).toEqual([seed, false]);
      if (outcome.kind === "value") expect([seed, isExample(outcome.value)]).toEqual([seed, true]);

      function isExample(value: JsonValue): boolean {
        return evaluate(accepting, value, view) === true && evaluate(refusing, value, view) === false;
      }
    }
  }
}

describe("pairs that are looked at together", () => {
  it.each(seedsOf(import.meta.filename))(
    "get the same result as alone, in families of schemas that refer to each other (seed %i)",
    (seed) => {
      for (let index = 1; index <= families; index += 1) checkFamily(seed * 10_000 + index);
      // Most must be decided, both ways, or nothing was tested.
      expect(tally.none).toBeGreaterThan(families);
      expect(tally.value).toBeGreaterThan(families);
      expect(tally.unsure).toBeLessThan(200);
    },
  );

  it("take steps in proportion to their number, where every schema leads to every other", () => {
    const stepsOf = (size: number): number => {
      const named = (version: string, most: number): JsonValue =>
        Object.fromEntries(
          Array.from({ length: size }, (_, index) => [
            `S${index}`,
            {
              type: "object",
              required: version === "after" && index % 2 === 0 ? ["text", "next"] : ["text"],
              properties: {
                text: { type: "string", maxLength: most },
                next: { $ref: `#/${version}/S${(index * 7 + 1) % size}` },
                other: { $ref: `#/${version}/S${(index * 3 + 2) % size}` },
              },
            },
          ]),
        );
      const at = schemaAt({ before: named("before", 9), after: named("after", 9) });
      const prover = new Prover(new Terms(view));
      const pairs = Array.from(
        { length: size },
        (_, index) => [at(`/before/S${index}`), at(`/after/S${index}`)] as const,
      );
      proveTogether(pairs, prover);
      expect(
        pairs.every(
          ([old, now]) => prover.openKey([is(prover.terms.of(now)), isNot(prover.terms.of(old))]) === undefined,
        ),
      ).toBe(true);
      return prover.stepsTaken;
    };
    expect(stepsOf(400) / stepsOf(200)).toBeLessThan(2.3);
  });
});
