import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { generate } from "../../generator/api/generate.js";
import { emitterNames } from "../../generator/settings/parts.js";
import { browserLibraries } from "../support/compile-parties.js";
import { compileAlone } from "../support/compile.js";
import { writeAt } from "../support/temp-folder.js";
import { blocksOf, pages, root, textOf, type Block } from "./support/pages.js";
import { surroundings } from "./support/surroundings.js";

// Programs of the pages are compiled as they stand, in one go, against the generated code of this repository. Pages that speak of
// orders mean the contract beside this test, with the table of errors that docs/errors.md shows.

/** Pages whose programs are compiled and run by tests of their own. */
const runElsewhere = ["docs/vendor-documents.md", "README.md"];

const blocks = pages()
  .filter((page) => /^(?:docs|generator)\//.test(page) && !runElsewhere.includes(page))
  .flatMap((page) => blocksOf(page, ["ts", "js"]));

const packages = {
  specwright: [join(root, "generator/index.ts")],
  "travel-expense-sandbox": [join(root, "sandbox/index.ts")],
  "@specwright/runtime/*": [join(root, "generated/runtime/*.ts")],
  "@specwright/travel-expense/runtime/*": [join(root, "generated/runtime/adapters.ts")],
  "@specwright/travel-expense/*": [join(root, "generated/*.ts"), join(root, "generated/*/index.ts")],
  "openapi-fetch": [join(root, "node_modules/openapi-fetch/dist/index.d.mts")],
};

const options = {
  lib: browserLibraries,
  paths: packages,
  types: ["node"],
  typeRoots: [join(root, "node_modules/@types")],
  isolatedDeclarations: false,
  noUnusedLocals: false,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};

/** A block as a module of its own. */
function moduleOf({ page, text }: Block, folder: string): string {
  const around = surroundings[page]?.find(({ holds }) => text.includes(holds));
  const whole = `${around?.before ?? ""}${text}${around?.after ?? ""}\nexport {};\n`;
  return whole
    .replaceAll(/(["'])\.\/(?:generated|src)\/orders?\//g, `$1${folder}/generated/orders/`)
    .replaceAll(/(["'])\.\/generated\//g, `$1${root}/generated/`);
}

describe("programs in the pages", () => {
  let complaints: readonly string[];

  beforeAll(async () => {
    const folder = join(inject("runFolder"), "docs-blocks");
    const [table] = blocksOf("docs/errors.md", ["yaml"]);
    const contract = textOf("test/docs/support/orders.yaml") + (table?.text ?? "").replace(/^components:\n/, "");
    writeAt(join(folder, "package.json"), '{ "type": "module" }');
    writeAt(join(folder, "specs/orders/openapi.yaml"), contract);
    const { ok, diagnostics } = await generate({ cwd: folder, format: "none", emit: emitterNames });
    expect([ok, diagnostics]).toEqual([true, []]);
    const texts = new Map(
      blocks.map((block) => [
        join(folder, `${block.page.replaceAll(/\W/g, "-")}-${block.line}.ts`),
        moduleOf(block, folder),
      ]),
    );
    complaints = compileAlone([...texts.keys()], texts, options);
  });

  it("compile, with the names that the pages speak of around them", () => {
    expect(blocks.length).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  });

  it("have surroundings that a block of the page needs, each for one", () => {
    const unused = Object.entries(surroundings).flatMap(([page, list]) =>
      list
        .filter(({ holds }) => blocks.filter((block) => block.page === page && block.text.includes(holds)).length !== 1)
        .map(({ holds }) => `${page}: ${holds}`),
    );
    expect(unused).toEqual([]);
  });
});
