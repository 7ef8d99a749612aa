import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { costlyFiles } from "./support/costly-files.js";
import { filesOutOfTurn, turns } from "./support/turns.js";

const all = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `test/${file.replaceAll("\\", "/")}`);
const seeds = Array.from({ length: turns }, (_, seed) => seed);

describe("costly files of tests", () => {
  it("exist, each named once and in order", () => {
    expect(costlyFiles.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
    expect(costlyFiles).toEqual([...new Set(costlyFiles)].sort());
  });

  it("have their turn once in as many runs as there are turns, whatever the first seed is", () => {
    for (const first of [-7, 0, 1, 4_000]) {
      const taken = seeds.flatMap((seed) => {
        const left = new Set(filesOutOfTurn(first + seed));
        return costlyFiles.filter((file) => !left.has(`test/${file}`));
      });
      expect(taken.sort()).toEqual([...costlyFiles]);
    }
  });

  it.each(seeds)("leave no folder without a test: seed %i", (seed) => {
    const left = new Set(filesOutOfTurn(seed));
    const folders = new Set(all.filter((file) => !left.has(file)).map((file) => dirname(file)));
    expect([...new Set(all.map((file) => dirname(file)))].filter((folder) => !folders.has(folder))).toEqual([]);
  });
});
