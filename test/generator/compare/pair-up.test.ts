import { describe, expect, it } from "vitest";
import { missingFrom, pairUp } from "../../../generator/compare/pair-up.js";

interface Item {
  readonly name: string;
  readonly kind?: string;
}

const byName = ({ name }: Item): string => name;
const byKind = ({ kind }: Item): string | undefined => kind;

describe("pairUp", () => {
  it("pairs what shares the first key, then what shares the next", () => {
    const [a, b, c] = [{ name: "a" }, { name: "b", kind: "x" }, { name: "c" }];
    const [a2, d] = [{ name: "a" }, { name: "d", kind: "x" }];
    expect(pairUp<Item>([a, b, c], [d, a2], [byName, byKind])).toEqual({
      both: [
        { before: a, after: a2 },
        { before: b, after: d },
      ],
      removed: [c],
      added: [],
    });
  });

  it("pairs nothing by a key that two of one side have", () => {
    const found = pairUp<Item>(
      [{ name: "a", kind: "x" }],
      [
        { name: "b", kind: "x" },
        { name: "c", kind: "x" },
      ],
      [byKind],
    );
    expect(found.both).toEqual([]);
    expect(found.added).toHaveLength(2);
  });

  it("takes the partners of an earlier key out of the game", () => {
    const found = pairUp<Item>(
      [
        { name: "a", kind: "x" },
        { name: "b", kind: "x" },
      ],
      [
        { name: "a", kind: "x" },
        { name: "c", kind: "x" },
      ],
      [byName, byKind],
    );
    expect(found.both.map(({ before, after }) => before.name + after.name)).toEqual(["aa", "bc"]);
  });
});

describe("missingFrom", () => {
  it("gives what the second does not have, once and in order", () => {
    expect(missingFrom(["c", "a", "c", "b"], ["a"])).toEqual(["c", "b"]);
  });
});
