import { describe, expect, it } from "vitest";
import { partsByName, type Sized } from "../../../../../generator/write/print/parts/parts-by-name.js";
import { Random } from "../../../../support/random.js";
import { seedsOf } from "../../../../support/seeds.js";

function things(sizes: Readonly<Record<string, number>>): readonly Sized[] {
  return Object.entries(sizes).map(([name, size]) => ({ name, label: name, size }));
}

function partsOf(sizes: Readonly<Record<string, number>>, limit: number): Readonly<Record<string, string>> {
  return Object.fromEntries(partsByName(things(sizes), limit));
}

describe("partsByName", () => {
  it("keeps together what fits", () => {
    expect(partsOf({ Order: 6, Invoice: 4 }, 10)).toEqual({ Order: "", Invoice: "" });
  });

  it("moves the largest groups out, by the letters that their names begin with", () => {
    expect(partsOf({ Order: 4, OrderLine: 4, Invoice: 2, Item: 2, Seat: 1 }, 10)).toEqual({
      Order: "o",
      OrderLine: "o",
      Invoice: "",
      Item: "",
      Seat: "",
    });
  });

  it("tells apart by the next letters what begins alike and is too much for one part", () => {
    expect(partsOf({ Order: 4, "Order-Line": 6, OrderLineItem: 5, OrderSet: 3 }, 10)).toEqual({
      Order: "order-",
      "Order-Line": "orderline-",
      OrderLineItem: "orderline",
      OrderSet: "orders",
    });
  });

  it("leaves a thing alone that is larger than the limit", () => {
    expect(partsOf({ Order: 40, OrderLine: 4 }, 10)).toEqual({ Order: "order-", OrderLine: "order" });
  });

  it("tells things with one label apart by their names", () => {
    const named = ["isOrder", "validateOrder", "parseOrder"].map((name) => ({ name, label: "Order", size: 10 }));
    const parts = [...partsByName(named, 10).values()];
    expect(new Set(parts).size).toBe(3);
    for (const part of parts) expect(part).toMatch(/^order-[0-9a-f]+$/);
  });

  it.each(seedsOf(import.meta.filename))(
    "gives the same parts whatever the order, none larger than the limit (seed %i)",
    (seed) => {
      const random = new Random(seed + 7);
      for (let round = 0; round < 50; round += 1) {
        const list = randomThings(random, 60);
        const parts = partsByName(list, 100);
        expect([...partsByName([...list].reverse(), 100)].sort()).toEqual([...parts].sort());
        const sizes = new Map<string, number>();
        for (const { name, size } of list)
          sizes.set(parts.get(name) ?? "", (sizes.get(parts.get(name) ?? "") ?? 0) + size);
        expect(Math.max(...sizes.values())).toBeLessThanOrEqual(100);
      }
    },
  );

  it.each(seedsOf(import.meta.filename))("changes one part or splits it when one thing is added (seed %i)", (seed) => {
    const random = new Random(seed + 11);
    for (let round = 0; round < 20; round += 1) {
      const list = randomThings(random, 120);
      let before = new Map<string, string>();
      list.forEach((_, index) => {
        const after = new Map(partsByName(list.slice(0, index + 1), 100));
        const moved = [...before].filter(([name, part]) => after.get(name) !== part);
        expect(new Set(moved.map(([, part]) => part)).size).toBeLessThanOrEqual(1);
        before = after;
      });
    }
  });
});

/** With few letters, so that many names begin alike. */
function randomThings(random: Random, count: number): readonly Sized[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${Array.from({ length: 4 }, () => "abcde"[random.below(5)]).join("")}${index}`;
    return { name, label: name, size: 1 + random.below(20) };
  });
}
