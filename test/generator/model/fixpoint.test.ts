import { describe, expect, it } from "vitest";
import { raiseToFixpoint } from "../../../generator/model/fixpoint.js";

describe("a fixpoint", () => {
  it("is reached when no value rises any more, in circles too", () => {
    const sources = new Map([
      ["a", ["c"]],
      ["b", ["a"]],
      ["c", ["b", "a"]],
    ]);
    const values = new Map<string, number>();
    const raised: string[] = [];
    raiseToFixpoint({
      nodes: sources.keys(),
      raise(node) {
        const value = Math.min(4, 1 + Math.max(...(sources.get(node) ?? []).map((source) => values.get(source) ?? 0)));
        if (value <= (values.get(node) ?? 0)) return false;
        values.set(node, value);
        raised.push(node);
        return true;
      },
      users: (node) => [...sources].flatMap(([user, list]) => (list.includes(node) ? [user] : [])),
      maxRaises: 4,
    });
    expect([...values]).toEqual([
      ["a", 4],
      ["b", 4],
      ["c", 4],
    ]);
    expect(raised.length).toBeLessThanOrEqual(12);
  });

  it("ends with an error if a value rises without end", () => {
    let raises = 0;
    const raise = (): boolean => (raises += 1) > 0;
    const run = (): void => raiseToFixpoint({ nodes: ["a", "b"], raise, users: () => ["a", "b"], maxRaises: 8 });
    expect(run).toThrow("A value rises more than 8 times");
    expect(raises).toBeLessThanOrEqual(17);
  });
});
