import { expect, it } from "vitest";
import { shortJson } from "../../../templates/runtime/json/short-values.js";
import { createRandom, createRandomJson } from "../../support/random-schema.js";
import { seedsOf } from "../../support/seeds.js";

const long = "x".repeat(1_000);
const deep = Array.from({ length: 300 }).reduce<unknown>((inner) => ({ [long]: [inner] }), long);

it.each([
  ["a string", long],
  ["names", Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`${index}${long}`, index]))],
  ["strings after others", ["y".repeat(70), "y".repeat(18), long, long]],
  ["lists in lists", Array.from({ length: 300 }).reduce<unknown>((inner) => [inner], 1)],
  ["names in names", deep],
])("a value is shown in 160 characters: %s", (_, value) => {
  expect(shortJson(value).length).toBeLessThanOrEqual(160);
});

it.each(seedsOf(import.meta.filename))("random values are shown in 160 characters (seed %i)", (seed) => {
  const json = createRandomJson(createRandom(seed));
  for (let round = 0; round < 2_000; round += 1) {
    const value = [...Array(1 + (round % 9)).keys()].map(() => [json.value(5), long.slice(0, round % 90)]);
    expect(shortJson(value).length).toBeLessThanOrEqual(160);
  }
});
