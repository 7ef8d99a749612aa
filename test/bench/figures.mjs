import { isDeepStrictEqual } from "node:util";

/** A row with its figures, rounded to four digits. */
export function measuredRow(row, { ours, theirs, ratio, others = {} }) {
  const named = Object.entries(others).map(([name, value]) => [name, rounded(value)]);
  return {
    ...row,
    ours: rounded(ours),
    ...(theirs === undefined ? {} : { theirs: rounded(theirs), ratio: rounded(ratio) }),
    ...(named.length === 0 ? {} : { others: Object.fromEntries(named) }),
  };
}

function rounded(value) {
  return Number(value.toPrecision(4));
}

/** Figures in which measured rows replace the older ones. Rows that are declared no more are left out, and so are their runs. */
export function mergeFigures(figures, declared, measured, run) {
  const runs = [...figures.runs, run].filter(
    (one, at, all) => all.findIndex((other) => isDeepStrictEqual(one, other)) === at,
  );
  const at = runs.findIndex((other) => isDeepStrictEqual(run, other));
  const rows = declared.flatMap(({ id, what, bound }) => {
    const found = measured.find((row) => row.id === id);
    if (found !== undefined) return [{ ...found, run: at }];
    return figures.rows.filter((row) => row.id === id).map((row) => ({ ...row, what, bound }));
  });
  const used = runs.map((_, index) => index).filter((index) => rows.some((row) => row.run === index));
  return {
    runs: used.map((index) => runs[index]),
    rows: rows.map((row) => ({ ...row, run: used.indexOf(row.run) })),
  };
}

/** The text of figures.json: a line for each run and row. */
export function jsonOf({ runs, rows }) {
  const list = (items) => `[\n${items.map((item) => JSON.stringify(item)).join(",\n")}\n]`;
  return `{"runs": ${list(runs)}, "rows": ${list(rows)}}\n`;
}
