import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Folders of committed output, and the golden files of every feature. */
const folders = ["generated", ...readdirSync("test/golden").map((name) => join("test/golden", name, "expected"))];

describe("committed output", () => {
  it("is ASCII in every byte of its code", () => {
    let files = 0;
    const found: string[] = [];
    for (const path of folders.flatMap(codeFiles)) {
      files += 1;
      const bytes = readFileSync(path);
      const at = bytes.findIndex((byte) => byte > 0x7e || (byte < 0x20 && byte !== 0x0a && byte !== 0x09));
      if (at !== -1) found.push(`${path}: byte ${at}`);
    }
    expect(found).toEqual([]);
    expect(files).toBeGreaterThan(200);
  });
});

function codeFiles(folder: string): readonly string[] {
  return read(folder)
    .filter((file) => /\.(ts|js|mjs|cjs|json)$/.test(file))
    .filter((file) => !/(^|[/\\])(node_modules|dist)[/\\]/.test(file))
    .map((file) => join(folder, file));
}

function read(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}
