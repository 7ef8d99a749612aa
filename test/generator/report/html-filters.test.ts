import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { htmlReport } from "../../../generator/report/html.js";
import { filterScript } from "../../../generator/report/html-script.js";
import type { SettledChange } from "../../../generator/compare/final-levels.js";
import { other, removed, sampleChange, sampleReport, weakening } from "./sample-report.js";

const useOf = (operation: string, tag: string): SettledChange["uses"] => [
  { direction: "sent", text: `${operation} request`, part: { operation, path: "/", tags: [tag] } },
];
const page = htmlReport(
  sampleReport([
    sampleChange({ uses: useOf("createOrder", "orders") }),
    { ...removed, uses: useOf("cancelOrder", "cancelling") },
    { ...other, uses: useOf("createOrder", "orders") },
  ]),
);

describe("search and filters of a page", () => {
  it("are labelled, and choose by level, harm, operation and tag", () => {
    const bar = /<div class="filters" role="search" hidden>[^]*?<\/div>/.exec(page)?.[0] ?? "";
    expect(bar.match(/<label>\w+ <(?:input|select)/g)).toEqual([
      "<label>Search <input",
      ...["Level", "Affects", "Operation", "Tag"].map((label) => `<label>${label} <select`),
    ]);
    expect(bar).toContain('<option value="0">cancelOrder</option><option value="1">createOrder</option></select>');
    expect(page).toContain(
      '<article id="0123456789ab" data-level="breaking" data-audience="sent" data-operation="1" data-tag="1">',
    );
    expect(page).toContain('id="aaaaaaaaaaaa" data-level="breaking" data-audience="sent code"');
    expect(page).toContain('id="cccccccccccc" data-level="info" data-audience=""');
    expect(htmlReport(sampleReport([weakening]))).toContain('data-level="warning" data-audience="security"');
  });

  it("leave what fits, open its section, and give all back when they are cleared", () => {
    const { shown, choose } = runPage(page);
    expect(shown()).toEqual(["0123456789ab", "aaaaaaaaaaaa", "cccccccccccc"]);
    expect(choose({ operation: "1" })).toBe("2 of 3 entries");
    expect(shown()).toEqual(["0123456789ab", "cccccccccccc"]);
    choose({ operation: "1", level: "info" });
    expect(shown()).toEqual(["cccccccccccc"]);
    choose({ audience: "code", search: "REMOVED  cancelorder" });
    expect(shown()).toEqual(["aaaaaaaaaaaa"]);
    choose({ tag: "0", level: "info" });
    expect(shown()).toEqual([]);
    expect(choose({})).toBe("3 of 3 entries");
  });

  it("are not there where there is nothing to choose", () => {
    expect(htmlReport(sampleReport([]))).not.toMatch(/<script|script-src|<select/);
  });
});

interface Entry {
  readonly id: string;
  readonly textContent: string;
  hidden: boolean;
  getAttribute(name: string): string;
}

/** Runs the script of a page on the parts of a document that it uses. */
function runPage(html: string): {
  readonly shown: () => readonly string[];
  readonly choose: (values: Readonly<Record<string, string>>) => string;
} {
  const sections = html.split("<section ").slice(1).map(sectionIn);
  const input = { name: "search", value: "" };
  const selects = [...html.matchAll(/<select name="(\w+)">/g)].map(([, name = ""]) => ({ name, value: "" }));
  const output = { textContent: "" };
  const listeners: (() => void)[] = [];
  const bar = {
    hidden: true,
    querySelector: (name: string) => (name === "input" ? input : output),
    querySelectorAll: () => selects,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  };
  const document = { querySelector: () => bar, querySelectorAll: () => sections };
  runInNewContext(filterScript, { document });
  expect(bar.hidden).toBe(false);
  return {
    shown: () =>
      sections
        .flatMap(({ hidden, entries }) => (hidden ? [] : entries))
        .filter(({ hidden }) => !hidden)
        .map(({ id }) => id),
    choose: (values) => {
      for (const field of [input, ...selects]) field.value = values[field.name] ?? "";
      for (const listener of listeners) listener();
      const isFiltered = Object.keys(values).length > 0;
      if (isFiltered) for (const { hidden, details } of sections) expect(details.open).toBe(!hidden);
      return output.textContent;
    },
  };
}

function sectionIn(html: string): {
  hidden: boolean;
  readonly details: { open: boolean };
  readonly entries: readonly Entry[];
  readonly querySelector: () => { open: boolean };
  readonly querySelectorAll: () => readonly Entry[];
} {
  const details = { open: html.includes("<details open>") };
  const entries = [...html.matchAll(/<article id="(\w+)"([^>]*)>([^]*?)<\/article>/g)].map(
    ([, id = "", attributes = "", inner = ""]): Entry => ({
      id,
      textContent: inner.replace(/<[^>]*>/g, ""),
      hidden: false,
      getAttribute: (name) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? "",
    }),
  );
  return { hidden: false, details, entries, querySelector: () => details, querySelectorAll: () => entries };
}
