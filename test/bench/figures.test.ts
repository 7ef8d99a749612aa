import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pages, textOf } from "../docs/support/pages.js";

interface Row {
  readonly id: string;
  readonly subject: string;
  readonly group: string;
  readonly what: string;
  readonly document: string;
  readonly unit: string;
  readonly ours: number;
  readonly theirs?: number;
  readonly ratio?: number;
  readonly others?: Readonly<Record<string, number>>;
  readonly bound?: Readonly<Record<string, number>>;
  readonly command: string;
  readonly run: number;
}

interface Figures {
  readonly runs: readonly Readonly<Record<string, string | number>>[];
  readonly rows: readonly Row[];
}

interface Measured {
  readonly ours: number;
  readonly theirs?: number;
  readonly ratio?: number;
}

interface Group {
  readonly id: string;
}

const load = async <T>(name: string): Promise<T> => (await import(new URL(name, import.meta.url).href)) as T;
const { groups, declaredRows, chosenGroups } = await load<{
  groups: readonly Group[];
  declaredRows(group: Group): readonly Row[];
  chosenGroups(names: readonly string[]): readonly Group[];
}>("groups.mjs");
const { renderPage } = await load<{ renderPage(text: string, figures: Figures): string }>("tables.mjs");
const { measuredRow, mergeFigures } = await load<{
  measuredRow(row: object, figures: Measured): Row;
  mergeFigures(figures: Figures, declared: readonly object[], measured: readonly object[], run: object): Figures;
}>("figures.mjs");
const figures = JSON.parse(readFileSync(new URL("figures.json", import.meta.url), "utf8")) as Figures;
const declared = groups.flatMap(declaredRows);

describe("figures.json", () => {
  it("has each row that is measured, with its bound, and no other one", () => {
    const idOf = ({ id, subject, what, unit, bound, command }: Row): object => ({
      id,
      subject,
      what,
      unit,
      bound,
      command,
    });
    expect(declared.length).toBeGreaterThan(100);
    expect(figures.rows.map(idOf)).toEqual(declared.map(idOf));
    expect(new Set(declared.map(({ id }) => id)).size).toBe(declared.length);
  });

  it("names the source of each document, and has a figure of theirs with each ratio", () => {
    for (const { document, ours, theirs, ratio, bound } of figures.rows) {
      expect(document).toMatch(
        /^(?:specs\/|test\/bench\/|sandbox\/seeds\/|@octokit\/openapi \d|@readme\/oas-examples \d|.* in \.\.\/shared\/)/,
      );
      expect(ours).toBeGreaterThan(0);
      expect(theirs === undefined).toBe(ratio === undefined);
      if (bound?.["ratio"] !== undefined) expect(ratio).toBeGreaterThan(0);
    }
  });

  it("has commit, date and machine of each run, and nothing else of the machine", () => {
    expect(new Set(figures.rows.map(({ run }) => run))).toEqual(new Set(figures.runs.keys()));
    for (const run of figures.runs) {
      expect(Object.keys(run)).toEqual(["commit", "date", "machine", "cores", "node"]);
      expect(run["commit"]).toMatch(/^[\da-f]{7,40}$/);
      expect(run["date"]).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});

const read = pages().filter((page) =>
  /^(?:docs\/.*|README\.md|ARCHITECTURE\.md|CONTRIBUTING\.md|test\/bench\/(?:README|figures)\.md)$/.test(page),
);

describe("pages", () => {
  it("have the tables and figures of figures.json", () => {
    for (const page of pages()) expect(renderPage(textOf(page), figures), page).toBe(textOf(page));
  });

  it("begin no line with a comment of a figure, which Markdown would take out of its paragraph", () => {
    expect(pages().filter((page) => /^<!-- figure: /m.test(textOf(page)))).toEqual([]);
  });

  it("have a table of each group", () => {
    const named = new Set(
      pages().flatMap((page) =>
        [...textOf(page).matchAll(/<!-- figures: (.+?) -->/g)].flatMap(([, names = ""]) => names.split(" ")),
      ),
    );
    const shown = figures.rows.filter(({ subject, group }) => named.has(subject) || named.has(group));
    expect(shown).toEqual(figures.rows);
  });

  it.each(read)("%s has no other figures of speed and memory", (page) => {
    expect(figuresIn(textOf(page))).toEqual(limits[page] ?? []);
  });

  it("explain the bench in at most 150 lines", () => {
    expect(textOf("test/bench/README.md").split("\n").length).toBeLessThanOrEqual(151);
  });
});

/** Quantities with a unit of time or size, and comparisons of effort. */
const quantity = new RegExp(
  [
    /(?<![\w.-])[\d.,]*\d ?(?:µs|us|ns|ms|s|kB|KB|MB|MiB|GB|GiB|(?:milli)?seconds)(?![\w/-])/,
    /(?<![\w.-])[\d.,]*\d ?(?:times\b|%)/,
    /(?<![\w.-])[01]\.\d\d of\b/,
    /\b(?:half|twice|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|tenths?|twentieths?|times) (?:of )?(?:the |its )?(?:CPU|time|memory)\b/,
    /\b(?:half|twice|times) as (?:fast|large|long|much|slow)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Quantities that are limits, settings and examples, in the order of their page. */
const limits: Readonly<Record<string, readonly string[]>> = {
  "docs/reference/apis.md": ["3600 seconds"],
  "docs/explanation/choice.md": ["6 kB"],
  // The time of each retry and of each token, as clients-compared.test.ts finds it in the code, and that of other clients.
  "docs/explanation/clients-compared.md": [
    ...["2 times", "250 ms", "1 s", "8 s", "60 s"],
    ...["2 times", "0.5 s", "8 s", "25 %"],
    ...["0.5 s", "5 s", "50 %", "1 s"],
    ...["2 times", "1 s", "60 s", "10 %"],
    ...["60 s", "600 s", "80 s", "60 s", "120 s", "1,200 s", "120 s"],
    ...["5 times", "0.1 s"],
  ],
  "docs/how-to/sandbox.md": ["15 seconds", "0.25 seconds"],
  "docs/how-to/retries.md": ["250 ms", "1 s", "8 s", "60 s"],
  "docs/how-to/sign-in.md": ["120 s", "30 s", "5 s", "60 s"],
  "docs/how-to/streams.md": ["1 s", "0.1 s", "8 s"],
  "docs/explanation/how-payloads-are-validated.md": ["1,000,000 times"],
  "docs/how-to/contract-tests.md": ["10 seconds", "10 seconds", "16 MiB", "10 seconds"],
  "docs/explanation/decisions/13-the-sandbox-keeps-its-state-in-postgresql.md": ["16 MB"],
  "docs/explanation/decisions/40-the-first-run-chooses-the-layout.md": ["500 kB"],
  "docs/reference/levels.md": ["10001 times"],
  "docs/reference/generated-code.md": ["1 MB", "500 kB"],
  "docs/reference/security-promises.md": ["12 times", "5 times", "4 kB", "1 MB"],
  "docs/how-to/protect-a-server.md": ["16 kB", "256 kB", "256 kB", "256 MB"],
  "docs/how-to/shared-policy.md": ["1 MB"],
  "docs/reference/client.md": ["300 s"],
  "docs/reference/server.md": ["256 kB", "16 kB", "64 MB", "256 kB"],
  "docs/reference/wrong-payloads.md": ["10%"],
  "test/bench/README.md": ["25 ms", "150 ms", "200 kB"],
};

/** Figures of a page outside of code, generated parts, and tables that `make corpus` writes. */
function figuresIn(text: string): readonly string[] {
  const prose = text
    .replaceAll(/^```.*?^```$/gms, "")
    .replaceAll(/<!-- list: .*?<!-- end of list -->/gs, "")
    .replaceAll(/<!-- figures: .*?<!-- \/figures -->/gs, "")
    .replaceAll(/<!-- figure: .*?<!-- \/figure -->(?: times)?/gs, "")
    .replaceAll(/<!-- renderers -->.*?<!-- \/renderers -->/gs, "")
    .replaceAll(/<!-- corpus -->.*?<!-- end of corpus -->/gs, "");
  return prose.match(quantity) ?? [];
}

describe("figures outside of tables", () => {
  it("are found", () => {
    const text =
      "It took 1.08 s of CPU, 0.63 of openapi-typescript, 430 MB, four times as fast, a seventh of the time, 12 ms, 3.2 times.";
    expect(figuresIn(text)).toEqual([
      "1.08 s",
      "0.63 of",
      "430 MB",
      "times as fast",
      "seventh of the time",
      "12 ms",
      "3.2 times",
    ]);
  });

  it("are not code, generated figures and other numbers", () => {
    const text =
      "In 2 steps, `n`.\n```sh\nsleep 5 s\n```\n<!-- figure: a.b ours -->5.00 MB<!-- /figure --> Node 20.19 is 3 of 4.";
    expect(figuresIn(text)).toEqual([]);
  });
});

const run = { commit: "abc1234", date: "2030-01-01", machine: "A processor", cores: 2, node: "v20.0.0" };
const row = { id: "a.b", subject: "a", group: "a", what: "A row", document: "specs/", unit: "CPU s", command: "make" };

describe("the table of rows", () => {
  const measured = measuredRow({ ...row, bound: { ratio: 1 } }, { ours: 1.23456, theirs: 1, ratio: 1.23456 });
  const known = mergeFigures({ runs: [], rows: [] }, [{ ...row, bound: { ratio: 1 } }], [measured], run);

  it("says that a bound is missed, and at which commit the row was measured", () => {
    const page = "<!-- figures: a -->old<!-- /figures --> <!-- figure: a.b ratio -->old<!-- /figure -->";
    expect(renderPage(page, known)).toBe(`<!-- figures: a -->

| what  | document | unit  | ours | theirs | ratio | at most                |
| ----- | -------- | ----- | ---- | ------ | ----- | ---------------------- |
| A row | specs/   | CPU s | 1.24 | 1.00   | 1.24  | ratio 1.00, **missed** |

Measured at \`abc1234\` on 2030-01-01: Node 20.0.0, 2 x A processor.

<!-- /figures --> <!-- figure: a.b ratio -->1.24<!-- /figure -->`);
  });

  it("refuses a figure of a row that was not measured", () => {
    expect(() => renderPage("<!-- figure: a.c ours --><!-- /figure -->", known)).toThrow('no "ours" of "a.c"');
    expect(() => renderPage("<!-- figures: c --><!-- /figures -->", known)).toThrow('no rows of "c"');
  });

  it("keeps rows that are not measured again, with their run, and drops those that are declared no more", () => {
    const later = { ...run, commit: "def5678" };
    const second = { ...row, id: "a.c" };
    const both = mergeFigures(known, [row, second], [measuredRow(second, { ours: 2 })], later);
    expect(both.runs).toEqual([run, later]);
    expect(both.rows.map(({ id, run: index }) => [id, index])).toEqual([
      ["a.b", 0],
      ["a.c", 1],
    ]);
    expect(mergeFigures(both, [second], [], later)).toEqual({ runs: [later], rows: [{ ...both.rows[1], run: 0 }] });
  });
});

it("rows are chosen by group or subject, and a name that is neither is refused", () => {
  expect(chosenGroups(["xml", "github"]).map(({ id }) => id)).toEqual(["github", "xml"]);
  expect(chosenGroups([])).toEqual(groups);
  expect(() => chosenGroups(["githup"])).toThrow('No row is called "githup".');
});
