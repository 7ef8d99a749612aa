import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { importEmitted } from "../../../generator/api/import-emitted.js";

const files = [
  { path: "runtime/words.ts", text: "export type Word = string;\nexport const word: Word = 'hello';\n" },
  {
    path: "greet.ts",
    text: "import { word, type Word } from './runtime/words.js';\nexport const greet = (): Word => word;\n",
  },
];

const ownFolders = (): readonly string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("specwright-emitted-"));

describe("importing emitted code", () => {
  it("runs modules that import each other, and leaves no folder behind", async () => {
    const before = ownFolders();
    const { greet } = await importEmitted(files, "greet.ts");
    expect((greet as () => string)()).toBe("hello");
    expect(ownFolders()).toEqual(before);
  });

  it("leaves no folder behind when a module throws", async () => {
    const before = ownFolders();
    await expect(importEmitted([{ path: "a.ts", text: "throw new Error('no');" }], "a.ts")).rejects.toThrow("no");
    expect(ownFolders()).toEqual(before);
  });

  it("writes no file outside of its folder", async () => {
    await expect(importEmitted([{ path: "../outside.ts", text: "" }], "../outside.ts")).rejects.toThrow("its folder");
  });
});
