import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gatherRuntime } from "../../../generator/write/gather-runtime.js";

let folder = "";

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "runtime-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function gathered(
  texts: Readonly<Record<string, string>>,
  modules: readonly string[],
): Readonly<Record<string, string>> {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return Object.fromEntries(gatherRuntime(folder, modules).map(({ path, text }) => [path, text]));
}

const texts = {
  "json/all.ts": `import { first, type First } from "./first.js";
import type { Base } from "../base/base.js";

/** Both. */
export const all: readonly [First, Base] = [first, ""];
`,
  "json/first.ts": `import {
  base,
  type Base,
} from "../base/base.js";

export type First = Base;
export const first: First = base;
`,
  "json/unused.ts": "export {};\n",
  "base/base.ts": 'export type Base = string;\n\nexport const base: Base = "";\n',
};

describe("gatherRuntime", () => {
  it("writes one module for each folder: what is used of it, after what that stands on, and imports merged", () => {
    expect(gathered(texts, ["runtime/json/all.ts"])).toEqual({
      "runtime/base.ts": 'export type Base = string;\n\nexport const base: Base = "";\n',
      "runtime/json.ts": `import { type Base, base } from "./base.js";

export type First = Base;
export const first: First = base;

/** Both. */
export const all: readonly [First, Base] = [first, ""];
`,
    });
  });

  it("writes the same whatever is asked for first", () => {
    const modules = ["runtime/json/all.ts", "runtime/base/base.ts", "runtime/json/first.ts"];
    expect(gathered(texts, modules.toReversed())).toEqual(gathered(texts, modules));
  });

  it("breaks an import that is longer than a line", () => {
    const names = Array.from({ length: 20 }, (_, index) => `constant${index + 10}`);
    const consts = names.map((name) => `export const ${name} = 1;\n`).join("");
    const use = `import { ${names.join(", ")} } from "../base/many.js";\n\nexport const sum: number = ${names.join(" + ")};\n`;
    const { "runtime/json.ts": text = "" } = gathered({ "base/many.ts": consts, "json/sum.ts": use }, [
      "runtime/json/sum.ts",
    ]);
    expect(text.split("\n").slice(0, 3)).toEqual(["import {", "  constant10,", "  constant11,"]);
    expect(text).toContain('  constant29,\n} from "./base.js";\n');
  });

  it("takes a module that does not exist, or stands elsewhere, as a fault of our own", () => {
    for (const module of ["runtime/json/none.ts", "runtime/../x.ts", "orders/types.ts"]) {
      expect(() => gatherRuntime(folder, [module]), module).toThrow(
        /runtime has no module|is not a module of the runtime/,
      );
    }
  });
});
