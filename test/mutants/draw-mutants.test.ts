import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSurvivors } from "../contract/mutation/survivors.js";
import { choicesOf, slotsOf } from "./draw-mutants.js";
import { mutationsOf } from "./mutations-of.js";

const texts: Readonly<Record<string, string>> = {
  "generator/cli.ts": "export const a = true;",
  "generator/text/names.ts": "export const a = [1, 2, 3, 4];",
  "generator/text/README.md": "true",
  "generator/compare/judge.ts": "export const a = [5, 6];",
  "generator/compare/catalog/rows.ts": "export const a = [true, false, true];",
  "sandbox/runtime/package.json": "{}",
  "templates/runtime/json/text.ts": "export const a = true;",
  "templates/package/index.ts": "export const a = true;",
};
const files = Object.keys(texts);
const read = (file: string): string => texts[file] ?? "";
const idsOf = (number: number, seed: number): readonly string[] =>
  choicesOf(slotsOf(files)[number - 1]!, files, seed, read).map(({ id }) => id);

describe("slots of mutants", () => {
  it("are two for each top-level folder with sources, and the catalogs have the rest of 80", () => {
    const slots = slotsOf(files);
    expect(slots).toHaveLength(80);
    expect(slots.slice(0, 9).map(({ folder, share }) => [folder, share])).toEqual([
      ["generator/compare/", 0],
      ["generator/compare/", 1],
      ["generator/text/", 0],
      ["generator/text/", 1],
      ["templates/runtime/json/", 0],
      ["templates/runtime/json/", 1],
      ["generator/compare/catalog/", 0],
      ["generator/diagnostics/catalog/", 0],
      ["generator/settings/", 0],
    ]);
  });

  it("are two for each of more than 40 folders", () => {
    const many = Array.from({ length: 41 }, (_, index) => `sandbox/f${index}/a.ts`);
    expect(slotsOf(many)).toHaveLength(82);
  });
});

describe("the mutations of a slot", () => {
  it("are the same for the same seed, and in another order for another", () => {
    expect(idsOf(3, 1)).toEqual(idsOf(3, 1));
    const orders = new Set([1, 2, 3, 4, 5, 6].map((seed) => idsOf(3, seed).join()));
    expect(orders.size).toBeGreaterThan(1);
  });

  it("are those of the folder, each in one slot", () => {
    const line = "export const a = [1, 2, 3, 4];";
    expect([...idsOf(3, 1), ...idsOf(4, 1)].sort()).toEqual([
      `generator/text/names.ts: ${line} => export const a = [1, 2, 3, 5];`,
      `generator/text/names.ts: ${line} => export const a = [1, 2, 4, 4];`,
      `generator/text/names.ts: ${line} => export const a = [1, 3, 3, 4];`,
      `generator/text/names.ts: ${line} => export const a = [2, 2, 3, 4];`,
    ]);
  });

  it("are rows of a catalog only in the slots of the catalog", () => {
    const isRow = (id: string): boolean => id.startsWith("generator/compare/catalog/");
    expect([...idsOf(1, 1), ...idsOf(2, 1)].some(isRow)).toBe(false);
    const catalogSlots = slotsOf(files).filter(({ folder }) => folder === "generator/compare/catalog/");
    expect(catalogSlots.flatMap(({ number }) => idsOf(number, 1)).map(isRow)).toEqual([true, true, true]);
  });
});

describe("the list of equivalent mutants", () => {
  it("has only mutations that can be drawn, each with a reason", () => {
    const rows = readSurvivors("test/mutants/equivalent.tsv");
    const unknown = rows.filter(({ id }) => {
      const file = id.slice(0, id.indexOf(": "));
      return !mutationsOf(file, readFileSync(file, "utf8")).some((mutation) => mutation.id === id);
    });
    expect(unknown).toEqual([]);
  });
});
