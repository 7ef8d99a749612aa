import { expect, it } from "vitest";
import { plantErrors } from "./planted-errors.js";

it("plants another number, the opposite, and another name, one in each sentence", () => {
  expect(plantErrors("An order is sent with 20 lineItems. It cannot be changed (Q-31).")).toEqual([
    { kind: "number", text: "An order is sent with 21 lineItems. It cannot be changed (Q-31)." },
    { kind: "polarity", text: "An order is not sent with 20 lineItems. It cannot be changed (Q-31)." },
    { kind: "name", text: "An order is sent with 20 lineItemsX. It cannot be changed (Q-31)." },
    { kind: "polarity", text: "An order is sent with 20 lineItems. It can be changed (Q-31)." },
  ]);
});

it("leaves sentences alone that are not asked for", () => {
  const errors = plantErrors("It is sent. It is not lost.", (sentence) => sentence.includes("lost"));
  expect(errors).toEqual([{ kind: "polarity", text: "It is sent. It is lost." }]);
});
