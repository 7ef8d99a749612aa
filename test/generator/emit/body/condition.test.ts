import { expect, it } from "vitest";
import { conditionText, everyCondition, holds, someCondition } from "../../../../generator/emit/body/condition.js";

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `v${index}`);

it("joins up to 100 operands, and more of them in groups of 100", () => {
  expect(conditionText(everyCondition(names(100).map(holds)))).toBe(names(100).join(" && "));
  const groups = [names(201).slice(0, 100), names(201).slice(100, 200)].map((group) => `(${group.join(" || ")})`);
  expect(conditionText(someCondition(names(201).map(holds)))).toBe([...groups, "v200"].join(" || "));
});

it("nests groups if there are more than 100 of them", () => {
  const text = conditionText(someCondition(names(10_001).map(holds)));
  expect(text).toMatch(/^\(\(v0 \|\| v1 /);
  expect(text.split(/[ ()|]+/).filter(Boolean)).toEqual(names(10_001));
});
