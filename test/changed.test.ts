import { describe, expect, it } from "vitest";

type Read = (file: string) => string;

interface ChangedTests {
  testsOfChanges(changed: readonly string[], files: readonly string[], read: Read): readonly string[];
}

const program = new URL("support/changed-tests.mjs", import.meta.url).href;
const { testsOfChanges } = (await import(program)) as ChangedTests;

const texts: Readonly<Record<string, string>> = {
  "generator/text/names.ts": "export const a = 1;",
  "generator/emit/types.ts": 'import { a } from "../text/names.js";',
  "generator/generate.ts": 'import "./emit/types.js";',
  "templates/runtime/json/text.ts": "",
  "generated/orders/client.ts": "",
  "specs/orders/openapi.yaml": "",
  "sandbox/control/openapi.yaml": "",
  "docs/how-to/diff.md": "",
  "test/support/random.ts": "",
  "test/support/shapes.ts": 'import { random } from "./random.js";',
  "test/generator/text/names.test.ts": "",
  "test/generator/emit/types.test.ts": 'import { b } from "../../../generator/emit/types.js";',
  "test/generator/generate.test.ts": 'await import("../../generator/generate.js");',
  "test/runtime/json/text.test.ts": "",
  "test/runtime/shapes.test.ts": 'import { shape } from "../support/shapes.js";',
  "test/contract/orders/orders.test.ts": 'import { c } from "@specwright/travel-expense/orders/client";',
  "test/contract/other.test.ts": "",
  "test/golden/golden.test.ts": "",
  "test/golden/names/expected/types.ts": "",
  "test/compare/compare.test.ts": "",
  "test/compare/cases/error.yaml": "",
  "test/docs/links.test.ts": "",
  "test/sandbox/control/control.test.ts": "",
  "test/sandbox/identity/reading.test.ts": "",
  "test/sandbox/paging.test.ts": "",
};

const testsOf = (...changed: readonly string[]): readonly string[] =>
  testsOfChanges(changed, Object.keys(texts), (file) => texts[file] ?? "");

describe("the tests of a change", () => {
  it.each([
    ["generator/text/names.ts", ["generator/text/names.test.ts", "generator/emit/types.test.ts"]],
    [
      "generator/emit/types.ts",
      ["generator/emit/types.test.ts", "generator/generate.test.ts", "golden/golden.test.ts"],
    ],
    ["templates/runtime/json/text.ts", ["runtime/json/text.test.ts"]],
    ["templates/runtime/json/read/number.ts", ["runtime/json/text.test.ts"]],
    ["generator/text/words.ts", ["generator/text/names.test.ts"]],
    ["sandbox/control/journal.ts", ["sandbox/control/control.test.ts"]],
    ["sandbox/domain/identity/read.ts", ["sandbox/identity/reading.test.ts"]],
    ["sandbox/interfaces/identity/users.ts", ["sandbox/identity/reading.test.ts"]],
    ["sandbox/domain/pages.ts", ["sandbox/paging.test.ts"]],
    ["generated/orders/client.ts", ["contract/orders/orders.test.ts"]],
    ["specs/orders/openapi.yaml", ["contract/orders/orders.test.ts"]],
    ["sandbox/control/openapi.yaml", ["sandbox/control/control.test.ts"]],
    ["docs/how-to/diff.md", ["docs/links.test.ts"]],
    ["test/support/random.ts", ["runtime/shapes.test.ts"]],
    ["test/golden/names/expected/types.ts", ["golden/golden.test.ts"]],
    ["test/compare/cases/error.yaml", ["compare/compare.test.ts"]],
    ["test/docs/links.test.ts", ["docs/links.test.ts"]],
    ["LICENSE", []],
  ])("of %s", (file, expected) => {
    expect(testsOf(file)).toEqual(expected.map((name) => `test/${name}`));
  });

  it("are those of all its files, each once", () => {
    expect(testsOf("docs/how-to/diff.md", "specs/orders/openapi.yaml", "README.md")).toEqual([
      "test/contract/orders/orders.test.ts",
      "test/docs/links.test.ts",
    ]);
  });
});
