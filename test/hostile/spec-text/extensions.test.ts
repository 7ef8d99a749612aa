import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { extensions, pageExtensions, tokenExtensions, writtenExtensions } from "./openapi-positions.js";

describe("extensions", () => {
  it("that the generator reads all have their texts tried", () => {
    const found = new Set<string>();
    for (const file of readdirSync("generator", { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".ts") || /(^|[/\\])(dist|node_modules)[/\\]/.test(file)) continue;
      const text = readFileSync(join("generator", file), "utf8");
      for (const [, name = ""] of text.matchAll(/["'`](x-[a-z][A-Za-z-]+)["'`]/g)) found.add(name);
    }
    expect([...found].sort()).toEqual(
      [...extensions, ...pageExtensions, ...tokenExtensions, ...writtenExtensions].sort(),
    );
  });
});
