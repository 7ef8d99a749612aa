import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { promiseNames } from "../support/promise.js";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/reference/security-promises.md"), "utf8");

describe("every promise of docs/reference/security-promises.md", () => {
  it("has a name, which no other has", () => {
    const section = (head: string): string => page.split(`\n## ${head}\n`)[1]?.split("\n## ")[0] ?? "";
    const rows = section("Promises")
      .split("\n")
      .filter((line) => /^\| (?!promise|---)/.test(line));
    const points = section("Trust levels")
      .split("\n")
      .filter((line) => /^(?:- |(?:<a id="[a-z-]+"><\/a>)?\*\*)/.test(line));
    expect([rows.length, points.length].map((count) => count > 5)).toEqual([true, true]);
    const named = /^(?:\| |- )?<a id="[a-z-]+"><\/a>/;
    expect([...rows, ...points].filter((line) => !named.test(line))).toEqual([]);
    expect(promiseNames).toHaveLength(rows.length + points.length);
    expect(new Set(promiseNames).size).toBe(promiseNames.length);
  });

  it("is held to by a test that goes from end to end, and no test holds to another", () => {
    const paths = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" });
    const texts = paths
      .filter((path) => path.endsWith(".test.ts"))
      .map((path) => readFileSync(join(root, "test", path), "utf8"));
    const held = texts.flatMap((text) =>
      [...text.matchAll(/^ *promise\(\s*\[([^\]]*)\]/gm)].flatMap(([, names = ""]) => names.match(/[a-z-]+/g) ?? []),
    );
    expect([...new Set(held)].sort()).toEqual([...promiseNames].sort());
  });
});
