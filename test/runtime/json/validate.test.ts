import { expect, it } from "vitest";
import { validatorsOf } from "../../support/validators.js";

const { validateOrder } = validatorsOf<"Order">({
  Order: {
    type: "object",
    properties: { count: { type: "integer", maximum: 5 }, note: { type: "string", maxLength: 2 } },
  },
});

it("leaves what was found out of messages for those who ask, and keeps it apart", () => {
  const messages = (values: boolean): unknown => {
    const result = validateOrder({ count: 77, note: "abc" }, { values });
    return result.ok ? [] : result.problems.map(({ message, actual }) => [message, actual]);
  };
  const note = ["The string must have at most 2 characters, but has 3.", "3"];
  expect(messages(true)).toEqual([["The number must be at most 5, but is 77.", "77"], note]);
  expect(messages(false)).toEqual([["The number must be at most 5.", "77"], note]);
});
