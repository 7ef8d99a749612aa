import { join } from "node:path";
import ts from "typescript";
import { expect, inject, it } from "vitest";
import { generate } from "../../generator/api/generate.js";
import { browserLibraries } from "../support/compile-parties.js";
import { compileAlone } from "../support/compile.js";
import { writeAt } from "../support/temp-folder.js";
import { blocksOf, root } from "./support/pages.js";

// Programs with specwright and with openapi-fetch are compiled; the others need packages that are not installed, so only their syntax is checked.
const page = "docs/coming-from.md";

it("compiles the programs of the page about other generators", async () => {
  const cwd = join(inject("runFolder"), "coming-from");
  const [spec] = blocksOf("docs/tutorials/first-client.md", ["yaml"]);
  writeAt(join(cwd, "package.json"), '{ "type": "module" }');
  writeAt(join(cwd, "orders.yaml"), spec?.text ?? "");
  const settings = { cwd, files: ["orders.yaml"], format: "none", strictness: "strict" } as const;
  for (const [out, emit, layout] of [
    ["api", ["client"], "file"],
    ["schema", ["paths"], "folder"],
  ] as const)
    expect(await generate({ ...settings, out, emit, layout })).toMatchObject({ ok: true, diagnostics: [] });
  const programs = blocksOf(page, ["ts"]).map(({ text, line }) => {
    const path = join(cwd, `program-${line}.ts`);
    writeAt(path, text.replace("./schema.js", "./schema/paths.js"));
    return path;
  });
  expect(programs.length).toBe(6);
  const paths = { "openapi-fetch": [join(root, "node_modules/openapi-fetch/dist/index.d.mts")] };
  const options = { lib: browserLibraries, paths, isolatedDeclarations: false, noUnusedLocals: false };
  expect(compileAlone(programs, new Map(), options)).toEqual([]);
});

it("has no syntax errors in programs with other generators", () => {
  const programs = blocksOf(page, ["typescript"]);
  expect(programs.length).toBe(3);
  const wrong = programs.flatMap(({ text }) => ts.transpileModule(text, { reportDiagnostics: true }).diagnostics ?? []);
  expect(wrong).toEqual([]);
});
