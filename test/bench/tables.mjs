import { isMissed } from "./bounds.mjs";

/** The columns of a table; those without a cell are left out. */
const columns = {
  what: ({ what }) => what,
  document: ({ document }) => document,
  unit: ({ unit }) => unit,
  ours: ({ ours, unit }) => numberText(ours, unit),
  theirs: ({ theirs, unit }) => numberText(theirs, unit),
  "theirs are of": ({ against = "", theirs }) => (theirs === undefined ? "" : against),
  ratio: ({ ratio }) => ratioText(ratio),
  "at most": (row) => boundText(row),
  "ratios of others": ({ others = {} }) =>
    Object.entries(others)
      .map(([name, ratio]) => `${name} ${ratioText(ratio)}`)
      .join(", "),
};

/**
 * The text of a page with its tables and sentences made anew: `<!-- figures: NAME ... -->` has the rows of subjects or groups,
 * `<!-- figure: ID KEY -->` one figure (ours, theirs or ratio). Each ends with a comment of a slash and its word.
 */
export function renderPage(text, figures) {
  return text
    .replaceAll(/<!-- figures: (.+?) -->.*?<!-- \/figures -->/gs, (_, names) => {
      return `<!-- figures: ${names} -->\n\n${tableOf(figures, names.split(" "))}\n\n<!-- /figures -->`;
    })
    .replaceAll(/<!-- figure: (\S+) (ours|theirs|ratio) -->.*?<!-- \/figure -->/gs, (_, id, key) => {
      const row = figures.rows.find((one) => one.id === id);
      if (row?.[key] === undefined) throw new Error(`figures.json has no "${key}" of "${id}".`);
      const figure = key === "ratio" ? ratioText(row.ratio) : withUnit(row[key], row.unit);
      return `<!-- figure: ${id} ${key} -->${figure}<!-- /figure -->`;
    });
}

/** The table of rows, and a line with the runs that measured them. */
export function tableOf({ rows, runs }, names) {
  const chosen = rows.filter(({ subject, group }) => names.includes(subject) || names.includes(group));
  if (chosen.length === 0) throw new Error(`figures.json has no rows of "${names.join(" ")}".`);
  const used = [...new Set(chosen.map(({ run }) => run))].map((run) => runs[run]);
  const run = used.length > 1 ? { commit: (row) => runs[row.run].commit } : {};
  const cells = Object.entries({ ...columns, ...run }).map(([head, cell]) => [head, ...chosen.map((row) => cell(row))]);
  const filled = cells.filter(([, ...rest]) => rest.some((cell) => cell !== ""));
  const widths = filled.map((column) => Math.max(...column.map((cell) => cell.length)));
  const line = (index) => `| ${filled.map((column, at) => column[index].padEnd(widths[at])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const lines = chosen.map((_, index) => line(index + 1));
  return [line(0), rule, ...lines, "", ...used.map(runText)].join("\n");
}

function runText({ commit, date, machine, cores, node }) {
  return `Measured at \`${commit}\` on ${date}: Node ${node.slice(1)}, ${cores} x ${machine}.`;
}

function boundText(row) {
  if (row.bound === undefined) return "";
  const { ratio, ours, difference } = row.bound;
  const text =
    ratio !== undefined ? `ratio ${ratioText(ratio)}` : ours !== undefined ? `ours ${ours}` : `${difference} more`;
  return isMissed(row) ? `${text}, **missed**` : text;
}

function ratioText(ratio) {
  if (ratio === undefined) return "";
  return ratio < 0.1 ? ratio.toFixed(3) : ratio.toFixed(2);
}

/** Three digits, or all digits of counts. */
function numberText(value, unit) {
  if (value === undefined) return "";
  if (["bytes", "lines", "files"].includes(unit)) return String(value);
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function withUnit(value, unit) {
  const [, time] = /^CPU (.*)$/.exec(unit) ?? [];
  return time === undefined ? `${numberText(value, unit)} ${unit}` : `${numberText(value, unit)} ${time} of CPU time`;
}
