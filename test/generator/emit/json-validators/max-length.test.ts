import { describe, expect, it } from "vitest";
import { validatorsOf } from "../../../support/validators.js";

/** Few characters are counted by an expression, many by a function of the runtime. */
describe.each([1, 80, 1000, 1001])("a text of at most %i characters", (maxLength) => {
  const { isThing, validateThing } = validatorsOf<"Thing">({ Thing: { type: "string", maxLength } });

  it.each([
    ["letters", "a"],
    ["line breaks", "\n"],
    ["pairs of surrogates", "😀"],
    ["lone surrogates", "\ud83d"],
  ])("counts %s as code points", (_, character) => {
    const [most, more] = [character.repeat(maxLength), character.repeat(maxLength + 1)];
    expect([isThing(most), isThing(more)]).toEqual([true, false]);
    expect([validateThing(most).ok, validateThing(more).ok]).toEqual([true, false]);
  });

  it("refuses a long one without going through it", () => {
    expect(isThing("😀".repeat(500_000))).toBe(false);
  });
});
