import { describe, expect, it } from "vitest";
import {
  allContent,
  findChild,
  statesContent,
  type ContentModel,
} from "../../../templates/runtime/xml/content/content.js";
import { XmlContentCursor } from "../../../templates/runtime/xml/content/content-cursor.js";

/**
 * The result of a cursor for children with these names: their tags, "!" for an error, and the missing ones at the end.
 */
function walk(model: ContentModel, names: string): string {
  const cursor = new XmlContentCursor();
  cursor.enter(model);
  const steps = [...names].map((name) => {
    const child = findChild(model, "", name);
    if (child !== undefined) cursor.count(child);
    const tag = cursor.accept(child, "");
    return cursor.fault === undefined ? tag : `${tag ?? ""}!${cursor.fault.kind}`;
  });
  const missing = cursor.finish();
  return [...steps, ...(missing === undefined ? [] : [`missing ${missing.expected.join("|")}`])].join(" ");
}

const children = [{ name: "a" }, { name: "b" }, { name: "c" }];

describe("a cursor in states", () => {
  // a, b?, c
  const sequence = statesContent(children, [
    { edges: [{ on: "a", to: 1 }] },
    { edges: [{ on: "b", to: 2 }], skip: { to: 2 } },
    { edges: [{ on: "c", to: 3 }] },
    { final: true },
  ]);

  it.each([
    ["abc", "a b c"],
    ["ac", "a c"],
    ["bc", "b!missing c"],
    ["c", "c!missing"],
    ["acb", "a c !unexpected"],
    ["axc", "a !unexpected c"],
    ["", "missing a"],
    ["ab", "a b missing c"],
  ])("reads %j as %j", (names, expected) => {
    expect(walk(sequence, names)).toBe(expected);
  });

  // (a{2,3}, b){1,2}
  const counted = statesContent(
    children,
    [
      { edges: [{ on: "a", to: 1, below: [[0, 2]], count: [0, 1] }], skip: { to: 3, atLeast: [0, 1], reset: 0 } },
      { edges: [{ on: "a", to: 1, below: [[1, 3]], count: [1] }], skip: { to: 2, atLeast: [1, 2], reset: 1 } },
      { edges: [{ on: "b", to: 0 }] },
      { final: true },
    ],
    { counters: 2 },
  );

  it.each([
    ["aab", "a a b"],
    ["aaabaab", "a a a b a a b"],
    ["aaaab", "a a a !too-many b"],
    ["ab", "a b!missing"],
    ["aabaabaab", "a a b a a b !too-many !too-many !unexpected"],
    ["", "missing a"],
  ])("counts %j as %j", (names, expected) => {
    expect(walk(counted, names)).toBe(expected);
  });
});

describe("a cursor in xs:all", () => {
  const all = allContent([{ name: "a", required: true }, { name: "b" }]);
  const optional = allContent([{ name: "a", required: true }, { name: "b" }], { optional: true });
  // The elements of a substitution group replace its head.
  const group = allContent([
    { name: "a", required: true, member: 0 },
    { name: "b", required: true, member: 0 },
    { name: "c" },
  ]);

  it.each([
    [all, "ba", "b a"],
    [all, "aa", "a !too-many"],
    [all, "b", "b missing a"],
    [all, "", "missing a"],
    [all, "ca", "!unexpected a"],
    [optional, "", ""],
    [optional, "b", "b missing a"],
    [group, "bc", "b c"],
    [group, "ab", "a !too-many"],
    [group, "c", "c missing a|b"],
  ])("reads %#: %j", (model, names, expected) => {
    expect(walk(model, names)).toBe(expected);
  });
});
