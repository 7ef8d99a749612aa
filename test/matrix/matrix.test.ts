import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { textOf } from "../docs/support/pages.js";

type Result = true | string;

interface Row {
  readonly id: string;
  readonly tool: string;
  readonly versions: readonly string[];
  readonly nodes: readonly string[];
  readonly packages: string;
  readonly setup: string;
}

interface Entry extends Omit<Row, "nodes" | "packages"> {
  readonly node: string;
  readonly command: string;
  readonly results: Readonly<Record<string, Result>>;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

type Measured = Readonly<Record<string, Readonly<Record<string, Entry["results"]>>>>;

const load = async <T>(name: string): Promise<T> => (await import(new URL(name, import.meta.url).href)) as T;
const { rows, chosenRows } = await load<{
  readonly rows: readonly Row[];
  chosenRows(names: readonly string[]): readonly Row[];
}>("rows.mjs");
const { mergeResults, pinnedVersion, regressions, renderPage } = await load<{
  mergeResults(
    recorded: readonly Entry[],
    rows: readonly Row[],
    measured: Measured,
    versionsOf: (row: Row) => readonly string[],
  ): readonly Entry[];
  pinnedVersion(manifest: Manifest, name: string): string;
  regressions(recorded: readonly Entry[], measured: Measured): readonly string[];
  renderPage(text: string, results: readonly Entry[]): string;
}>("results.mjs");
const { forms, generateForm, runCell } = await load<{
  readonly forms: Readonly<Record<string, object>>;
  generateForm(form: string, target: string): void;
  runCell(row: Row, form: string, generated: string, node: string): string | undefined;
}>("run-cell.mjs");

const root = resolve(import.meta.dirname, "../..");
const results = JSON.parse(textOf("test/matrix/results.json")) as readonly Entry[];
const page = textOf("docs/reference/compatibility.md");

describe("the results of the matrix", () => {
  it("have each row on each version of Node, with all forms, and no other one", () => {
    const declared = rows.flatMap(({ id, tool, versions, nodes, packages, setup }) =>
      nodes.map((node) => {
        const manifest = JSON.parse(textOf(`${packages}/package.json`)) as Manifest;
        const pinned = versions.map((name) => pinnedVersion(manifest, name));
        return { id, tool, versions: pinned, node, setup, command: `make matrix ROWS=${id}` };
      }),
    );
    expect(results.map(({ results: _, ...row }) => row)).toEqual(declared);
    for (const row of results) expect(Object.keys(row.results), row.id).toEqual(Object.keys(forms));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it("are the table of docs/reference/compatibility.md", () => {
    expect(renderPage(page, results)).toBe(page);
    expect(page).toContain("| tool");
  });

  it("name no place of the machine", () => {
    expect(JSON.stringify(results.map((row) => row.results))).not.toMatch(
      /node_modules|\/(?:home|root|tmp|usr|work)\b/,
    );
  });
});

const entry = {
  id: "a",
  tool: "A",
  versions: ["1.0.0"],
  node: "20.19",
  setup: "`a|b`",
  command: "make",
  results: { file: true, folder: "no `x`" },
} as const;

describe("the table", () => {
  it("has one line for versions of Node with the same results, and each reason once", () => {
    const later = { ...entry, node: "24" };
    const other = { ...entry, node: "24", setup: "c", results: { file: "no `x`", folder: "odd" } };
    expect(renderPage("<!-- matrix -->old<!-- end of matrix -->", [entry, later, other])).toBe(`<!-- matrix -->

| tool    | Node      | set-up | file      | folder    |
| ------- | --------- | ------ | --------- | --------- |
| A 1.0.0 | 20.19, 24 | \`a\\|b\` | builds    | fails (1) |
| A 1.0.0 | 24        | c      | fails (1) | fails (2) |

1. \`no 'x'\`
2. \`odd\`

<!-- end of matrix -->`);
  });

  it("keeps rows that are not measured again, and reports a row that does not build any more", () => {
    const row = { id: "a", tool: "T", versions: [], nodes: ["20.19", "24"], packages: "p", setup: "s" };
    const measured = { a: { "20.19": { file: "broken", folder: true } } } as const;
    expect(regressions([entry], measured)).toEqual(["a on Node 20.19 with file was recorded as building: broken"]);
    expect(regressions([entry], {})).toEqual([]);
    expect(mergeResults([entry], [row], {}, () => ["2"])).toEqual([
      { ...entry, tool: "T", versions: ["2"], setup: "s", command: "make matrix ROWS=a" },
    ]);
    expect(mergeResults([entry], [row], measured, () => [])[0]?.results).toEqual(measured.a["20.19"]);
  });
});

it("rows are chosen by their first words, and a name that no row has is an error", () => {
  const ids = (...names: string[]): readonly string[] => chosenRows(names).map(({ id }) => id);
  expect(ids("vite")).toEqual(["vite"]);
  expect(ids("jest")).toEqual(["jest-ts-jest", "jest-babel", "jest-swc"]);
  expect(ids()).toEqual(rows.map(({ id }) => id));
  expect(() => ids("web")).toThrow('No row is called "web"');
});

const areInstalled = existsSync(join(root, "test/matrix/bundlers/node_modules/webpack/package.json"));

it.skipIf(!areInstalled)("one file builds and runs with webpack and ts-loader, and with ts-jest", () => {
  const folder = join(inject("runFolder"), "matrix");
  generateForm("one file", folder);
  for (const row of chosenRows(["webpack-ts-loader", "jest-ts-jest"]))
    expect([row.id, runCell(row, "one file", folder, process.execPath)]).toEqual([row.id, undefined]);
});
