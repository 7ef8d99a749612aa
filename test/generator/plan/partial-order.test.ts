import { describe, expect, it } from "vitest";
import { createOrder } from "../../../generator/plan/partial-order.js";

describe("an order of names", () => {
  it("keeps the order in which names came that nothing has to precede", () => {
    const order = createOrder();
    const [start, end] = [order.joint(), order.joint()];
    const names = ["f", "a", "e", "b", "d", "c", "g", "h"];
    for (const name of names) order.place(name, start, end);
    expect(order.sorted()).toEqual(names);
  });

  it("puts a name behind those that must precede it, and has none for a circle", () => {
    const order = createOrder();
    const [start, middle, end] = [order.joint(), order.joint(), order.joint()];
    order.place("late", middle, end);
    order.place("early", start, middle);
    expect(order.sorted()).toEqual(["early", "late"]);
    order.place("early", middle, end);
    expect(order.sorted()).toBeUndefined();
  });
});
