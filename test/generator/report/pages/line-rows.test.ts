import { describe, expect, it } from "vitest";
import { lineRows } from "../../../../generator/report/pages/line-rows.js";
import { Random } from "../../../support/random.js";
import { seedOfRun } from "../../../support/seeds.js";

describe("rows of two texts", () => {
  it("align equal lines, and replaced lines with their replacements", () => {
    expect(lineRows(["a", "b", "c", "d"], ["a", "x", "c", "e", "d"])).toEqual([
      { before: 0, after: 0, isSame: true },
      { before: 1, after: 1, isSame: false },
      { before: 2, after: 2, isSame: true },
      { after: 3, isSame: false },
      { before: 3, after: 4, isSame: true },
    ]);
  });

  it("contain each line once, in order, with as many equal lines as possible", () => {
    const random = new Random(seedOfRun());
    const text = (): readonly string[] => Array.from({ length: random.below(12) }, () => random.pick(["a", "b", "c"]));
    for (let count = 0; count < 500; count += 1) {
      const [before, after] = [text(), text()];
      const rows = lineRows(before, after);
      expect(rows.flatMap((row) => row.before ?? [])).toEqual([...before.keys()]);
      expect(rows.flatMap((row) => row.after ?? [])).toEqual([...after.keys()]);
      const same = rows.filter(({ isSame }) => isSame);
      for (const row of same) expect(before[row.before!]).toBe(after[row.after!]);
      expect(same.length).toBe(longestCommon(before, after));
    }
  });

  it("are one text after the other if too much differs", () => {
    const lines = (name: string): readonly string[] => Array.from({ length: 500 }, (_, at) => `${name} ${at}`);
    const rows = lineRows([...lines("a"), "same", ...lines("b")], [...lines("c"), "same", ...lines("d")]);
    expect(rows.filter(({ isSame }) => isSame)).toEqual([]);
    expect(rows).toHaveLength(1001);
  });
});

/** The length of a longest common subsequence, by its recursive definition. */
function longestCommon(before: readonly string[], after: readonly string[]): number {
  const known = before.map(() => after.map(() => -1));
  const lengthAt = (x: number, y: number): number => {
    if (x === before.length || y === after.length) return 0;
    if (known[x]![y]! < 0)
      known[x]![y] =
        before[x] === after[y] ? 1 + lengthAt(x + 1, y + 1) : Math.max(lengthAt(x + 1, y), lengthAt(x, y + 1));
    return known[x]![y]!;
  };
  return lengthAt(0, 0);
}
