import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const load = async <T>(name: string): Promise<T> => (await import(new URL(name, import.meta.url).href)) as T;
const { renderTable } = await load<{ renderTable(text: string, figures: object): string }>("renderers/table.mjs");
const { renderers } = await load<{ renderers: readonly { readonly name: string; readonly specifier?: string }[] }>(
  "renderers/renderers.mjs",
);
const page = readFileSync("docs/explanation/renderers-compared.md", "utf8");
const text = readFileSync(new URL("renderers/figures.json", import.meta.url), "utf8");
const figures = JSON.parse(text) as { readonly rows: readonly { readonly name: string; readonly version: string }[] };

it("the page has each measured figure, and no other one", () => {
  expect(renderTable(page, figures)).toBe(page);
  const other = JSON.parse(text.replace('"violations": 0', '"violations": 9')) as object;
  expect(renderTable(page, other)).not.toBe(page);
});

it("each renderer was measured in its pinned version", () => {
  const pinned = renderers.map(({ name, specifier = "@0.1.0" }) => ({ name, version: specifier.split("@").at(-1) }));
  expect(figures.rows.map(({ name, version }) => ({ name, version }))).toEqual(pinned);
});
