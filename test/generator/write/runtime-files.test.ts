import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import ts from "typescript";
import { kinds, type ModuleDef } from "../../../generator/emit/structures.js";
import { copyRuntime, runtimeModules } from "../../../generator/write/runtime-files.js";

const templates = fileURLToPath(new URL("../../../templates/runtime", import.meta.url));
let folder = "";

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "runtime-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("copyRuntime", () => {
  it("copies what is asked for and everything that it imports, byte for byte", () => {
    mkdirSync(join(folder, "node"));
    const texts = {
      "a.ts": 'import type { B } from "./b.js";\nexport const a: B = 1; \n\n',
      "b.ts": 'import {\n  type C,\n} from "./c.js";\nexport type B = C;\n',
      "c.ts": 'export * from "./d.js";\nexport { e } from "./node/e.js";\nexport type C = number;',
      "d.ts": 'import "./a.js";\r\nexport {};\r\n',
      "node/e.ts": 'import { a } from "../a.js";\nexport const e = "./not-imported.js";\n',
      "unused.ts": "export {};\n",
    };
    for (const [path, text] of Object.entries(texts)) writeFileSync(join(folder, path), text);
    const copied = copyRuntime(folder, ["runtime/a.ts"]);
    expect(copied.map(({ path }) => path)).toEqual(
      ["a.ts", "b.ts", "c.ts", "d.ts", "node/e.ts"].map((path) => `runtime/${path}`),
    );
    for (const { path, text } of copied) expect(text).toBe(texts[path.slice("runtime/".length) as keyof typeof texts]);
  });

  it("finds every import of our own runtime that the compiler finds", () => {
    const names = readdirSync(templates, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
    for (const name of names) {
      const module = `runtime/${name}`;
      const copied = copyRuntime(templates, [module]).map(({ path }) => path);
      const { importedFiles } = ts.preProcessFile(readFileSync(join(templates, name), "utf8"));
      for (const { fileName } of importedFiles) {
        expect(copied, module).toContain(join("runtime", name, "..", fileName.replace(/\.js$/, ".ts")));
      }
    }
  });

  it("takes a module that does not exist, or stands elsewhere, as a fault of our own", () => {
    for (const module of ["runtime/none.ts", "runtime/../x.ts", "orders/types.ts"]) {
      expect(() => copyRuntime(folder, [module]), module).toThrow(/runtime has no module|no module of the runtime/);
    }
  });
});

describe("runtimeModules", () => {
  it("names what modules import and what they pass on", () => {
    const module: ModuleDef = {
      path: "orders/index.ts",
      sources: [],
      imports: [
        { module: "runtime/z.ts", name: "z", typeOnly: false },
        { module: "orders/types.ts", name: "Order", typeOnly: true },
        { module: "runtime/x.ts", name: "x", typeOnly: false, external: true },
      ],
      declarations: [{ kind: kinds.exports, isTypeOnly: true, moduleSpecifier: "runtime/problem.ts" }],
    };
    expect(runtimeModules([module, module])).toEqual(["runtime/problem.ts", "runtime/z.ts"]);
  });
});
